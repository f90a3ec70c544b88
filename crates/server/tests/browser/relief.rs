//! People in other browsers take bots' seats in the middle of a game, and leave again.

use serde_json::json;

use super::page::{Page, visit_together};
use super::play_online::{LOG_REACHES, become_known, link};
use super::together::choose_in_menu;

/// Whether the log tells this.
const TELLS: &str = "
    const lines = [...document.querySelectorAll('.log li')];
    return lines.some((line) => line.innerText.includes(arguments[0]));";

#[tokio::test]
async fn people_take_every_bots_seat_in_the_middle_and_leave_again() {
    visit_together(["en", "en", "en"], |[(mia, _), (tom, _), (ana, _)], _| async move {
        for (page, name) in [(&mia, "Mia"), (&tom, "Tom"), (&ana, "Ana")] {
            become_known(page, name).await;
        }
        for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
            let link = open_with_two_bots(&mia, game).await;
            mia.play(4).await;
            let begun = mia.count(".log li").await;

            // Both come by the link, watch, and sit down in a bot's place.
            for (page, name, seat, bot) in [(&tom, "Tom", 2, "Réglisse"), (&ana, "Ana", 3, "Perle")] {
                page.open("/").await;
                page.open(&link).await;
                page.click(&format!(".relieve[data-seat='{seat}']")).await;
                page.wait_for(&format!(".chip.you[data-seat='{seat}']")).await;
                let line = format!("{name} now plays in {bot}’s place.");
                mia.wait_until(TELLS, vec![json!(line)], &format!("{game}: {line}")).await;
            }
            mia.wait_for_text(".chip[data-seat='2']", "Tom").await;
            assert_eq!(mia.count(".chip .name small:not(.away)").await, 1, "only Mia's chip says who she is");

            // The three of them play on.
            for page in [&mia, &tom, &ana] {
                page.play_on().await;
            }
            let further = json!((begun + 12).min(50));
            mia.wait_until(LOG_REACHES, vec![further], &format!("{game}: people play on")).await;

            // While the others leave, the table waits for Mia: a log that runs on would soon drop what it tells of them.
            mia.pause().await;
            for (page, name, bot) in [(&tom, "Tom", "Réglisse"), (&ana, "Ana", "Perle")] {
                choose_in_menu(page, "leave-game").await;
                page.wait_for(".relief").await;
                page.wait_until_gone(".chip.you").await;
                let line = format!("{name} leaves the game; {bot} plays on.");
                ana.wait_until(TELLS, vec![json!(line)], &format!("{game}: {line}")).await;
            }
            mia.play_on().await;
            for page in [&mia, &tom, &ana] {
                page.watch_to_the_end().await;
                assert_eq!(page.count(".chip .rank").await, 3, "{game}");
                assert_eq!(page.console_errors().await, [""; 0], "{game}");
            }
        }
    })
    .await;
}

/// Opens a table of that game with two bots, begins, and gives the link.
async fn open_with_two_bots(page: &Page, game: &str) -> String {
    page.open("/").await;
    page.open(&format!("/#/online/{game}")).await;
    page.wait_for("[name=seat-2]").await;
    while page.count("[name=seat-3]").await == 0 {
        page.click("button[data-count=more]").await;
    }
    page.select("[name=seat-2]", "chaton").await;
    page.select("[name=seat-3]", "chaton").await;
    page.click(".setup form .go").await;
    let link = link(page).await;
    page.click(".start").await;
    page.wait_for(".table .chip").await;
    link
}
