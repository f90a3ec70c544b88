//! The games' boards: one folder a game.
//!
//! # How a board is added
//!
//! Every game of the catalog is playable without a board of its own: [`plain`] shows the position in words and
//! the choices as a list. A board is one file (or folder) and one line:
//!
//! 1. `games/<game>/mod.rs`: `impl Board for MyGame`. Every method has a default; begin with [`Board::board`].
//!    It gets a [`Scene`]: the typed view, the legal actions, the voice that says things in the reader's language.
//!    Draw with HTML and the symbols of `drawings/games/<game>.svg` (named in `drawings.rs`). The game's texts
//!    are at hand by `scene.voice.say("card-cape", &[])`; texts that only the page needs go to `text/*.ftl`.
//! 2. Whatever can be chosen is a [`Spot`]: `scene.spot("hand-left", label, |action| …)` collects the legal
//!    actions that begin there and `.button(class, inside)` (or `.group(…)` within SVG) makes it tappable,
//!    focusable and marked. One action is played by a tap (two where it can't be taken back); of several, a bar
//!    with their sentences lets choose. `.or_why(action)` names what is asked about when nothing there is legal:
//!    the rule's own sentence is then shown. With `.previewed()` each tap shows the next action's outcome on the
//!    board (read `desk.chosen`), and a button does it. The board never decides what is possible.
//! 3. [`Board::chip`] shows a player's belongings, [`Board::dock`] the own hand in the thumb's reach,
//!    [`Board::aside`] a reminder where there is room, [`Board::headline`] the round.
//! 4. [`Board::motions`] says what an event moves, by the places' names (`Spot`s have one; other elements wear
//!    `data-place`). It is shown over the position before the event.
//! 5. The lists of games and of boards are [`ALL`] and [`BOARDS`], below. The style goes to `style/games/<game>.css`, named in
//!    `web-dist/build/main.rs`; every colour works by day and by night.
//!
//! `super_miaou` is the smallest complete example. The tests in `server/tests/browser*` play every game.

mod cat_and_fish;
mod chabyrinthe;
mod comme_chien_et_chat;
mod meowtopia;
mod plain;
mod position;
mod scene;
mod spot;
mod super_miaou;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use ::cat_and_fish::CatAndFish;
use ::chabyrinthe::Chabyrinthe;
use ::comme_chien_et_chat::CommeChienEtChat;
use ::meowtopia::Meowtopia;
use ::super_miaou::SuperMiaou;
use game_api::{GameInfo, Lang, Phrasebook, Present, Seat, Texts, ViewRef};
use leptos::prelude::*;
use protocol::Sight;

pub use plain::Choices;
pub use position::{AnyPosition, Reading};
pub use scene::Scene;
pub use spot::Spot;

use crate::motion::Motion;

/// How the page shows one game.
pub trait Board: Present {
    /// Whether the board itself shows the count at the end, so that the prompt need not.
    const COUNTS: bool = false;

    /// The middle of the table.
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        plain::board(scene)
    }
    /// What a player has, in a few signs beside the name.
    fn chip(_scene: &Scene<'_, Self>, _seat: Seat) -> AnyView {
        ().into_any()
    }
    /// The own hand, and what can be done with it.
    fn dock(_scene: &Scene<'_, Self>) -> AnyView {
        ().into_any()
    }
    /// What the action that the board previews would bring, said beside the yes.
    fn gain(_scene: &Scene<'_, Self>) -> Option<String> {
        None
    }
    /// A reminder, shown where there is room for it.
    fn aside(_scene: &Scene<'_, Self>) -> AnyView {
        ().into_any()
    }
    /// Where the game stands, in two words.
    fn headline(_scene: &Scene<'_, Self>) -> String {
        String::new()
    }
    /// What an event moves, seen from the position before it.
    fn motions(_event: &Self::Event, _view: ViewRef<'_, Self>) -> Vec<Motion> {
        Vec::new()
    }
}

/// The one list of the games, in the order of the shelf.
pub const ALL: [Face; 5] = [
    Face::of::<SuperMiaou>(),
    Face::of::<Chabyrinthe>(),
    Face::of::<CommeChienEtChat>(),
    Face::of::<Meowtopia>(),
    Face::of::<CatAndFish>(),
];

/// The boards, in the same order. A list apart, because the home page lists the games but needs no board.
const BOARDS: [Read; ALL.len()] = [
    position::reading::<SuperMiaou>,
    position::reading::<Chabyrinthe>,
    position::reading::<CommeChienEtChat>,
    position::reading::<Meowtopia>,
    position::reading::<CatAndFish>,
];

type Read = fn(&Sight) -> Result<Reading, serde_json::Error>;

/// A game as the page knows it, without its types.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    pub info: &'static GameInfo,
    pub texts: Texts,
}

impl Face {
    const fn of<G: Board>() -> Face {
        Face { info: &G::INFO, texts: G::TEXTS }
    }

    pub fn find(id: &str) -> Option<&'static Face> {
        ALL.iter().find(|face| face.info.id == id)
    }

    /// Learns from a sight how to read the positions of its table.
    pub fn read(&self, sight: &Sight) -> Result<Reading, serde_json::Error> {
        let place = ALL.iter().position(|face| face.info.id == self.info.id);
        BOARDS[place.expect("every face is in the list")](sight)
    }

    /// The game's sentences, the referee's beside them.
    pub fn book(&self, lang: Lang) -> Arc<Phrasebook> {
        type Books = BTreeMap<(&'static str, &'static str), Arc<Phrasebook>>;
        thread_local! {
            static BOOKS: RefCell<Books> = const { RefCell::new(BTreeMap::new()) };
        }
        BOOKS.with_borrow_mut(|books| {
            let book = books.entry((self.info.id, lang.tag()));
            book.or_insert_with(|| Arc::new(Phrasebook::new(lang, &[self.texts, table::TEXTS]))).clone()
        })
    }
}
