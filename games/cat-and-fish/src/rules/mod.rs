//! The game on the contract.

mod legal;
mod luck;
mod refusal;

use std::sync::Arc;

use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    ViewRef, rule,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::places::HexSet;
use crate::{
    Action, CatAndFish, Chance, Edition, Event, Fisher, Markers, Phase, Private, Public, Spells, Stock,
    Waters, guess, scoring,
};

/// This game has no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for CatAndFish {
    const INFO: GameInfo = GameInfo {
        id: "cat-and-fish",
        min_seats: 2,
        max_seats: 4,
        minutes: 60,
        age: 9,
        rules_version: 1,
        variants: &[],
        notation: Patterns {
            action: "^(stop|end|sorcerer|done|pay|leave|(place|do):[a-z]+|(as|change):[a-z]+:[a-z]+\
                     |(fish|move|set):[abc][0-9]{1,2}|(sail|flee):[xyz][0-9]{1,2}\
                     |(sell|drop|discard|give):[a-z]+[123]?|(buy|play):[a-z-]+|steal:[1-4]:[a-z]+[123]?)$",
            chance: "^(first:[1-4]|up:[a-z]+[123]?|treasure:[a-z]+|magic:[a-z-]+)$",
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
        rule!("CF1");
        setup.check_seats()?;
        let edition = &setup.edition;
        let fishers = PerSeat::from_fn(setup.seats, |seat| Fisher {
            pawn: edition.berth(setup.seats, seat.number() - 1),
            money: edition.start_money(),
            gear: Stock::default(),
            worth: 0,
            warehouse: Default::default(),
            markers: Markers::default(),
            placed: 0,
            done: false,
            penalties: 0,
            magic: 0,
        });
        let (typhoon, oil) = (edition.typhoon(), edition.oil());
        let public = Public {
            phase: Phase::Lot,
            turn: Seat::FIRST,
            first: Seat::FIRST,
            round: 0,
            fishers,
            waters: Waters::new(edition, HexSet::of(typhoon) | HexSet::of(oil)),
            typhoon,
            oil,
            monster: None,
            shop: edition.stock(),
            hoard: edition.hoard(),
            library: edition.spells().total(),
            spent: Spells::default(),
            summoner: None,
            thief: None,
        };
        let hands = PerSeat::from_fn(setup.seats, |_| Private::default());
        Ok(CatAndFish { edition: edition.clone(), public, hands })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Edition>) -> Self {
        CatAndFish { edition, ..self }
    }
    fn seats(&self) -> u8 {
        self.public.seats()
    }
    fn round(&self) -> u32 {
        u32::from(self.public.round)
    }

    fn pending(&self) -> Pending {
        match self.public.phase {
            Phase::Over => Pending::Over,
            Phase::Discard { seat, .. } | Phase::Flee { seat, .. } => Pending::Seat(seat),
            _ => match self.source() {
                Some(source) => Pending::Chance(source),
                None => Pending::Seat(self.public.turn),
            },
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() == Pending::Seat(seat) {
            self.list(seat, out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("CF2"));
        }
        self.refuse(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match (action, self.public.phase) {
            (Action::Place(space), _) => self.place(seat, space, emit),
            (Action::Stop, _) => self.stop(seat, emit),
            (Action::Do(space), _) => self.start_action(seat, space, emit),
            (Action::As { marker, action }, _) => self.change_by_wizard(seat, marker, action, emit),
            (Action::Change { marker, action }, _) => self.change_by_card(seat, marker, action, emit),
            (Action::End, _) => self.end_turn(seat, emit),
            (Action::Fish(hex), _) => self.fish(hex),
            (Action::Sail(point), _) => self.sail(seat, point, emit),
            (Action::Sorcerer, _) => self.sorcery(seat, emit),
            (Action::Sell(tile), _) => self.sell(seat, tile, emit),
            (Action::Drop(tile), _) => self.drop(seat, tile, emit),
            (Action::Buy(gear), _) => self.buy(seat, gear, emit),
            (Action::Move(hex), Phase::Move { disaster, .. }) => {
                self.move_disaster(seat, disaster, hex, emit)
            }
            (Action::Steal { victim, tile }, _) => self.steal(seat, victim, tile, emit),
            (Action::Play(card), _) => self.play(seat, card, emit),
            (Action::Done, _) => self.finish(seat, emit),
            (Action::Discard(tile), Phase::Discard { strike, .. }) => {
                self.lose_fish(strike, seat, tile, emit)
            }
            (Action::Flee(point), Phase::Flee { strike, .. }) => self.flee_to(strike, seat, point, emit),
            (Action::Pay, _) => self.pay_fee(seat, emit),
            (Action::Give(tile), _) => self.give_fish(seat, tile, emit),
            (Action::Set(hex), _) => self.set_monster(seat, hex, emit),
            (Action::Leave, _) => self.leave_monster(seat, emit),
            (action, phase) => unreachable!("{action} is not legal in {phase:?}"),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.outcomes(out);
    }
    fn sample(&self, rng: &mut GameRng) -> Chance {
        self.draw(rng)
    }
    fn apply_chance(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        self.happen(outcome, emit);
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
        scoring::outcome(&self.public, &self.edition)
    }
    fn audit(&self) -> Result<(), String> {
        scoring::audit(self)
    }
}
