//! The page about oneself.

use serde_json::json;

use super::page::visit_together;
use super::play_online::link;

/// What the field for the name holds.
const IS_CALLED: &str = "return document.querySelector('[data-form=name] input')?.value === arguments[0];";

#[tokio::test]
async fn one_person_has_a_name_a_password_two_devices_and_a_way_out() {
    visit_together(["en", "en"], |[(laptop, _), (phone, _)], _| async move {
        laptop.open("/#/you").await;
        laptop.introduce("Mia").await;
        laptop.wait_until(IS_CALLED, vec![json!("Mia")], "the page knows the name").await;
        laptop.wait_for_text(".results", "No finished game yet").await;

        laptop.fill("[data-form=name] input", "ou").await;
        laptop.click("[data-form=name] .go").await;
        laptop.wait_for_text("[data-form=name] .kept", "It is kept").await;
        laptop.fill("[data-form=password] input", "eight cats and one").await;
        laptop.click("[data-form=password] .go").await;
        laptop.wait_for_text("[data-form=password] .kept", "It is kept").await;

        laptop.click(".make-link").await;
        let way = link(&laptop).await;
        assert_eq!(laptop.count(".qr path").await, 1);
        phone.open(&way).await;
        phone.wait_until(IS_CALLED, vec![json!("Miaou")], "the phone is the same person's").await;

        // The link worked once.
        phone.forget_identity().await;
        phone.open("/").await;
        phone.open(&way).await;
        phone.wait_for_text("[role=alert]", "This link was used already").await;

        // The password works as often as one likes.
        phone.open("/").await;
        phone.open("/#/you").await;
        phone.wait_for(".login summary").await;
        phone.click(".login summary").await;
        phone.fill(".login [name=login]", "Miaou").await;
        phone.fill(".login [name=password]", "eight cats and one").await;
        phone.click(".login .go").await;
        phone.wait_until(IS_CALLED, vec![json!("Miaou")], "the phone is the same person's again").await;

        laptop.click(".delete").await;
        laptop.wait_for_text(".delete", "for good").await;
        laptop.click(".delete").await;
        laptop.wait_for(".introduce input").await;
    })
    .await;
}
