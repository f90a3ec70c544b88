//! What each event moves.

use comme_chien_et_chat::{Animal, CommeChienEtChat, Event};
use game_api::{Seat, ViewRef};

use super::dock::PILE;
use super::pets::{food_place, squares_place};
use super::players::home_place;
use crate::{motion::Motion, table::symbol};

pub fn motions(event: &Event, view: ViewRef<'_, CommeChienEtChat>) -> Vec<Motion> {
    match *event {
        Event::Placed { seat, animal } => vec![pawn(seat, home_place(seat), squares_place(animal))],
        Event::TurnedUp { food, .. } => {
            vec![Motion::Flip { drawing: format!("cc-{food}"), place: PILE.to_owned() }]
        }
        Event::Laid { animal, food, .. } => vec![fly(food, PILE.to_owned(), food_place(animal))],
        Event::Played { seat, card } => {
            vec![Motion::Flip { drawing: format!("cc-{card}"), place: home_place(seat) }]
        }
        Event::TookAway { animal, food } => vec![fly(food, food_place(animal), PILE.to_owned())],
        Event::SwappedBowls { one, other } => [bowl(view, one, other), bowl(view, other, one)].concat(),
        Event::SwappedFood { one, gave, other, got } => {
            vec![fly(gave, food_place(one), food_place(other)), fly(got, food_place(other), food_place(one))]
        }
        Event::SwappedPawns { one, left, other, came } => vec![
            pawn(left, squares_place(one), squares_place(other)),
            pawn(came, squares_place(other), squares_place(one)),
        ],
        Event::WentHome { animal, owner } => vec![pawn(owner, squares_place(animal), home_place(owner))],
        Event::TookPlace { seat, animal, owner } => vec![
            pawn(owner, squares_place(animal), home_place(owner)),
            pawn(seat, home_place(seat), squares_place(animal)),
        ],
        Event::Joins { .. }
        | Event::Dealt { .. }
        | Event::Got { .. }
        | Event::Begins { .. }
        | Event::Feeds { .. }
        | Event::Sated { .. }
        | Event::GoesOn { .. }
        | Event::Stops { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

fn fly(food: comme_chien_et_chat::Food, from: String, to: String) -> Motion {
    Motion::Fly { drawing: format!("cc-{food}"), from, to }
}

fn pawn(owner: Seat, from: String, to: String) -> Motion {
    Motion::Fly { drawing: symbol(owner).to_owned(), from, to }
}

/// All food of one animal goes to the other.
fn bowl(view: ViewRef<'_, CommeChienEtChat>, from: Animal, to: Animal) -> Vec<Motion> {
    let food = view.public().pet(from).into_iter().flat_map(|pet| &pet.food);
    food.map(|&food| fly(food, food_place(from), food_place(to))).collect()
}
