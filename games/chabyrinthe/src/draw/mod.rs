//! The table in text: the roof in box-drawing characters, then the same in words for those who listen.

mod light;
mod roof;

use game_api::{Seat, ViewRef, Voice};

use crate::say::{cat_at, cat_with_points, say_kind, say_path};
use crate::{Board, Cell, Chabyrinthe, Kind, Phase, Place};

/// A symbol for each seat, beside its name.
const SYMBOLS: [&str; 4] = ["●", "▲", "■", "◆"];

pub(crate) fn table(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    let public = view.public();
    let round = [("round", public.round.into()), ("turns", public.turns.into())];
    let mut lines = vec![voice.say("draw-round", &round), String::new()];
    lines.extend(roof::drawn(view));
    lines.push(String::new());
    lines.extend(walks_in_words(view, voice));
    lines.extend(ring_in_words(view, voice));
    lines.push(voice.say("draw-top", &[("card", top_card(view, voice).into())]));
    lines.push(pile_in_words(view, voice));
    lines.push(voice.say("draw-cats-left", &[("count", public.cat_pile.total().into())]));
    for seat in Seat::all(public.seats()) {
        lines.push(player(view, seat, voice));
    }
    lines.join("\n")
}

/// The ways that are drawn in heavy lines.
fn walks_in_words(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> impl Iterator<Item = String> {
    view.public().walks.iter().map(move |walk| {
        let cells = walk.way(&view.public().board).into_iter().map(|stride| stride.cell);
        let args = [
            ("from", walk.from.0.into()),
            ("path", say_path(&cells.collect::<Vec<_>>()).into()),
            ("home", walk.home.0.into()),
        ];
        voice.say("draw-walk", &args)
    })
}

fn ring_in_words(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> Vec<String> {
    let public = view.public();
    let touches = |place: Place| touched(&public.board, place).to_string();
    let cats = public.ring.cats.iter().map(|stray| {
        let args = [
            ("cat", cat_at(view.edition(), public, stray.place, voice).into()),
            ("place", stray.place.0.into()),
            ("cell", touches(stray.place).into()),
        ];
        voice.say("draw-cat", &args)
    });
    let homes = public
        .ring
        .homes
        .iter()
        .map(|&home| voice.say("draw-home", &[("place", home.0.into()), ("cell", touches(home).into())]));
    cats.chain(homes).collect()
}

/// The card beside a place.
fn touched(board: &Board, place: Place) -> Cell {
    let (frame, inward) = place.outside(board.side());
    frame.beside(inward)
}

fn top_card(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    match view.public().pile.top {
        None => voice.say("draw-nothing", &[]),
        Some(kind) => {
            let letters: Vec<String> = kind.tiles().iter().map(|tile| tile.letter().to_string()).collect();
            format!("{} ({})", say_kind(voice, Some(kind)), letters.join(" "))
        }
    }
}

fn pile_in_words(view: ViewRef<'_, Chabyrinthe>, voice: &Voice) -> String {
    let pile = &view.public().pile;
    let unseen = pile.unseen.iter().map(|(kind, count)| format!("{} ×{count}", say_kind(voice, Some(kind))));
    let under = pile.under.iter().map(|&kind: &Kind| say_kind(voice, Some(kind)));
    let list =
        |cards: Vec<String>| if cards.is_empty() { voice.say("draw-nothing", &[]) } else { cards.join(", ") };
    let args = [("unseen", list(unseen.collect()).into()), ("under", list(under.collect()).into())];
    voice.say("draw-pile", &args)
}

fn player(view: ViewRef<'_, Chabyrinthe>, seat: Seat, voice: &Voice) -> String {
    let public = view.public();
    let playing =
        public.turn == seat && !matches!(public.phase, Phase::Lot | Phase::Over) && public.turns > 0;
    let won: Vec<String> = public.won[seat]
        .iter()
        .map(|(cat, count)| format!("{} ×{count}", cat_with_points(view.edition(), cat, voice)))
        .collect();
    let won = if won.is_empty() { voice.say("draw-nothing", &[]) } else { won.join(", ") };
    let args = [
        ("symbol", SYMBOLS[seat.index()].into()),
        ("turn", if playing { "yes" } else { "no" }.into()),
        ("team", public.team(seat).unwrap_or_default().into()),
        ("points", public.points(seat, view.edition()).into()),
        ("cats", won.into()),
    ];
    voice.say_of(seat, "draw-player", &args)
}
