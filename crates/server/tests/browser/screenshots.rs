//! Pictures of every page for the documentation, made on demand only: `CHATIERE_SCREENSHOTS=1`.

use super::page::{Page, visit};

const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];

/// Every game, with how many taps lead to the middle of it.
const GAMES: [(&str, u32); 5] = [
    ("super-miaou", 8),
    ("chabyrinthe", 8),
    ("comme-chien-et-chat", 16),
    ("meowtopia", 60),
    ("cat-and-fish", 45),
];
/// What there is to read looks alike for all games: two are enough.
const READ: [&str; 2] = ["super-miaou", "chabyrinthe"];

/// Whether everything has come to rest but what breathes without end.
const RESTS: &str = "
    const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
    return document.getAnimations().filter(ends).every(({ playState }) => playState === 'finished');";

/// Takes the page as it is at every size, by day.
async fn take(page: &Page, name: &str) {
    for (width, height) in SIZES {
        page.resize(width, height).await;
        page.save_screenshot(&format!("{name}-{width}.webp")).await;
    }
}

/// The same, and by night on a phone and on a desk.
async fn take_day_and_night(page: &Page, name: &str) {
    take(page, name).await;
    page.set_night(true).await;
    for (width, height) in [SIZES[0], SIZES[2]] {
        page.resize(width, height).await;
        page.save_screenshot(&format!("{name}-{width}-night.webp")).await;
    }
    page.set_night(false).await;
}

fn are_wished() -> bool {
    std::env::var_os("CHATIERE_SCREENSHOTS").is_some_and(|wish| wish == "1")
}

#[tokio::test]
async fn screenshots() {
    if !are_wished() {
        return;
    }
    visit("fr", |page| async move {
        page.open("/").await;
        take(&page, "welcome").await;
        for (game, middle) in GAMES {
            take_table(&page, game, middle).await;
            if READ.contains(&game) {
                take_reading(&page, game).await;
            }
            take_end(&page, game).await;
        }
        for game in READ {
            take_hint(&page, game).await;
        }
        take_other_side(&page).await;
        take_online(&page).await;
        page.open("/").await;
        page.wait_for(".running a[href*=table]").await;
        take_day_and_night(&page, "home").await;
    })
    .await;
}

#[tokio::test]
async fn screenshots_of_a_crowd() {
    if are_wished() {
        visit("fr", |page| async move { take_crowd(&page).await }).await;
    }
}

/// A few in the other language, on a phone.
#[tokio::test]
async fn screenshots_in_english() {
    if !are_wished() {
        return;
    }
    visit("en", |page| async move {
        page.resize(SIZES[0].0, SIZES[0].1).await;
        page.open("/").await;
        page.save_screenshot("home-360-en.webp").await;
        for (game, middle) in GAMES {
            page.sit_down(game).await;
            page.weaken_bots().await;
            page.start_game().await;
            page.play(middle).await;
            page.wait_for(".spot.can, .choice").await;
            page.save_screenshot(&format!("{game}-table-360-en.webp")).await;
        }
    })
    .await;
}

async fn take_table(page: &Page, game: &str, middle: u32) {
    page.sit_down(game).await;
    take(page, &format!("{game}-setup")).await;
    page.weaken_bots().await;
    page.start_game().await;
    page.wait_for(".spot.can, .choice").await;
    take(page, &format!("{game}-opening")).await;
    page.play(middle).await;
    page.wait_for(".spot.can, .choice").await;
    take_day_and_night(page, &format!("{game}-table")).await;
}

/// Goes on with the table that was left.
async fn take_end(page: &Page, game: &str) {
    page.sit_down(game).await;
    page.wait_for(".table .chip").await;
    page.play_to_the_end().await;
    page.wait_until(RESTS, vec![], "the count has been told").await;
    take(page, &format!("{game}-end")).await;
}

async fn take_hint(page: &Page, game: &str) {
    page.sit_down(game).await;
    page.start_game().await;
    page.wait_for(".spot.can").await;
    page.click(".tool.hint").await;
    page.wait_for(".advice").await;
    take(page, &format!("{game}-hint")).await;
}

/// Meowtopia has a second side, whose tiles let choose between two jobs.
async fn take_other_side(page: &Page) {
    page.sit_down("meowtopia").await;
    page.weaken_bots().await;
    page.select("[name=side]", "b").await;
    page.start_game().await;
    page.play(30).await;
    page.wait_for(".spot.can, .choice").await;
    take(page, "meowtopia-side-b").await;
}

/// As many as can play Comme chien et chat.
async fn take_crowd(page: &Page) {
    page.sit_down("comme-chien-et-chat").await;
    while page.count("button[data-count=more]:not(:disabled)").await > 0 {
        page.click("button[data-count=more]").await;
    }
    page.weaken_bots().await;
    page.start_game().await;
    page.play(12).await;
    page.wait_for(".spot.can, .choice").await;
    take(page, "comme-chien-et-chat-six").await;
}

/// What there is to read and to watch about a game.
async fn take_reading(page: &Page, game: &str) {
    page.click(".menu summary").await;
    take(page, &format!("{game}-menu")).await;
    page.open(&format!("/#/tour/{game}")).await;
    page.wait_for(".coach .follow").await;
    take(page, &format!("{game}-tour")).await;
    page.open(&format!("/#/replay/{game}")).await;
    page.wait_for(".replay .share").await;
    take(page, &format!("{game}-replay")).await;
    page.open(&format!("/#/rules/{game}")).await;
    page.wait_for(".rules h2").await;
    take(page, &format!("{game}-rules")).await;
    page.open(&format!("/#/about/{game}")).await;
    page.wait_for(".about td").await;
    take(page, &format!("{game}-about")).await;
}

async fn take_online(page: &Page) {
    page.open("/#/table/nowhere").await;
    page.wait_for("[role=alert]").await;
    take(page, "online-closed").await;
    page.open("/#/online/super-miaou").await;
    page.wait_for(".introduce").await;
    take(page, "online-introduce").await;
    page.introduce("Zoé").await;
    page.wait_for("[name=seat-2]").await;
    take(page, "online-open").await;
    page.select("[name=seat-2]", "chaton").await;
    page.click("button[data-count=more]").await;
    page.click(".setup form .go").await;
    page.wait_for(".share input").await;
    take_day_and_night(page, "online-lobby").await;
    page.open("/#/online/super-miaou").await;
    page.wait_for("[name=seat-2]").await;
    page.select("[name=seat-2]", "chaton").await;
    page.click(".setup form .go").await;
    page.wait_for(".start").await;
    page.click(".start").await;
    page.wait_for(".spot.can").await;
    page.click(".chat summary").await;
    page.fill(".chat input", "Miaou !").await;
    page.click(".chat form button").await;
    page.wait_for(".chat li").await;
    take_day_and_night(page, "online-table").await;
    page.open("/#/you").await;
    page.wait_for(".results").await;
    take_day_and_night(page, "you").await;
}
