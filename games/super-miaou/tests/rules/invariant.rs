//! The invariant: no card appears or vanishes, and heaps and hands fit together.

use game_api::Game;
use super_miaou::{Card, Phase, Public, Side, Slot};

use crate::play::{Play, seat};

/// What the audit says of a good position after a change.
fn audit(change: impl FnOnce(&mut Public)) -> Result<(), String> {
    let lines = ["locked coin2 | start-blue*3 | cape", "? ? | start-orange*3 locked | cat"];
    Play::at(1, &lines).but(change).game.audit()
}

#[test]
fn a_good_position_passes_the_audit() {
    assert_eq!(audit(|_| ()), Ok(()));
}

#[test]
fn a_card_that_vanished_is_missed() {
    let wanted = Err("there are 7 of cape, not 8".to_owned());
    assert_eq!(audit(|public| public.zones[seat(1)].washing_machine.take(Card::Cape)), wanted);
    assert_eq!(audit(|public| public.supply.take(Card::Cape)), wanted);
    let wanted = Err("there are 9 of coin2, not 10".to_owned());
    assert_eq!(audit(|public| public.zones[seat(1)].hand[1] = Slot::Empty), wanted);
    let wanted = Err("there are 2 of start-green, not 3".to_owned());
    assert_eq!(audit(|public| public.bin.take(Card::StartGreen)), wanted);
    let wanted = Err("there are 3 of locked, not 4".to_owned());
    assert_eq!(audit(|public| public.bin.take(Card::Locked)), wanted);
    let wanted = Err("there are 0 of super-miaou, not 1".to_owned());
    assert_eq!(audit(|public| public.supply.take(Card::SuperMiaou)), wanted);
}

#[test]
fn a_card_that_appeared_is_noticed() {
    let wanted = Err("there are 9 of cat, not 8".to_owned());
    assert_eq!(audit(|public| public.supply.add(Card::Cat, 1)), wanted);
    let wanted = Err("there are 4 of mouse, not 0".to_owned());
    assert_eq!(audit(|public| public.first_steps = true), wanted);
}

#[test]
fn a_heap_too_large_for_any_box_is_noticed() {
    let absurd = audit(|public| {
        public.supply.add(Card::Cat, 200);
        public.bin.add(Card::Cat, 100);
    });
    assert_eq!(absurd, Err("there are 308 of cat, not 8".to_owned()));
    let absurd = audit(|public| {
        public.zones[seat(1)].unseen.add(Card::Cat, 200);
        public.zones[seat(1)].washing_machine.add(Card::Cat, 100);
    });
    assert_eq!(absurd, Err("there are 308 of cat, not 8".to_owned()));
}

#[test]
fn a_backpack_that_does_not_fit_the_unseen_cards_is_noticed() {
    let wanted = Err("seat 2 has 4 unseen cards".to_owned());
    assert_eq!(audit(|public| public.zones[seat(2)].backpack = 1), wanted);
    assert_eq!(audit(|public| public.zones[seat(2)].backpack = 4), wanted);
    assert_eq!(audit(|public| public.zones[seat(2)].backpack = 255), wanted);
    assert_eq!(audit(|public| public.zones[seat(2)].hand[0] = Slot::Empty), wanted);
}

#[test]
fn a_locked_card_that_changed_hands_is_noticed() {
    let moved = audit(|public| {
        public.zones[seat(1)].hand[0] = Slot::Empty;
        public.zones[seat(2)].washing_machine.add(Card::Locked, 1);
    });
    assert_eq!(moved, Err("seat 1 has lost its locked card".to_owned()));
}

#[test]
fn a_seat_that_is_not_at_the_table_is_noticed() {
    let wanted = Err("nobody sits in seat 3".to_owned());
    assert_eq!(audit(|public| public.turn = seat(3)), wanted);
    assert_eq!(audit(|public| public.first = seat(3)), wanted);
    let theft = Phase::Theft { victim: seat(3), side: Side::Left };
    assert_eq!(audit(|public| public.phase = theft), wanted);
    assert_eq!(audit(|public| public.phase = Phase::Over { winner: Some(seat(3)) }), wanted);
    assert_eq!(audit(|public| public.phase = Phase::Over { winner: Some(seat(2)) }), Ok(()));
}
