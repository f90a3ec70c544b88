//! Everything that can be said is said, in both languages.

use std::sync::Arc;

use game_api::{
    Lang, MISSING, Pending, PerSeat, Phrasebook, Present, Recorder, Seat, ViewRef, Viewer, Voice,
};

use super::{At, Broken, Violation, legal};

pub(crate) struct Speech {
    seats: u8,
    books: Option<[Arc<Phrasebook>; 2]>,
}

impl Speech {
    pub fn new(seats: u8) -> Self {
        Speech { seats, books: None }
    }

    fn voices<G: Present>(&mut self, viewer: Viewer) -> [Voice; 2] {
        let books = self
            .books
            .get_or_insert_with(|| Lang::ALL.map(|lang| Arc::new(Phrasebook::new(lang, &[G::TEXTS]))));
        let names = PerSeat::from_fn(self.seats, |seat| format!("P{seat}"));
        [0, 1].map(|lang: usize| Voice { book: books[lang].clone(), viewer, names: names.clone() })
    }

    /// The drawing, the prompt, the choices and why each other choice is refused.
    pub fn position<G: Present>(&mut self, at: At, state: &G) -> Result<(), Violation> {
        for viewer in Viewer::all(self.seats) {
            let view = ViewRef::of(state, viewer);
            for voice in self.voices::<G>(viewer) {
                said(at, &G::draw(view, &voice))?;
                if state.pending() != Pending::Over {
                    said(at, &G::prompt(view, &voice))?;
                }
                let Viewer::Seat(seat) = viewer else { continue };
                for action in legal::list(state, seat) {
                    said(at, &G::say_action(view, action, &voice))?;
                    for other in Seat::all(self.seats).filter(|&other| other != seat) {
                        if let Some(rule) = state.refusal(other, action) {
                            said(at, &voice.say(&rule.text_key(), &[]))?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    pub fn events<G: Present>(&mut self, at: At, heard: &Recorder<G::Event>) -> Result<(), Violation> {
        for viewer in Viewer::all(self.seats) {
            for voice in self.voices::<G>(viewer) {
                for event in heard.heard_by(viewer) {
                    said(at, &G::say_event(&event, &voice))?;
                }
            }
        }
        Ok(())
    }

    pub fn outcome<G: Present>(&mut self, at: At, state: &G) -> Result<(), Violation> {
        let outcome = state.outcome().expect("checked before: told exactly at the end");
        for viewer in Viewer::all(self.seats) {
            for voice in self.voices::<G>(viewer) {
                said(at, &G::say_outcome(ViewRef::of(state, viewer), &outcome, &voice))?;
            }
        }
        Ok(())
    }
}

fn said(at: At, text: &str) -> Result<(), Violation> {
    if text.is_empty() || text.contains(MISSING) {
        return at.broken(Broken::Text, format!("missing or incomplete: {text}"));
    }
    Ok(())
}
