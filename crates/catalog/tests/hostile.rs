//! Random bytes against everything that reads: records, editions and moves of every game. Nothing panics.

use std::collections::BTreeMap;

use catalog::{Order, Playable, Visitor, each};
use game_api::{Edition, GameRng, Pending, Seat, Seed, read_edition};
use table::{Player, Record};

const TRIES: u32 = 400;

/// The text with some bytes changed, cut out or put in.
fn damaged(text: &str, rng: &mut GameRng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(6) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => bytes.truncate(at.max(1)),
            2 => bytes.insert(at, *rng.pick(b"0123456789\"{}[],:-=")),
            _ => {
                let end = (at + rng.below(40) as usize).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = rng.below(bytes.len() as u32) as usize;
                bytes.splice(to..to, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let mut rng = GameRng::stream(Seed::from(1), 0);
    for entry in catalog::entries() {
        let whole = catalog::random_record(entry.info.id, entry.info.min_seats, 1).expect("a valid set-up");
        let mut refused = 0;
        for _ in 0..TRIES {
            let record = Record::from_json(&damaged(&whole, &mut rng));
            refused += u32::from(record.and_then(|record| catalog::replay(&record)).is_err());
        }
        assert!(refused > TRIES / 2, "{}: {refused} of {TRIES} refused", entry.info.id);
    }
}

#[test]
fn damaged_editions_are_refused_or_valid() {
    struct Damage(GameRng);
    impl Visitor for Damage {
        fn visit<G: Playable>(&mut self) {
            let figures = serde_json::to_value(&*G::Edition::standard()).expect("plain data");
            // TOML knows no null, and no edition has one.
            let whole = toml::to_string(&figures).expect("an edition can be written as TOML");
            assert!(read_edition::<G::Edition>(&whole).is_ok(), "{}", G::INFO.id);
            for _ in 0..TRIES {
                if let Ok(edition) = read_edition::<G::Edition>(&damaged(&whole, &mut self.0)) {
                    assert!(!edition.name().is_empty());
                }
            }
        }
    }
    each(&mut Damage(GameRng::stream(Seed::from(2), 0)));
}

#[test]
fn junk_moves_are_refused_and_change_nothing() {
    let mut rng = GameRng::stream(Seed::from(3), 0);
    for entry in catalog::entries() {
        let order = Order {
            players: vec![Player::Person(String::new()); entry.info.min_seats.into()],
            options: BTreeMap::new(),
            edition: None,
            seed: Seed::from(3),
        };
        let mut table = catalog::open(entry.info.id, order).expect("a valid set-up");
        while let Pending::Seat(seat) = table.pending() {
            let legal = table.legal(seat);
            let record = table.record();
            for _ in 0..20 {
                let junk = damaged(rng.pick::<String>(&legal), &mut rng);
                let who = Seat::numbered(1 + rng.below(6) as u8).expect("a seat of the largest table");
                if !(who == seat && legal.contains(&junk)) {
                    assert!(table.submit(who, &junk).is_err(), "{junk:?} was let through");
                }
            }
            assert_eq!(table.record(), record, "a refused move changed something");
            let choice = rng.pick(&legal).clone();
            table.submit(seat, &choice).expect("it is legal");
            if table.steps() > 2_000 {
                break;
            }
        }
    }
}
