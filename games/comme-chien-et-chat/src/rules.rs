//! The game on the contract: start, whose turn, what is legal, what happens.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    Source, ViewRef, rule,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Animal, Cards, Chance, CommeChienEtChat, Draft, Edition, Event, Pet, Phase, Pile, Private,
    Public, guess, scoring,
};

/// The game has no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

const ANIMALS: Source = Source(0);
const ACTION_CARDS: Source = Source(1);
/// The lot that draws the first player.
const LOT: Source = Source(2);
const FOOD_PILE: Source = Source(3);

impl Game for CommeChienEtChat {
    const INFO: GameInfo = GameInfo {
        id: "comme-chien-et-chat",
        min_seats: 2,
        max_seats: 6,
        minutes: 20,
        age: 10,
        rules_version: 1,
        variants: &[],
        notation: Patterns {
            action: "^(feed|more|stop|back|(place|lay|animal):[a-z]+|card:[a-z-]+\
                     |food:[a-z]+:(bone|fish)[1-6]|pawn:[a-z]+:[1-6])$",
            chance: "^(joins:[a-z]+|deal:[a-z-]+|first:[1-6]|up:(bone|fish)[1-6])$",
        },
        private_hands: true,
    };
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Public = Public;
    type Private = Private;
    type Event = Event;

    fn start(setup: &Setup<Self>) -> Result<Self, SetupError> {
        rule!("CC1");
        setup.check_seats()?;
        let (seats, edition) = (setup.seats, setup.edition.clone());
        let public = Public {
            phase: Phase::Animals,
            turn: Seat::FIRST,
            first: Seat::FIRST,
            round: 1,
            pets: ArrayVec::new(),
            pile: Pile { unseen: edition.food(), under: ArrayVec::new() },
            stock: PerSeat::from_fn(seats, |_| edition.pawns()),
            held: PerSeat::from_fn(seats, |_| 0),
            discard: Cards::default(),
        };
        let hands = PerSeat::from_fn(seats, |_| Private::default());
        Ok(CommeChienEtChat { public, hands, aside: edition.cards(), edition })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Edition>) -> Self {
        CommeChienEtChat { edition, ..self }
    }
    fn seats(&self) -> u8 {
        self.public.seats()
    }
    fn round(&self) -> u32 {
        u32::from(self.public.round)
    }

    fn pending(&self) -> Pending {
        match self.public.phase {
            Phase::Animals => Pending::Chance(ANIMALS),
            Phase::Deal { .. } => Pending::Chance(ACTION_CARDS),
            Phase::Lot => Pending::Chance(LOT),
            Phase::TurnUp { .. } => Pending::Chance(FOOD_PILE),
            Phase::Place | Phase::Choose | Phase::Lay { .. } | Phase::GoOn { .. } => {
                Pending::Seat(self.public.turn)
            }
            Phase::Over { .. } => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() != Pending::Seat(seat) {
            return;
        }
        let hungry = self.public.hungry(&self.edition);
        match self.public.phase {
            Phase::Place => {
                let free = hungry.filter(|pet| pet.has_free_square(&self.edition));
                out.extend(free.map(|pet| Action::Place(pet.animal)));
            }
            Phase::Choose => match self.hands[seat].draft {
                Some(draft) => {
                    self.list_targets(seat, draft, out);
                    out.push(Action::Back);
                }
                None => {
                    out.push(Action::Feed);
                    let hand = self.hands[seat].hand.iter().map(|(card, _)| card);
                    out.extend(hand.filter(|&card| self.is_playable(seat, card)).map(Action::Card));
                }
            },
            Phase::Lay { .. } => out.extend(hungry.map(|pet| Action::Lay(pet.animal))),
            Phase::GoOn { .. } => out.extend([Action::More, Action::Stop]),
            phase => unreachable!("nobody chooses in {phase:?}"),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("CC2"));
        }
        self.refuse(seat, action).err()
    }

    fn apply(&mut self, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match (action, self.public.phase) {
            (Action::Place(animal), _) => self.place(seat, animal, emit),
            (Action::Feed, _) => {
                self.public.phase = Phase::TurnUp { series: None };
                emit.tell_all(|| Event::Feeds { seat });
            }
            (Action::Lay(animal), Phase::Lay { food }) => self.lay(seat, animal, food, emit),
            (Action::More, Phase::GoOn { animal }) => {
                self.public.phase = Phase::TurnUp { series: Some(animal) };
                emit.tell_all(|| Event::GoesOn { seat, animal });
            }
            (Action::Stop, _) => {
                emit.tell_all(|| Event::Stops { seat });
                self.end_turn();
            }
            (Action::Card(card), _) => self.hands[seat].draft = Some(Draft { card, first: None }),
            (Action::Target(target), _) => self.choose(seat, target, emit),
            (Action::Back, _) => self.back(seat),
            (action, phase) => unreachable!("{action} is not legal in {phase:?}"),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.phase {
            Phase::Animals => out.extend(self.animals_left().map(|animal| (Chance::Joins(animal), 1))),
            Phase::Deal { .. } => {
                out.extend(self.aside.iter().map(|(card, count)| (Chance::Deal(card), u32::from(count))));
            }
            Phase::Lot => out.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1))),
            Phase::TurnUp { .. } => {
                let tops = self.public.pile.tops();
                out.extend(tops.map(|(food, count)| (Chance::Up(food), u32::from(count))));
            }
            Phase::Place | Phase::Choose | Phase::Lay { .. } | Phase::GoOn { .. } | Phase::Over { .. } => {}
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        match self.public.phase {
            Phase::Animals => {
                let place = rng.below(self.animals_left().count() as u32);
                Chance::Joins(self.animals_left().nth(place as usize).expect("one of those left"))
            }
            Phase::Deal { .. } => {
                let place = rng.below(u32::from(self.aside.total()));
                Chance::Deal(self.aside.nth(place).expect("the place lies below the total"))
            }
            Phase::Lot => {
                let place = rng.below(u32::from(self.seats()));
                Chance::First(Seat::all(self.seats()).nth(place as usize).expect("one of the seats"))
            }
            Phase::TurnUp { .. } => {
                let place = rng.below(self.public.pile.places());
                Chance::Up(self.public.pile.top(place).expect("the game ends with the last food card"))
            }
            phase => unreachable!("nothing is left to chance in {phase:?}"),
        }
    }

    fn apply_chance(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        match (self.public.phase, outcome) {
            (Phase::Animals, Chance::Joins(animal)) => {
                self.public.pets.push(Pet::new(animal));
                emit.tell_all(|| Event::Joins { animal });
                if self.public.pets.len() == self.edition.animals_in_play(self.seats()) {
                    self.deal_to(Some(Seat::FIRST));
                }
            }
            (Phase::Deal { to: seat }, Chance::Deal(card)) => {
                self.aside.take(card);
                self.hands[seat].hand.add(card);
                self.public.held[seat] += 1;
                emit.tell(seat, || Event::Got { seat, card });
                let cards = self.public.held[seat];
                if cards == self.edition.dealt() {
                    emit.tell_all(|| Event::Dealt { seat, cards });
                    self.deal_to(Some(seat.left(self.seats())).filter(|&next| next != Seat::FIRST));
                }
            }
            (Phase::Lot, Chance::First(seat)) => {
                self.public.first = seat;
                self.public.turn = seat;
                emit.tell_all(|| Event::Begins { seat });
                self.begin_turn();
            }
            (Phase::TurnUp { series }, Chance::Up(food)) => {
                let seat = self.public.turn;
                self.public.pile.take(food);
                emit.tell_all(|| Event::TurnedUp { seat, food });
                match series {
                    Some(animal) => self.lay(seat, animal, food, emit),
                    None => self.public.phase = Phase::Lay { food },
                }
            }
            (phase, _) => unreachable!("{outcome} does not happen in {phase:?}"),
        }
    }

    fn public(&self) -> &Public {
        &self.public
    }
    fn private(&self, seat: Seat) -> &Private {
        &self.hands[seat]
    }
    fn guess(view: ViewRef<'_, Self>, rng: &mut GameRng) -> Self {
        guess::guess(view, rng)
    }
    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(&self.public)
    }
    fn audit(&self) -> Result<(), String> {
        scoring::audit(self)
    }
}

impl CommeChienEtChat {
    /// The animals that are not in play.
    fn animals_left(&self) -> impl Iterator<Item = Animal> {
        Animal::ALL.into_iter().filter(|&animal| self.public.pet(animal).is_none())
    }

    /// Goes on dealing to this seat; when all have their cards, the first player is drawn.
    fn deal_to(&mut self, seat: Option<Seat>) {
        self.public.phase = match seat {
            Some(to) if self.edition.dealt() > 0 => Phase::Deal { to },
            _ => Phase::Lot,
        };
    }
}
