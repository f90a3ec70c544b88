//! Fishing and sailing.

use game_api::{Emit, Seat, rule};

use crate::places::{Hex, HexSet, Place, Point, PointSet};
use crate::sea::sea;
use crate::waters::Lay;
use crate::{CatAndFish, Event, Gear, Magic, Phase, Tile, Zone};

impl CatAndFish {
    pub(crate) fn fish(&mut self, hex: Hex) {
        rule!("CF5");
        self.public.phase = Phase::Catch { hex };
    }

    /// The tile that was fished lies turned up.
    pub(crate) fn catch(&mut self, hex: Hex, tile: Tile, emit: &mut impl Emit<Event>) {
        let seat = self.public.turn;
        self.public.waters.lift(hex, tile);
        if tile.is_treasure() {
            rule!("CF5.4");
            let money = self.edition.treasure_tile();
            self.public.fishers[seat].money += money;
            self.public.waters.discard(tile);
            emit.tell_all(|| Event::Salvaged { seat, hex, money });
        } else {
            self.public.fishers[seat].store(tile);
            emit.tell_all(|| Event::Caught { seat, hex, tile });
        }
        self.next_to_act(emit);
    }

    /// Good Haul: the empty hexes around the pawn are filled; the fishing goes on.
    pub(crate) fn good_haul(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        self.spend(seat, Magic::GoodHaul, emit);
        let around = sea().at_point[self.public.fishers[seat].pawn.index()];
        let tiles = self.fill(around, emit);
        emit.tell_all(|| Event::Filled { seat, tiles });
    }

    /// Lays a tile on every empty hex of the set, in the order of their numbers, and counts them.
    pub(crate) fn fill(&mut self, hexes: HexSet, emit: &mut impl Emit<Event>) -> u8 {
        let mut tiles = 0;
        for hex in (hexes & self.public.empty_hexes()).iter() {
            let laid = self.public.waters.lay(hex);
            if laid == Lay::Renewed {
                emit.tell_all(|| Event::Renewed { zone: Zone::ALL[hex.ring()] });
            }
            tiles += u8::from(laid != Lay::Nothing);
        }
        tiles
    }

    /// Where this sailing may end.
    pub(crate) fn landings(&self, seat: Seat, extra: u8, anywhere: bool) -> PointSet {
        let free = self.public.free_points();
        if anywhere {
            return free;
        }
        let fisher = &self.public.fishers[seat];
        let open = free & fisher.lines();
        let mut reached = PointSet::EMPTY;
        let mut edge = PointSet::of(fisher.pawn);
        for _ in 0..1 + u8::from(fisher.owns(Gear::Engine)) + extra {
            let next = edge.iter().fold(PointSet::EMPTY, |next, point| next | sea().steps[point.index()]);
            edge = next & open & !reached;
            reached |= edge;
        }
        reached
    }

    pub(crate) fn sail(&mut self, seat: Seat, to: Point, emit: &mut impl Emit<Event>) {
        rule!("CF6");
        self.public.fishers[seat].pawn = to;
        emit.tell_all(|| Event::Sailed { seat, to });
        self.next_to_act(emit);
    }

    pub(crate) fn sorcery(&mut self, seat: Seat, emit: &mut impl Emit<Event>) {
        rule!("CF13.5");
        let paid = self.edition.sorcerer_fee();
        self.public.fishers[seat].money -= paid;
        self.public.phase = Phase::Sail { extra: 0, anywhere: true };
        emit.tell_all(|| Event::Sorcery { seat, paid });
    }
}
