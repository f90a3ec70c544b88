//! The game in words.

mod actions;
mod events;
mod names;

use game_api::{Outcome, Present, Seat, Texts, ViewRef, Voice};

use crate::{Action, CatAndFish, Event, Phase, draw};

pub(crate) use names::{disaster_name, gear_name, list, magic_name, season_name, space_name, tile_name};

impl Present for CatAndFish {
    const TEXTS: Texts =
        Texts { fr: include_str!("../../text/fr.ftl"), en: include_str!("../../text/en.ftl") };
    const RULES: Texts = Texts {
        fr: include_str!("../../../../docs/rules/cat-and-fish.fr.md"),
        en: include_str!("../../../../docs/rules/cat-and-fish.en.md"),
    };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        draw::table(view, voice)
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        let turn = public.turn;
        let ask = |seat: Seat, key: &str| voice.say_of(seat, key, &[]);
        match public.phase {
            Phase::Choose => {
                let fisher = &public.fishers[turn];
                let all = view.edition().markers(fisher.owns(crate::Gear::Membership));
                voice.say_of(turn, "prompt-choose", &[("left", all.saturating_sub(fisher.placed).into())])
            }
            Phase::Act => ask(turn, "prompt-act"),
            Phase::Fish => ask(turn, "prompt-fish"),
            Phase::Sail { .. } => ask(turn, "prompt-sail"),
            Phase::Sell => ask(turn, "prompt-sell"),
            Phase::Buy => voice.say_of(turn, "prompt-buy", &[("money", public.fishers[turn].money.into())]),
            Phase::Steal => ask(turn, "prompt-steal"),
            Phase::Move { disaster, .. } => {
                voice.say_of(turn, "prompt-move", &[("disaster", disaster_name(voice, disaster).into())])
            }
            Phase::Discard { seat, .. } => ask(seat, "prompt-discard"),
            Phase::Flee { seat, .. } => ask(seat, "prompt-flee"),
            Phase::Fee => ask(turn, "prompt-fee"),
            Phase::SetMonster => ask(turn, "prompt-monster"),
            Phase::Lot | Phase::Catch { .. } | Phase::Sink { .. } | Phase::Treasure | Phase::Library => {
                voice.say("prompt-wait", &[])
            }
            Phase::Over => voice.say("event-over", &[]),
        }
    }

    fn say_action(view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        actions::say(view, action, voice)
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        events::say(event, voice)
    }

    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
        seats.sort_by_key(|&seat| outcome.ranks[seat]);
        let lines = seats.into_iter().map(|seat| {
            let args = [
                ("rank", outcome.ranks[seat].into()),
                ("score", outcome.scores[seat].into()),
                ("penalties", view.public().fishers[seat].penalties.into()),
            ];
            voice.say_of(seat, "outcome-line", &args)
        });
        let winners = outcome.winners().count();
        let head = match outcome.winners().next() {
            Some(seat) if winners == 1 => voice.say_of(seat, "outcome-won", &[]),
            _ => {
                let names: Vec<&str> = outcome.winners().map(|seat| voice.name(seat)).collect();
                voice.say("outcome-shared", &[("names", names.join(", ").into())])
            }
        };
        std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
    }
}
