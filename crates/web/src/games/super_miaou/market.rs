//! The piles of the market and of the bank.

use game_api::Seat;
use leptos::prelude::*;
use super_miaou::{Action, Card, Currency, SuperMiaou};

use super::cards::{drawing, picture};
use crate::{drawings::Drawing, games::Scene};

const MARKET: [Card; 4] = [Card::Mouse, Card::Food, Card::Cat, Card::Cape];
const BANK: [Card; 2] = [Card::Coin2, Card::Coin3];

pub fn market(scene: &Scene<'_, SuperMiaou>) -> AnyView {
    let binned = scene.view.public.bin.total();
    let binned = crate::text::text_with(scene.voice.book.lang(), "sm-binned", &[("count", binned.into())]);
    view! {
        <div class="sm-market">
            <h2>{scene.text("sm-market")}</h2>
            {MARKET.map(|card| pile(scene, card)).into_iter().collect_view()}
            <h2>{scene.text("sm-bank")}</h2>
            {BANK.map(|card| pile(scene, card)).into_iter().collect_view()}
            <div class="pile flat" data-place="trophy">
                <span class="stack one">{picture("k-super-miaou".to_owned())}</span>
                <span class="name">{scene.text("sm-trophy")}</span>
                <span class="price none">{scene.text("sm-to-win")}</span>
            </div>
            <div class="pile flat" data-place="bin">
                <span class="stack one tall"><Drawing name="bin" class="object" /></span>
                <span class="name">{scene.text("sm-bin")}</span>
                <span class="price none">{binned}</span>
            </div>
        </div>
    }
    .into_any()
}

fn pile(scene: &Scene<'_, SuperMiaou>, card: Card) -> AnyView {
    let left = scene.view.public.supply.count(card);
    let price = scene.view.edition.price(card);
    let (amount, coin) = price.map_or((0, "coin"), |price| match price.currency {
        Currency::Coins => (price.amount, "coin"),
        Currency::Food => (price.amount, "tin"),
    });
    let name = scene.voice.say(&format!("card-{card}"), &[]);
    let label = format!("{name}. {} ×{left}", scene.say(Action::Buy(card)));
    let inside = view! {
        <span class="stack" class:one=left < 2 class:none=left == 0>
            {picture(drawing(card, Seat::FIRST))}
            <span class="count">"×" {left}</span>
        </span>
        <span class="name">{name}</span>
        <span class="price">{amount} <Drawing name=coin class="coin" /></span>
    };
    let buy = Action::Buy(card);
    scene.spot(format!("pile-{card}"), label, |action| *action == buy).or_why(buy).button("pile", inside)
}

/// What wins, where there is room to remind of it.
pub fn goal(scene: &Scene<'_, SuperMiaou>) -> AnyView {
    view! {
        <section class="panel sm-goal" aria-labelledby="goal">
            <h2 id="goal">{scene.text("sm-goal-title")}</h2>
            <div>{picture("k-cat".to_owned())} {picture("k-cape".to_owned())}</div>
            <p>{scene.text("sm-goal")}</p>
        </section>
    }
    .into_any()
}
