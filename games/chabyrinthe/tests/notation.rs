use chabyrinthe::{Action, Cell, Chance, Kind, Place, Tile};
use game_api::{BadNotation, Seat};

#[test]
fn actions_are_written_as_documented() {
    let b3: Cell = "b3".parse().expect("a cell");
    assert_eq!((b3.row(), b3.column()), (3, 2));
    let cases = [
        ("turn:b3:ne", Action::Turn { cell: b3, tile: Tile::Ne }),
        ("push:12:ns-ew", Action::Push { place: Place(12), tile: Tile::NsEw }),
        ("push:0:nesw", Action::Push { place: Place(0), tile: Tile::Nesw }),
        ("home:4", Action::Home(Place(4))),
        ("stop", Action::Stop),
    ];
    for (text, action) in cases {
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn outcomes_are_written_as_documented() {
    let cases = [
        ("deal:nes", Chance::Deal(Tile::Nes)),
        ("top:bridge", Chance::Top(Kind::Bridge)),
        ("cat:grey", Chance::Cat(chabyrinthe::Cat::Grey)),
        ("first:3", Chance::First(Seat::numbered(3).expect("a seat"))),
    ];
    for (text, chance) in cases {
        assert_eq!(text.parse(), Ok(chance));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn every_tile_has_a_name_and_a_letter_of_its_own() {
    for tile in Tile::ALL {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert_eq!(Tile::of_letter(tile.letter()), Some(tile));
        assert!(tile.kind().is_some_and(|kind| kind.tiles().contains(&tile)));
    }
    assert_eq!(Tile::of_letter('·'), Some(Tile::Gap));
    assert_eq!(Tile::of_letter('x'), None);
    assert_eq!("gap".parse::<Tile>(), Err(BadNotation));
}

#[test]
fn nothing_else_is_a_move() {
    let actions = [
        "",
        "pass",
        "stop:",
        "turn",
        "turn:b3",
        "turn:f1:ne",
        "turn:a0:ne",
        "turn:a6:ne",
        "turn:a1:gap",
        "turn:a1:en",
        "turn:a1:ne:",
        "push:20:ne",
        "push:01:ne",
        "push:+1:ne",
        "push:-1:ne",
        "push:1",
        "home:",
        "home:4:ne",
        "home:20",
    ];
    for text in actions {
        assert_eq!(text.parse::<Action>(), Err(BadNotation), "{text}");
    }
    for text in ["", "deal", "deal:gap", "top:ne", "cat:white", "first:0", "first:7", "first:1:1"] {
        assert_eq!(text.parse::<Chance>(), Err(BadNotation), "{text}");
    }
}
