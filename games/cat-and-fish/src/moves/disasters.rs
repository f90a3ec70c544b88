//! Typhoon, Oil and Monster: where they go, whom they hit, where the hit go.

use arrayvec::ArrayVec;
use game_api::{Emit, Seat, rule};

use crate::places::{Hex, HexSet, Place, Point, PointSet};
use crate::sea::sea;
use crate::{CatAndFish, Disaster, Event, Phase, Strike, Tile};

impl CatAndFish {
    /// Where a disaster may be moved.
    pub(crate) fn courses(&self, disaster: Disaster, extra: u8) -> HexSet {
        let [coast, blue, pink] = sea().zones;
        let mut open = blue | pink;
        if disaster == Disaster::Monster {
            open |= coast;
        }
        let open = open & !self.public.disasters();
        let mut reached = HexSet::EMPTY;
        let mut edge = self.public.place_of(disaster).map_or(HexSet::EMPTY, HexSet::of);
        for _ in 0..1 + extra {
            let next = edge.iter().fold(HexSet::EMPTY, |next, hex| next | sea().around[hex.index()]);
            edge = next & open & !reached;
            reached |= edge;
        }
        reached
    }

    pub(crate) fn move_disaster(
        &mut self,
        seat: Seat,
        disaster: Disaster,
        to: Hex,
        emit: &mut impl Emit<Event>,
    ) {
        match disaster {
            Disaster::Typhoon => self.public.typhoon = to,
            Disaster::Oil => self.public.oil = to,
            Disaster::Monster => self.public.monster = Some(to),
        }
        emit.tell_all(|| Event::Moved { seat, disaster, to });
        self.arrive(Strike { disaster, by: seat, set: false }, emit);
    }

    pub(crate) fn set_monster(&mut self, seat: Seat, to: Hex, emit: &mut impl Emit<Event>) {
        rule!("CF17.3");
        self.public.monster = Some(to);
        emit.tell_all(|| Event::MonsterSet { seat, to });
        self.arrive(Strike { disaster: Disaster::Monster, by: seat, set: true }, emit);
    }

    /// First the fish under the disaster is shown and removed, then it strikes.
    fn arrive(&mut self, strike: Strike, emit: &mut impl Emit<Event>) {
        if self.public.waters.laid.hexes().contains(self.struck_hex(strike)) {
            self.public.phase = Phase::Sink { strike };
        } else {
            self.strike(strike, emit);
        }
    }

    pub(crate) fn struck_hex(&self, strike: Strike) -> Hex {
        self.public.place_of(strike.disaster).expect("a disaster that strikes is on the board")
    }

    pub(crate) fn sink(&mut self, strike: Strike, tile: Tile, emit: &mut impl Emit<Event>) {
        let hex = self.struck_hex(strike);
        self.public.waters.lift(hex, tile);
        self.public.waters.discard(tile);
        emit.tell_all(|| Event::Sunk { hex, tile });
        self.strike(strike, emit);
    }

    /// Hits the next player who touches the disaster, clockwise from who moved it; when nobody is left,
    /// the game goes on.
    fn strike(&mut self, strike: Strike, emit: &mut impl Emit<Event>) {
        let corners = sea().corners[self.struck_hex(strike).index()];
        let seats = self.public.seats();
        let mut seat = strike.by;
        for _ in 0..seats {
            if corners.contains(self.public.fishers[seat].pawn) {
                return self.hit(strike, seat, emit);
            }
            seat = seat.left(seats);
        }
        if strike.set { self.fresh_fish(emit) } else { self.next_to_act(emit) }
    }

    fn hit(&mut self, strike: Strike, seat: Seat, emit: &mut impl Emit<Event>) {
        let fine = match strike.disaster {
            Disaster::Oil => {
                rule!("CF9");
                self.edition.oil_fine()
            }
            Disaster::Monster => {
                rule!("CF17");
                self.edition.monster_fine()
            }
            Disaster::Typhoon => 0,
        };
        let money = fine.min(self.public.fishers[seat].money);
        self.public.fishers[seat].money -= money;
        if strike.disaster == Disaster::Oil {
            emit.tell_all(|| Event::Fined { seat, disaster: strike.disaster, money });
            return self.flee(strike, seat, emit);
        }
        if strike.disaster == Disaster::Monster {
            emit.tell_all(|| Event::Fined { seat, disaster: strike.disaster, money });
        }
        let fish: ArrayVec<Tile, 4> =
            self.public.fishers[seat].different().filter(|tile| tile.is_fish()).collect();
        match fish[..] {
            [] => self.flee(strike, seat, emit),
            [only] => self.lose_fish(strike, seat, only, emit),
            _ => self.public.phase = Phase::Discard { strike, seat },
        }
    }

    pub(crate) fn lose_fish(&mut self, strike: Strike, seat: Seat, tile: Tile, emit: &mut impl Emit<Event>) {
        rule!("CF10");
        self.public.fishers[seat].take(tile);
        self.public.waters.discard(tile);
        emit.tell_all(|| Event::Discarded { seat, tile });
        self.flee(strike, seat, emit);
    }

    fn flee(&mut self, strike: Strike, seat: Seat, emit: &mut impl Emit<Event>) {
        let refuges = self.refuges(seat);
        let first = refuges.iter().next().expect("of six berths at most five are taken or touched");
        if refuges.len() == 1 {
            self.flee_to(strike, seat, first, emit);
        } else {
            self.public.phase = Phase::Flee { strike, seat };
        }
    }

    /// The nearest safe intersections: without a pawn, touching no disaster, on a line that the player's
    /// ships may sail.
    pub(crate) fn refuges(&self, seat: Seat) -> PointSet {
        rule!("CF11");
        let fisher = &self.public.fishers[seat];
        let distance = &sea().distance[fisher.pawn.index()];
        let safe = self.public.free_points() & fisher.lines();
        let nearest = safe.iter().map(|point| distance[point.index()]).min();
        safe.iter().filter(|point| Some(distance[point.index()]) == nearest).collect()
    }

    pub(crate) fn flee_to(&mut self, strike: Strike, seat: Seat, to: Point, emit: &mut impl Emit<Event>) {
        self.public.fishers[seat].pawn = to;
        emit.tell_all(|| Event::Fled { seat, to });
        self.strike(strike, emit);
    }
}
