//! The game on the contract: start, whose turn, what is legal.

use std::sync::Arc;

use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    Source, Variant, ViewRef, rule,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Chance, Edition, Event, Home, Job, Kitten, Meowtopia, Phase, Public, Role, Side, Tile, Ware,
    audit, scoring,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Which side of the tiles lies up.
    pub side: Side,
    /// Whether the first of several sleepers wakes for free.
    pub first_free: FirstFree,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstFree {
    #[default]
    No,
    Yes,
}

/// The lot that draws the first player: the only chance of the game.
const LOT: Source = Source(0);

impl Game for Meowtopia {
    const INFO: GameInfo = GameInfo {
        id: "meowtopia",
        min_seats: 2,
        max_seats: 4,
        minutes: 40,
        age: 12,
        rules_version: 1,
        variants: &[
            Variant { key: "side", values: &["a", "b"] },
            Variant { key: "first-free", values: &["no", "yes"] },
        ],
        notation: Patterns {
            action: concat!(
                "^((wake|unfed):[0-9]+|send:[0-6]|(pick|follow):[1-4]|pass(:[1-4])?|sell:(food|gold|none)",
                "|(take|do):(food|irrigation|gold|recruit|fields)|recruit:(worker|merchant):[1-4]",
                "|field:-?[0-9]+[.]-?[0-9]+|stick:-?[0-9]+[.]-?[0-9]+[nw]",
                "|dismiss:((awake|asleep):[1-4]|merchant:[0-9]+))$"
            ),
            chance: "^first:[1-4]$",
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
        rule!("MT1");
        setup.check_seats()?;
        let (seats, edition) = (setup.seats, &setup.edition);
        let numbers = edition.numbers();
        let (in_play, farm) = (edition.in_play(seats), crate::Farm::start());
        let public = Public {
            phase: Phase::Lot,
            round: 1,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            actor: Seat::FIRST,
            tile: None,
            job: None,
            tiles: [Tile::default(); Job::COUNT],
            homes: PerSeat::from_fn(seats, |owner| Home::start(seats, owner, numbers)),
            stock: PerSeat::from_fn(seats, |_| numbers.kittens_per_family - numbers.start_kittens),
            fields: in_play.fields - seats * farm.fields() as u8,
            sticks: in_play.sticks - seats * farm.sticks() as u8,
            ending: None,
            side: setup.options.side,
            first_free: setup.options.first_free == FirstFree::Yes,
        };
        Ok(Meowtopia { edition: edition.clone(), public })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Edition>) -> Self {
        Meowtopia { edition, ..self }
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
            Phase::Over => Pending::Over,
            _ => Pending::Seat(self.public.actor),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() != Pending::Seat(seat) {
            return;
        }
        let public = &self.public;
        let home = public.home();
        match public.phase {
            Phase::Lot | Phase::Over => {}
            Phase::Wake => out.extend((0..=self.most_to_wake()).map(Action::Wake)),
            Phase::Rouse { .. } => out.extend(Public::families(&home.asleep).map(Action::Pick)),
            Phase::Sell { merchant } => {
                let index = usize::from(merchant) - 1;
                let wares = Ware::ALL.into_iter().filter(|&ware| home.can_load(index, ware));
                out.extend(wares.map(|ware| Action::Sell(Some(ware))));
                out.push(Action::Sell(None));
            }
            Phase::Take => {
                let free = Job::ALL.into_iter().filter(|&tile| public.tile_of(tile).taken.is_none());
                out.extend(free.map(Action::Take));
            }
            Phase::Choose => {
                let tile = public.tile.expect("a tile was taken");
                out.extend(self.edition.pair(tile).map(Action::Do));
            }
            Phase::Send => out.extend((0..=self.most_to_send()).map(Action::Send)),
            Phase::Name { .. } => out.extend(Public::families(&home.awake).map(Action::Pick)),
            Phase::Lay { .. } => self.pieces(out),
            Phase::Follow => {
                if self.can_follow() {
                    out.extend(Public::families(&home.awake).map(Action::Follow));
                }
                out.extend(Public::families(&home.asleep).map(|family| Action::Pass(Some(family))));
                out.push(Action::Pass(None));
            }
            Phase::Evening => self.evenings(out),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        self.refuse(seat, action)
    }

    fn apply(&mut self, _seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match (action, self.public.phase) {
            (Action::Wake(count), _) => self.wake(count, emit),
            (Action::Pick(family), Phase::Rouse { .. }) => self.rouse(family),
            (Action::Pick(family), _) => self.name_worker(family, emit),
            (Action::Sell(ware), Phase::Sell { merchant }) => self.sell(merchant, ware, emit),
            (Action::Sell(_), phase) => unreachable!("nothing is sold in {phase:?}"),
            (Action::Take(tile), _) => self.take(tile, emit),
            (Action::Do(job), _) => self.choose(job, emit),
            (Action::Send(count), _) => self.send(count, emit),
            (Action::Field(spot), _) => self.lay_field(spot, emit),
            (Action::Stick(edge), _) => self.lay_stick(edge, emit),
            (Action::Recruit { role, family }, _) => self.recruit(role, family, emit),
            (Action::Follow(family), _) => self.follow(family, emit),
            (Action::Pass(wakes), _) => self.pass(wakes, emit),
            (Action::Dismiss(kitten), _) => self.dismiss(kitten, emit),
            (Action::Unfed(count), _) => self.feed(count, emit),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1)));
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        let place = rng.below(u32::from(self.seats()));
        Chance::First(Seat::all(self.seats()).nth(place as usize).expect("one of the seats"))
    }

    fn apply_chance(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        let Chance::First(seat) = outcome;
        self.public.first = seat;
        self.public.turn = seat;
        emit.tell_all(|| Event::Begins { seat });
        self.begin_turn(emit);
    }

    fn public(&self) -> &Public {
        &self.public
    }
    fn private(&self, _seat: Seat) -> &() {
        &()
    }

    /// Nothing is hidden, so there is nothing to guess.
    fn guess(view: ViewRef<'_, Self>, _rng: &mut GameRng) -> Self {
        Meowtopia { edition: view.edition().clone(), public: view.public().clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(&self.public, self.edition.numbers())
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Meowtopia {
    /// Where the next piece may go, or who may be recruited.
    fn pieces(&self, out: &mut Vec<Action>) {
        let public = &self.public;
        match public.job {
            Some(Job::Fields) => public.home().farm.each_place(|spot| out.push(Action::Field(spot))),
            Some(Job::Irrigation) => public.home().farm.each_free_edge(|edge| out.push(Action::Stick(edge))),
            _ => {
                rule!("MT10.1");
                let own = public.actor;
                for family in Public::families(&public.stock) {
                    if family == own || public.stock[own] == 0 {
                        out.extend(Role::ALL.map(|role| Action::Recruit { role, family }));
                    }
                }
            }
        }
    }

    /// The ways to settle the bill: what is affordable, and whom to dismiss.
    fn evenings(&self, out: &mut Vec<Action>) {
        let (home, numbers) = (self.public.home(), self.edition.numbers());
        for unfed in 0..=home.kittens() {
            let bill = home.bill(unfed, numbers);
            if bill <= home.food {
                out.push(Action::Unfed(unfed));
            }
            if bill == 0 {
                break;
            }
        }
        if home.kittens() > 1 {
            let kittens = Public::families(&home.awake)
                .map(Kitten::Awake)
                .chain(Public::families(&home.asleep).map(Kitten::Asleep))
                .chain((1..=home.merchants.len()).map(|place| Kitten::Merchant(place as u8)));
            out.extend(kittens.map(Action::Dismiss));
        }
    }
}
