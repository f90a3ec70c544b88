//! The game in words.

use game_api::{Outcome, PerSeat, Present, Seat, Texts, ViewRef, Voice};

use crate::{Action, Cat, Cell, Chabyrinthe, Edition, Event, Kind, Phase, Place, Public, Side, Tile, draw};

impl Present for Chabyrinthe {
    const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };
    const RULES: Texts = Texts {
        fr: include_str!("../../../docs/rules/chabyrinthe.fr.md"),
        en: include_str!("../../../docs/rules/chabyrinthe.en.md"),
    };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        draw::table(view, voice)
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        match public.phase {
            Phase::Act => voice.say_of(public.turn, "prompt-act", &[("actions", public.actions.into())]),
            Phase::Home { cat } => {
                let args =
                    [("cat", cat_at(view.edition(), public, cat, voice).into()), ("place", cat.0.into())];
                voice.say_of(public.turn, "prompt-home", &args)
            }
            Phase::Deal { .. } | Phase::Cats | Phase::Lot | Phase::Top | Phase::NewCat | Phase::Over => {
                voice.say("prompt-wait", &[])
            }
        }
    }

    fn say_action(view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        let public = view.public();
        match action {
            Action::Turn { cell, tile } => {
                let args = [("cell", cell.to_string().into()), ("tile", say_tile(voice, tile).into())];
                voice.say("action-turn", &args)
            }
            Action::Push { place, tile } => {
                let from = public.board.pushed_out(place);
                let args = [
                    ("place", place.0.into()),
                    ("line", say_line(voice, public, place).into()),
                    ("tile", say_tile(voice, tile).into()),
                    ("from", from.to_string().into()),
                    ("out", say_kind(voice, public.board.tile(from).kind()).into()),
                ];
                voice.say("action-push", &args)
            }
            Action::Home(place) => voice.say("action-home", &[("place", place.0.into())]),
            Action::Stop => voice.say("action-stop", &[]),
        }
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        match event {
            Event::Dealt => voice.say("event-dealt", &[]),
            Event::DealtAgain => voice.say("event-dealt-again", &[]),
            Event::Begins { seat } => voice.say_of(*seat, "event-begins", &[]),
            Event::TopCard { kind } => {
                voice.say("event-top-card", &[("kind", say_kind(voice, Some(*kind)).into())])
            }
            Event::Turned { seat, cell, tile } => {
                let args = [("cell", cell.to_string().into()), ("tile", say_tile(voice, *tile).into())];
                voice.say_of(*seat, "event-turned", &args)
            }
            Event::Pushed { seat, place, tile, out, from } => {
                let args = [
                    ("place", place.0.into()),
                    ("tile", say_tile(voice, *tile).into()),
                    ("out", say_kind(voice, Some(*out)).into()),
                    ("from", from.to_string().into()),
                ];
                voice.say_of(*seat, "event-pushed", &args)
            }
            Event::Stopped { seat, passed } => {
                let key = if *passed { "event-passed" } else { "event-stopped" };
                voice.say_of(*seat, key, &[])
            }
            Event::CameHome { seat, cat, from, home, path } => {
                let args = [
                    ("cat", say_cat(voice, *cat).into()),
                    ("from", from.0.into()),
                    ("home", home.0.into()),
                    ("path", say_path(path).into()),
                ];
                voice.say_of(*seat, "event-came-home", &args)
            }
            Event::HomeMoved { from, to } => {
                voice.say("event-home-moved", &[("from", from.0.into()), ("to", to.0.into())])
            }
            Event::NewCat { cat, place } => {
                let args = [("cat", say_cat(voice, *cat).into()), ("place", place.0.into())];
                voice.say("event-new-cat", &args)
            }
            Event::Chain => voice.say("event-chain", &[]),
            Event::AllHome => voice.say("event-all-home", &[]),
            Event::CutOff => voice.say("event-cut-off", &[]),
        }
    }

    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let public = view.public();
        if let Some(solo) = outcome.solo {
            let grade = voice.say(&format!("grade-{}", solo.grade), &[]);
            let args = [("turns", solo.result.into()), ("grade", grade.into())];
            let key = if public.all_home() { "outcome-turns" } else { "outcome-cut" };
            return voice.say(key, &args);
        }
        let winners: Vec<Seat> = outcome.winners().collect();
        let first = winners.first().copied().unwrap_or(Seat::FIRST);
        let args = [("points", outcome.scores[first].into()), ("names", names(voice, &winners).into())];
        let shared = match &outcome.teams {
            Some(teams) => winners.iter().any(|&seat| teams[seat] != teams[first]),
            None => winners.len() > 1,
        };
        let verdict = match (&outcome.teams, shared) {
            (_, true) => voice.say("outcome-shared", &args),
            (Some(_), false) => voice.say("outcome-team", &args),
            (None, false) => voice.say_of(first, "outcome-won", &args),
        };
        format!("{verdict} {}", standings(&outcome.scores, voice))
    }
}

/// "Mia: 21, Léo: 18".
fn standings(scores: &PerSeat<i32>, voice: &Voice) -> String {
    let told =
        |(seat, &score): (Seat, &i32)| voice.say_of(seat, "outcome-score", &[("points", score.into())]);
    let parts: Vec<String> = scores.iter().map(told).collect();
    voice.say("outcome-standings", &[("scores", parts.join(", ").into())])
}

fn names(voice: &Voice, seats: &[Seat]) -> String {
    let names: Vec<&str> = seats.iter().map(|&seat| voice.name(seat)).collect();
    names.join(&voice.say("and", &[]))
}

/// "b1, b2, c2".
pub(crate) fn say_path(path: &[Cell]) -> String {
    path.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A card as it lies: "an elbow └ (north–east)".
fn say_tile(voice: &Voice, tile: Tile) -> String {
    let kind = say_kind(voice, tile.kind());
    let args = [
        ("kind", kind.into()),
        ("letter", tile.letter().to_string().into()),
        ("sides", voice.say(&format!("sides-{tile}"), &[]).into()),
    ];
    voice.say("tile", &args)
}

pub(crate) fn say_kind(voice: &Voice, kind: Option<Kind>) -> String {
    kind.map(|kind| voice.say(&format!("kind-{kind}"), &[])).unwrap_or_default()
}

pub(crate) fn say_cat(voice: &Voice, cat: Cat) -> String {
    voice.say(&format!("cat-{cat}"), &[])
}

/// The cat at a place, with its points.
pub(crate) fn cat_at(edition: &Edition, public: &Public, place: Place, voice: &Voice) -> String {
    let stray = public.ring.cats.iter().find(|stray| stray.place == place);
    stray.map(|stray| cat_with_points(edition, stray.cat, voice)).unwrap_or_default()
}

pub(crate) fn cat_with_points(edition: &Edition, cat: Cat, voice: &Voice) -> String {
    let args = [("cat", say_cat(voice, cat).into()), ("points", edition.points(cat).into())];
    voice.say("cat-with-points", &args)
}

/// The row or column that a place pushes, and from where: "row 3, from the left".
fn say_line(voice: &Voice, public: &Public, place: Place) -> String {
    let (frame, inward) = place.outside(public.board.side());
    let first = frame.beside(inward).to_string();
    let (column, row) = first.split_at(1);
    let (key, line) = match inward {
        Side::South => ("line-down", column),
        Side::North => ("line-up", column),
        Side::East => ("line-right", row),
        Side::West => ("line-left", row),
    };
    voice.say(key, &[("line", line.to_owned().into())])
}
