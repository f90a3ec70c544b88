//! The search and the planner: they can be repeated, spend what they may, and see what is to be seen.

use std::time::{Duration, Instant};

use bots::{Advice, Bot, Budget, Level, Pace, Planner, Search, Tiger, wall_clock};
use catalog::{Playable, Visitor, each};
use chabyrinthe::Chabyrinthe;
use game_api::{GameRng, Insight, Pending, PerSeat, Seat, Seed, Setup, Viewer};
use super_miaou::SuperMiaou;
use table::{Player, Table};

fn open<G: Playable>(seats: u8, seed: u64) -> Table<G> {
    let players = PerSeat::from_fn(seats, |_| Player::Bot(String::new()));
    Table::open(Setup::standard(seats), Seed::from(seed), players).expect("a usual table")
}

fn to_move<G: Playable>(table: &Table<G>) -> (Seat, Vec<G::Action>) {
    let Pending::Seat(seat) = table.pending() else { panic!("somebody must choose") };
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    (seat, legal)
}

fn advice<G: Playable>(table: &Table<G>, bot: &mut Tiger<G>, seed: u64) -> Vec<Advice<G::Action>> {
    let (seat, legal) = to_move(table);
    bot.advise(table.view(Viewer::Seat(seat)), &legal, &mut GameRng::stream(Seed::from(seed), 0))
}

/// Plays on at random until somebody has a real choice again.
fn stir<G: Playable>(table: &mut Table<G>, steps: u32) {
    let mut rng = GameRng::stream(Seed::from(7), 0);
    for _ in 0..steps {
        let Pending::Seat(_) = table.pending() else { return };
        let (seat, legal) = to_move(table);
        table.submit(seat, *rng.pick(&legal)).expect("what is offered is legal");
    }
}

#[test]
fn a_choice_without_alternative_is_advised_with_its_chance_in_every_game() {
    struct Forced;
    impl Visitor for Forced {
        fn visit<G: Playable>(&mut self) {
            let mut table = open::<G>(2, 3);
            let mut rng = GameRng::stream(Seed::from(7), 0);
            // Where no choice is ever forced the game just ends.
            while let Pending::Seat(seat) = table.pending() {
                let (_, legal) = to_move(&table);
                if legal.len() == 1 {
                    let found = advice(&table, &mut Tiger::new(Budget::Iterations(20), 2), 1);
                    assert_eq!((found.len(), found[0].visits), (1, 40), "{}", G::INFO.id);
                    return;
                }
                table.submit(seat, *rng.pick(&legal)).expect("what is offered is legal");
            }
        }
    }
    each(&mut Forced);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_thoughts_in_every_game() {
    struct Twice;
    impl Visitor for Twice {
        fn visit<G: Playable>(&mut self) {
            for threads in [1, 3] {
                let think = || {
                    let mut table = open::<G>(2, 3);
                    let mut bot = Tiger::new(Budget::Iterations(200), threads);
                    let mut thoughts = Vec::new();
                    for step in 0..8 {
                        let found = advice(&table, &mut bot, step);
                        let (seat, _) = to_move(&table);
                        table.submit(seat, found[0].action).expect("advice is legal");
                        thoughts.push(found);
                    }
                    thoughts
                };
                assert_eq!(think(), think(), "{} on {threads} threads", G::INFO.id);
            }
        }
    }
    each(&mut Twice);
}

#[test]
fn advice_ranks_all_choices_and_is_surer_the_longer_it_is_thought_about() {
    struct Ranked;
    impl Visitor for Ranked {
        fn visit<G: Playable>(&mut self) {
            let mut table = open::<G>(2, 5);
            stir(&mut table, 9);
            let (_, legal) = to_move(&table);
            let short = advice(&table, &mut Tiger::new(Budget::Iterations(30), 1), 1);
            let long = advice(&table, &mut Tiger::new(Budget::Iterations(3000), 1), 1);
            for found in [&short, &long] {
                assert_eq!(found.len(), legal.len());
                assert!(found.windows(2).all(|two| two[0].visits >= two[1].visits), "the best stands first");
                assert!(found.iter().all(|advice| (0.0..=1.0).contains(&advice.chance)));
            }
            assert!(long[0].give_or_take < short[0].give_or_take, "{}", G::INFO.id);
        }
    }
    each(&mut Ranked);
}

#[test]
fn thinking_ends_once_the_choice_is_clear_and_chooses_the_same() {
    struct Clear;
    impl Visitor for Clear {
        fn visit<G: Playable>(&mut self) {
            for steps in [0, 5, 11] {
                let mut table = open::<G>(2, 4);
                stir(&mut table, steps);
                let (seat, legal) = to_move(&table);
                let search = || Search::<G>::new(Budget::Iterations(640));
                let rng = || GameRng::stream(Seed::from(2), 0);
                let view = table.view(Viewer::Seat(seat));
                let advised = search().advise(view, &legal, &mut rng())[0].action;
                assert_eq!(search().choose(view, &legal, &mut rng()), advised, "{} {steps}", G::INFO.id);
            }
        }
    }
    each(&mut Clear);
}

#[test]
fn time_is_spent_on_advice_but_not_on_a_forced_choice() {
    let table = open::<Chabyrinthe>(2, 1);
    let (seat, legal) = to_move(&table);
    let span = Duration::from_millis(60);
    let mut bot = Search::<Chabyrinthe>::new(Budget::Time { span, clock: wall_clock });
    let view = table.view(Viewer::Seat(seat));
    let begun = Instant::now();
    bot.advise(view, &legal, &mut GameRng::stream(Seed::from(1), 0));
    assert!(begun.elapsed() >= span);
    let begun = Instant::now();
    bot.choose(view, &legal[..1], &mut GameRng::stream(Seed::from(1), 0));
    assert!(begun.elapsed() < span);
}

#[test]
fn a_tomcat_tries_as_often_as_the_game_says_for_its_table() {
    let tries = |seats| match Level::Matou.budget::<SuperMiaou>(seats, Pace::default()) {
        Budget::Iterations(tries) => tries,
        Budget::Time { .. } => panic!("a tomcat counts"),
    };
    assert_eq!(tries(2), SuperMiaou::THOUGHT.tomcat);
    assert_eq!([tries(3), tries(4)], [SuperMiaou::THOUGHT_IN_COMPANY.tomcat; 2]);
}

#[test]
fn a_search_of_few_iterations_beats_the_random_bot() {
    let mut wins = 0;
    for deal in 0..20 {
        let mut table = open::<SuperMiaou>(2, deal);
        let searcher = Seat::all(2).nth((deal % 2) as usize).expect("two seats");
        let mut search = Search::<SuperMiaou>::new(Budget::Iterations(100));
        let mut random = Level::Random.bot::<SuperMiaou>(2, Pace::default());
        let mut rng = GameRng::stream(Seed::from(deal), 1);
        while let Pending::Seat(seat) = table.pending() {
            let (_, legal) = to_move(&table);
            let view = table.view(Viewer::Seat(seat));
            let action = match seat == searcher {
                true => search.choose(view, &legal, &mut rng),
                false => random.choose(view, &legal, &mut rng),
            };
            table.submit(seat, action).expect("bots choose what is offered");
        }
        wins += u32::from(table.outcome().expect("it is over").winners().eq([searcher]));
    }
    assert!(wins >= 16, "won {wins} of 20");
}

#[test]
fn the_planner_brings_all_cats_home_in_few_turns() {
    let mut table = open::<Chabyrinthe>(1, 1);
    let mut planner = Planner::<Chabyrinthe>::new(Budget::Iterations(1));
    let mut rng = GameRng::stream(Seed::from(1), 1);
    while let Pending::Seat(seat) = table.pending() {
        let (_, legal) = to_move(&table);
        let action = planner.choose(table.view(Viewer::Seat(seat)), &legal, &mut rng);
        table.submit(seat, action).expect("it chooses what is offered");
    }
    let solo = table.outcome().and_then(|outcome| outcome.solo).expect("alone there is a result");
    assert!(solo.result <= 9, "{} turns", solo.result);
}

#[test]
fn a_kitten_answers_at_once() {
    struct Quick;
    impl Visitor for Quick {
        fn visit<G: Playable>(&mut self) {
            let mut table = open::<G>(2, 2);
            stir(&mut table, 12);
            let (seat, legal) = to_move(&table);
            let mut kitten = Level::Chaton.bot::<G>(2, Pace::default());
            let mut rng = GameRng::stream(Seed::from(1), 0);
            let view = table.view(Viewer::Seat(seat));
            let mut times: Vec<Duration> = (0..9)
                .map(|_| {
                    let begun = Instant::now();
                    let choice = kitten.choose(view, &legal, &mut rng);
                    assert!(legal.contains(&choice));
                    begun.elapsed()
                })
                .collect();
            times.sort();
            assert!(times[4] < Duration::from_millis(100), "{}: {times:?}", G::INFO.id);
        }
    }
    each(&mut Quick);
}

#[test]
fn only_who_shares_the_result_plans() {
    let shared = |seats| open::<Chabyrinthe>(seats, 1);
    let is_shared = |table: &Table<Chabyrinthe>| {
        let view = table.view(Viewer::Spectator);
        <Chabyrinthe as game_api::Game>::guess(view, &mut GameRng::stream(Seed::from(1), 0)).is_shared()
    };
    assert!(is_shared(&shared(1)));
    assert!(!is_shared(&shared(2)));
}
