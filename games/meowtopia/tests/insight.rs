use game_api::{Insight, every_setup};
use meowtopia::{Load, Meowtopia, Phase, Public};

mod play;

use play::{Play, farm, merchant, seat, workers};

/// What each seat may hope for; always between 0 and 1, and 1 in all.
fn prospects(play: &Play) -> Vec<f32> {
    let prospects: Vec<f32> = play.game.prospects().values().copied().collect();
    assert_eq!(prospects.len(), usize::from(play.public().seats()));
    assert!(prospects.iter().all(|value| (0.0..=1.0).contains(value)), "{prospects:?}");
    assert!((prospects.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
    prospects
}

#[test]
fn a_won_game_is_worth_one_to_the_winner() {
    let won = Play::day(3, |public| {
        public.phase = Phase::Over;
        public.homes[seat(2)].gold = 9;
    });
    assert_eq!(prospects(&won), [0.0, 1.0, 0.0]);
}

#[test]
fn a_tie_is_shared() {
    let tied = Play::day(3, |public| {
        public.phase = Phase::Over;
        public.homes[seat(3)].malus = 1;
    });
    assert_eq!(prospects(&tied), [0.5, 0.5, 0.0]);
}

#[test]
fn players_in_the_same_position_have_the_same_prospects() {
    for setup in every_setup::<Meowtopia>() {
        let values = prospects(&Play::fresh(&setup));
        assert!(values.iter().all(|&value| value == values[0]), "{values:?}");
    }
}

/// Asserts that the change makes seat 2 better off than seat 1.
#[track_caller]
fn better(change: impl FnOnce(&mut Public)) {
    let values = prospects(&Play::day(2, change));
    assert!(values[1] > values[0], "{values:?}");
}

#[test]
fn what_brings_points_counts() {
    better(|public| public.homes[seat(2)].food += 2);
    better(|public| public.homes[seat(2)].gold += 1);
    better(|public| public.homes[seat(1)].malus += 1);
    better(|public| workers(public, 2, 3, 0));
    better(|public| workers(public, 1, 1, 1));
    better(|public| merchant(public, 2, Load::Nothing));
    better(|public| public.homes[seat(2)].farm = farm("2.0", "2.0w"));
    better(|public| public.homes[seat(2)].farm = farm("2.0", ""));
    better(|public| {
        merchant(public, 1, Load::Food(2));
        merchant(public, 2, Load::Gold(2));
    });
}

#[test]
fn what_is_about_to_be_laid_counts_already() {
    let before = Play::day(2, |_| {});
    let mut after = before.clone();
    after.plays(1, &["take:irrigation", "send:2"]);
    assert!(prospects(&after)[0] > prospects(&before)[0] - 0.05);
    let mut idle = before.clone();
    idle.plays(1, &["take:irrigation", "send:0"]);
    assert!(prospects(&after)[0] > prospects(&idle)[0]);
}

#[test]
fn a_great_lead_stays_within_bounds() {
    let values = prospects(&Play::day(4, |public| public.homes[seat(4)].gold = 100_000));
    assert!(values[3] > 0.99);
}
