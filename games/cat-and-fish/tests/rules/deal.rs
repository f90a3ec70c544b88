//! Positions in a few words: what differs from the first round of a game in which seat 1 begins.

use cat_and_fish::{CatAndFish, Edition, Event, Gear, Private, Public, Season, Tile};
use game_api::{Edition as _, Game, Pending, Recorder, Seat, Setup, Silent};
use serde_json::{Value, json};

pub struct Deal(Value);

pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat's number")
}

impl Deal {
    pub fn new(seats: u8) -> Deal {
        let mut state = CatAndFish::start(&Setup::standard(seats)).expect("a valid set-up");
        state.apply_chance("first:1".parse().expect("an outcome"), &mut Silent);
        Deal(serde_json::to_value(&state).expect("a state is plain data"))
    }

    pub fn set(mut self, pointer: &str, value: Value) -> Deal {
        *self.0.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
        self
    }

    pub fn own(self, seat: u8, field: &str, value: Value) -> Deal {
        self.set(&format!("/public/fishers/{}/{field}", seat - 1), value)
    }

    fn number(&mut self, pointer: &str, change: i64) {
        let place = self.0.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}"));
        *place = json!(place.as_i64().expect("a number") + change);
    }

    pub fn season(self, season: Season, year: u8) -> Deal {
        self.set("/public/round", json!((year - 1) * 4 + season as u8 + 1))
    }

    pub fn pawn(self, seat: u8, point: &str) -> Deal {
        self.own(seat, "pawn", json!(point))
    }

    pub fn money(self, seat: u8, money: u16) -> Deal {
        self.own(seat, "money", json!(money))
    }

    /// Cards bought at the price on top of their piles.
    pub fn gear(mut self, seat: u8, gear: &[Gear]) -> Deal {
        let edition = Edition::standard();
        for &card in gear {
            let left = self.0["public"]["shop"][card.name()].as_u64().unwrap_or(0) as u8;
            let price = edition.ware(card, edition.stock().count(card) - left).expect("a card is left");
            self.0["public"]["shop"][card.name()] = json!(left - 1);
            self.0["public"]["fishers"][usize::from(seat - 1)]["gear"][card.name()] = json!(1);
            self.number(&format!("/public/fishers/{}/worth", seat - 1), price.into());
        }
        self
    }

    /// Tiles in a warehouse, taken from the piles.
    pub fn fish(mut self, seat: u8, tiles: &[Tile]) -> Deal {
        for &tile in tiles {
            self.take(tile);
        }
        let mut sorted = tiles.to_vec();
        sorted.sort();
        self.own(seat, "warehouse", json!(sorted))
    }

    fn take(&mut self, tile: Tile) {
        let zone = tile.zone() as usize;
        self.number(&format!("/public/waters/shoals/{zone}/bags/0/{}", tile.place()), -1);
        self.number(&format!("/public/waters/shoals/{zone}/pile"), -1);
    }

    /// Tiles of the piles that lie in the discards.
    pub fn discards(mut self, tile: Tile, count: u8) -> Deal {
        for _ in 0..count {
            self.take(tile);
        }
        let pointer = format!("/public/waters/shoals/{}/discards/{}", tile.zone() as usize, tile.place());
        self.number(&pointer, count.into());
        self
    }

    /// Hexes without a tile; those go back to the pile.
    pub fn empty(mut self, hexes: &[&str]) -> Deal {
        for hex in hexes {
            let zone = usize::from(hex.as_bytes()[0] - b'a');
            let place = hex[1..].parse::<usize>().expect("a hex has a number") - 1;
            let pointer = format!("/public/waters/laid/{zone}");
            let word = self.0.pointer(&pointer).and_then(Value::as_str).expect("a word a zone").to_owned();
            if word.as_bytes()[place] != b'.' {
                self.number(&format!("/public/waters/shoals/{zone}/pile"), 1);
            }
            let word = format!("{}.{}", &word[..place], &word[place + 1..]);
            self = self.set(&pointer, json!(word));
        }
        self
    }

    pub fn typhoon(self, hex: &str) -> Deal {
        self.empty(&[hex]).set("/public/typhoon", json!(hex))
    }
    pub fn oil(self, hex: &str) -> Deal {
        self.empty(&[hex]).set("/public/oil", json!(hex))
    }
    pub fn monster(self, hex: &str) -> Deal {
        self.empty(&[hex]).set("/public/monster", json!(hex))
    }

    /// Magic cards in hand, drawn from the Library.
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Deal {
        for card in cards {
            let count = &mut self.0["hands"][usize::from(seat - 1)]["magic"][*card];
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        }
        self.number("/public/library", -(cards.len() as i64));
        self.own(seat, "magic", json!(cards.len()))
    }

    /// A seat that executes these markers; the others have none left.
    pub fn acting(mut self, seat: u8, spaces: &[&str]) -> Deal {
        for fisher in self.0["public"]["fishers"].as_array_mut().expect("a list") {
            fisher["done"] = json!(true);
        }
        let mut markers = json!({});
        for space in spaces {
            markers[*space] = json!(markers[*space].as_u64().unwrap_or(0) + 1);
        }
        self.own(seat, "markers", markers)
            .own(seat, "placed", json!(spaces.len()))
            .set("/public/turn", json!(seat))
            .set("/public/phase", json!("act"))
    }

    pub fn state(self) -> CatAndFish {
        let state: CatAndFish = serde_json::from_value(self.0).expect("a position of this game");
        state.audit().expect("a position in which nothing is missing");
        state
    }

    /// What the invariant says against the position.
    pub fn complaint(self) -> String {
        let state: CatAndFish = serde_json::from_value(self.0).expect("a position of this game");
        state.audit().expect_err("a position in which something is wrong")
    }

    /// Plays a script on the position.
    pub fn play(self, script: &str) -> CatAndFish {
        let mut state = self.state();
        play(&mut state, script);
        state
    }
}

/// Plays lines such as `1 do:fishing`, `~ up:crab`, `1 fish:a1 refused CF5.3`; several stand between `;`.
pub fn play(state: &mut CatAndFish, script: &str) -> Recorder<Event> {
    let mut heard = Recorder::default();
    for line in script.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["~", outcome] => {
                let outcome = outcome.parse().unwrap_or_else(|_| panic!("«{line}» is no outcome"));
                let mut possible = Vec::new();
                state.chances(&mut possible);
                assert!(possible.iter().any(|&(other, _)| other == outcome), "«{line}»: {possible:?}");
                state.apply_chance(outcome, &mut heard);
            }
            [who, action] => {
                let action = action.parse().unwrap_or_else(|_| panic!("«{line}» is no action"));
                let who = who.parse().expect("a line begins with a seat");
                assert_eq!(state.refusal(who, action), None, "«{line}»");
                assert!(actions(state).contains(&action), "«{line}» is not offered");
                state.apply(who, action, &mut heard);
            }
            [who, action, "refused", rule] => {
                let action = action.parse().unwrap_or_else(|_| panic!("«{line}» is no action"));
                let who: Seat = who.parse().expect("a line begins with a seat");
                assert_eq!(state.refusal(who, action).map(|rule| rule.0), Some(rule), "«{line}»");
            }
            _ => panic!("«{line}» can't be read"),
        }
        state.audit().unwrap_or_else(|problem| panic!("after «{line}»: {problem}"));
    }
    heard
}

fn actions(state: &CatAndFish) -> Vec<cat_and_fish::Action> {
    let mut legal = Vec::new();
    if let Pending::Seat(seat) = state.pending() {
        state.legal_actions(seat, &mut legal);
    }
    legal
}

/// What the seat to move may do, as it is written.
pub fn legal(state: &CatAndFish) -> String {
    actions(state).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The outcomes of the pending chance with their weights.
pub fn chances(state: &CatAndFish) -> String {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    outcomes.iter().map(|(outcome, weight)| format!("{outcome}×{weight}")).collect::<Vec<_>>().join(" ")
}

pub fn public(state: &CatAndFish) -> &Public {
    state.public()
}

pub fn own(state: &CatAndFish, number: u8) -> &cat_and_fish::Fisher {
    &state.public().fishers[seat(number)]
}

pub fn hand(state: &CatAndFish, number: u8) -> Private {
    *state.private(seat(number))
}

pub fn money(state: &CatAndFish) -> Vec<u16> {
    state.public().fishers.values().map(|fisher| fisher.money).collect()
}

pub fn pawns(state: &CatAndFish) -> String {
    state.public().fishers.values().map(|fisher| fisher.pawn.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn waits_for(state: &CatAndFish) -> String {
    match state.pending() {
        Pending::Seat(seat) => seat.to_string(),
        Pending::Chance(source) => format!("~{}", source.0),
        Pending::Over => "over".to_owned(),
    }
}
