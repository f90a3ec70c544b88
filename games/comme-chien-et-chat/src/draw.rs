//! The table in text: the animals in their two columns, then the players, then the own hand.

use game_api::{Seat, ViewRef, Voice};

use crate::say::{animal_name, card_name, food_name, food_names, number, species_word};
use crate::{CommeChienEtChat, Food, FoodKind, Pet, Phase, Private, scoring};

/// A symbol for each seat, beside its name and for its pawns.
const SYMBOLS: [&str; 6] = ["●", "▲", "■", "◆", "★", "✚"];
const FREE: &str = "·";
/// Between the two columns.
const GAP: usize = 2;

pub(crate) fn table(view: ViewRef<'_, CommeChienEtChat>, voice: &Voice) -> String {
    let mut lines = vec![voice.say("draw-round", &[("round", view.public().round.into())])];
    lines.extend(pile(view, voice));
    lines.push(String::new());
    lines.extend(animals(view, voice));
    lines.extend(Seat::all(view.seats()).map(|seat| player(view, seat, voice)));
    let played = view.public().discard.iter().map(|(card, count)| counted(card_name(voice, card), count));
    let played: Vec<String> = played.collect();
    if !played.is_empty() {
        lines.push(voice.say("draw-discard", &[("cards", played.join(", ").into())]));
    }
    lines.extend(view.private().map(|own| hand(own, voice)));
    lines.join("\n")
}

fn counted(name: String, count: u8) -> String {
    if count == 1 { name } else { format!("{name} ×{count}") }
}

/// How many cards the pile has, of which kinds, and what is known to lie under it.
fn pile(view: ViewRef<'_, CommeChienEtChat>, voice: &Voice) -> Vec<String> {
    let pile = &view.public().pile;
    let values = |kind| {
        let left = Food::ALL.into_iter().filter(|food| food.kind() == kind);
        let left = left.map(|food| (food.value(), pile.count(food))).filter(|&(_, count)| count > 0);
        let left: Vec<String> = left.map(|(value, count)| format!("{value}×{count}")).collect();
        if left.is_empty() { voice.say("draw-nothing", &[]) } else { left.join(", ") }
    };
    let args = [
        ("cards", pile.total().into()),
        ("bones", values(FoodKind::Bone).into()),
        ("fish", values(FoodKind::Fish).into()),
    ];
    let mut lines = vec![voice.say("draw-pile", &args)];
    if !pile.under.is_empty() {
        let under: Vec<String> = pile.under.iter().map(|&food| food_name(voice, food)).collect();
        lines.push(voice.say("draw-under", &[("cards", under.join(", ").into())]));
    }
    lines
}

/// The animals, two in a row, each in a cell of three lines.
fn animals(view: ViewRef<'_, CommeChienEtChat>, voice: &Voice) -> Vec<String> {
    let cells: Vec<[String; 3]> = view.public().pets.iter().map(|pet| cell(view, pet, voice)).collect();
    let lefts = cells.iter().step_by(2).flatten();
    let width = lefts.map(|line| line.chars().count()).max().unwrap_or_default() + GAP;
    let mut lines = Vec::new();
    for row in cells.chunks(2) {
        for line in 0..3 {
            let left = &row[0][line];
            let text = match row.get(1) {
                Some(right) => format!("{left:<width$}{}", right[line]),
                None => left.clone(),
            };
            lines.push(text.trim_end().to_owned());
        }
        lines.push(String::new());
    }
    lines
}

/// Name and worth; squares; food.
fn cell(view: ViewRef<'_, CommeChienEtChat>, pet: &Pet, voice: &Voice) -> [String; 3] {
    let args = [
        ("name", animal_name(voice, pet.animal).into()),
        ("species", species_word(pet.animal).into()),
        ("worth", signed(pet.worth()).into()),
        ("sated", yes_no(pet.is_sated(view.edition()))),
    ];
    let squares = usize::from(view.edition().squares(pet.animal));
    let pawns = pet.pawns.iter().map(|owner| SYMBOLS[owner.index()]);
    let pawns: Vec<&str> = pawns.chain(std::iter::repeat(FREE)).take(squares).collect();
    let food = voice.say("draw-food", &[("food", food(pet, voice).into())]);
    let pawns = voice.say("draw-pawns", &[("pawns", pawns.join(" ").into())]);
    [voice.say("draw-animal", &args), format!("  {pawns}"), format!("  {food}")]
}

/// What lies beside an animal, short enough for two columns: "bones 1, 4, fish 2, 2".
fn food(pet: &Pet, voice: &Voice) -> String {
    let kinds = [FoodKind::Bone, FoodKind::Fish].into_iter().filter_map(|kind| {
        let values = pet.food.iter().filter(|food| food.kind() == kind).map(|food| food.value().to_string());
        let values: Vec<String> = values.collect();
        (!values.is_empty()).then(|| food_names(voice, kind, values.join(", ")))
    });
    let kinds: Vec<String> = kinds.collect();
    if kinds.is_empty() { voice.say("draw-nothing", &[]) } else { kinds.join(", ") }
}

fn player(view: ViewRef<'_, CommeChienEtChat>, seat: Seat, voice: &Voice) -> String {
    let public = view.public();
    let dealing = matches!(public.phase, Phase::Animals | Phase::Deal { .. } | Phase::Lot);
    let playing = public.turn == seat && !dealing && !matches!(public.phase, Phase::Over { .. });
    let points = scoring::scores(public)[seat];
    let args = [
        ("symbol", SYMBOLS[seat.index()].into()),
        ("turn", yes_no(playing)),
        ("stock", public.stock[seat].into()),
        ("cards", public.held[seat].into()),
        ("points", signed(points).into()),
        ("count", points.into()),
    ];
    voice.say_of(seat, "draw-player", &args)
}

fn hand(own: &Private, voice: &Voice) -> String {
    let cards: Vec<String> =
        own.hand.iter().map(|(card, count)| counted(card_name(voice, card), count)).collect();
    let cards = if cards.is_empty() { voice.say("draw-nothing", &[]) } else { cards.join(", ") };
    voice.say("draw-hand", &[("cards", cards.into())])
}

/// With its sign, also where something is earned.
fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}

fn yes_no<'a, T: From<&'a str>>(yes: bool) -> T {
    if yes { "yes".into() } else { "no".into() }
}
