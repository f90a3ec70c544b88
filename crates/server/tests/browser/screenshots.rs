//! Pictures of every page for the documentation, made on demand only: `CHATIERE_SCREENSHOTS=1`.

use super::page::{Page, visit};

const SIZES: [(u32, u32); 3] = [(360, 640), (820, 1180), (1440, 900)];
const GAMES: [&str; 5] = ["super-miaou", "chabyrinthe", "comme-chien-et-chat", "meowtopia", "cat-and-fish"];

/// Takes the page as it is at every size, by day and by night.
async fn take(page: &Page, name: &str) {
    for (width, height) in SIZES {
        page.resize(width, height).await;
        for (night, time) in [(false, "day"), (true, "night")] {
            page.set_night(night).await;
            page.save_screenshot(&format!("{name}-{width}x{height}-{time}.png")).await;
        }
    }
}

#[tokio::test]
async fn screenshots() {
    if std::env::var_os("CHATIERE_SCREENSHOTS").is_none_or(|wish| wish != "1") {
        return;
    }
    visit("fr", |page| async move {
        page.open("/").await;
        take(&page, "home").await;
        for game in GAMES {
            page.sit_down(game).await;
            take(&page, &format!("{game}-setup")).await;
            page.start_game().await;
            page.wait_for(".spot.can, .choice").await;
            take(&page, &format!("{game}-opening")).await;
            page.play(24).await;
            take(&page, &format!("{game}-middle")).await;
            page.play_to_the_end().await;
            take(&page, &format!("{game}-end")).await;
            page.open(&format!("/#/replay/{game}")).await;
            page.wait_for(".chip").await;
            take(&page, &format!("{game}-replay")).await;
            page.open(&format!("/#/rules/{game}")).await;
            page.wait_for(".rules h2").await;
            take(&page, &format!("{game}-rules")).await;
        }
        page.open("/#/about/super-miaou").await;
        page.wait_for(".about td").await;
        take(&page, "super-miaou-about").await;
        page.open("/#/tour/super-miaou").await;
        page.wait_for(".coach").await;
        page.wait_for(".spot.can").await;
        take(&page, "super-miaou-tour").await;
    })
    .await;
}
