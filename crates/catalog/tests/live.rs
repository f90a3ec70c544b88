//! Followed tables of every game: nobody is told of what does not concern him, and a loaded table tells the same.

use std::collections::BTreeMap;

use catalog::{Beginning, Order};
use game_api::{GameRng, Pending, Seed, Viewer};
use serde_json::Value;
use table::{LiveTable, Player};

const DECISIONS: usize = 300;

struct Side {
    number: u64,
    view: Value,
    pending: Pending,
    heard: Vec<String>,
}

fn sides(table: &dyn LiveTable, seats: u8) -> Vec<(Viewer, Side)> {
    let side = |viewer| Side {
        number: table.number(viewer),
        view: table.table().view(viewer),
        pending: table.table().pending(),
        heard: table.heard(viewer).iter().map(|event| event.get().to_owned()).collect(),
    };
    Viewer::all(seats).map(|viewer| (viewer, side(viewer))).collect()
}

#[test]
fn a_viewer_is_told_exactly_what_changes_its_side() {
    let mut unnoticed = 0;
    for entry in catalog::entries() {
        let (game, seats) = (entry.info.id, entry.info.max_seats);
        let players = vec![Player::Person(String::new()); usize::from(seats)];
        let order = Order { players, options: BTreeMap::new(), edition: None, seed: Seed::from(7) };
        let (mut table, deal) = catalog::deal(game, &order).expect("a standard table");
        let mut decisions = vec![deal];
        let mut luck = GameRng::stream(Seed::from(8), 0);
        while let (Pending::Seat(seat), true) = (table.table().pending(), decisions.len() < DECISIONS) {
            let before = sides(&*table, seats);
            let news = if table.can_undo(seat) && luck.below(4) == 0 {
                table.undo(seat).expect("it may")
            } else {
                let legal = table.table().legal(seat);
                table.submit(seat, luck.pick::<String>(&legal)).expect("it is legal")
            };
            for ((viewer, old), (_, new)) in before.iter().zip(sides(&*table, seats)) {
                let told = news.told.iter().find(|told| told.viewer == *viewer);
                assert_eq!(told.map(|told| told.number), (new.number > old.number).then_some(new.number));
                if told.is_none() {
                    unnoticed += 1;
                    assert_eq!((&new.view, new.pending), (&old.view, old.pending), "{game}");
                    assert_eq!(new.heard, old.heard, "{game}");
                }
            }
            decisions.push(news.decision);
        }
        let record = table.table().record();
        let beginning = Beginning {
            game: game.to_owned(),
            rules_version: record.rules_version,
            setup: record.setup,
            edition: Some(record.edition),
            // What is stored is not drawn again.
            seed: Seed::from(9),
            players: record.players,
        };
        let loaded = catalog::resume(&beginning, &decisions).expect("what was played can be loaded");
        for ((_, old), (_, new)) in sides(&*table, seats).into_iter().zip(sides(&*loaded, seats)) {
            assert_eq!((old.number, old.view, old.heard), (new.number, new.view, new.heard), "{game}");
        }
    }
    assert!(unnoticed > 0, "some game has moves behind a hand");
}
