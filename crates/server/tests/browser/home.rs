//! The shelf, as the reader's first page.

use game_api::Lang;
use serde_json::json;

use super::page::{Page, visit};

/// Checks that the page lists every game of the catalog in this language.
async fn expect_shelf(page: &Page, lang: Lang) {
    let cards = catalog::shelf(lang);
    let wanted = |field: fn(&catalog::ShelfCard) -> &str| -> Vec<String> {
        // The browser tells a space that does not break as any other.
        cards.iter().map(|card| field(card).replace('\u{a0}', " ")).collect()
    };
    assert_eq!(page.texts(".game h3").await, wanted(|card| &card.title));
    assert_eq!(page.texts(".game .pitch").await, wanted(|card| &card.pitch));
    let facts = page.texts(".game .facts").await;
    for (card, facts) in cards.iter().zip(facts) {
        for figure in [card.seats.0, card.seats.1, card.minutes, card.age] {
            assert!(facts.contains(&figure.to_string()), "{figure} in {facts}");
        }
    }
    assert_eq!(page.attribute("html", "lang").await, lang.tag());
}

#[tokio::test]
async fn the_shelf_is_shown_in_the_readers_language_and_in_the_other() {
    visit("fr-CH,fr", |page| async move {
        page.open("/").await;
        expect_shelf(&page, Lang::Fr).await;
        assert_eq!(page.title().await, "Chatière, des jeux de chats");

        page.click("button[lang=en]").await;
        expect_shelf(&page, Lang::En).await;
        assert_eq!(page.title().await, "Chatière, games about cats");

        // The choice is kept.
        page.open("/").await;
        expect_shelf(&page, Lang::En).await;
        page.click("button[lang=fr]").await;
        expect_shelf(&page, Lang::Fr).await;
        assert_eq!(page.console_errors().await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn a_reader_of_other_languages_is_greeted_in_english() {
    visit("de-CH,de", |page| async move {
        page.open("/").await;
        expect_shelf(&page, Lang::En).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_is_wider_than_the_window() {
    const OVERHANG: &str = "
        const root = document.documentElement;
        return root.scrollWidth - root.clientWidth;";
    visit("fr", |page| async move {
        for width in [320, 360, 390, 820, 1440] {
            page.resize(width, 844).await;
            page.open("/").await;
            let overhang = page.ask(OVERHANG, vec![]).await;
            assert_eq!(overhang, json!(0), "at {width} pixels");
        }
    })
    .await;
}

#[tokio::test]
async fn one_seed_gives_one_record_here_and_in_the_browser() {
    const PLAY: &str = "
        const [game, seats, seed, done] = arguments;
        const address = document.querySelector('meta[name=chatiere-engine]').content;
        import(address)
            .then(async (engine) => {
                await engine.default();
                done(engine.random_record(game, seats, BigInt(seed)));
            })
            .catch((error) => done(`failed: ${error}`));";
    visit("fr", |page| async move {
        page.open("/").await;
        for card in catalog::shelf(Lang::Fr) {
            for seed in [0, 1, 42, u64::MAX] {
                let here = catalog::random_record(card.id, card.seats.1, seed).expect("a record");
                // As text, because a number of JavaScript is too short for it.
                let seed = seed.to_string();
                let there =
                    page.ask_later(PLAY, vec![json!(card.id), json!(card.seats.1), json!(seed)]).await;
                assert_eq!(there, json!(here), "{} with seed {seed}", card.id);
            }
        }
        assert_eq!(page.console_errors().await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn every_drawing_that_is_shown_is_drawn() {
    const MISSING: &str = "
        const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        return shown.filter((name) => !document.querySelector(name));";
    visit("fr", |page| async move {
        page.open("/").await;
        assert_eq!(page.ask(MISSING, vec![]).await, json!([]));
        assert_eq!(page.texts(".game .cover").await.len(), catalog::shelf(Lang::Fr).len());
    })
    .await;
}

/// Before the home page works, a slow phone has little to load.
#[tokio::test]
async fn the_home_page_is_light() {
    const MOST_BYTES: u64 = 250_000;
    const TRANSFERRED: &str = "
        const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return loads.map(({ name, transferSize }) => [name, transferSize]);";
    visit("fr", |page| async move {
        page.open("/").await;
        let loads = page.ask(TRANSFERRED, vec![]).await;
        let loads: Vec<(String, u64)> = serde_json::from_value(loads).expect("names and sizes");
        let total: u64 = loads.iter().map(|(_, bytes)| bytes).sum();
        eprintln!("the home page transfers {total} bytes");
        assert!(total <= MOST_BYTES, "{total} bytes: {loads:#?}");
        let is_loaded = |name: &str| loads.iter().any(|(address, _)| address.contains(name));
        assert!(!is_loaded("engine"), "the rules are loaded when needed only");
        assert!(!is_loaded("/web-"), "the boards are loaded when needed only");
    })
    .await;
}
