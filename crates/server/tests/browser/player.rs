//! A person who plays by tapping what the page offers.

use serde_json::{Value, json};

use super::page::Page;

/// Taps at random what is marked as possible, as often as asked or until the game is over, and waits until nothing
/// happens by itself any more; tells how often it tapped. Written in the page's own language, because a game takes hundreds of taps.
const PLAY: &str = "
    const [most, done] = arguments;
    let taps = 0;
    let idle = 0;
    let told = 0;
    const any = (css) => {
        const all = [...document.querySelectorAll(css)];
        return all[Math.floor(Math.random() * all.length)];
    };
    const go = () => {
        const table = document.querySelector('.table');
        const { over, busy, waits } = table.dataset;
        const calm = !busy && !waits && document.querySelector('.prompt.own, .curtain');
        if (over || (taps >= most && calm)) return done({ taps, over: Boolean(over) });
        const next = taps < most && (any('.offers .go, .curtain .go') ?? any('.spot.can, .choice'));
        if (next) {
            // A part of a drawing has no click of its own to call.
            next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            taps += 1;
            idle = 0;
        } else if (document.querySelectorAll('.log li').length !== told) {
            // As long as others do something it is right to wait.
            told = document.querySelectorAll('.log li').length;
            idle = 0;
        } else if ((idle += 1) > 3000) {
            return done({ taps, stuck: document.body.innerText });
        }
        setTimeout(go, next ? 4 : 10);
    };
    go();";

/// Taps at random what is marked as possible, until the page is left.
const PLAY_ON: &str = "
    const any = (css) => {
        const all = [...document.querySelectorAll(css)];
        return all[Math.floor(Math.random() * all.length)];
    };
    window.playing = setInterval(() => {
        const next = any('.offers .go') ?? any('.spot.can, .choice');
        next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, 10);";

/// What came of playing.
#[derive(Debug)]
pub struct Played {
    pub taps: u64,
    pub over: bool,
}

impl Page {
    /// Goes to the table of a game in this browser; nothing moves, so that the test need not wait.
    pub async fn sit_down(&self, game: &str) {
        self.open("/").await;
        self.keep("chatiere-pace", "instant").await;
        self.open(&format!("/#/here/{game}")).await;
    }

    /// Leaves the table and clears it, so that a new one can be set up.
    pub async fn forget_game(&self, game: &str) {
        // Whoever leaves has the game kept.
        self.open("/").await;
        self.ask("localStorage.removeItem(arguments[0])", vec![json!(format!("chatiere-here-{game}"))]).await;
        self.open(&format!("/#/here/{game}")).await;
    }

    /// Makes the bots of the form kittens, so that a test does not wait for them to think.
    pub async fn weaken_bots(&self) {
        const WEAKEN: &str = "
            for (const seat of document.querySelectorAll('select[name^=seat-]')) {
                if (seat.value === 'person') continue;
                seat.value = 'chaton';
                seat.dispatchEvent(new Event('change', { bubbles: true }));
            }";
        self.ask(WEAKEN, vec![]).await;
    }

    /// Starts the game that the form describes.
    pub async fn start_game(&self) {
        self.click(".setup button[type=submit]").await;
        self.wait_for(".table .chip").await;
    }

    /// Plays up to so many taps.
    pub async fn play(&self, most: u32) -> Played {
        let answer = self.ask_later(PLAY, vec![json!(most)]).await;
        assert_eq!(answer["stuck"], Value::Null, "nothing can be done any more");
        Played {
            taps: answer["taps"].as_u64().expect("a number of taps"),
            over: answer["over"].as_bool().unwrap_or_default(),
        }
    }

    /// Plays on by itself, whatever the test does meanwhile.
    pub async fn play_on(&self) {
        self.ask(PLAY_ON, vec![]).await;
    }

    /// Plays on no more, so that the table waits for this player sooner or later.
    pub async fn pause(&self) {
        self.ask("clearInterval(window.playing);", vec![]).await;
    }

    /// Watches until the game is over, as long as it goes on.
    pub async fn watch_to_the_end(&self) {
        const SEEN: &str = "return document.body.innerText;";
        const GOES_ON: &str = "
            const over = document.querySelector('.table[data-over]');
            return over !== null || document.body.innerText !== arguments[0];";
        while self.count(".table[data-over]").await == 0 {
            let seen = self.ask(SEEN, vec![]).await;
            self.wait_until(GOES_ON, vec![seen], "the game goes on").await;
        }
    }

    /// Says who one is, where the house asks.
    pub async fn introduce(&self, name: &str) {
        self.wait_for(".introduce input").await;
        self.fill(".introduce input", name).await;
        self.click(".introduce .go").await;
    }

    pub async fn play_to_the_end(&self) {
        let played = self.play(20_000).await;
        assert!(played.over, "the game does not end in {} taps", played.taps);
    }
}
