//! The game on the contract: start, whose turn, what is legal, what is not and why.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    Source, Variant, ViewRef, rule,
};

use crate::{
    Action, Arrivals, Board, Cat, Cell, Chabyrinthe, Chance, Edition, Event, Face, Kind, Litter, Options,
    Phase, Pile, Place, Public, Ring, Tile, scoring,
};

/// Each source of chance, with a stream of its own.
const LOT: Source = Source(0);
const DEAL: Source = Source(1);
const GUTTER_PILE: Source = Source(2);
const CAT_PILE: Source = Source(3);

/// No chance has more outcomes than there are tiles.
type Outcomes = ArrayVec<(Chance, u32), { Tile::COUNT }>;

impl Game for Chabyrinthe {
    const INFO: GameInfo = GameInfo {
        id: "chabyrinthe",
        min_seats: 1,
        max_seats: 4,
        minutes: 30,
        age: 6,
        rules_version: 1,
        variants: &[
            Variant { key: "board", values: &["standard", "kittens", "big-tom"] },
            Variant { key: "play", values: &["versus", "coop", "teams"] },
            Variant { key: "first-edition", values: &["no", "yes"] },
            Variant { key: "even-start", values: &["no", "yes"] },
        ],
        notation: Patterns {
            action: "^(stop|home:[0-9]{1,2}|turn:[a-e][1-5]:[nesw-]+|push:[0-9]{1,2}:[nesw-]+)$",
            chance: "^(first:[1-4]|deal:[nesw-]+|top:[a-z]+|cat:[a-z]+)$",
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
        rule!("CH1");
        setup.check_seats()?;
        setup.options.check(setup.seats)?;
        let edition = &setup.edition;
        let side = edition.side(setup.options.board);
        let mut cat_pile = Litter::default();
        Cat::ALL.iter().for_each(|&cat| cat_pile.add(cat, edition.cats(cat)));
        let public = Public {
            phase: Phase::Deal { deal: 1 },
            turn: Seat::FIRST,
            first: Seat::FIRST,
            round: 1,
            turns: 0,
            actions: 0,
            insertions: 0,
            board: Board::new(side),
            ring: Ring { cats: ArrayVec::new(), homes: edition.first_homes(side) },
            pile: Pile::default(),
            cat_pile,
            won: PerSeat::from_fn(setup.seats, |_| Litter::default()),
            arrivals: Arrivals::default(),
            walks: ArrayVec::new(),
            options: setup.options,
        };
        let mut game = Chabyrinthe { edition: edition.clone(), public };
        game.gather();
        Ok(game)
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Edition>) -> Self {
        Chabyrinthe { edition, ..self }
    }
    fn seats(&self) -> u8 {
        self.public.seats()
    }
    fn round(&self) -> u32 {
        u32::from(self.public.round)
    }

    fn pending(&self) -> Pending {
        match self.public.phase {
            Phase::Deal { .. } => Pending::Chance(DEAL),
            Phase::Cats | Phase::NewCat => Pending::Chance(CAT_PILE),
            Phase::Lot => Pending::Chance(LOT),
            Phase::Top => Pending::Chance(GUTTER_PILE),
            Phase::Act | Phase::Home { .. } => Pending::Seat(self.public.turn),
            Phase::Over => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() != Pending::Seat(seat) {
            return;
        }
        let public = &self.public;
        if let Phase::Home { .. } = public.phase {
            out.extend(public.ring.homes.map(Action::Home));
            return;
        }
        for cell in public.board.cells() {
            let lies = public.board.tile(cell);
            let tiles = lies.kind().map_or(&[][..], Kind::tiles);
            out.extend(tiles.iter().filter(|&&tile| tile != lies).map(|&tile| Action::Turn { cell, tile }));
        }
        if let Some(top) = public.pile.top
            && public.may_insert(&self.edition)
        {
            for place in Place::all(public.board.side()) {
                out.extend(top.tiles().iter().map(|&tile| Action::Push { place, tile }));
            }
        }
        out.push(Action::Stop);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("CH3"));
        }
        match (self.public.phase, action) {
            (Phase::Home { .. }, Action::Home(place)) => {
                (!self.public.ring.homes.contains(&place)).then(|| rule!("CH7.2"))
            }
            (Phase::Home { .. }, _) => Some(rule!("CH7.1")),
            (_, Action::Home(_)) => Some(rule!("CH7.2")),
            (_, Action::Turn { cell, tile }) => self.refuse_turn(cell, tile),
            (_, Action::Push { place, tile }) => self.refuse_push(place, tile),
            (_, Action::Stop) => None,
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match (self.public.phase, action) {
            (_, Action::Turn { cell, tile }) => self.turn_gutter(seat, cell, tile, emit),
            (_, Action::Push { place, tile }) => self.push_gutter(seat, place, tile, emit),
            (_, Action::Stop) => self.stop(seat, emit),
            (Phase::Home { cat }, Action::Home(home)) => {
                self.welcome(cat, home, emit);
                self.settle(false, emit);
            }
            (phase, _) => unreachable!("{action} is not done in {phase:?}"),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.outcomes());
    }

    fn sample(&self, rng: &mut GameRng) -> Chance {
        let outcomes = self.outcomes();
        outcomes[rng.weighted(outcomes.iter().map(|&(_, weight)| weight))].0
    }

    fn apply_chance(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        match (self.public.phase, outcome) {
            (Phase::Deal { deal }, Chance::Deal(tile)) => self.deal(deal, tile, emit),
            (Phase::Top, Chance::Top(kind)) => self.turn_up(kind, emit),
            (Phase::Cats, Chance::Cat(cat)) => self.first_cat(cat, emit),
            (Phase::NewCat, Chance::Cat(cat)) => self.new_cat(cat, emit),
            (Phase::Lot, Chance::First(seat)) => {
                self.public.first = seat;
                self.public.turn = seat;
                emit.tell_all(|| Event::Begins { seat });
                self.begin_turn();
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
        Chabyrinthe { edition: view.edition().clone(), public: view.public().clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(&self.public, &self.edition)
    }

    fn audit(&self) -> Result<(), String> {
        scoring::audit(&self.public, &self.edition)
    }
}

impl Chabyrinthe {
    /// Takes all gutters back and lays the two elbows in their corners, ready for the deal.
    pub(crate) fn gather(&mut self) {
        let side = self.public.board.side();
        let mut board = Board::new(side);
        let mut pile = Pile::default();
        Kind::ALL.iter().for_each(|&kind| pile.unseen.add(kind, self.edition.gutters(kind)));
        for (cell, elbow) in [Cell::new(1, side), Cell::new(side, 1)].into_iter().zip(self.edition.corners())
        {
            pile.unseen.take(Kind::Elbow);
            board.lay(cell, elbow);
        }
        self.public.board = board;
        self.public.pile = pile;
    }

    /// Every outcome of the pending chance with its weight, without touching the heap.
    fn outcomes(&self) -> Outcomes {
        let public = &self.public;
        match public.phase {
            Phase::Deal { .. } => {
                let cards = public.pile.unseen.iter();
                let lying = |(kind, count): (Kind, u8)| {
                    let tiles = kind.tiles();
                    let weight = u32::from(count) * Kind::WAYS / tiles.len() as u32;
                    tiles.iter().map(move |&tile| (Chance::Deal(tile), weight))
                };
                cards.flat_map(lying).collect()
            }
            Phase::Top => {
                rule!("CH2");
                public.pile.unseen.iter().map(|(kind, count)| (Chance::Top(kind), u32::from(count))).collect()
            }
            Phase::Cats | Phase::NewCat => {
                public.cat_pile.iter().map(|(cat, count)| (Chance::Cat(cat), u32::from(count))).collect()
            }
            Phase::Lot => Seat::all(self.seats()).map(|seat| (Chance::First(seat), 1)).collect(),
            Phase::Act | Phase::Home { .. } | Phase::Over => Outcomes::new(),
        }
    }

    fn refuse_turn(&self, cell: Cell, tile: Tile) -> Option<RuleId> {
        if !self.public.board.holds(cell, tile.kind()) {
            return Some(rule!("CH4.2"));
        }
        (self.public.board.tile(cell) == tile).then(|| rule!("CH4.1"))
    }

    fn refuse_push(&self, place: Place, tile: Tile) -> Option<RuleId> {
        if !place.is_on(self.public.board.side()) {
            return Some(rule!("CH5.2"));
        }
        if self.public.pile.top != tile.kind() {
            return Some(rule!("CH5.1"));
        }
        (!self.public.may_insert(&self.edition)).then(|| rule!("CH10.6"))
    }
}
