//! The game on the contract: start, whose turn, what is legal, what is not and why.

use std::sync::Arc;

use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    Source, Variant, ViewRef, rule,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Bag, Card, Chance, Currency, Edition, Event, Phase, Public, Side, Slot, SuperMiaou, Zone, scoring,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// A first game, without Mouse cards.
    pub first_steps: FirstSteps,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstSteps {
    #[default]
    No,
    Yes,
}

/// The lot that draws the first player; each seat's backpack has its own source after it.
const LOT: Source = Source(0);

fn backpack_of(seat: Seat) -> Source {
    Source(u16::from(seat.number()))
}

impl Game for SuperMiaou {
    const INFO: GameInfo = GameInfo {
        id: "super-miaou",
        min_seats: 2,
        max_seats: 4,
        minutes: 15,
        age: 6,
        rules_version: 1,
        variants: &[Variant { key: "first-steps", values: &["no", "yes"] }],
        notation: Patterns {
            action: "^(pass|(buy|bin):[a-z0-9-]+|mouse:[1-4]:(left|right))$",
            chance: "^(first:[1-4]|up:[a-z0-9-]+)$",
        },
        private_hands: false,
    };
    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Public = Public;
    type Private = ();
    type Event = Event;

    fn start(setup: &Setup<Self>) -> Result<Self, SetupError> {
        rule!("SM1");
        setup.check_seats()?;
        let edition = &setup.edition;
        let first_steps = setup.options.first_steps == FirstSteps::Yes;
        let (mut supply, mut bin) = (Bag::default(), Bag::default());
        supply.add(Card::SuperMiaou, edition.copies(Card::SuperMiaou));
        for card in Card::WARES {
            if card == Card::Mouse && first_steps {
                rule!("SM10");
                continue;
            }
            supply.add(card, edition.copies(card));
        }
        let start_cards = |seat| [Card::start_of(seat), Card::Locked];
        for unused in Seat::all(Self::INFO.max_seats).skip(usize::from(setup.seats)) {
            start_cards(unused).into_iter().for_each(|card| bin.add(card, edition.copies(card)));
        }
        let zones = PerSeat::from_fn(setup.seats, |seat| {
            let mut zone = Zone::default();
            start_cards(seat).into_iter().for_each(|card| zone.unseen.add(card, edition.copies(card)));
            zone.backpack = zone.unseen.total();
            for side in Side::BOTH {
                zone.draw(side);
            }
            zone
        });
        let (turn, first) = (Seat::FIRST, Seat::FIRST);
        let public = Public { phase: Phase::Lot, turn, first, round: 1, zones, supply, bin, first_steps };
        Ok(SuperMiaou { edition: edition.clone(), public })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Edition>) -> Self {
        SuperMiaou { edition, ..self }
    }
    fn seats(&self) -> u8 {
        self.public.seats()
    }
    fn round(&self) -> u32 {
        u32::from(self.public.round)
    }

    fn pending(&self) -> Pending {
        match self.public.phase {
            Phase::Lot => Pending::Chance(LOT),
            Phase::TurnUp => Pending::Chance(backpack_of(self.public.turn)),
            Phase::Theft { victim, .. } => Pending::Chance(backpack_of(victim)),
            Phase::Choose => Pending::Seat(self.public.turn),
            Phase::Over { .. } => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() != Pending::Seat(seat) {
            return;
        }
        let public = &self.public;
        let purse = public.purse(&self.edition);
        for card in Card::WARES {
            let affordable = self.edition.price(card).is_some_and(|price| match price.currency {
                Currency::Coins => purse.coins >= price.amount,
                Currency::Food => purse.food >= price.amount,
            });
            if affordable && public.supply.count(card) > 0 {
                out.push(Action::Buy(card));
            }
        }
        let [left, right] = public.zones[seat].hand;
        // Of two equal cards it makes no difference which is binned.
        let different = [left, if right == left { Slot::Empty } else { right }];
        for slot in different {
            if let Slot::Known(card) = slot
                && card != Card::Locked
            {
                out.push(Action::Bin(card));
            }
        }
        if public.zones[seat].holds(Card::Mouse) {
            for (victim, zone) in public.zones.iter().filter(|&(victim, _)| victim != seat) {
                for side in Side::BOTH {
                    if zone.slot(side) != Slot::Empty {
                        out.push(Action::Mouse { victim, side });
                    }
                }
            }
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("SM3"));
        }
        match action {
            Action::Pass => None,
            Action::Buy(card) => self.refuse_sale(card),
            Action::Bin(card) if !self.public.zones[seat].holds(card) => Some(rule!("SM5.2")),
            Action::Bin(Card::Locked) => Some(rule!("SM5.1")),
            Action::Bin(_) => None,
            Action::Mouse { victim, side } => {
                if !self.public.zones[seat].holds(Card::Mouse) {
                    return Some(rule!("SM6.4"));
                }
                let target = self.public.zones.get(victim).map_or(Slot::Empty, |zone| zone.slot(side));
                (victim == seat || target == Slot::Empty).then(|| rule!("SM6.5"))
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match action {
            Action::Buy(card) => self.buy(seat, card, emit),
            Action::Bin(card) => self.bin(seat, card, emit),
            Action::Mouse { victim, side } => {
                if !self.point(seat, victim, side, emit) {
                    return;
                }
                rule!("SM6.2");
            }
            Action::Pass => emit.tell_all(|| Event::Passed { seat }),
        }
        self.end_turn(emit);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.unseen_pending() {
            Some(unseen) => {
                // Hand and backpack together: nobody can tell them apart.
                rule!("SM2");
                out.extend(unseen.iter().map(|(card, count)| (Chance::Up(card), u32::from(count))));
            }
            None => out.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1))),
        }
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        match self.unseen_pending() {
            Some(unseen) => {
                let place = rng.below(u32::from(unseen.total()));
                Chance::Up(unseen.nth(place).expect("the place lies below the total"))
            }
            None => {
                let place = rng.below(u32::from(self.seats()));
                Chance::First(Seat::all(self.seats()).nth(place as usize).expect("one of the seats"))
            }
        }
    }

    fn apply_chance(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        match (self.public.phase, outcome) {
            (Phase::Lot, Chance::First(seat)) => {
                self.public.first = seat;
                self.public.turn = seat;
                emit.tell_all(|| Event::Begins { seat });
                self.begin_turn(emit);
            }
            (Phase::TurnUp, Chance::Up(card)) => {
                let seat = self.public.turn;
                let side = self.public.zones[seat].first_hidden().expect("a hidden place is turned up");
                self.public.zones[seat].turn_up(side, card);
                emit.tell_all(|| Event::TurnedUp { seat, side, card });
                self.begin_turn(emit);
            }
            (Phase::Theft { victim, side }, Chance::Up(card)) => {
                self.public.zones[victim].turn_up(side, card);
                self.steal(self.public.turn, victim, side, card, emit);
                rule!("SM6.2");
                self.end_turn(emit);
            }
            (phase, _) => unreachable!("{outcome} does not happen in {phase:?}"),
        }
    }

    fn public(&self) -> &Public {
        &self.public
    }
    fn private(&self, _seat: Seat) -> &() {
        &()
    }

    /// Nothing is stored that somebody does not see, so there is nothing to guess.
    fn guess(view: ViewRef<'_, Self>, _rng: &mut GameRng) -> Self {
        SuperMiaou { edition: view.edition().clone(), public: view.public().clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(&self.public)
    }

    fn audit(&self) -> Result<(), String> {
        scoring::audit(&self.public, &self.edition)
    }
}

impl SuperMiaou {
    /// The heap that the card being turned up comes from; none while the first player is drawn.
    fn unseen_pending(&self) -> Option<&Bag> {
        match self.public.phase {
            Phase::TurnUp => Some(&self.public.zones[self.public.turn].unseen),
            Phase::Theft { victim, .. } => Some(&self.public.zones[victim].unseen),
            Phase::Lot | Phase::Choose | Phase::Over { .. } => None,
        }
    }

    fn refuse_sale(&self, card: Card) -> Option<RuleId> {
        let Some(price) = self.edition.price(card) else { return Some(rule!("SM4.4")) };
        if card == Card::Mouse && self.public.first_steps {
            return Some(rule!("SM10"));
        }
        if self.public.supply.count(card) == 0 {
            return Some(rule!("SM4.3"));
        }
        let purse = self.public.purse(&self.edition);
        let (right, wrong) = match price.currency {
            Currency::Coins => (purse.coins, purse.food),
            Currency::Food => (purse.food, purse.coins),
        };
        if right >= price.amount {
            None
        } else if right + wrong >= price.amount {
            Some(rule!("SM4.2"))
        } else {
            Some(rule!("SM4.1"))
        }
    }
}
