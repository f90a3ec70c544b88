//! The game is over: what is noted of it, and its record.

use std::collections::BTreeSet;

use game_api::Outcome;
use protocol::Stage;
use table::Record;

use super::actor::{Actor, Lost};
use super::place::Place;
use crate::error::Error;
use crate::storage::{Ended, Finish};

impl Actor {
    /// Whether the game has ended and nobody has noted it yet: the house may have fallen in between.
    pub(super) fn has_just_ended(&self) -> bool {
        self.sheet.stage == Stage::Playing && self.outcome().is_some()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.table().outcome()
    }

    /// Turns the sheet, and writes results and ratings.
    pub(super) async fn end(&mut self) -> Result<(), Lost> {
        let Some(outcome) = self.outcome() else { return Ok(()) };
        let ended = self.ended(&outcome);
        self.sheet.stage = Stage::Over;
        self.live.storage().finish(&self.id, &self.sheet, &self.rest(), &ended).await?;
        self.tell_card();
        Ok(())
    }

    fn ended(&self, outcome: &Outcome) -> Ended {
        let people = self.sheet.places().filter_map(|(seat, place)| {
            Some(Finish {
                person: place.guest()?.id.clone(),
                seat: seat.number(),
                team: outcome.teams.as_ref().map_or(seat.number(), |teams| teams[seat]),
                place: outcome.ranks[seat],
                score: outcome.scores[seat],
            })
        });
        let people: Vec<Finish> = people.collect();
        Ended {
            game: self.sheet.game.clone(),
            seats: self.sheet.seats.len() as u8,
            rated: outcome.solo.is_none() && self.says_who_plays_well(&people),
            people,
        }
    }

    /// People against people from the start, with the usual box, without hints and without going back past luck or others. Where a
    /// bot sat in, the game counts for the person who left: else leaving would pay.
    fn says_who_plays_well(&self, people: &[Finish]) -> bool {
        let teams: BTreeSet<u8> = people.iter().map(|finish| finish.team).collect();
        let free_undo = self.game.as_ref().is_some_and(|game| game.table().had_free_undo());
        let only_people = self.sheet.seats.iter().all(|place| matches!(place, Place::Person(_)));
        let usual = !self.sheet.hints && !free_undo && self.sheet.edition.is_none();
        let from_the_start = self.sheet.sittings.is_empty();
        usual && only_people && from_the_start && teams.len() > 1
    }

    pub(super) fn record(&self) -> Result<String, Error> {
        match (&self.game, self.sheet.stage) {
            (Some(game), Stage::Over) => {
                Ok(Record { fair: self.sheet.fair(&self.id), ..game.table().record() }.to_json())
            }
            (Some(_), _) => Err(Error::NotOver),
            (None, _) => Err(Error::NotBegun),
        }
    }
}
