//! The page stays smooth: it is never busy for long, and a move is soon seen, on a slow phone, too.
//!
//! What is asserted are ratios and counts: CPU time of the page's thread, as the browser's own trace tells it, beside that of
//! a yardstick that it works off meanwhile. A machine that is slow, or busy with other work, is slow at both.

use serde_json::json;

use super::page::{Page, visit};
use super::trace::{Shown, Trace, median_and_most};

/// Marks every moment at which the board was drawn anew.
const MARK_DRAWINGS: &str = "
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(() => performance.mark('drawn')).observe(document.querySelector('main.board'), all);";

/// Lets the page's thread do the same piece of work every now and then.
const YARDSTICK: &str = "
    setInterval(() => {
        performance.mark('yardstick');
        let sum = 0;
        for (let i = 0; i < 1_300_000; i += 1) sum = (sum * 31 + i) % 1_000_003;
        document.body.dataset.yardstick = sum;
    }, 250);";

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
    page.play(1).await;
}

#[tokio::test]
async fn no_task_is_long_while_bots_play() {
    /// In yardsticks: what a reader would feel.
    const LONG: f64 = 10.0;
    /// How many drawings there are for each long task, at least: a machine may hold the page up once in a while.
    const DRAWINGS: usize = 30;
    const DRAWINGS_A_LONG_TASK: usize = 10;
    /// The fullest of all boards, in yardsticks, in the middle of the time.
    const SEA_DRAWN_IN: f64 = 3.0;
    const DRAWN: &str = "return performance.getEntriesByName('drawn').length >= arguments[0];";
    visit("en", |page| async move {
        for game in ["comme-chien-et-chat", "meowtopia", "cat-and-fish"] {
            begin(&page, game, "lively").await;
            page.ask(MARK_DRAWINGS, vec![]).await;
            page.ask(YARDSTICK, vec![]).await;
            let trace = Trace::begin(&page).await;
            page.play_on().await;
            for drawings in 1..=DRAWINGS {
                page.wait_until(DRAWN, vec![json!(drawings)], &format!("{game} goes on")).await;
            }
            let traced = trace.end().await;
            let (yardstick, _) = median_and_most(traced.with("yardstick"));
            let tasks = median_and_most(traced.without("yardstick"));
            let long = traced.without("yardstick").filter(|busy| busy / yardstick > LONG).count();
            let drawings = traced.to_frame("drawn");
            let (median, most) = median_and_most(drawings.iter().copied());
            eprintln!(
                "{game}: a yardstick takes {yardstick:.1} ms; {} tasks, the longest busy for {:.1} yardsticks, \
                 {long} of them long; drawn {} times, busy for {:.1} yardsticks (median), {:.1} (most)",
                traced.tasks.len(),
                tasks.1 / yardstick,
                drawings.len(),
                median / yardstick,
                most / yardstick,
            );
            assert!(long * DRAWINGS_A_LONG_TASK <= drawings.len(), "{game}: {long} long tasks");
            let sea = median / yardstick;
            assert!(game != "cat-and-fish" || sea < SEA_DRAWN_IN, "the sea is drawn in {sea:.1} yardsticks");
        }
    })
    .await;
}

/// Makes so many moves, with time between them, and marks when each was tapped and when it is told: by a line of the
/// log, or by something that begins to fly.
const TAP: &str = "
    const [most, done] = arguments;
    const told = new MutationObserver(() => performance.mark('told'));
    told.observe(document.querySelector('.log ol'), { childList: true });
    told.observe(document.querySelector('#sky'), { childList: true });
    const any = (css) => {
        const all = [...document.querySelectorAll(css)];
        return all[Math.floor(Math.random() * all.length)];
    };
    let taps = 0;
    const go = () => {
        const { over, busy, waits } = document.querySelector('.table').dataset;
        if (over || taps >= most) return done(taps);
        const next = !busy && !waits && (any('.offers .go') ?? any('.spot.can'));
        if (!next) return setTimeout(go, 50);
        taps += 1;
        performance.mark('tapped');
        next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        setTimeout(go, 600);
    };
    go();";

/// Tells how soon a move is seen on a phone that is so many times slower than this machine. The clock is not asserted,
/// for other work of the machine counts there; how much of the page is drawn anew for a move is.
#[tokio::test]
async fn a_move_is_soon_seen_on_a_slow_phone() {
    const SLOWER: u32 = 4;
    /// In the middle of all moves.
    const MOST_RESTYLED: f64 = 300.0;
    visit("en", |page| async move {
        page.resize(360, 640).await;
        for game in ["super-miaou", "chabyrinthe"] {
            begin(&page, game, "lively").await;
            page.slow_down(SLOWER).await;
            let trace = Trace::begin(&page).await;
            page.ask_later(TAP, vec![json!(24)]).await;
            let traced = trace.end().await;
            page.slow_down(1).await;
            let moves = traced.shown("tapped", "told");
            assert!(moves.len() > 2, "{game}: only {} moves were seen", moves.len());
            let median = |figure: fn(&Shown) -> f64| median_and_most(moves.iter().map(figure)).0;
            let restyled = median(|shown| shown.restyled as f64);
            eprintln!(
                "{game}, {SLOWER} times slower: {} moves, seen after {:.0} ms (median), busy for {:.0} ms; \
                 {restyled} elements restyled",
                moves.len(),
                median(|shown| shown.wall),
                median(|shown| shown.busy),
            );
            assert!(restyled < MOST_RESTYLED, "{game}: {restyled} elements restyled");
        }
    })
    .await;
}
