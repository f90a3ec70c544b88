//! CC8 and CC9: the end and the count.

use comme_chien_et_chat::{CommeChienEtChat, End, Event, Phase};
use game_api::{Game, GameRng, Pending, RuleWatch, Seed, Setup, Silent};

use crate::common::{Given, Played, seat};

#[test]
fn cc8_the_last_sated_animal_but_one_ends_the_game() {
    let _watch = RuleWatch::new("CC8");
    let mut table = Given::seats(2)
        .fed("clarence", 5)
        .fed("rex", 5)
        .animal("mimi", "fish1 fish2 fish3 fish4", "1")
        .animal("bruno", "bone6", "2")
        .set();
    table.play("1 feed\n~ up:fish6\n1 lay:mimi");
    assert_eq!(table.game.pending(), Pending::Over);
    assert_eq!(table.phase(), Phase::Over { by: End::Sated });
    assert_eq!(table.told().last(), Some(&Event::Ended { by: End::Sated }));
    assert_eq!(table.scores(), [16, 6], "fish 1+2+3+4+6; bones 6, though not sated");
}

#[test]
fn cc8_two_hungry_animals_are_not_the_end() {
    let _watch = RuleWatch::new("CC8");
    let mut table = Given::seats(2)
        .fed("clarence", 5)
        .animal("rex", "bone3 bone3 bone4 bone4", "")
        .animal("mimi", "", "1")
        .animal("bruno", "", "2")
        .set();
    table.play("1 feed\n~ up:fish6\n1 lay:rex");
    assert_eq!(table.game.pending(), Pending::Seat(seat(2)));
    assert_eq!(table.game.outcome(), None);
    table.play("2 place:mimi\n2 feed\n~ up:fish5\n2 lay:mimi\n2 more\n~ up:fish5\n2 more\n~ up:fish5\n2 more\n~ up:fish5");
    table.play("1 place:bruno\n1 feed\n~ up:bone6\n1 lay:mimi");
    assert_eq!(table.game.pending(), Pending::Over);
}

/// Six players, ten sated animals, and so many cards left in the pile.
fn nearly_out(on_rex: usize, on_mimi: usize) -> Played {
    let mut given = Given::seats(6);
    for animal in
        ["clarence", "minka", "carlo", "moritz", "tiger", "bruno", "hasso", "bella", "waldi", "lotte"]
    {
        given = given.fed(animal, 5);
    }
    given.fed("rex", on_rex).fed("mimi", on_mimi).set()
}

fn next_card(table: &mut Played) {
    let card = table.chances()[0].0.clone();
    table.play(&format!("~ {card}"));
}

#[test]
fn cc8_the_last_food_card_of_the_pile_ends_the_game() {
    let _watch = RuleWatch::new("CC8");
    let mut table = nearly_out(1, 2);
    assert_eq!(table.public().pile.total(), 1);
    table.play("1 feed");
    next_card(&mut table);
    assert!(table.public().pile.is_empty());
    assert_eq!(table.game.pending(), Pending::Seat(seat(1)), "turned up, but not yet laid");
    table.play("1 lay:rex");
    assert_eq!(table.phase(), Phase::Over { by: End::PileOut });
    assert_eq!(table.told().last(), Some(&Event::Ended { by: End::PileOut }));
}

#[test]
fn cc8_the_pile_may_run_out_in_the_middle_of_a_series() {
    let _watch = RuleWatch::new("CC8");
    let mut table = nearly_out(1, 1);
    assert_eq!(table.public().pile.total(), 2);
    table.play("1 feed");
    next_card(&mut table);
    table.play("1 lay:rex\n1 more");
    next_card(&mut table);
    assert_eq!(table.phase(), Phase::Over { by: End::PileOut }, "at once: Rex has only three cards");
}

/// Plays a random game to its end.
fn random_end(seats: u8, rng: &mut GameRng) -> CommeChienEtChat {
    let mut game = CommeChienEtChat::start(&Setup::standard(seats)).expect("2 to 6 seats");
    let mut legal = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => return game,
            Pending::Seat(seat) => {
                legal.clear();
                game.legal_actions(seat, &mut legal);
                game.apply(seat, *rng.pick(&legal), &mut Silent);
            }
            Pending::Chance(_) => {
                let outcome = game.sample(rng);
                game.apply_chance(outcome, &mut Silent);
            }
        }
    }
}

#[test]
fn cc8_never_the_pile_with_two_to_five_and_always_the_pile_with_six() {
    let _watch = RuleWatch::new("CC8");
    for seats in 2..=6 {
        let mut rng = GameRng::stream(Seed::from(8), u64::from(seats));
        for _ in 0..2_000 {
            let game = random_end(seats, &mut rng);
            let by = if seats == 6 { End::PileOut } else { End::Sated };
            assert_eq!(game.public().phase, Phase::Over { by });
            let sated = game.public().pets.iter().filter(|pet| pet.food.len() == 5).count();
            let animals = game.public().pets.len();
            assert_eq!(animals, 2 * usize::from(seats));
            assert_eq!(sated == animals - 1, by == End::Sated);
            assert_eq!(game.public().pile.is_empty(), by == End::PileOut);
        }
    }
}

#[test]
fn cc9_every_pawn_earns_the_worth_of_its_animal() {
    let _watch = RuleWatch::new("CC9");
    // Bones 1+2+4 and fish 5 on the cat Clarence: worth −2, as in the rulebook's example.
    let mut table = Given::seats(2)
        .animal("clarence", "bone1 bone2 bone4 fish5", "1 1 2")
        .fed("rex", 5)
        .fed("mimi", 5)
        .animal("bruno", "bone6 bone6 bone6 fish1", "")
        .set();
    assert_eq!(table.worth("clarence"), -2);
    table.play("1 feed\n~ up:fish4\n1 lay:bruno");
    assert_eq!(table.worth("bruno"), 13, "a dog: bones 18, fish 5");
    assert_eq!(table.scores(), [-4, -2]);
    let ranks: Vec<u8> = table.game.outcome().expect("over").ranks.values().copied().collect();
    assert_eq!(ranks, [2, 1], "−2 is more than −4");
}

#[test]
fn cc9_stock_and_hand_count_nothing_and_a_tie_is_shared() {
    let _watch = RuleWatch::new("CC9");
    let mut table = Given::seats(3)
        .fed("clarence", 5)
        .fed("rex", 5)
        .fed("waldi", 5)
        .fed("lotte", 5)
        .animal("mimi", "fish1 fish1 fish2 fish2", "1 2")
        .animal("bruno", "", "3")
        .hand(3, "go-home my-place")
        .set();
    table.play("1 feed\n~ up:fish6\n1 lay:mimi");
    assert_eq!(table.scores(), [12, 12, 0]);
    let ranks: Vec<u8> = table.game.outcome().expect("over").ranks.values().copied().collect();
    assert_eq!(ranks, [1, 1, 3]);
}

/// The count once more, card by card, over the ends of random games.
#[test]
fn cc9_the_count_agrees_with_a_count_by_hand() {
    let _watch = RuleWatch::new("CC9");
    for seats in 2..=6 {
        let mut rng = GameRng::stream(Seed::from(9), u64::from(seats));
        for _ in 0..500 {
            let game = random_end(seats, &mut rng);
            let outcome = game.outcome().expect("over");
            for number in 1..=seats {
                let mut points = 0;
                for pet in &game.public().pets {
                    let cat =
                        ["clarence", "minka", "carlo", "mimi", "moritz", "tiger", "susi", "maunz", "flocke"]
                            .contains(&pet.animal.name());
                    let pawns = pet.pawns.iter().filter(|&&owner| owner == seat(number)).count() as i32;
                    for food in &pet.food {
                        let text = food.to_string();
                        let value: i32 = text[4..].parse().expect("a value");
                        let loved = text.starts_with(if cat { "fish" } else { "bone" });
                        points += pawns * if loved { value } else { -value };
                    }
                }
                assert_eq!(outcome.scores[seat(number)], points);
            }
        }
    }
}
