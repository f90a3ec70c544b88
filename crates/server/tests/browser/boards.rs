//! What the boards show beyond what all boards do.

use serde_json::json;

use super::page::{Page, visit};

async fn begin(page: &Page, game: &str) {
    page.sit_down(game).await;
    page.weaken_bots().await;
    page.start_game().await;
    page.wait_for(".spot.can").await;
}

/// Taps the first that fits, be it a part of a drawing.
async fn tap(page: &Page, css: &str) {
    const TAP: &str =
        "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    page.ask(TAP, vec![json!(css)]).await;
}

#[tokio::test]
async fn every_board_says_why_something_is_not_possible() {
    const SHUT: &str = ".table .spot[aria-disabled=true]";
    visit("en", |page| async move {
        for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
            begin(&page, game).await;
            while page.count(SHUT).await == 0 {
                page.play(1).await;
                page.wait_for(".spot.can").await;
            }
            tap(&page, SHUT).await;
            page.wait_for(".notice .rule").await;
        }
    })
    .await;
}

/// A face is told from another at a glance: every animal of the table has its own drawing.
#[tokio::test]
async fn every_animal_has_a_face_of_its_own() {
    const FACES: &str = "
        const faces = [...document.querySelectorAll('.cc-face use')].map((use) => use.getAttribute('href'));
        return [faces.length, new Set(faces).size, faces.filter((name) => !document.querySelector(name)).length];";
    visit("fr", |page| async move {
        page.sit_down("comme-chien-et-chat").await;
        while page.count("button[data-count=more]:not(:disabled)").await > 0 {
            page.click("button[data-count=more]").await;
        }
        page.weaken_bots().await;
        page.start_game().await;
        page.wait_for(".spot.can").await;
        assert_eq!(page.ask(FACES, vec![]).await, json!([12, 12, 0]));
    })
    .await;
}

#[tokio::test]
async fn a_neighbours_farm_can_be_looked_at() {
    visit("en", |page| async move {
        begin(&page, "meowtopia").await;
        let own = page.attribute(".mt-plot svg", "aria-label").await;
        page.click(".chip[data-seat='2'] .mt-look").await;
        page.wait_for(".chip[data-seat='2'] .mt-look[aria-pressed=true]").await;
        assert_ne!(page.attribute(".mt-plot svg", "aria-label").await, own);
        page.click(".chip[data-seat='1'] .mt-look").await;
        page.wait_for(".chip[data-seat='1'] .mt-look[aria-pressed=true]").await;
        assert_eq!(page.attribute(".mt-plot svg", "aria-label").await, own);
    })
    .await;
}

/// A phone shows one of action board, shop and market at a time.
#[tokio::test]
async fn the_shop_is_one_tap_away_on_a_phone() {
    visit("en", |page| async move {
        page.resize(360, 640).await;
        begin(&page, "cat-and-fish").await;
        assert_eq!(page.texts(".cf-actions .cf-name").await[0], "Fish");
        assert_eq!(page.texts(".cf-shop .cf-name").await[0], "", "the shop is shut");
        page.click(".cf-tab:nth-child(2)").await;
        page.wait_for(".cf-tab:nth-child(2)[aria-pressed=true]").await;
        assert_eq!(page.texts(".cf-shop .cf-name").await[0], "Net");
        assert_eq!(page.texts(".cf-actions .cf-name").await[0], "");
    })
    .await;
}

/// Six players of Comme chien et chat, on a small phone: what is looked at and what is pressed is in one window.
#[tokio::test]
async fn a_crowd_fits_on_a_phone() {
    /// What of the table hangs out of the window, or under what can be pressed.
    const HIDDEN: &str = "
        const box = (css) => document.querySelector(css).getBoundingClientRect();
        const dock = box('.dock');
        const pets = [...document.querySelectorAll('.cc-pet')];
        const parts = { prompt: box('.prompt').top < 0, dock: dock.bottom > innerHeight + 1 };
        // A prompt of three lines may push the last row down by one of them.
        parts.pets = pets.some((pet) => pet.getBoundingClientRect().bottom > dock.top + 20);
        parts.wide = document.documentElement.scrollWidth > innerWidth;
        const names = [...document.querySelectorAll('.chip .name')];
        parts.names = names.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        return Object.keys(parts).filter((part) => parts[part]);";
    visit("fr", |page| async move {
        page.resize(360, 640).await;
        page.sit_down("comme-chien-et-chat").await;
        while page.count("button[data-count=more]:not(:disabled)").await > 0 {
            page.click("button[data-count=more]").await;
        }
        page.weaken_bots().await;
        page.start_game().await;
        assert_eq!(page.count(".chip").await, 6);
        for _ in 0..6 {
            page.wait_for(".prompt.own").await;
            assert_eq!(page.ask(HIDDEN, vec![]).await, json!([]), "{:?}", page.texts(".prompt").await);
            page.play(2).await;
        }
    })
    .await;
}

/// Whoever asks the system for calm sees nothing fly; whoever does not, does.
#[tokio::test]
async fn nothing_flies_for_those_who_ask_for_calm() {
    const WATCH: &str = "
        window.flown = 0;
        const count = (changes) => changes.forEach(({ addedNodes }) => window.flown += addedNodes.length);
        new MutationObserver(count).observe(document.querySelector('#sky'), { childList: true });";
    visit("fr", |page| async move {
        for calm in [false, true] {
            if calm {
                page.calm_down().await;
            }
            page.sit_down("super-miaou").await;
            page.ask("localStorage.removeItem('chatiere-pace')", vec![]).await;
            page.weaken_bots().await;
            page.start_game().await;
            page.ask(WATCH, vec![]).await;
            // One after the other: whoever taps faster than things fly does not wait for them.
            for _ in 0..6 {
                page.play(1).await;
            }
            let flown = page.ask("return window.flown;", vec![]).await.as_u64().expect("a number");
            assert_eq!(flown == 0, calm, "{flown} cards flew, calm: {calm}");
            page.forget_game("super-miaou").await;
        }
    })
    .await;
}

/// All gutters as they are shown, in words.
const BOARD: &str =
    "[...document.querySelectorAll('.ch-cell title')].map((title) => title.textContent).join()";

/// From where the first card that is moved comes.
const COMES_FROM: &str =
    "return getComputedStyle(document.querySelector('.ch-tile.comes')).getPropertyValue('--from');";

/// Does what is being weighed, and looks at every frame until it is told and done whether the board is as it was weighed.
const DO: &str = "
    const [done] = arguments;
    const lines = () => document.querySelectorAll('.log li').length;
    const [weighed, before] = [board(), lines()];
    let stays = true;
    const look = () => {
        stays &&= board() === weighed;
        const { busy } = document.querySelector('.table').dataset;
        if (lines() > before && !busy) done(stays);
        else requestAnimationFrame(look);
    };
    document.querySelector('.offers .go').click();
    look();";

#[tokio::test]
async fn what_was_weighed_does_not_jump_back_to_be_done() {
    visit("en", |page| async move {
        begin(&page, "chabyrinthe").await;
        page.keep("chatiere-pace", "lively").await;
        let shown = format!("return {BOARD};");
        let before = page.ask(&shown, vec![]).await;
        tap(&page, ".spot.ch-side.can").await;
        page.wait_for(".offers .go").await;
        assert_ne!(page.ask(&shown, vec![]).await, before, "the board shows what is weighed");
        assert_ne!(page.ask(COMES_FROM, vec![]).await, "", "it slides into sight");
        assert_eq!(page.ask_later(&format!("const board = () => {BOARD}; {DO}"), vec![]).await, true);
    })
    .await;
}
