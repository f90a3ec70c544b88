//! For everybody: axe-core finds nothing wrong on any page, by day and by night.

use std::{fs, path::Path};

use serde_json::json;

use super::page::{Page, visit};

/// Tells what is wrong, each with where.
const CHECK: &str = "
    const [done] = arguments;
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations.map(
        ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '),
    )));";

const GAMES: [&str; 5] = ["super-miaou", "chabyrinthe", "comme-chien-et-chat", "meowtopia", "cat-and-fish"];

fn axe() -> String {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
    fs::read_to_string(path).expect("./test fetches axe-core: run it once")
}

async fn expect_nothing_wrong(page: &Page, axe: &str, name: &str) {
    page.ask(axe, vec![]).await;
    assert_eq!(page.ask_later(CHECK, vec![]).await, json!([]), "{name}");
}

#[tokio::test]
async fn axe_finds_nothing_wrong_online() {
    let axe = axe();
    visit("fr", |page| async move {
        page.open("/#/online/super-miaou").await;
        page.wait_for(".introduce").await;
        expect_nothing_wrong(&page, &axe, "introduction").await;
        page.introduce("Zoé").await;
        page.wait_for("[name=seat-2]").await;
        for night in [false, true] {
            page.set_night(night).await;
            page.open("/").await;
            page.open("/#/online/super-miaou").await;
            page.wait_for("[name=seat-2]").await;
            expect_nothing_wrong(&page, &axe, "opening a table").await;
            page.select("[name=seat-2]", "chaton").await;
            page.select("[name=clock]", "clock-turn-calm").await;
            page.click("[name=public]").await;
            page.click(".setup form .go").await;
            page.wait_for(".start").await;
            page.click(".chat summary").await;
            expect_nothing_wrong(&page, &axe, "lobby").await;
            page.click(".start").await;
            page.wait_for(".spot.can").await;
            page.wait_for(".chip .time").await;
            expect_nothing_wrong(&page, &axe, "table").await;
            page.open("/").await;
            page.wait_for(".running a").await;
            expect_nothing_wrong(&page, &axe, "home with a table").await;
            page.open("/#/you").await;
            page.wait_for(".results").await;
            page.click(".make-link").await;
            page.wait_for(".qr").await;
            expect_nothing_wrong(&page, &axe, "the page about oneself").await;
            page.open("/#/table/nowhere").await;
            page.wait_for("[role=alert]").await;
            expect_nothing_wrong(&page, &axe, "no such table").await;
        }
    })
    .await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_on_any_page() {
    let axe = axe();
    visit("fr", |page| async move {
        for night in [false, true] {
            page.set_night(night).await;
            page.open("/").await;
            expect_nothing_wrong(&page, &axe, "home").await;
            for game in ["super-miaou", "chabyrinthe"] {
                page.open(&format!("/#/rules/{game}")).await;
                page.wait_for(".rules h2").await;
                expect_nothing_wrong(&page, &axe, &format!("{game}, rules")).await;
                page.open(&format!("/#/about/{game}")).await;
                page.wait_for(".about td").await;
                expect_nothing_wrong(&page, &axe, &format!("{game}, about")).await;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_at_any_table() {
    let axe = axe();
    visit("fr", |page| async move {
        for game in GAMES {
            page.sit_down(game).await;
            page.weaken_bots().await;
            expect_nothing_wrong(&page, &axe, &format!("{game}, setting up")).await;
            page.start_game().await;
            page.wait_for(".spot.can").await;
            expect_nothing_wrong(&page, &axe, &format!("{game}, table")).await;
            page.play(30).await;
            for night in [false, true] {
                page.set_night(night).await;
                expect_nothing_wrong(&page, &axe, &format!("{game}, later, night: {night}")).await;
            }
            page.open(&format!("/#/replay/{game}")).await;
            page.wait_for(".replay").await;
            page.wait_for(".chip").await;
            expect_nothing_wrong(&page, &axe, &format!("{game}, replay")).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_game_in_words_is_a_game_too() {
    visit("fr", |page| async move {
        page.sit_down("super-miaou").await;
        page.start_game().await;
        page.click(".menu summary").await;
        page.click(".menu .words").await;
        page.wait_for(".in-words .choice").await;
        assert_eq!(page.count(".sm-market").await, 0);
        assert!(page.texts(".in-words pre").await[0].contains("Banque et marché"));
        page.play_to_the_end().await;
        // The wish is kept.
        page.open("/#/here/chabyrinthe").await;
        page.start_game().await;
        page.wait_for(".in-words .choice").await;
    })
    .await;
}

/// From a small phone to a desk, and with letters twice as large.
#[tokio::test]
async fn every_table_fits_every_window() {
    const OVERHANG: &str = "
        const root = document.documentElement;
        root.style.fontSize = arguments[0];
        return root.scrollWidth - root.clientWidth;";
    visit("fr", |page| async move {
        for card in catalog::shelf(game_api::Lang::Fr) {
            page.sit_down(card.id).await;
            page.start_game().await;
            page.wait_for(".spot.can, .choice").await;
            for (width, height) in [(320, 568), (360, 640), (820, 1180), (1440, 900)] {
                page.resize(width, height).await;
                for letters in ["100%", "200%"] {
                    let overhang = page.ask(OVERHANG, vec![json!(letters)]).await;
                    assert_eq!(overhang, json!(0), "{} at {width} pixels, letters of {letters}", card.id);
                }
            }
        }
    })
    .await;
}

/// What can be tapped is large enough for a thumb.
#[tokio::test]
async fn what_can_be_tapped_is_large_enough() {
    const SMALL: &str = "
        const all = [...document.querySelectorAll('button, select, summary, .go, .spot.can')];
        const shown = all.filter((element) => element.getBoundingClientRect().width > 0);
        const small = shown.filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height) < 43.5;
        });
        return small.map((element) => element.outerHTML.slice(0, 150));";
    visit("fr", |page| async move {
        page.resize(360, 640).await;
        page.open("/").await;
        assert_eq!(page.ask(SMALL, vec![]).await, json!([]), "home");
        for game in GAMES {
            page.sit_down(game).await;
            assert_eq!(page.ask(SMALL, vec![]).await, json!([]), "{game}, setting up");
            page.start_game().await;
            page.wait_for(".spot.can").await;
            assert_eq!(page.ask(SMALL, vec![]).await, json!([]), "{game}");
        }
    })
    .await;
}
