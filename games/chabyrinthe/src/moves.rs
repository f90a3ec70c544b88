//! What happens: to the board, to the cats that come home, and from turn to turn.

use game_api::{Emit, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cat, Cell, Chabyrinthe, Kind, Phase, Place, Switch, Tile, Walk, paths};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Dealt,
    /// A cat was already at home: the cards are dealt once more.
    DealtAgain,
    Begins {
        seat: Seat,
    },
    /// A new card lies on top of the gutter pile.
    TopCard {
        kind: Kind,
    },
    Turned {
        seat: Seat,
        cell: Cell,
        tile: Tile,
    },
    Pushed {
        seat: Seat,
        place: Place,
        tile: Tile,
        /// The card that left, and where it lay.
        out: Kind,
        from: Cell,
    },
    Stopped {
        seat: Seat,
        /// Whether nothing was done in the whole turn.
        passed: bool,
    },
    CameHome {
        seat: Seat,
        cat: Cat,
        from: Place,
        home: Place,
        /// The cards that it walked over, in order.
        path: Vec<Cell>,
    },
    HomeMoved {
        from: Place,
        to: Place,
    },
    NewCat {
        cat: Cat,
        place: Place,
    },
    /// The new places have joined a cat to a home at once.
    Chain,
    AllHome,
    /// The rounds are over, and some cats are still out.
    CutOff,
}

impl Chabyrinthe {
    /// Lays the next card of the deal.
    pub(crate) fn deal(&mut self, deal: u8, tile: Tile, emit: &mut impl Emit<Event>) {
        let public = &mut self.public;
        let cell = public.board.gap().expect("the deal goes on as long as there is a gap");
        public.board.lay(cell, tile);
        public.pile.unseen.take(tile.kind().expect("a card is dealt"));
        if public.board.gap().is_some() {
            return;
        }
        let cats = self.edition.first_cats(public.board.side());
        let at_home = |&cat: &Place| paths::reached(&public.board, cat, public.ring.homes).any();
        if deal < self.edition.deals() && cats.iter().any(at_home) {
            rule!("CH1.1");
            self.gather();
            self.public.phase = Phase::Deal { deal: deal + 1 };
            emit.tell_all(|| Event::DealtAgain);
        } else {
            public.phase = Phase::Top;
            emit.tell_all(|| Event::Dealt);
        }
    }

    /// Turns the next card of the gutter pile up; in play, cats may come home then.
    pub(crate) fn turn_up(&mut self, kind: Kind, emit: &mut impl Emit<Event>) {
        self.public.pile.turn_up(kind);
        emit.tell_all(|| Event::TopCard { kind });
        if self.public.turns == 0 {
            self.public.phase = Phase::Cats;
        } else {
            self.settle(false, emit);
        }
    }

    /// Sets one of the first two cats.
    pub(crate) fn first_cat(&mut self, cat: Cat, emit: &mut impl Emit<Event>) {
        let places = self.edition.first_cats(self.public.board.side());
        let place = places[self.public.ring.cats.len()];
        self.set_cat(cat, place, emit);
        if self.public.ring.cats.len() == places.len() {
            if self.public.seats() == 1 {
                rule!("CH10.2");
                self.begin_turn();
            } else {
                self.public.phase = Phase::Lot;
            }
        }
    }

    fn set_cat(&mut self, cat: Cat, place: Place, emit: &mut impl Emit<Event>) {
        self.public.cat_pile.take(cat);
        self.public.ring.set_cat(place, cat);
        emit.tell_all(|| Event::NewCat { cat, place });
    }

    pub(crate) fn turn_gutter(&mut self, seat: Seat, cell: Cell, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CH4");
        self.public.actions -= 1;
        self.public.walks.clear();
        self.public.board.lay(cell, tile);
        emit.tell_all(|| Event::Turned { seat, cell, tile });
        self.settle(false, emit);
    }

    pub(crate) fn push_gutter(&mut self, seat: Seat, place: Place, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CH5");
        self.public.actions -= 1;
        self.public.insertions += 1;
        self.public.walks.clear();
        let from = self.public.board.pushed_out(place);
        let out = self.public.board.push(place, tile).kind().expect("the board has no gaps");
        self.public.pile.exchange(out);
        emit.tell_all(|| Event::Pushed { seat, place, tile, out, from });
        match self.public.pile.top {
            None => self.public.phase = Phase::Top,
            Some(kind) => {
                emit.tell_all(|| Event::TopCard { kind });
                self.settle(false, emit);
            }
        }
    }

    pub(crate) fn stop(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        rule!("CH3.1");
        let passed = self.public.actions == self.actions_of_turn();
        emit.tell_all(|| Event::Stopped { seat, passed });
        self.end_turn(emit);
    }

    /// Brings the cats home that can walk to one, then moves homes on and asks for new cats, until no cat
    /// can walk home any more.
    pub(crate) fn settle(&mut self, after_moving: bool, emit: &mut impl Emit<Event>) {
        let mut chain = after_moving;
        while let Some((cat, reached)) = self.first_at_home() {
            if chain {
                rule!("CH8");
                emit.tell_all(|| Event::Chain);
                chain = false;
            }
            if reached.both() {
                rule!("CH7.1");
                self.public.phase = Phase::Home { cat };
                return;
            }
            let [lower, higher] = self.public.ring.homes;
            self.welcome(cat, if reached.0[0] { lower } else { higher }, emit);
        }
        if self.public.all_home() {
            rule!("CH9");
            self.public.arrivals = Default::default();
            self.public.phase = Phase::Over;
            emit.tell_all(|| Event::AllHome);
        } else if !self.public.arrivals.cats.is_empty() {
            self.move_homes(emit);
            self.replace_cats(emit);
        } else if self.public.actions > 0 {
            self.public.phase = Phase::Act;
        } else {
            self.end_turn(emit);
        }
    }

    /// The cat with the lowest place that can walk to a home.
    fn first_at_home(&self) -> Option<(Place, paths::Reached)> {
        let public = &self.public;
        let homes = public.ring.homes;
        let cats = public.ring.cats.iter();
        cats.map(|stray| (stray.place, paths::reached(&public.board, stray.place, homes)))
            .find(|(_, reached)| reached.any())
    }

    /// A cat walks home: the active player wins it.
    pub(crate) fn welcome(&mut self, from: Place, home: Place, emit: &mut impl Emit<Event>) {
        rule!("CH7");
        let public = &mut self.public;
        let seat = public.turn;
        let cat = public.ring.take_cat(from);
        public.won[seat].add(cat, 1);
        public.arrivals.cats.push(from);
        if !public.arrivals.homes.contains(&home) {
            public.arrivals.homes.push(home);
            public.arrivals.homes.sort_unstable();
        }
        let walk = Walk { from, home };
        public.walks.push(walk);
        emit.tell_all(|| {
            let path = walk.way(&public.board).into_iter().map(|stride| stride.cell).collect();
            Event::CameHome { seat, cat, from, home, path }
        });
    }

    fn move_homes(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CH7.3");
        let side = self.public.board.side();
        for from in std::mem::take(&mut self.public.arrivals.homes) {
            let to = self.public.ring.move_home(from, side);
            emit.tell_all(|| Event::HomeMoved { from, to });
        }
    }

    /// Asks for the next new cat, as long as there are cats to replace and cats in the pile.
    fn replace_cats(&mut self, emit: &mut impl Emit<Event>) {
        if self.public.arrivals.cats.is_empty() {
            self.settle(true, emit);
        } else if self.public.cat_pile.is_empty() {
            rule!("CH8.1");
            self.public.arrivals.cats.clear();
            self.settle(true, emit);
        } else {
            self.public.phase = Phase::NewCat;
        }
    }

    pub(crate) fn new_cat(&mut self, cat: Cat, emit: &mut impl Emit<Event>) {
        rule!("CH7.4");
        let side = self.public.board.side();
        let stood = self.public.arrivals.cats.remove(0);
        let place = self.public.ring.free_after(stood, side);
        self.set_cat(cat, place, emit);
        self.replace_cats(emit);
    }

    fn end_turn(&mut self, emit: &mut impl Emit<Event>) {
        rule!("CH3");
        self.public.turn = self.public.turn.left(self.public.seats());
        if self.public.turn == self.public.first {
            if self.public.round >= self.edition.rounds() {
                rule!("CH11");
                self.public.phase = Phase::Over;
                emit.tell_all(|| Event::CutOff);
                return;
            }
            self.public.round += 1;
        }
        self.begin_turn();
    }

    pub(crate) fn begin_turn(&mut self) {
        self.public.turns += 1;
        self.public.actions = self.actions_of_turn();
        self.public.insertions = 0;
        self.public.phase = Phase::Act;
    }

    /// How many actions the turn under way has from its start.
    pub(crate) fn actions_of_turn(&self) -> u8 {
        if self.public.turns == 1 && self.public.options.even_start == Switch::Yes {
            rule!("CH10.7");
            self.edition.even_start_actions()
        } else {
            self.edition.actions()
        }
    }
}
