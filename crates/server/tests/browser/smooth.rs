//! The page stays smooth: it is never busy for long.
//!
//! What is asserted is CPU time of the page's threads, as the browser's own trace tells it: other work of the machine
//! does not count there.

use serde_json::json;

use super::page::{Page, visit};
use super::trace::{Trace, median_and_most};

/// Marks every moment at which the board was drawn anew.
const MARK_DRAWINGS: &str = "
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(() => performance.mark('drawn')).observe(document.querySelector('main.board'), all);";

/// Sits down at the largest table of that game, with bots that answer at once. What is left out by this: loading and
/// compiling the page, and the first drawing of the table.
async fn begin(page: &Page, game: &str, pace: &str) {
    page.sit_down(game).await;
    page.keep("chatiere-pace", pace).await;
    while page.count("button[data-count=more]:not(:disabled)").await > 0 {
        page.click("button[data-count=more]").await;
    }
    page.weaken_bots().await;
    page.start_game().await;
    page.play(3).await;
}

#[tokio::test]
async fn no_task_is_long_while_bots_play() {
    const LONGEST: f64 = 50.0;
    /// The fullest of all boards, in the middle of the time.
    const SEA_DRAWN_IN: f64 = 16.0;
    const DRAWN: &str = "return performance.getEntriesByName('drawn').length >= arguments[0];";
    visit("en", |page| async move {
        for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
            begin(&page, game, "lively").await;
            page.ask(MARK_DRAWINGS, vec![]).await;
            let trace = Trace::begin(&page).await;
            page.play_on().await;
            for drawings in [10, 20, 30] {
                page.wait_until(DRAWN, vec![json!(drawings)], &format!("{game} goes on")).await;
            }
            let traced = trace.end().await;
            let drawings = traced.to_frame("drawn");
            let (median, most) = median_and_most(drawings.iter().copied());
            let longest = traced.longest();
            eprintln!(
                "{game}: {} tasks, the longest busy for {longest:.1} ms; \
                 drawn {} times, busy for {median:.1} ms (median), {most:.1} ms (most)",
                traced.tasks.len(),
                drawings.len(),
            );
            assert!(longest < LONGEST, "{game}: a task of {longest:.1} ms");
            assert!(game != "cat-and-fish" || median < SEA_DRAWN_IN, "the sea is drawn in {median:.1} ms");
        }
    })
    .await;
}
