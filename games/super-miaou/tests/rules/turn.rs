//! A turn, what may be deduced, and the end without a winner.

use game_api::{Game, Outcome, PerSeat, RuleWatch, Setup};
use super_miaou::{Card, Event, Phase, Side};

use crate::play::{Play, seat};

const ORANGE: &str = "? ? | start-orange*3 locked |";
const GREEN: &str = "? ? | start-green*3 locked |";

#[test]
fn sm2_a_card_drawn_before_a_reshuffle_is_known_to_come_from_the_old_backpack() {
    let _watch = RuleWatch::new("SM2");
    let mut game = Play::at(1, &["start-blue start-blue | coin2 | start-blue locked", ORANGE]);
    game.does(1, "pass");
    // The last card of the old backpack came to the left; the right one is of the new backpack.
    game.lies(1, "coin2 ? | start-blue*3 locked |");
}

#[test]
fn sm2_beyond_that_nobody_can_tell_hand_from_backpack() {
    let _watch = RuleWatch::new("SM2");
    let mut game = Play::at(1, &["coin3 start-blue | cape | locked start-blue", ORANGE]);
    game.does(1, "pass");
    game.falls("up:start-orange");
    game.falls("up:start-orange");
    game.does(2, "pass");
    // The Cape is known and needs no turning up; the other may be any card of the new backpack.
    game.lies(1, "cape ? | start-blue*2 locked coin3 |");
    assert_eq!(game.chances(), "up:start-blue*2 up:locked*1 up:coin3*1");
    game.falls("up:coin3");
    game.lies(1, "cape coin3 | start-blue*2 locked |");
    assert_eq!(game.waits_for(), "1");
}

#[test]
fn sm2_a_hand_stays_face_down_until_the_owners_turn_begins() {
    let _watch = RuleWatch::new("SM2");
    let mut game = Play::fresh(&Setup::standard(2));
    game.falls("first:2");
    game.lies(1, "? ? | start-blue*3 locked |");
    game.lies(2, "? ? | start-orange*3 locked |");
    assert_eq!(game.chances(), "up:start-orange*3 up:locked*1");
    let left = Event::TurnedUp { seat: seat(2), side: Side::Left, card: Card::StartOrange };
    assert_eq!(game.falls("up:start-orange"), [left]);
    game.lies(2, "start-orange ? | start-orange*2 locked |");
    assert_eq!(game.chances(), "up:start-orange*2 up:locked*1");
    let right = Event::TurnedUp { seat: seat(2), side: Side::Right, card: Card::Locked };
    assert_eq!(game.falls("up:locked"), [right]);
    game.lies(2, "start-orange locked | start-orange*2 |");
    game.lies(1, "? ? | start-blue*3 locked |");
}

#[test]
fn sm2_an_empty_backpack_gives_the_hand_away_but_not_the_places() {
    let _watch = RuleWatch::new("SM2");
    let game = Play::at(2, &["? ? | locked cape |", "? ? | locked coin3 |"]);
    assert_eq!(game.public().zones[seat(2)].backpack, 0);
    assert_eq!(game.chances(), "up:locked*1 up:coin3*1");
}

#[test]
fn sm3_after_the_action_the_hand_is_washed_and_two_new_cards_are_drawn() {
    let _watch = RuleWatch::new("SM3");
    let mut game = Play::at(1, &["coin2 start-blue | start-blue*2 locked | cape", ORANGE]);
    assert_eq!(game.does(1, "pass"), [Event::Passed { seat: seat(1) }]);
    game.lies(1, "? ? | start-blue*2 locked | cape coin2 start-blue");
    assert_eq!(game.public().turn, seat(2));
    assert_eq!(game.public().phase, Phase::TurnUp);
}

#[test]
fn sm3_play_goes_to_the_left() {
    let _watch = RuleWatch::new("SM3");
    let mut game =
        Play::at(2, &["? ? | start-blue*3 locked |", "start-orange locked | start-orange*2 |", GREEN])
            .but(|public| public.first = seat(2));
    game.does(2, "pass");
    game.falls("up:start-green");
    game.falls("up:start-green");
    game.does(3, "pass");
    game.falls("up:start-blue");
    game.falls("up:start-blue");
    assert_eq!(game.public().round, 1);
    game.does(1, "pass");
    assert_eq!(game.public().turn, seat(2));
    assert_eq!(game.game.round(), 2, "the seat that began begins the next round");
}

#[test]
fn sm3_a_turn_is_one_action_and_no_more() {
    let _watch = RuleWatch::new("SM3");
    let mut game = Play::at(1, &["coin3 coin3 | locked start-blue |", ORANGE]);
    game.does(1, "buy:coin2");
    assert_eq!(game.refused(1, "buy:coin2"), "SM3");
    assert_eq!(game.refused(1, "pass"), "SM3");
}

#[test]
fn sm3_nobody_acts_in_anothers_turn_nor_while_a_hand_is_turned_up_nor_after_the_end() {
    let _watch = RuleWatch::new("SM3");
    let mut game = Play::at(1, &["coin3 locked | start-blue*2 |", ORANGE]);
    assert_eq!(game.refused(2, "pass"), "SM3");
    game.does(1, "pass");
    assert_eq!(game.waits_for(), "~");
    for number in [1, 2] {
        assert_eq!(game.refused(number, "pass"), "SM3");
    }
    let over = game.but(|public| public.phase = Phase::Over { winner: None });
    for number in [1, 2, 3] {
        assert_eq!(over.refused(number, "pass"), "SM3");
    }
}

/// What the player may do with a hand, in a table of three in which nobody else has anything known.
fn choices(hand: &str) -> String {
    // Whatever is not in the hand of the four start cards is taken to be in the washing machine.
    let locked = if hand.contains("locked") { "" } else { "locked" };
    let game = Play::at(1, &[&format!("{hand} | start-blue | {locked}"), ORANGE, GREEN]);
    game.legal()
}

#[test]
fn the_choices_of_some_hands_in_full() {
    // Three coins: what costs two or three. The locked card can't be binned.
    assert_eq!(choices("start-blue locked"), "buy:coin2 buy:mouse buy:food bin:start-blue pass");
    // Five coins: all but the Cat.
    assert_eq!(choices("coin3 locked"), "buy:coin2 buy:coin3 buy:mouse buy:food buy:cape bin:coin3 pass");
    // Four coins; of two equal cards one is offered.
    assert_eq!(choices("coin2 coin2"), "buy:coin2 buy:coin3 buy:mouse buy:food bin:coin2 pass");
    // A cat food buys a Cat; a Mouse points at four cards.
    let mouse = "mouse:2:left mouse:2:right mouse:3:left mouse:3:right";
    assert_eq!(choices("food mouse"), format!("buy:cat bin:food bin:mouse {mouse} pass"));
    // Two coins in the one card that is left: nothing to bin.
    assert_eq!(choices("locked -"), "buy:coin2 buy:mouse pass");
    // No coins at all.
    assert_eq!(choices("cape cape"), "bin:cape pass");
}

#[test]
fn sm9_the_last_turn_of_round_100_is_played_and_then_the_game_is_drawn() {
    let _watch = RuleWatch::new("SM9");
    let mut game =
        Play::at(1, &["start-blue locked | start-blue*2 |", ORANGE]).but(|public| public.round = 100);
    game.does(1, "pass");
    game.falls("up:start-orange");
    game.falls("up:locked");
    assert_eq!(game.waits_for(), "2", "seat 2 has its hundredth turn too");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.does(2, "pass"), [Event::Passed { seat: seat(2) }, Event::NobodyWon]);
    assert_eq!(game.waits_for(), "over");
    assert_eq!(game.public().round, 100);
    assert_eq!(game.outcome(), Some(Outcome::by_score(PerSeat::from_fn(2, |_| 0))));
}

#[test]
fn sm9_a_drawn_game_gives_no_points_and_all_share_the_first_place() {
    let _watch = RuleWatch::new("SM9");
    let lines = ["? ? | start-blue*3 locked |", ORANGE, "start-green locked | start-green*2 |"];
    let mut game = Play::at(3, &lines).but(|public| public.round = 100);
    game.does(3, "pass");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.scores.values().collect::<Vec<_>>(), [&0, &0, &0]);
    assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [&1, &1, &1]);
}

#[test]
fn sm9_the_hundredth_round_ends_before_the_seat_that_began() {
    let _watch = RuleWatch::new("SM9");
    let mut game = Play::at(1, &["start-blue locked | start-blue*2 |", ORANGE, GREEN]).but(|public| {
        public.round = 100;
        public.first = seat(2);
    });
    game.does(1, "pass");
    assert_eq!(game.waits_for(), "over");
}

#[test]
fn sm9_a_win_in_the_last_turn_counts_but_not_a_hand_drawn_after_it() {
    let _watch = RuleWatch::new("SM9");
    let lines = ["? ? | start-blue*3 locked |", "? ? | locked coin2 cat cape |"];
    let mut game = Play::at(2, &lines).but(|public| public.round = 100);
    let mut won = game.clone();
    won.falls("up:cape");
    assert_eq!(won.falls("up:cat").last(), Some(&Event::Won { seat: seat(2) }));
    assert_eq!(won.public().phase, Phase::Over { winner: Some(seat(2)) });
    game.falls("up:coin2");
    game.falls("up:locked");
    game.does(2, "pass");
    game.lies(2, "? ? | cat cape | coin2 locked");
    assert_eq!(game.public().phase, Phase::Over { winner: None });
}

#[test]
fn sm9_whoever_only_passes_plays_a_hundred_turns_each() {
    let _watch = RuleWatch::new("SM9");
    for seats in 2..=4 {
        let mut game = Play::fresh(&Setup::standard(seats));
        game.falls("first:2");
        let mut turns = vec![0; usize::from(seats)];
        // A turn is a choice and at most two cards turned up.
        for _ in 0..=3 * 100 * u16::from(seats) {
            match game.waits_for().as_str() {
                "over" => break,
                "~" => {
                    // Of the possible cards the first: which one does not matter here.
                    let card = game.chances().split('*').next().expect("an outcome").to_owned();
                    game.falls(&card);
                }
                _ => {
                    let player = game.public().turn;
                    turns[player.index()] += 1;
                    game.does(player.number(), "pass");
                }
            }
        }
        assert_eq!(turns, vec![100; usize::from(seats)]);
        assert_eq!(game.public().phase, Phase::Over { winner: None });
    }
}
