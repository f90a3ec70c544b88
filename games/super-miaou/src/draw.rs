//! The table in text: plain lines that read well aloud, too.

use game_api::{Seat, ViewRef, Voice};

use crate::say::{card_name, say_price};
use crate::{Bag, Card, Currency, Phase, Price, Slot, SuperMiaou, Zone};

/// A symbol for each seat, beside its name.
const SYMBOLS: [&str; 4] = ["●", "▲", "■", "◆"];

pub(crate) fn table(view: ViewRef<'_, SuperMiaou>, voice: &Voice) -> String {
    let public = view.public();
    let mut lines = vec![voice.say("draw-round", &[("round", public.round.into())])];
    lines.push(voice.say("draw-market", &[]));
    let names: Vec<String> = Card::WARES.iter().map(|&card| card_name(voice, card)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    for (card, name) in Card::WARES.into_iter().zip(names) {
        let price = view.edition().price(card).map(|price| say_price(voice, price)).unwrap_or_default();
        let args = [("count", public.supply.count(card).into()), ("price", price.into())];
        lines.push(format!("  {name:<width$}  {}", voice.say("draw-ware", &args)));
    }
    let coins =
        |card| say_price(voice, Price { amount: view.edition().coins(card), currency: Currency::Coins });
    let start = [("coin", coins(Card::StartBlue).into()), ("locked", coins(Card::Locked).into())];
    lines.push(format!("  {}", voice.say("draw-start", &start)));
    for (seat, zone) in public.zones.iter() {
        lines.push(String::new());
        lines.push(headline(view, seat, voice));
        lines.push(format!("  {}", hand(zone, voice)));
        let backpack = [("count", zone.backpack.into()), ("cards", list(&zone.unseen, voice).into())];
        lines.push(format!("  {}", voice.say("draw-backpack", &backpack)));
        let washing = [("cards", list(&zone.washing_machine, voice).into())];
        lines.push(format!("  {}", voice.say("draw-washing", &washing)));
    }
    lines.join("\n")
}

fn headline(view: ViewRef<'_, SuperMiaou>, seat: Seat, voice: &Voice) -> String {
    let public = view.public();
    let playing = public.turn == seat && !matches!(public.phase, Phase::Lot | Phase::Over { .. });
    let args =
        [("symbol", SYMBOLS[seat.index()].into()), ("turn", if playing { "yes" } else { "no" }.into())];
    voice.say_of(seat, "draw-player", &args)
}

fn hand(zone: &Zone, voice: &Voice) -> String {
    let slots: Vec<String> = zone
        .hand
        .iter()
        .map(|slot| match slot {
            Slot::Empty => voice.say("draw-empty", &[]),
            Slot::Hidden => voice.say("draw-hidden", &[]),
            Slot::Known(card) => format!("[{}]", card_name(voice, *card)),
        })
        .collect();
    voice.say("draw-hand", &[("cards", slots.join(" ").into())])
}

/// The cards of a heap, each with its number: "Cape, Coin 2 ×3".
fn list(bag: &Bag, voice: &Voice) -> String {
    let cards: Vec<String> = bag
        .iter()
        .map(|(card, count)| match count {
            1 => card_name(voice, card),
            _ => format!("{} ×{count}", card_name(voice, card)),
        })
        .collect();
    if cards.is_empty() { voice.say("draw-nothing", &[]) } else { cards.join(", ") }
}
