//! The table as the terminal shows it, and what is said of a win.

mod common;

use std::sync::Arc;

use chabyrinthe::{Chabyrinthe, Event};
use common::{Roof, act, luck, roof, seat};
use game_api::{Game, Lang, PerSeat, Phrasebook, Present, ViewRef, Viewer, Voice};

fn voice(lang: Lang, seats: u8) -> Voice {
    let book = Arc::new(Phrasebook::new(lang, &[Chabyrinthe::TEXTS]));
    let names = PerSeat::from_fn(seats, |seat| format!("P{seat}"));
    Voice { book, viewer: Viewer::Seat(seat(1)), names }
}

fn drawn(roof: &Roof) -> String {
    drawn_of(&roof.state())
}

fn drawn_of(state: &Chabyrinthe) -> String {
    let voice = voice(Lang::En, state.seats());
    Chabyrinthe::draw(ViewRef::of(state, voice.viewer), &voice)
}

#[test]
fn a_roof_of_four_by_four() {
    let position = roof(&["┴├┘┐", "│╫┼│", "╲╲╱╱", "└──┘"]).under(&["bridge"]);
    let position = position.cats(&[(0, "grey"), (15, "black")]).homes([2, 6]);
    let wanted = "\
Round 1, turn 2

            a     b     c     d
            0     1     2     3
           ^3^          ⌂
         ·  │  ·     ·  │  ·     ·
            │     │     │
1  15 ^5^───┴──   ├─────╯   ──╮       4
                  │           │
         ·     ·  │  ·     ·  │  ·
            │     │     │     │
2  14       │   ─╴│╶────┼──   │       5
            │     │     │     │
         ·  │  ·  │  ·  │  ·  │  ·
            ╰╮    ╰╮   ╭╯    ╭╯
3  13     ─╮ ╰───╮ ╰───╯ ╭───╯ ╭── ⌂  6
           ╰╮    ╰╮     ╭╯    ╭╯
         ·  │  ·     ·     ·  │  ·
            │                 │
4  12       ╰─────────────────╯       7

         ·     ·     ·     ·     ·

           11    10     9     8

^ grey cat (3) at place 0, beside a1
^ black cat (5) at place 15, beside a1
⌂ Home at place 2, beside c1
⌂ Home at place 6, beside d3
Top of the gutter pile: cross (┼)
Below it, unseen: elbow ×4, double elbow ×2, bridge ×2; then, in this order: bridge
Cats in the pile: 13
● P1 (you): 0 points, nothing — to play
▲ P2: 0 points, nothing";
    assert_eq!(drawn(&position), wanted);
}

#[test]
fn the_other_roofs_have_their_own_rings() {
    let kittens = drawn(&roof(&["┌╲┐", "│╫│", "└─┘"]).option("board", "kittens"));
    let lines: Vec<&str> = kittens.lines().collect();
    assert_eq!(lines[3].split_whitespace().collect::<Vec<_>>(), ["0", "1", "2"]);
    assert!(kittens.contains("\n            8     7     6\n"), "{kittens}");
    let rows = ["┌╲╱╲┐", "│╫╫╫│", "├╲╱╲┤", "│╫┼┐│", "└┐┘└┘"];
    let big = drawn(&roof(&rows).option("board", "big-tom"));
    assert!(big.contains("\n           14    13    12    11    10\n"), "{big}");
    assert!(big.contains("\n5  15  ⌂ "), "{big}");
}

#[test]
fn points_and_teams_are_told() {
    let won = [[1, 0, 0], [0, 1, 1], [0, 0, 0], [0, 0, 0]];
    let teams = drawn(&roof(&common::QUIET).seats(4).option("play", "teams").won(&won));
    assert!(teams.contains("● P1 (you), team 1: 3 points, grey cat (3) ×1 — to play"), "{teams}");
    assert!(teams.contains("▲ P2, team 1: 9 points, ginger cat (4) ×1, black cat (5) ×1"), "{teams}");
    assert!(teams.contains("■ P3, team 2: 0 points, nothing"), "{teams}");
}

#[test]
fn a_win_tells_the_way_that_the_cat_walked() {
    let mut state = roof(&["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└─│┘"]).homes([9, 12]).state();
    let heard = act(&mut state, "turn:a1:ne");
    let home = heard.iter().find(|event| matches!(event, Event::CameHome { .. })).expect("a cat came home");
    let path = "a1, b1, b2, b3, c3, c2, c1, d1, d2, d3, c3, c4";
    let english = Chabyrinthe::say_event(home, &voice(Lang::En, 2));
    assert_eq!(english, format!("You bring the grey cat home: from place 0 over {path} to the home at 9."));
    let french = Chabyrinthe::say_event(home, &voice(Lang::Fr, 2));
    assert_eq!(french, format!("Vous ramenez le chat gris : de la place 0 par {path} jusqu'au foyer 9."));
}

#[test]
fn a_walk_that_crosses_a_card_twice_is_lit() {
    let mut state = roof(&["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└─│┘"]).homes([9, 12]).state();
    act(&mut state, "turn:a1:ne");
    let roof = "
            a     b     c     d
            0     1     2     3

         ·  ┃  ·     ·     ·     ·
            ┃     ╰╮   ╭╯
1  15       ┗━━━━┓ ╰───╯ ┏━━━━┓       4
                 ┗┓     ┏┛    ┃
         ·     ·  ┃  ·  ┃  ·  ┃  ·
            │     ┃     ┃     ┃
2  14       │   ─╴┃╶───╴┃╶─   ┃       5
            │     ┃     ┃     ┃
         ·  │  ·  ┃  ·  ┃  ·  ┃  ·
            ╰╮    ┗┓   ┏┛    ┏┛
3  13     ─╮ ╰───╮ ┗━━━┛ ┏━━━┛ ╭─     6
           ╰╮    ╰╮     ┏┛    ╭╯
         ·  │  ·     ·  ┃  ·  │  ·
            │           ┃     │
4  12  ⌂    ╰────────   ┃   ──╯       7
                        ┃
         ·     ·     ·  ┃  ·     ·
                  ⌂          ^5^
           11    10     9     8
";
    let drawn = drawn_of(&state);
    assert!(drawn.contains(roof), "{drawn}");
    let told = "━ Walked: from place 0 over a1, b1, b2, b3, c3, c2, c1, d1, d2, d3, c3, c4 to the home, then at place 9\n";
    assert!(drawn.contains(told), "{drawn}");
}

#[test]
fn two_walks_of_one_action_are_lit_together() {
    let position = roof(&["┬─┘┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).homes([0, 12]);
    let mut state = position.cats(&[(2, "ginger"), (15, "black")]).state();
    act(&mut state, "turn:a1:new");
    luck(&mut state, "cat:grey");
    luck(&mut state, "cat:black");
    let row = "
            0     1     2     3
           ^5^    ⌂          ^3^
         ·  ┃  ·     ·  ┃  ·     ·
            ┃           ┃
1  15    ━━━┻━━━━━━━━━━━┛   ──╮       4
                              │
";
    let drawn = drawn_of(&state);
    assert!(drawn.contains(row), "{drawn}");
    let told = "
━ Walked: from place 2 over c1, b1, a1 to the home, then at place 0
━ Walked: from place 15 over a1 to the home, then at place 0
";
    assert!(drawn.contains(told), "{drawn}");
}

#[test]
fn of_a_junction_and_a_bridge_only_what_was_walked_is_lit() {
    let position = roof(&["┼╫┬┐", "│╫╫│", "╲╲╱╱", "└──┘"]).homes([2, 12]);
    let mut state = position.cats(&[(8, "black"), (15, "grey")]).state();
    act(&mut state, "turn:c1:new");
    let row = "
         ·     ·     ·  ┃  ·     ·
            │     │     ┃
1  15    ━━━┿━━━━╸│╺━━━━┹─────╮       4
            │     │           │
";
    let drawn = drawn_of(&state);
    assert!(drawn.contains(row), "{drawn}");
}

#[test]
fn a_walk_stays_lit_until_a_gutter_moves() {
    let won = || {
        let mut state = roof(&["┌╲╱┐", "│╫╫│", "╲╲╱╱", "└─│┘"]).homes([9, 12]).state();
        act(&mut state, "turn:a1:ne");
        luck(&mut state, "cat:ginger");
        state
    };
    let lit_after = |action: &str| {
        let mut state = won();
        act(&mut state, action);
        drawn_of(&state).contains('━')
    };
    assert!(drawn_of(&won()).contains('━'));
    assert!(lit_after("stop"), "the next player sees the walk too");
    assert!(!lit_after("turn:a2:ew"));
    let mut state = won();
    act(&mut state, "push:5:nesw");
    luck(&mut state, "top:elbow");
    assert!(!drawn_of(&state).contains('━'));
}

#[test]
fn every_end_has_its_words() {
    let said = |position: Roof, lang| {
        let mut state = position.state();
        act(&mut state, "turn:a1:nw");
        let (outcome, voice) = (state.outcome().expect("over"), voice(lang, state.seats()));
        Chabyrinthe::say_outcome(ViewRef::of(&state, voice.viewer), &outcome, &voice)
    };
    let last = roof(&["└─┌┐", "│╫╫│", "╲╲╱╱", "└╫─┘"]).cats(&[(15, "black")]).homes([0, 12]);
    let alone = last.clone().seats(1).won(&[[5, 5, 4]]);
    assert_eq!(said(alone.clone(), Lang::En), "All cats home in 2 turns: purr-fection!");
    let french = "Tous les chats rentrés en 2 tours : chat-peau bas, c'est du miaou-veilleux !";
    assert_eq!(said(alone, Lang::Fr), french);
    let two = last.clone().won(&[[5, 5, 4], [0, 0, 0]]);
    let won = "You win with 60 points: you are the cats' best friend. Points — P1: 60, P2: 0.";
    assert_eq!(said(two, Lang::En), won);
    let tied = last.clone().seats(3).won(&[[2, 2, 1], [2, 2, 2], [1, 1, 1]]);
    let shared = "P1 and P2 share the victory with 24 points each. Points — P1: 24, P2: 24, P3: 12.";
    assert_eq!(said(tied, Lang::En), shared);
    let teams = last.seats(4).option("play", "teams").won(&[[5, 0, 0], [0, 0, 0], [0, 5, 0], [0, 0, 4]]);
    let together = "P3 and P4 win together with 40 points. Points — P1: 20, P2: 20, P3: 40, P4: 40.";
    assert_eq!(said(teams, Lang::En), together);
}
