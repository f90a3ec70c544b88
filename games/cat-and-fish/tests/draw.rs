//! The table in text: the chart shows pawns, fish and disasters where they are.

use std::sync::Arc;

use cat_and_fish::CatAndFish;
use game_api::{Game, Lang, PerSeat, Phrasebook, Present, Setup, Silent, ViewRef, Viewer, Voice};

fn start() -> CatAndFish {
    let mut state = CatAndFish::start(&Setup::standard(2)).expect("a valid set-up");
    state.apply_chance("first:1".parse().expect("an outcome"), &mut Silent);
    state
}

fn drawn(lang: Lang) -> String {
    drawn_of(&start(), lang)
}

fn drawn_of(state: &CatAndFish, lang: Lang) -> String {
    let names = PerSeat::from_fn(2, |seat| format!("P{seat}"));
    let book = Arc::new(Phrasebook::new(lang, &[CatAndFish::TEXTS]));
    let viewer = Viewer::Spectator;
    CatAndFish::draw(ViewRef::of(state, viewer), &Voice { book, viewer, names })
}

#[test]
fn the_chart_in_english() {
    let text = drawn(Lang::En);
    let chart = "
             [c17 ?] [c18 ?] [c1 ?]  [c2 ?]
               z28 z29 z30 z1  z2  z3  z4
         [c16 ?] [b12 ?] [b1 ?]  [b2 ?]  [c3 ?]
           z26 z27 y17 y18 y1  y2  y3  z5  z6
     [c15 ?] [b11 ?] [a6 ?]  [a1 ?]  [b3 ?]  [c4 ?]
       z24 z25 y15 y16 x6   ●  x2  y4  y5  z7  z8
 [c14 %] [b10 ?] [a5 ?]   /\\_/\\  [a2 ?]  [b4 ?]  [c5 @]
       z23 z22 y14 y13 x5   ▲  x3  y7  y6  z10 z9
     [c13 ?] [b9 ?]  [a4 ?]  [a3 ?]  [b5 ?]  [c6 ?]
           z21 z20 y12 y11 y10 y9  y8  z12 z11
         [c12 ?] [b8 ?]  [b7 ?]  [b6 ?]  [c7 ?]
               z19 z18 z17 z16 z15 z14 z13
             [c11 ?] [c10 ?] [c9 ?]  [c8 ?]
";
    assert!(text.contains(chart), "{text}");
    for line in [
        "Year 1, spring (round 1)",
        "What a fish sells for, in €: spring→summer",
        "  mackerel 2→3, squid 3→5, flounder 5→2, octopus 2→2",
        "  Fishing                · ·",
        "  Magic Library          · (12)",
        "  Thief                  –",
        "  Summoner               –",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
    assert!(text.contains("Fishing Net      6 € ×4"), "{text}");
    assert!(text.contains("Warehouse: [ ] [ ]") && text.contains("Gear: Fishing Rod"), "{text}");
}

#[test]
fn the_thief_comes_in_winter_and_after_winter_spring() {
    let mut state = serde_json::to_value(start()).expect("a state is plain data");
    state["public"]["round"] = 4.into();
    let state = serde_json::from_value(state).expect("a position of this game");
    let text = drawn_of(&state, Lang::En);
    for line in ["  Thief                  ·", "  tuna 8→4, shark 4→3, swordfish 3→8, whale 10→9"] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
}

#[test]
fn the_same_in_french() {
    let text = drawn(Lang::Fr);
    assert!(text.contains("Année 1, printemps") && text.contains("Chambre froide"), "{text}");
}
