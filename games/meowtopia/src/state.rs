//! The state: all of it lies open. A half-made turn is a phase.

use std::sync::Arc;

use game_api::{PerSeat, Seat, rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Edition, Home, Job, Numbers};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meowtopia {
    #[serde(skip, default = "game_api::Edition::standard")]
    pub(crate) edition: Arc<Edition>,
    pub(crate) public: Public,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Public {
    pub phase: Phase,
    /// The round under way, from 1.
    pub round: u16,
    /// Who begins this round.
    pub first: Seat,
    /// The active player: whose turn it is.
    pub turn: Seat,
    /// Who chooses now: the active player, or one who follows.
    pub actor: Seat,
    /// The tile that the active player took in this turn.
    pub tile: Option<Job>,
    /// What the actor does, or may do, in this turn.
    pub job: Option<Job>,
    /// The action tiles, in the order of [`Job::ALL`].
    pub tiles: [Tile; Job::COUNT],
    pub homes: PerSeat<Home>,
    /// The kittens that nobody has, family by family.
    pub stock: PerSeat<u8>,
    /// What is left on the board.
    pub fields: u8,
    pub sticks: u8,
    /// Why this round is the last, if it is.
    pub ending: Option<Ending>,
    pub side: Side,
    /// Whether the first of several sleepers wakes for free.
    pub first_free: bool,
}

/// An action tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Who has taken it in this round.
    pub taken: Option<Seat>,
    /// The food that lies on it.
    pub bonus: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first player is drawn by lot.
    Lot,
    /// How many kittens wake?
    Wake,
    /// So many more wake, and they are not all of one family: which?
    Rouse {
        left: u8,
    },
    /// What is this merchant given? Counted from 1.
    Sell {
        merchant: u8,
    },
    /// Which tile?
    Take,
    /// Which of the two actions of the tile? Only on side B.
    Choose,
    /// How many workers are sent?
    Send,
    /// `count` workers are sent, `left` of them are still to be named, and they are not all of one family.
    Name {
        count: u8,
        left: u8,
    },
    /// So many pieces are still to be laid, or kittens to be recruited.
    Lay {
        left: u8,
    },
    /// Follow or pass?
    Follow,
    /// The meal is not paid yet.
    Evening,
    Over,
}

/// Why a round is the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    LastField,
    LastStick,
    /// Somebody recruited a kitten of another family.
    Adoption,
}

/// Which side of the tiles lies up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    A,
    B,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.homes.seats()
    }

    /// The home of the player who chooses now.
    pub fn home(&self) -> &Home {
        &self.homes[self.actor]
    }

    pub fn tile_of(&self, tile: Job) -> Tile {
        self.tiles[tile.index()]
    }

    /// The two actions that a tile shows, if side B lies up.
    pub fn pair(&self, tile: Job, edition: &Edition) -> Option<[Job; 2]> {
        match self.side {
            Side::A => None,
            Side::B => Some(edition.pair(tile)),
        }
    }

    /// How many of those that the actor wakes must be paid for.
    pub fn paid_wakes(&self, count: u8) -> u8 {
        match self.home().n_asleep() {
            0 | 1 => 0,
            _ if self.first_free => {
                rule!("MT3.3");
                count.saturating_sub(1)
            }
            _ => count,
        }
    }

    /// What it costs the actor to wake so many.
    pub fn wake_cost(&self, count: u8, numbers: &Numbers) -> u32 {
        numbers.wake_cost * u32::from(self.paid_wakes(count))
    }

    /// The families of which the actor has one here, such as among the sleepers.
    pub fn families(workers: &PerSeat<u8>) -> impl Iterator<Item = Seat> {
        workers.iter().filter(|&(_, &count)| count > 0).map(|(family, _)| family)
    }
}

impl Meowtopia {
    pub(crate) fn home_mut(&mut self) -> &mut Home {
        &mut self.public.homes[self.public.actor]
    }

    pub(crate) fn wake_cost(&self, count: u8) -> u32 {
        self.public.wake_cost(count, self.edition.numbers())
    }

    /// How often a player could do an action, if there were workers enough.
    pub(crate) fn room(&self, seat: Seat, job: Job) -> u32 {
        let home = &self.public.homes[seat];
        match job {
            Job::Food | Job::Gold | Job::Fields => u32::MAX,
            Job::Irrigation => home.farm.free_edges(),
            Job::Recruit => {
                let kittens = self.public.stock.values().map(|&count| u32::from(count)).sum();
                (home.gold / self.edition.numbers().recruit_cost).min(kittens)
            }
        }
    }

    /// What those who follow do: the same action, or on side B the other one of the tile.
    pub(crate) fn job_of_followers(&self) -> Option<Job> {
        match self.public.pair(self.public.tile?, &self.edition) {
            None => self.public.job,
            Some(pair) => pair.into_iter().find(|&job| Some(job) != self.public.job),
        }
    }
}
