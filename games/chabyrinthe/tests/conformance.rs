use std::collections::BTreeSet;
use std::sync::Arc;

use chabyrinthe::{Chabyrinthe, Edition, Options, Play};
use game_api::{Setup, every_setup};
use game_test::conforms;

/// Random players bring few cats home, so whole games are long; most modes are checked on shorter ones.
fn short() -> Arc<Edition> {
    let text = include_str!("../components.toml").replace("rounds = { value = 100", "rounds = { value = 5");
    Arc::new(game_api::read_edition(&text).expect("a valid edition"))
}

#[test]
fn every_seat_count_and_mode_conforms() {
    let setups = every_setup::<Chabyrinthe>();
    // Three boards, with and without the first edition's limit: alone; two or three, each for themselves
    // (with or without an even start) or together; four likewise, or in teams.
    assert_eq!(setups.len(), 3 * 2 * (1 + 3 + 3 + 5));
    for setup in setups {
        let setup = Setup { edition: short(), ..setup };
        let report = conforms(&setup, 4);
        assert!(report.choices > 20, "{report:?}");
        assert!(report.refusals > 1_000, "{report:?}");
    }
}

#[test]
fn whole_games_conform() {
    for (seats, play) in [(1, Play::Versus), (2, Play::Versus), (3, Play::Coop), (4, Play::Teams)] {
        let options = Options { play, ..Options::default() };
        let report = conforms(&Setup::<Chabyrinthe> { options, ..Setup::standard(seats) }, 1);
        assert!(report.choices > 100, "{report:?}");
    }
}

#[test]
fn every_option_has_a_text() {
    use game_api::{Game, Lang, Phrasebook, Present};
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang, &[Chabyrinthe::TEXTS]);
        let mut keys = BTreeSet::from(["title".to_owned(), "pitch".to_owned()]);
        for variant in Chabyrinthe::INFO.variants {
            keys.insert(format!("option-{}", variant.key));
            keys.extend(variant.values.iter().map(|value| format!("option-{}-{value}", variant.key)));
        }
        for key in keys {
            assert!(book.knows(&key), "{key} in {lang:?}");
        }
    }
}
