use game_api::{Outcome, Present, Texts, ViewRef, Voice};

use super::{Action, Event, Fault, Toy};

impl<F: Fault> Present for Toy<F> {
    const TEXTS: Texts =
        Texts { fr: include_str!("../../text/fr.ftl"), en: include_str!("../../text/en.ftl") };
    const RULES: Texts = Texts { fr: "# Bond\n", en: "# Pounce\n" };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        let mut lines = vec![voice.say("round", &[("round", public.round.into())])];
        for (seat, &points) in public.points.iter() {
            lines.push(voice.say_of(seat, "player", &[("points", points.into())]));
        }
        if let Some(own) = view.private() {
            lines.push(voice.say("hand", &[("cards", format!("{:b}", own.hand).into())]));
        }
        lines.join("\n")
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        voice.say_of(view.public().turn, "prompt", &[])
    }

    fn say_action(_view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        match action {
            Action::Play(card) => voice.say("action-play", &[("card", card.into())]),
            Action::Swap(card) => voice.say("action-swap", &[("card", card.into())]),
            Action::Draw => voice.say("action-draw", &[]),
        }
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        match *event {
            Event::Drew { seat } => voice.say_of(seat, "event-drew", &[]),
            Event::Got { card } => voice.say("event-got", &[("card", card.into())]),
            Event::Played { seat, card } => voice.say_of(seat, "event-played", &[("card", card.into())]),
            Event::PutAside { seat } => voice.say_of(seat, "event-put-aside", &[]),
            Event::Aside { card } => voice.say("event-aside", &[("card", card.into())]),
            Event::Point { seat: Some(seat) } => voice.say_of(seat, "event-point", &[]),
            Event::Point { seat: None } => voice.say("event-no-point", &[]),
        }
    }

    fn say_outcome(_view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let names: Vec<&str> = outcome.winners().map(|seat| voice.name(seat)).collect();
        voice.say("outcome", &[("names", names.join(", ").into())])
    }
}
