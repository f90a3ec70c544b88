//! Play online: people at their own screens, over a network that fails.

use serde_json::json;

use super::page::{Page, visit_at, visit_together};

/// Whether the log is at least so long.
pub const LOG_REACHES: &str = "return document.querySelectorAll('.log li').length >= arguments[0];";
/// What the browser tells a page that somebody looks at again.
const LOOK_AGAIN: &str = "window.dispatchEvent(new Event('focus'));";

/// Opens the form of a table; the house asks who one is.
pub async fn open_form(page: &Page, game: &str, name: &str) {
    page.open("/").await;
    page.keep("chatiere-pace", "instant").await;
    page.open(&format!("/#/online/{game}")).await;
    page.introduce(name).await;
    page.wait_for("[name=seat-2]").await;
}

/// Says who one is, on the page about oneself.
pub async fn become_known(page: &Page, name: &str) {
    page.open("/").await;
    page.keep("chatiere-pace", "instant").await;
    page.open("/#/you").await;
    page.introduce(name).await;
    page.wait_for(".results").await;
    // The browser has noted that the house did not know who asked.
    assert_eq!(page.console_errors().await.len(), 1);
}

/// Comes by the link, says who one is, and takes the seat that is free.
pub async fn come_by(page: &Page, link: &str, name: &str) {
    page.open("/").await;
    page.keep("chatiere-pace", "instant").await;
    page.open(link).await;
    page.introduce(name).await;
    page.wait_for(".join").await;
    page.click(".join").await;
}

/// The part of the table's link that is the same for everybody.
pub async fn link(page: &Page) -> String {
    page.wait_for(".share input").await;
    let link = page.ask("return document.querySelector('.share input').value;", vec![]).await;
    let link = link.as_str().expect("a link").to_owned();
    link.split_once('#').map(|(_, table)| format!("/#{table}")).expect("a page of the house")
}

#[tokio::test]
async fn two_people_play_to_the_end_though_the_network_fails() {
    visit_together(["fr", "en"], |[(mia, _), (tom, road)], house| async move {
        open_form(&mia, "super-miaou", "Mia").await;
        mia.click(".setup form .go").await;
        let link = link(&mia).await;
        assert_eq!(mia.count(".qr path").await, 1);

        come_by(&tom, &link, "Tom").await;
        mia.wait_for(".start").await;
        assert!(mia.texts(".sitters").await.join("").contains("Tom"));
        mia.click(".start").await;
        for page in [&mia, &tom] {
            page.wait_for(".table .chip").await;
        }

        mia.click(".chat summary").await;
        mia.fill(".chat input", "Miaou !").await;
        mia.click(".chat form button").await;
        tom.wait_for_text(".chat .last", "Miaou !").await;

        mia.play_on().await;
        tom.play_on().await;
        mia.wait_until(LOG_REACHES, vec![json!(12)], "the game goes on").await;

        // Mia loads the page again and finds everything as it was.
        mia.reload().await;
        mia.wait_until(LOG_REACHES, vec![json!(12)], "everything is told again").await;
        mia.play_on().await;

        // Tom's phone loses its network: he is told, and plays on when it is back.
        road.cut();
        tom.ask(LOOK_AGAIN, vec![]).await;
        tom.wait_for_text(".trouble", "The connection is lost").await;
        road.mend();
        tom.wait_until_gone(".trouble").await;

        // Tom leaves the table and comes back to it: Mia sees both.
        tom.open("/").await;
        mia.wait_for(".chip .away").await;
        tom.open(&link).await;
        mia.wait_until_gone(".chip .away").await;
        tom.play_on().await;

        // The house closes for a moment; both come back by themselves.
        house.close().await;
        mia.wait_for_text(".trouble", "La connexion est perdue").await;
        house.open_again().await;

        for page in [&mia, &tom] {
            page.watch_to_the_end().await;
            assert_eq!(page.count(".chip .rank").await, 2);
            // A house that was away may still have the page that it had.
            page.wait_until_gone(".trouble").await;
        }
        mia.click(".watch").await;
        mia.wait_for(".replay").await;
        mia.wait_for(".chip .rank").await;
    })
    .await;
}

#[tokio::test]
async fn every_larger_game_is_played_by_two_people() {
    visit_together(["fr", "en"], |[(mia, _), (tom, _)], _| async move {
        become_known(&mia, "Mia").await;
        become_known(&tom, "Tom").await;
        for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
            mia.open("/").await;
            mia.open(&format!("/#/online/{game}")).await;
            mia.click(".setup form .go").await;
            let link = link(&mia).await;
            tom.open("/").await;
            tom.open(&link).await;
            tom.click(".join").await;
            mia.click(".start").await;
            for page in [&mia, &tom] {
                page.wait_for(".table .chip").await;
                page.play_on().await;
            }
            for page in [&mia, &tom] {
                page.watch_to_the_end().await;
                assert_eq!(page.count(".chip .rank").await, 2, "{game}");
                assert_eq!(page.console_errors().await, [""; 0], "{game}");
            }
        }
    })
    .await;
}

/// With a bot, in a local network, where browsers trust the page less.
#[tokio::test]
async fn a_table_with_a_bot_is_played_to_the_end() {
    visit_at("fr", |page, _| async move {
        let page = page.in_the_local_network();
        open_form(&page, "chabyrinthe", "Zoé").await;
        page.select("[name=seat-2]", "chaton").await;
        page.select("[name=board]", "kittens").await;
        page.click(".setup form .go").await;
        page.wait_for(".start").await;
        // Whoever left the table finds it on the home page.
        page.open("/").await;
        page.wait_for(".running a[href*=table]").await;
        page.click(".running a[href*=table]").await;
        page.wait_for(".start").await;
        page.click(".start").await;
        page.wait_for(".table .chip").await;
        page.play_to_the_end().await;
        assert_eq!(page.count(".chip .rank").await, 2);
        page.open("/").await;
        page.wait_for(".shelf").await;
        assert_eq!(page.count(".running a").await, 0, "a finished game does not wait any more");
    })
    .await;
}

#[tokio::test]
async fn what_goes_wrong_is_a_sentence() {
    visit_at("en", |page, house| async move {
        page.open("/#/table/abcdefgh12").await;
        page.wait_for_text("[role=alert]", "There is no such table").await;

        // Full: somebody else sits there, and a bot.
        open_form(&page, "super-miaou", "Mia").await;
        page.select("[name=seat-2]", "chaton").await;
        page.click(".setup form .go").await;
        page.wait_for(".start").await;
        let table = link(&page).await;
        page.forget_identity().await;
        page.reload().await;
        page.introduce("Tom").await;
        page.wait_for_text(".waits", "All seats of this table are taken").await;
        assert_eq!(page.count(".join, .start").await, 0);

        // The page that the house gives out is not the one that is open here.
        const AGE: &str =
            "document.querySelector('script[type=module]').setAttribute('src', '/assets/of-yesterday.js');";
        page.ask(AGE, vec![]).await;
        house.close().await;
        page.wait_for_text(".trouble", "The connection is lost").await;
        house.open_again().await;
        page.wait_for_text(".trouble", "The house has a newer page").await;
        page.click(".trouble .reload").await;
        page.wait_until_gone(".trouble .reload").await;
        page.wait_for(".waits").await;

        // Without a house the form says so.
        house.close().await;
        page.open("/#/online/super-miaou").await;
        page.wait_for_text(".trouble", "The house can’t be reached").await;
        page.open(&table).await;
        page.wait_for_text("[role=alert]", "The house can’t be reached").await;
    })
    .await;
}
