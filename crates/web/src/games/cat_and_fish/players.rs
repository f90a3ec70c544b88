//! What each player has, and the viewer's magic.

use cat_and_fish::{Action, CatAndFish};
use game_api::Seat;
use leptos::prelude::*;

use super::market::{drawing, euros};
use crate::{drawings::Drawing, games::Scene, text::text_with};

pub fn purse_place(seat: Seat) -> String {
    format!("purse-{seat}")
}
pub fn store_place(seat: Seat) -> String {
    format!("store-{seat}")
}

pub fn chip(scene: &Scene<'_, CatAndFish>, seat: Seat) -> AnyView {
    let lang = scene.voice.book.lang();
    let public = &scene.view.public;
    let fisher = &public.fishers[seat];
    let tiles =
        fisher.warehouse.iter().map(|&tile| view! { <Drawing name=drawing(tile) class="cf-small" /> });
    let gear = fisher.gear.iter().map(|(gear, _)| {
        let name = scene.voice.say(&format!("gear-{gear}"), &[]);
        view! {
            <span title=name>
                <Drawing name=format!("cf-gear-{gear}") class="cf-small" />
            </span>
        }
    });
    let summoner = (public.summoner == Some(seat)).then(|| {
        view! { <span title=scene.voice.say("gear-summoner", &[])><Drawing name="cf-space-summoner" class="cf-small" /></span> }
    });
    let magic = (fisher.magic > 0).then(|| text_with(lang, "cf-magic", &[("count", fisher.magic.into())]));
    let penalties = (fisher.penalties > 0)
        .then(|| text_with(lang, "cf-penalties", &[("count", fisher.penalties.into())]));
    let first = (public.first == seat).then(|| scene.text("cf-first"));
    let notes: Vec<String> = [first, magic, penalties].into_iter().flatten().collect();
    view! {
        <b class="cf-money" data-place=purse_place(seat)>{euros(scene, fisher.money)}</b>
        <span class="cf-hold" data-place=store_place(seat)>{tiles.collect_view()}</span>
        <span class="cf-gear">{gear.collect_view()} {summoner}</span>
        <span class="cf-notes">{notes.join(" · ")}</span>
    }
    .into_any()
}

/// The viewer's magic cards, and the Sorcerer when he can be asked.
pub fn spells(scene: &Scene<'_, CatAndFish>) -> AnyView {
    let cards = scene.view.private.iter().flat_map(|private| private.magic.iter()).map(|(card, count)| {
        let name = scene.voice.say(&format!("magic-{card}"), &[]);
        let begins = |action: &Action| match *action {
            Action::Play(played) => played == card,
            Action::Change { .. } => card == cat_and_fish::Magic::Change,
            _ => false,
        };
        let inside = view! {
            <Drawing name="cf-space-library" class="cf-small" />
            {name.clone()}
            {(count > 1).then(|| format!("×{count}"))}
        };
        let spot = scene.spot(format!("magic-{card}"), name, begins);
        // A Change is written with what it changes, and can't be asked about alone.
        let spot = if card == cat_and_fish::Magic::Change { spot } else { spot.or_why(Action::Play(card)) };
        spot.button("act cf-spell", inside)
    });
    let sorcerer = scene.legal.contains(&Action::Sorcerer).then(|| {
        let words = scene.say(Action::Sorcerer);
        let inside = view! {
            <Drawing name="cf-gear-sorcerer" class="cf-small" />
            {words.clone()}
        };
        scene.spot("sorcerer", words, |action| *action == Action::Sorcerer).button("act cf-spell", inside)
    });
    view! { <div class="cf-spells">{cards.collect_view()} {sorcerer}</div> }.into_any()
}
