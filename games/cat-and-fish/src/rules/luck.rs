//! Chance: where it comes from, what may come, and what it does.

use game_api::{Emit, GameRng, PerSeat, Seat, Source};

use crate::kinds::nth_of;
use crate::places::{Hex, Place};
use crate::{CatAndFish, Chance, Event, Phase, Tile, Zone};

/// The lot that draws the first player.
const LOT: Source = Source(0);
/// Each zone has a source of its own, from this one on.
const ZONE: u16 = 1;
const TREASURE: Source = Source(4);
const LIBRARY: Source = Source(5);

impl CatAndFish {
    /// The source of the pending chance; none where a seat chooses.
    pub(super) fn source(&self) -> Option<Source> {
        match self.public.phase {
            Phase::Lot => Some(LOT),
            Phase::Treasure => Some(TREASURE),
            Phase::Library => Some(LIBRARY),
            _ => self.turned_up().map(|hex| Source(ZONE + hex.ring() as u16)),
        }
    }

    /// The hex whose tile is being turned up.
    fn turned_up(&self) -> Option<Hex> {
        match self.public.phase {
            Phase::Catch { hex } => Some(hex),
            Phase::Sink { strike } => Some(self.struck_hex(strike)),
            _ => None,
        }
    }

    pub(super) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.phase {
            Phase::Lot => out.extend(Seat::all(self.public.seats()).map(|seat| (Chance::First(seat), 1))),
            Phase::Treasure => {
                out.extend(self.public.hoard.iter().map(|(card, n)| (Chance::Treasure(card), n.into())));
            }
            Phase::Library => {
                out.extend(self.library().iter().map(|(card, n)| (Chance::Magic(card), n.into())));
            }
            _ => {
                let Some(hex) = self.turned_up() else { return };
                for (place, &count) in self.public.waters.bag(hex).iter().enumerate() {
                    if count > 0 {
                        out.push((Chance::Up(tile_at(hex, place)), count.into()));
                    }
                }
            }
        }
    }

    pub(super) fn draw(&self, rng: &mut GameRng) -> Chance {
        let full = "the place lies below the total";
        match self.public.phase {
            Phase::Lot => {
                let place = rng.below(u32::from(self.public.seats()));
                Chance::First(Seat::all(self.public.seats()).nth(place as usize).expect(full))
            }
            Phase::Treasure => {
                let place = rng.below(u32::from(self.public.hoard.total()));
                Chance::Treasure(self.public.hoard.nth(place).expect(full))
            }
            Phase::Library => {
                let library = self.library();
                Chance::Magic(library.nth(rng.below(u32::from(library.total()))).expect(full))
            }
            phase => {
                let hex = self.turned_up().unwrap_or_else(|| unreachable!("no chance in {phase:?}"));
                let bag = self.public.waters.bag(hex);
                let place = rng.below(bag.iter().map(|&count| u32::from(count)).sum());
                Chance::Up(tile_at(hex, nth_of(bag, place).expect(full)))
            }
        }
    }

    pub(super) fn happen(&mut self, outcome: Chance, emit: &mut impl Emit<Event>) {
        match (self.public.phase, outcome) {
            (Phase::Lot, Chance::First(seat)) => self.begin(seat, emit),
            (Phase::Catch { hex }, Chance::Up(tile)) => self.catch(hex, tile, emit),
            (Phase::Sink { strike }, Chance::Up(tile)) => self.sink(strike, tile, emit),
            (Phase::Treasure, Chance::Treasure(card)) => self.draw_treasure(card, emit),
            (Phase::Library, Chance::Magic(card)) => self.draw_magic(card, emit),
            (phase, _) => unreachable!("{outcome} does not happen in {phase:?}"),
        }
    }

    /// The berths go to the seats clockwise from the first player.
    fn begin(&mut self, first: Seat, emit: &mut impl Emit<Event>) {
        let seats = self.public.seats();
        let berths =
            PerSeat::from_fn(seats, |seat| self.edition.berth(seats, seat.places_left_of(first, seats)));
        for seat in Seat::all(seats) {
            self.public.fishers[seat].pawn = berths[seat];
        }
        self.public.first = first;
        emit.tell_all(|| Event::Begins { seat: first });
        self.begin_round(emit);
    }
}

fn tile_at(hex: Hex, place: usize) -> Tile {
    Tile::at(Zone::ALL[hex.ring()], place)
}
