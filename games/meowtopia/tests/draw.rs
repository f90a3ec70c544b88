//! The table and the choices as a person reads them.

use std::sync::Arc;

use game_api::{Lang, PerSeat, Phrasebook, Present, ViewRef, Viewer, Voice};
use meowtopia::{Action, Ending, Job, Load, Meowtopia, Phase};

mod play;

use play::{Play, farm, merchant, seat, side_b, usual, workers};

fn voice(play: &Play, lang: Lang) -> Voice {
    let book = Arc::new(Phrasebook::new(lang, &[Meowtopia::TEXTS]));
    let names = PerSeat::from_fn(play.public().seats(), |seat| format!("P{seat}"));
    Voice { book, viewer: Viewer::Seat(seat(1)), names }
}

fn drawn(play: &Play) -> String {
    Meowtopia::draw(ViewRef::of(&play.game, Viewer::Seat(seat(1))), &voice(play, Lang::En))
}

/// What the choice of seat 1 means.
fn said(play: &Play, action: &str, lang: Lang) -> String {
    let action: Action = action.parse().expect("an action of this game");
    Meowtopia::say_action(ViewRef::of(&play.game, Viewer::Seat(seat(1))), action, &voice(play, lang))
}

#[track_caller]
fn shows(text: &str, part: &str) {
    assert!(text.contains(part), "{part}\nis not in\n{text}");
}

#[test]
fn a_farm_shows_its_fields_dry_and_watered_and_its_sticks() {
    let game = Play::day(2, |public| public.homes[seat(1)].farm = farm("2.0 2.1", "3.0w 0.0n"));
    let expected = [
        "        0   1   2",
        "      +===+---+---+",
        "    0 | ~ # ~ | ~ #",
        "      +---+---+---+",
        "    1         | . |",
        "              +---+",
        "",
    ];
    shows(&drawn(&game), &expected.join("\n"));
}

#[test]
fn a_farm_to_the_north_and_west_bears_its_numbers() {
    let game = Play::day(2, |public| public.homes[seat(1)].farm = farm("0.-1 -1.-1", "-1.-1n"));
    let expected = [
        "       -1   0   1",
        "      +===+---+",
        "   -1 | ~ | . |",
        "      +---+---+---+",
        "    0     | ~ # ~ |",
        "          +---+---+",
    ];
    shows(&drawn(&game), &expected.join("\n"));
}

#[test]
fn kittens_merchants_and_tiles_are_shown() {
    let game = Play::day(3, |public| {
        workers(public, 1, 3, 1);
        public.homes[seat(1)].asleep[seat(2)] = 1;
        public.homes[seat(1)].malus = 2;
        merchant(public, 1, Load::Gold(3));
        merchant(public, 2, Load::Food(1));
        public.tiles[Job::Gold.index()].bonus = 2;
        public.tiles[Job::Food.index()].taken = Some(seat(3));
        public.ending = Some(Ending::Adoption);
    });
    let text = drawn(&game);
    shows(&text, "Round 1 (the last); on the board: 19 fields, 22 sticks\nKittens in stock: ● 1, ▲ 2, ■ 4\n");
    shows(&text, "  Food — taken by ■ P3\n  Irrigation\n  Gold +2 food\n  Recruit\n  Fields\n");
    shows(&text, "● P1 (you) — first player — to play\n  Food 4, gold 1, maluses 2\n");
    shows(&text, "  Workers: 3 awake, 1 asleep; ▲ 0 awake, 1 asleep\n  Merchant 1 ●: 3 gold\n");
    shows(&text, "▲ P2\n  Food 4, gold 1\n  Workers: 2 awake, 0 asleep\n  Merchant 1 ▲: 1 food\n");
}

#[test]
fn the_tiles_of_side_b_show_both_actions() {
    shows(&drawn(&Play::fresh(&side_b(2))), "  Food/Irrigation\n  Irrigation/Gold\n  Gold/Recruit\n");
    shows(&drawn(&Play::fresh(&usual(2))), "  Food\n  Irrigation\n  Gold\n");
}

#[test]
fn the_count_is_a_table_item_by_item() {
    let game = Play::day(2, |public| {
        public.phase = Phase::Over;
        merchant(public, 1, Load::Gold(4));
        merchant(public, 2, Load::Food(1));
        public.homes[seat(2)].malus = 1;
    });
    let expected = [
        "  Points             P1  P2",
        "  Kittens             9   9",
        "  Sticks              2   2",
        "  Gold on merchants  12   0",
        "  Food on merchants   0   2",
        "  Gold                1   1",
        "  Food                2   2",
        "  Maluses             0  -3",
        "  Total              26  13",
    ];
    let outcome = game.outcome();
    let view = ViewRef::of(&game.game, Viewer::Seat(seat(1)));
    let text = Meowtopia::say_outcome(view, &outcome, &voice(&game, Lang::En));
    let verdict = "You win with 26 points: you are the new mayor of Meowtopia.";
    assert_eq!(text, format!("{verdict}\n{}", expected.join("\n")));
    assert!(!drawn(&game).contains("Total"), "the table stands beside the verdict: one count will do");
}

#[test]
fn choices_tell_what_they_bring() {
    let mut game = Play::day(2, |public| public.homes[seat(1)].farm = farm("", "2.0w"));
    assert_eq!(said(&game, "take:gold", Lang::En), "Take Gold.");
    game.does(1, "take:fields");
    assert_eq!(said(&game, "send:2", Lang::En), "Send 2 workers: 2 fields.");
    assert_eq!(said(&game, "send:1", Lang::Fr), "Envoyer un travailleur : un champ.");
    game.does(1, "send:1");
    assert_eq!(said(&game, "field:2.0", Lang::En), "Lay a field at 2.0, watered at once.");
    assert_eq!(said(&game, "field:0.1", Lang::Fr), "Poser un champ en 0.1, sec.");
    let evening = Play::evening(2, |public| {
        workers(public, 1, 4, 0);
        merchant(public, 1, Load::Food(2));
    });
    // Five kittens eat 10, two fields give 2.
    assert_eq!(said(&evening, "unfed:2", Lang::En), "Leave 2 kittens unfed (−6 points) and pay 4 food.");
    assert_eq!(said(&evening, "dismiss:merchant:1", Lang::En), "Dismiss merchant 1 (2 food): 3 food for it.");
}
