use game_api::{Insight, Setup, every_setup};
use super_miaou::{Phase, SuperMiaou};

mod play;

use play::{Play, seat};

const BLUE: &str = "? ? | start-blue*3 locked |";
const ORANGE: &str = "? ? | start-orange*3 locked |";
const GREEN: &str = "? ? | start-green*3 locked |";

/// What each seat may hope for; always between 0 and 1.
fn prospects(play: &Play) -> Vec<f32> {
    let prospects: Vec<f32> = play.game.prospects().values().copied().collect();
    assert_eq!(prospects.len(), usize::from(play.public().seats()));
    assert!(prospects.iter().all(|value| (0.0..=1.0).contains(value)), "{prospects:?}");
    prospects
}

#[test]
fn a_won_game_is_worth_one_to_the_winner_and_nothing_to_the_others() {
    let won = Play::at(1, &[BLUE, ORANGE, GREEN])
        .but(|public| public.phase = Phase::Over { winner: Some(seat(2)) });
    assert_eq!(prospects(&won), [0.0, 1.0, 0.0]);
}

#[test]
fn a_drawn_game_is_worth_the_same_to_all() {
    let drawn = Play::at(1, &[BLUE, ORANGE, GREEN]).but(|public| public.phase = Phase::Over { winner: None });
    assert_eq!(prospects(&drawn), [0.5, 0.5, 0.5]);
}

#[test]
fn players_with_the_same_cards_have_the_same_prospects() {
    for setup in every_setup::<SuperMiaou>() {
        let values = prospects(&Play::fresh(&setup));
        assert!(values.iter().all(|&value| value == values[0]), "{values:?}");
    }
    // It is the cards that count, not where they lie, as long as no hand can win.
    let game = before_the_lot(&[
        "? ? | start-blue*3 locked cat | food",
        "cat ? | start-orange locked food | start-orange*2",
    ]);
    let values = prospects(&game);
    assert_eq!(values[0], values[1]);
}

/// A position in which nobody's turn has begun.
fn before_the_lot(lines: &[&str]) -> Play {
    Play::at(1, lines).but(|public| public.phase = Phase::Lot)
}

#[test]
fn whoever_is_next_is_ahead_of_an_equal() {
    let values = prospects(&Play::at(2, &[BLUE, ORANGE]));
    assert!(values[1] > values[0], "{values:?}");
}

#[test]
fn a_hand_that_may_win_counts_and_counts_more_for_whoever_is_next() {
    // The same cards, but those of seat 1 lie where the next hand comes from.
    let lines = ["? ? | start-blue cat cape locked |", "? ? | start-orange locked | cat cape"];
    let values = prospects(&before_the_lot(&lines));
    assert!(values[0] > values[1], "{values:?}");
    // A known Cape waits for the Cat, one of two unseen cards.
    let waiting = "cape ? | cat locked | start-blue";
    let sure = prospects(&before_the_lot(&[waiting, "? ? | start-orange locked | cat cape"]));
    assert!(sure[0] > values[0], "{sure:?}");
    let [next, later] = [1, 2].map(|turn| prospects(&Play::at(turn, &lines))[0]);
    assert!(next > values[0] && values[0] > later, "{next} > {} > {later}", values[0]);
}

/// Asserts that the cards of seat 1 are worth more than those of seat 2.
#[track_caller]
fn better(more: &str, less: &str) {
    let game = before_the_lot(&[&format!("? ? | locked {more} |"), &format!("? ? | locked {less} |")]);
    let values = prospects(&game);
    assert!(values[0] > values[1], "{more} against {less}: {values:?}");
}

#[test]
fn every_step_towards_a_cat_and_a_cape_counts() {
    better("start-blue*3 cat cape", "start-orange*3");
    better("start-blue*3 cat", "start-orange*3");
    better("start-blue*3 cape", "start-orange*3");
    better("start-blue*3 food", "start-orange*3");
    better("start-blue*3 cat", "start-orange*3 food");
    better("start-blue*3 coin3", "start-orange*3");
    better("start-blue*3 cat cape", "start-orange*3 cat food");
    // The two meet sooner where fewer cards lie between them.
    better("cat cape", "start-orange*3 cat cape");
}

#[test]
fn the_richest_and_the_poorest_hands_stay_within_bounds() {
    let rich = "? ? | locked cat*8 cape*8 food*8 coin2*10 coin3*10 mouse*4 start-blue*3 |";
    prospects(&Play::at(2, &[rich, "? - | locked |", GREEN]));
    prospects(&Play::fresh(&Setup::standard(4)));
}
