//! What can happen, how it is written, and what it does to the state.

use std::fmt;
use std::str::FromStr;

use game_api::{BadNotation, Emit, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::zone::Drawn;
use crate::{Card, Phase, Side, Slot, SuperMiaou};

/// Written `buy:cape`, `bin:start-blue`, `mouse:2:left`, `pass`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Buy(Card),
    Bin(Card),
    Mouse { victim: Seat, side: Side },
    Pass,
}

/// Written `first:3`, `up:cat`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    First(Seat),
    /// The hidden card that is turned up now.
    Up(Card),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Begins {
        seat: Seat,
    },
    TurnedUp {
        seat: Seat,
        side: Side,
        card: Card,
    },
    Bought {
        seat: Seat,
        card: Card,
    },
    Binned {
        seat: Seat,
        card: Card,
    },
    Pointed {
        seat: Seat,
        victim: Seat,
        side: Side,
    },
    Stolen {
        seat: Seat,
        victim: Seat,
        side: Side,
        card: Card,
    },
    /// The card was the locked one: it stays.
    Stays {
        seat: Seat,
        victim: Seat,
        side: Side,
    },
    Passed {
        seat: Seat,
    },
    Reshuffled {
        seat: Seat,
    },
    /// There was no card left to draw.
    StaysShort {
        seat: Seat,
        side: Side,
    },
    Won {
        seat: Seat,
    },
    NobodyWon,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy(card) => write!(f, "buy:{card}"),
            Action::Bin(card) => write!(f, "bin:{card}"),
            Action::Mouse { victim, side } => write!(f, "mouse:{victim}:{side}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            None if text == "pass" => Ok(Action::Pass),
            Some(("buy", card)) => Ok(Action::Buy(card.parse()?)),
            Some(("bin", card)) => Ok(Action::Bin(card.parse()?)),
            Some(("mouse", place)) => {
                let (victim, side) = place.split_once(':').ok_or(BadNotation)?;
                Ok(Action::Mouse { victim: victim.parse()?, side: side.parse()? })
            }
            _ => Err(BadNotation),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first:{seat}"),
            Chance::Up(card) => write!(f, "up:{card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.split_once(':') {
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            Some(("up", card)) => Ok(Chance::Up(card.parse()?)),
            _ => Err(BadNotation),
        }
    }
}

impl SuperMiaou {
    pub(crate) fn buy(&mut self, seat: Seat, card: Card, emit: &mut impl Emit<Event>) {
        rule!("SM4");
        self.public.supply.take(card);
        self.public.zones[seat].washing_machine.add(card, 1);
        emit.tell_all(|| Event::Bought { seat, card });
    }

    pub(crate) fn bin(&mut self, seat: Seat, card: Card, emit: &mut impl Emit<Event>) {
        rule!("SM5");
        self.public.zones[seat].discard(card);
        let heap = if card.is_start() { &mut self.public.bin } else { &mut self.public.supply };
        heap.add(card, 1);
        emit.tell_all(|| Event::Binned { seat, card });
    }

    /// Points a Mouse at a card; true if the card is known and the theft is done at once.
    pub(crate) fn point(
        &mut self,
        seat: Seat,
        victim: Seat,
        side: Side,
        emit: &mut impl Emit<Event>,
    ) -> bool {
        rule!("SM6");
        self.public.zones[seat].discard(Card::Mouse);
        self.public.supply.add(Card::Mouse, 1);
        emit.tell_all(|| Event::Pointed { seat, victim, side });
        if let Slot::Known(card) = self.public.zones[victim].slot(side) {
            self.steal(seat, victim, side, card, emit);
            true
        } else {
            self.public.phase = Phase::Theft { victim, side };
            false
        }
    }

    /// The card that a Mouse pointed at lies turned up in its place.
    pub(crate) fn steal(
        &mut self,
        seat: Seat,
        victim: Seat,
        side: Side,
        card: Card,
        emit: &mut impl Emit<Event>,
    ) {
        if card == Card::Locked {
            rule!("SM6.1");
            emit.tell_all(|| Event::Stays { seat, victim, side });
            return;
        }
        rule!("SM6.3");
        self.public.zones[victim].set(side, Slot::Empty);
        self.public.zones[seat].washing_machine.add(card, 1);
        emit.tell_all(|| Event::Stolen { seat, victim, side, card });
        self.draw(victim, side, emit);
    }

    fn draw(&mut self, seat: Seat, side: Side, emit: &mut impl Emit<Event>) {
        match self.public.zones[seat].draw(side) {
            Drawn::FromBackpack => {}
            Drawn::AfterReshuffle => emit.tell_all(|| Event::Reshuffled { seat }),
            Drawn::Nothing => emit.tell_all(|| Event::StaysShort { seat, side }),
        }
    }

    /// The hand is washed, two cards are drawn, the turn goes to the left.
    pub(crate) fn end_turn(&mut self, emit: &mut impl Emit<Event>) {
        rule!("SM3");
        let seat = self.public.turn;
        self.public.zones[seat].wash_hand();
        for side in Side::BOTH {
            self.draw(seat, side, emit);
        }
        self.public.turn = seat.left(self.public.seats());
        if self.public.turn == self.public.first {
            if self.public.round >= self.edition.rounds() {
                rule!("SM9");
                self.public.phase = Phase::Over { winner: None };
                emit.tell_all(|| Event::NobodyWon);
                return;
            }
            self.public.round += 1;
        }
        self.begin_turn(emit);
    }

    /// Goes on turning the hand up; when it lies open, looks whether it wins.
    pub(crate) fn begin_turn(&mut self, emit: &mut impl Emit<Event>) {
        let seat = self.public.turn;
        let zone = &self.public.zones[seat];
        if zone.first_hidden().is_some() {
            self.public.phase = Phase::TurnUp;
        } else if zone.holds(Card::Cat) && zone.holds(Card::Cape) {
            rule!("SM8");
            self.public.phase = Phase::Over { winner: Some(seat) };
            emit.tell_all(|| Event::Won { seat });
        } else {
            self.public.phase = Phase::Choose;
        }
    }
}
