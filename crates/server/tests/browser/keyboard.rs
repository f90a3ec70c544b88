//! Whole games without a pointer: all that is done is to press keys where the focus is. Only they are random.

use std::time::Duration;

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;
use tokio::time::sleep;

use super::page::{Page, visit};

/// Where the focus is among the choices of the page, in their order.
#[derive(Deserialize)]
struct Sight {
    over: bool,
    /// Whether the page waits for this player.
    ready: bool,
    /// How many choices there are, of which so many first ones may be taken: the last of a place is to leave it.
    all: usize,
    open: usize,
    /// The one that has the focus.
    at: Option<usize>,
    /// What has the focus, if it is none of them.
    focus: String,
}

const LOOK: &str = "
    const seen = (css) =>
        [...document.querySelectorAll(css)].filter((element) => element.getBoundingClientRect().width > 0);
    const weighed = seen('.way, .offers button');
    const choices = weighed.length > 0 ? weighed : seen('.spot.can');
    const { over, busy, waits } = document.querySelector('.table').dataset;
    const at = choices.indexOf(document.activeElement);
    return {
        over: Boolean(over),
        ready: !busy && !waits && choices.length > 0,
        all: choices.length,
        open: choices.length - (weighed.length > 0),
        at: at < 0 ? null : at,
        focus: document.activeElement.outerHTML.slice(0, 200),
    };";

#[tokio::test]
async fn super_miaou_is_played_by_keyboard_alone() {
    play_by_keyboard("super-miaou").await;
}

#[tokio::test]
async fn chabyrinthe_is_played_by_keyboard_alone() {
    play_by_keyboard("chabyrinthe").await;
}

#[tokio::test]
async fn comme_chien_et_chat_is_played_by_keyboard_alone() {
    play_by_keyboard("comme-chien-et-chat").await;
}

#[tokio::test]
async fn meowtopia_is_played_by_keyboard_alone() {
    play_by_keyboard("meowtopia").await;
}

#[tokio::test]
async fn cat_and_fish_is_played_by_keyboard_alone() {
    play_by_keyboard("cat-and-fish").await;
}

/// Sets the smallest table up against kittens, and plays to the end.
async fn play_by_keyboard(game: &'static str) {
    visit("en", move |page| async move {
        page.sit_down(game).await;
        set_up(&page).await;
        page.wait_for(".table .chip").await;
        go_to(&page, ".to-choices").await;
        press(&page, Key::Enter, 1).await;
        let mut dice = Dice(1);
        let (mut taken, mut lost, mut waited) = (0, 0, 0);
        loop {
            let sight: Sight = serde_json::from_value(page.ask(LOOK, vec![]).await).expect("a sight");
            match sight {
                Sight { over: true, .. } => break,
                Sight { ready: false, focus, .. } => {
                    waited += 1;
                    assert!(waited < 2_000, "nothing can be chosen any more; the focus is on {focus}");
                    sleep(Duration::from_millis(10)).await;
                }
                Sight { all, open, at: Some(at), .. } => {
                    let (key, times) = way(at, dice.below(open), all);
                    press(&page, key, times).await;
                    press(&page, Key::Enter, 1).await;
                    (taken, lost, waited) = (taken + 1, 0, 0);
                }
                Sight { at: None, focus, .. } => {
                    lost += 1;
                    assert!(lost < 100, "no arrow leads to a choice from {focus}");
                    press(&page, Key::Right, 1).await;
                }
            }
            assert!(taken < 5_000, "the game does not end");
        }
        eprintln!("{game}: {taken} choices by keyboard");
        assert_eq!(page.console_errors().await, [""; 0]);
    })
    .await;
}

/// As few players as there can be, the others kittens.
async fn set_up(page: &Page) {
    const IS_LEAST: &str = "return document.querySelector('[data-count=less]').disabled;";
    const VALUE: &str = "return document.activeElement.value;";
    while page.ask(IS_LEAST, vec![]).await == json!(false) && page.count(".sitters li").await > 2 {
        go_to(page, "[data-count=less]").await;
        press(page, Key::Enter, 1).await;
    }
    go_to(page, "[name=seat-2]").await;
    press(page, Key::Home, 1).await;
    while page.ask(VALUE, vec![]).await != json!("chaton") {
        press(page, Key::Down, 1).await;
    }
    go_to(page, ".setup button[type=submit]").await;
    press(page, Key::Enter, 1).await;
}

/// Presses Tab until something that fits has the focus.
async fn go_to(page: &Page, css: &str) {
    const THERE: &str = "return document.activeElement.matches(arguments[0]);";
    let mut tabs = 0;
    while page.ask(THERE, vec![json!(css)]).await != json!(true) {
        tabs += 1;
        assert!(tabs < 60, "Tab does not lead to {css}");
        press(page, Key::Tab, 1).await;
    }
}

async fn press(page: &Page, key: Key, times: usize) {
    if times > 0 {
        page.press_keys(&String::from(char::from(key)).repeat(times)).await;
    }
}

/// The shorter way from one choice to another; after the last comes the first.
fn way(from: usize, to: usize, all: usize) -> (Key, usize) {
    let ahead = (all + to - from) % all;
    if ahead <= all / 2 { (Key::Right, ahead) } else { (Key::Left, all - ahead) }
}

/// The same throws in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }
}
