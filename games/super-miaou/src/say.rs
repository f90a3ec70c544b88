//! The game in words.

use game_api::{Outcome, Present, Seat, Texts, ViewRef, Voice};

use crate::{Action, Card, Currency, Event, Phase, Price, Side, SuperMiaou, draw};

impl Present for SuperMiaou {
    const TEXTS: Texts = Texts { fr: include_str!("../text/fr.ftl"), en: include_str!("../text/en.ftl") };
    const RULES: Texts = Texts {
        fr: include_str!("../../../docs/rules/super-miaou.fr.md"),
        en: include_str!("../../../docs/rules/super-miaou.en.md"),
    };

    fn draw(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        draw::table(view, voice)
    }

    fn prompt(view: ViewRef<'_, Self>, voice: &Voice) -> String {
        let public = view.public();
        match public.phase {
            Phase::Choose => {
                let purse = public.purse(view.edition());
                let hand: Vec<String> =
                    public.zones[public.turn].known().map(|card| card_name(voice, card)).collect();
                let args = [
                    ("hand", hand.join(", ").into()),
                    ("coins", purse.coins.into()),
                    ("food", purse.food.into()),
                ];
                voice.say_of(public.turn, "prompt-choose", &args)
            }
            Phase::Lot | Phase::TurnUp | Phase::Theft { .. } | Phase::Over { .. } => {
                voice.say("prompt-wait", &[])
            }
        }
    }

    fn say_action(view: ViewRef<'_, Self>, action: Action, voice: &Voice) -> String {
        match action {
            Action::Buy(card) => {
                let price = view.edition().price(card).map(|price| say_price(voice, price));
                let args = [
                    ("card", a_card(voice, card).into()),
                    ("price", price.unwrap_or_default().into()),
                    ("use", voice.say(&format!("use-{card}"), &[]).into()),
                ];
                voice.say("action-buy", &args)
            }
            Action::Bin(card) => {
                let args = [("card", a_card(voice, card).into()), ("start", yes_no(card.is_start()))];
                voice.say("action-bin", &args)
            }
            Action::Mouse { victim, side } => {
                let known = match view.public().zones[victim].slot(side) {
                    crate::Slot::Known(card) => a_card(voice, card),
                    _ => String::new(),
                };
                let args =
                    [("side", side_name(side)), ("known", yes_no(!known.is_empty())), ("card", known.into())];
                voice.say_of(victim, "action-mouse", &args)
            }
            Action::Pass => voice.say("action-pass", &[]),
        }
    }

    fn say_event(event: &Event, voice: &Voice) -> String {
        let with_card = |seat: Seat, key: &str, card: Card| {
            voice.say_of(seat, key, &[("card", a_card(voice, card).into())])
        };
        match *event {
            Event::Begins { seat } => voice.say_of(seat, "event-begins", &[]),
            Event::TurnedUp { seat, card, .. } => with_card(seat, "event-turned-up", card),
            Event::Bought { seat, card } => with_card(seat, "event-bought", card),
            Event::Binned { seat, card } => {
                let key = if card.is_start() { "event-binned" } else { "event-returned" };
                with_card(seat, key, card)
            }
            Event::Pointed { seat, victim, side } => {
                let args = [("victim", victim_name(voice, victim).into()), ("side", side_name(side))];
                voice.say_of(seat, "event-pointed", &args)
            }
            Event::Stolen { seat, victim, card, .. } => {
                let victim = victim_name(voice, victim).into();
                let args = [("victim", victim), ("card", a_card(voice, card).into())];
                voice.say_of(seat, "event-stolen", &args)
            }
            Event::Stays { victim, .. } => voice.say_of(victim, "event-stays", &[]),
            Event::Passed { seat } => voice.say_of(seat, "event-passed", &[]),
            Event::Reshuffled { seat } => voice.say_of(seat, "event-reshuffled", &[]),
            Event::StaysShort { seat, .. } => voice.say_of(seat, "event-short", &[]),
            Event::Won { seat } => voice.say_of(seat, "event-won", &[]),
            Event::NobodyWon => voice.say("event-nobody", &[]),
        }
    }

    fn say_outcome(view: ViewRef<'_, Self>, outcome: &Outcome, voice: &Voice) -> String {
        let rounds = ("rounds", view.public().round.into());
        match view.public().phase {
            Phase::Over { winner: Some(seat) } => voice.say_of(seat, "outcome-won", &[rounds]),
            _ => voice.say("outcome-drawn", &[rounds, ("seats", outcome.ranks.seats().into())]),
        }
    }
}

/// A card with its article: "une Cape", "a Cape".
pub(crate) fn a_card(voice: &Voice, card: Card) -> String {
    voice.say(&format!("a-{card}"), &[])
}

pub(crate) fn card_name(voice: &Voice, card: Card) -> String {
    voice.say(&format!("card-{card}"), &[])
}

pub(crate) fn say_price(voice: &Voice, price: Price) -> String {
    let key = match price.currency {
        Currency::Coins => "price-coins",
        Currency::Food => "price-food",
    };
    voice.say(key, &[("amount", price.amount.into())])
}

fn victim_name(voice: &Voice, victim: Seat) -> String {
    voice.say_of(victim, "victim", &[])
}

fn side_name<'a, T: From<&'a str>>(side: Side) -> T {
    side.name().into()
}

fn yes_no<'a, T: From<&'a str>>(yes: bool) -> T {
    if yes { "yes".into() } else { "no".into() }
}
