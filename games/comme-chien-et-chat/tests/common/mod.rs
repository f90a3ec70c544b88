//! Positions stated by hand, and a table to play them on.

use comme_chien_et_chat::{
    Action, Animal, Card, Cards, Chance, CommeChienEtChat, Edition, Event, Food, FoodBag, Pet, Phase, Pile,
    Private, Public,
};
use game_api::{Edition as _, Game, Pending, PerSeat, Recorder, Seat, Viewer};
use serde_json::json;

pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

fn words<T: std::str::FromStr>(text: &str) -> Vec<T> {
    let read = |word: &str| word.parse().unwrap_or_else(|_| panic!("«{word}» can't be read"));
    text.split_whitespace().map(read).collect()
}

/// A position in which seat 1 has placed its pawn and chooses, unless told otherwise. What is not named
/// lies where it must: food in the pile, pawns in stock, action cards out of play.
pub struct Given {
    public: Public,
    hands: PerSeat<Private>,
    aside: Cards,
}

impl Given {
    pub fn seats(seats: u8) -> Given {
        let edition = Edition::standard();
        let public = Public {
            phase: Phase::Choose,
            turn: Seat::FIRST,
            first: Seat::FIRST,
            round: 1,
            pets: Default::default(),
            pile: Pile { unseen: edition.food(), under: Default::default() },
            stock: PerSeat::from_fn(seats, |_| edition.pawns()),
            held: PerSeat::from_fn(seats, |_| 0),
            discard: Cards::default(),
        };
        Given { public, hands: PerSeat::from_fn(seats, |_| Private::default()), aside: edition.cards() }
    }

    /// An animal in play with its food (`bone3 fish1`) and the owners of its pawns (`1 2`).
    pub fn animal(mut self, animal: &str, food: &str, pawns: &str) -> Self {
        let mut pet = Pet::new(animal.parse().expect("an animal"));
        let (mut food, mut pawns): (Vec<Food>, Vec<Seat>) = (words(food), words(pawns));
        food.sort();
        pawns.sort();
        food.iter().for_each(|&food| self.public.pile.unseen.take(food));
        pawns.iter().for_each(|&owner| self.public.stock[owner] -= 1);
        pet.food.extend(food);
        pet.pawns.extend(pawns);
        self.public.pets.push(pet);
        self
    }

    /// An animal with so many cards of whatever is left in the pile.
    pub fn fed(mut self, animal: &str, cards: usize) -> Self {
        let mut pet = Pet::new(animal.parse().expect("an animal"));
        for _ in 0..cards {
            let food = self.public.pile.unseen.nth(0).expect("food is left");
            self.public.pile.unseen.take(food);
            pet.food.push(food);
        }
        self.public.pets.push(pet);
        self
    }

    pub fn hand(mut self, number: u8, cards: &str) -> Self {
        for card in words::<Card>(cards) {
            self.aside.take(card);
            self.hands[seat(number)].hand.add(card);
            self.public.held[seat(number)] += 1;
        }
        self
    }

    pub fn discarded(mut self, cards: &str) -> Self {
        for card in words::<Card>(cards) {
            self.aside.take(card);
            self.public.discard.add(card);
        }
        self
    }

    /// Cards known to lie under the pile, from the top.
    pub fn under(mut self, food: &str) -> Self {
        for food in words::<Food>(food) {
            self.public.pile.unseen.take(food);
            self.public.pile.under.push(food);
        }
        self
    }

    pub fn phase(mut self, phase: Phase) -> Self {
        self.public.phase = phase;
        self
    }

    pub fn turn(mut self, number: u8) -> Self {
        self.public.turn = seat(number);
        self
    }

    pub fn unseen(&self) -> FoodBag {
        self.public.pile.unseen
    }

    pub fn set(self) -> Played {
        let json = json!({ "public": self.public, "hands": self.hands, "aside": self.aside });
        let game: CommeChienEtChat = serde_json::from_value(json).expect("the position reads as a state");
        game.audit().expect("the position is possible");
        Played { game, heard: Recorder::default() }
    }
}

/// A game under way and what its last step told.
pub struct Played {
    pub game: CommeChienEtChat,
    pub heard: Recorder<Event>,
}

impl Played {
    /// A fresh game, before anything is drawn.
    pub fn start(seats: u8) -> Played {
        let setup = game_api::Setup::standard(seats);
        Played { game: Game::start(&setup).expect("2 to 6 seats"), heard: Recorder::default() }
    }

    /// Plays choices (`1 place:rex`) and outcomes (`~ up:bone3`), line by line.
    pub fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, what) = line.split_once(' ').expect("a line is a seat or ~, and what happens");
            self.heard = Recorder::default();
            if who == "~" {
                let outcome: Chance = what.parse().unwrap_or_else(|_| panic!("no outcome: {line}"));
                let possible = self.chances();
                assert!(possible.iter().any(|(other, _)| *other == what), "{line}: only {possible:?}");
                self.game.apply_chance(outcome, &mut self.heard);
            } else {
                let seat: Seat = who.parse().unwrap_or_else(|_| panic!("no seat: {line}"));
                let action: Action = what.parse().unwrap_or_else(|_| panic!("no action: {line}"));
                assert_eq!(self.game.refusal(seat, action), None, "{line}");
                assert!(self.legal().contains(&what.to_owned()), "{line}: only {:?}", self.legal());
                self.game.apply(seat, action, &mut self.heard);
            }
            self.game.audit().unwrap_or_else(|problem| panic!("{line}: {problem}"));
        }
        self
    }

    /// The rule that forbids a choice; it must not be offered either.
    pub fn refused(&self, number: u8, action: &str) -> &'static str {
        let parsed: Action = action.parse().expect("an action");
        let mut legal = Vec::new();
        self.game.legal_actions(seat(number), &mut legal);
        assert!(!legal.contains(&parsed), "{action} is offered");
        self.game.refusal(seat(number), parsed).unwrap_or_else(|| panic!("{action} is allowed")).0
    }

    /// What the seat to move may do, as it is written.
    pub fn legal(&self) -> Vec<String> {
        let Pending::Seat(seat) = self.game.pending() else { return Vec::new() };
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    pub fn public(&self) -> &Public {
        self.game.public()
    }

    pub fn phase(&self) -> Phase {
        self.public().phase
    }

    fn pet(&self, animal: &str) -> &Pet {
        let animal: Animal = animal.parse().expect("an animal");
        self.public().pet(animal).expect("the animal is in play")
    }

    pub fn food(&self, animal: &str) -> String {
        join(&self.pet(animal).food)
    }

    pub fn pawns(&self, animal: &str) -> String {
        join(&self.pet(animal).pawns)
    }

    pub fn worth(&self, animal: &str) -> i32 {
        self.pet(animal).worth()
    }

    pub fn stock(&self, number: u8) -> u8 {
        self.public().stock[seat(number)]
    }

    pub fn hand(&self, number: u8) -> String {
        let hand = &self.game.private(seat(number)).hand;
        let cards: Vec<Card> = hand.iter().flat_map(|(card, count)| vec![card; count.into()]).collect();
        join(&cards)
    }

    /// What everybody hears of the last step.
    pub fn told(&self) -> Vec<Event> {
        self.heard.heard_by(Viewer::Spectator)
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.outcome().expect("the game is over").scores.values().copied().collect()
    }
}

pub fn join<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
