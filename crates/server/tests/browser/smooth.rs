//! The page stays smooth: it is never busy for long, and a move shows at once, on a slow phone, too.
//!
//! What is asserted is CPU time of the page's threads, as the browser's own trace tells it: other work of the machine
//! does not count there.

use serde_json::json;

use super::page::{Page, visit};
use super::trace::{Shown, Trace, median_and_most};

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
    const DRAWN_IN: f64 = 16.0;
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
            let drawings = traced.shown("drawn", "drawn");
            let (median, most) = median_and_most(drawings.iter().map(|shown| shown.page));
            let longest = traced.longest();
            eprintln!(
                "{game}: {} tasks, the longest busy for {longest:.1} ms; \
                 drawn {} times, busy for {median:.1} ms (median), {most:.1} ms (most)",
                traced.tasks.len(),
                drawings.len(),
            );
            assert!(longest < LONGEST, "{game}: a task of {longest:.1} ms");
            assert!(median < DRAWN_IN, "{game} is drawn in {median:.1} ms");
        }
    })
    .await;
}

/// Makes so many moves, with time between them, and marks when each was tapped and when the log tells it.
const TAP: &str = "
    const [most, done] = arguments;
    let moves = 0;
    const any = (css) => {
        const all = [...document.querySelectorAll(css)];
        return all[Math.floor(Math.random() * all.length)];
    };
    const go = () => {
        if (document.querySelector('.table').dataset.over || moves >= most) return done(moves);
        const next = any('.offers .go') ?? any('.spot.can');
        if (!next) return setTimeout(go, 20);
        const told = new MutationObserver(() => {
            performance.mark('told');
            told.disconnect();
            clearTimeout(nothing);
            moves += 1;
            setTimeout(go, 400);
        });
        told.observe(document.querySelector('.log ol'), { childList: true });
        // A tap that only chooses a place tells nothing.
        const nothing = setTimeout(() => { told.disconnect(); go(); }, 600);
        performance.mark('tapped');
        next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    go();";

/// A phone that is so many times slower than this machine.
const SLOWER: u32 = 4;

#[tokio::test]
async fn a_move_shows_at_once_on_a_slow_phone() {
    const SHOWN_IN: f64 = 100.0;
    visit("en", |page| async move {
        page.resize(360, 640).await;
        for game in ["super-miaou", "chabyrinthe"] {
            // Nothing flies: the whole new position is drawn at once.
            begin(&page, game, "calm").await;
            page.slow_down(SLOWER).await;
            let trace = Trace::begin(&page).await;
            page.ask_later(TAP, vec![json!(16)]).await;
            let traced = trace.end().await;
            page.slow_down(1).await;
            let moves = traced.shown("tapped", "told");
            // The browser slows the page down, but not its worker.
            let busy = |shown: &Shown| shown.page + f64::from(SLOWER) * shown.worker;
            let (median, most) = median_and_most(moves.iter().map(busy));
            let (wall, longest) = median_and_most(moves.iter().map(|shown| shown.wall));
            eprintln!(
                "{game}, {SLOWER} times slower: {} moves, busy for {median:.0} ms (median), {most:.0} ms (most); \
                 by the clock {wall:.0} ms and {longest:.0} ms",
                moves.len(),
            );
            assert!(median < SHOWN_IN, "{game}: {median:.0} ms");
        }
    })
    .await;
}
