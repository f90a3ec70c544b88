//! The invariant notices every tile, card or pawn that is not where it must be.

use cat_and_fish::{Gear, Tile};
use serde_json::{Value, json};

use crate::deal::Deal;

fn complains(deal: Deal, about: &str) {
    let complaint = deal.complaint();
    assert!(complaint.contains(about), "«{complaint}» does not speak of «{about}»");
}

fn with(pointer: &str, value: Value) -> Deal {
    Deal::new(3).set(pointer, value)
}

#[test]
fn tiles_are_counted() {
    complains(with("/public/fishers/0/warehouse", json!(["crab"])), "crab: 6, not 5");
    complains(with("/public/waters/shoals/1/discards", json!([0, 0, 1, 0, 0, 0])), "flounder: 7, not 6");
    complains(with("/public/waters/shoals/2/bags/0", json!([9, 8, 7, 4, 4, 3])), "whale: 4, not 5");
    let swapped =
        Deal::new(3).fish(1, &[Tile::Crab, Tile::Tuna]).own(1, "warehouse", json!(["tuna", "crab"]));
    complains(swapped, "warehouse of seat 1 is out of order");
    complains(Deal::new(3).fish(2, &[Tile::Crab, Tile::Crab, Tile::Crab]), "warehouse of seat 2");
    complains(Deal::new(3).fish(2, &[Tile::Treasure2]), "stored a treasure");
}

#[test]
fn bags_fit_what_lies_face_down() {
    complains(with("/public/waters/shoals/0/pile", json!(17)), "tiles of a bag: 24, not 23");
    complains(with("/public/waters/shoals/0/from", json!(1)), "a tile of no bag");
    complains(with("/public/waters/laid/0", json!("010000")), "a tile of no bag");
    complains(with("/public/waters/laid/0", json!("0.0000")), "tiles of a bag: 24, not 23");
}

#[test]
fn the_board_is_in_order() {
    complains(Deal::new(3).pawn(1, "x3"), "pawns in places of their own: 2, not 3");
    complains(with("/public/oil", json!("c5")), "disasters: 1, not 2");
    complains(Deal::new(3).monster("b1").set("/public/monster", json!("c14")), "disasters: 2, not 3");
    complains(Deal::new(3).typhoon("a1"), "zone 1");
    complains(Deal::new(3).oil("a1"), "zone 1");
    complains(with("/public/monster", json!("b1")), "under a disaster");
    complains(Deal::new(3).own(2, "markers", json!({"oil": 1})), "seat 2 has more markers");
}

#[test]
fn cards_are_counted() {
    complains(with("/public/shop/net", json!(3)), "net: 3, not 4");
    let twice = Deal::new(3).gear(1, &[Gear::Net]).own(1, "gear", json!({"net": 2}));
    complains(twice.set("/public/shop/net", json!(2)), "two of net");
    complains(
        Deal::new(3).gear(1, &[Gear::Net]).own(1, "worth", json!(5)),
        "prices of the cards sold: 5, not 6",
    );
    complains(with("/public/hoard", json!({"coin": 4})), "Treasure Island has too many of coin");
}

#[test]
fn magic_cards_are_counted() {
    complains(with("/public/library", json!(11)), "cards in the Library: 12, not 11");
    complains(with("/public/spent", json!({"storm": 2})), "too many of storm");
    complains(Deal::new(3).hand(1, &["storm"]).own(1, "magic", json!(0)), "magic cards in hand: 1, not 0");
    complains(Deal::new(3).hand(1, &["blank"]), "Blanks in hand");
    complains(
        Deal::new(3).hand(1, &["storm"]).set("/public/spent", json!({"storm": 1})),
        "too many of storm",
    );
}
