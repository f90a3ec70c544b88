//! The pile and what remains in it, the own action cards, feeding and its risk.

use comme_chien_et_chat::{Action, Animal, Card, CommeChienEtChat, Food, FoodKind, Phase, VALUES};
use leptos::prelude::*;

use super::{pets::animal_name, signed};
use crate::{
    drawings::{Drawing, Picture},
    games::Scene,
    text::text_with,
};

/// Where food comes from.
pub const PILE: &str = "pile";

pub fn dock(scene: &Scene<'_, CommeChienEtChat>) -> AnyView {
    let hand = scene.view.private.as_ref().map(|own| own.hand.iter().collect::<Vec<_>>()).unwrap_or_default();
    let hand = hand.into_iter().map(|(card, count)| action_card(scene, card, count)).collect_view();
    let risk = risk(scene);
    let series = risk.is_some();
    view! {
        <div class="cc-dock" class:series=series>
            {pile(scene)}
            <div class="cc-hand">{hand}</div>
            {risk}
            <div class="cc-acts">{acts(scene)}</div>
        </div>
    }
    .into_any()
}

fn pile(scene: &Scene<'_, CommeChienEtChat>) -> AnyView {
    let pile = &scene.view.public.pile;
    let lang = scene.voice.book.lang();
    let up = match scene.view.public.phase {
        Phase::Lay { food } => Some(view! {
            <Picture name=format!("cc-{food}") class="cc-up" width=37 height=44 />
        }),
        _ => None,
    };
    let kinds = [(FoodKind::Bone, "cc-bone", "cc-bones"), (FoodKind::Fish, "cc-fish", "cc-fishes")];
    let kinds = kinds.map(|(kind, drawing, key)| {
        let count = left(scene, kind);
        let words = text_with(lang, key, &[("count", count.into())]);
        let bars = (1..=VALUES).filter_map(|value| {
            let count = pile.count(Food::new(kind, value)?);
            Some(view! { <span class="cc-bar" style=("--n", count.to_string())><i></i>{value}</span> })
        });
        view! {
            <span class="cc-left">
                <Drawing name=drawing class="icon" />
                <span class="cc-count">{count}</span>
                <span class="cc-words">{words}</span>
            </span>
            <span class="cc-bars" data-kind=drawing aria-hidden="true">{bars.collect_view()}</span>
        }
    });
    let total = text_with(lang, "cc-pile", &[("count", pile.total().into())]);
    view! {
        <div class="cc-pile">
            <span class="cc-stack" data-place=PILE>
                <Picture name="cc-back" class="cc-back" width=64 height=84 />
                {up}
            </span>
            <div class="cc-remains">
                <b>
                    <span class="cc-count">{pile.total()}</span>
                    <span class="cc-words">{total}</span>
                </b>
                {kinds.into_iter().collect_view()}
            </div>
        </div>
    }
    .into_any()
}

fn left(scene: &Scene<'_, CommeChienEtChat>, kind: FoodKind) -> u8 {
    let pile = &scene.view.public.pile;
    (1..=VALUES).filter_map(|value| Food::new(kind, value)).map(|food| pile.count(food)).sum()
}

fn action_card(scene: &Scene<'_, CommeChienEtChat>, card: Card, count: u8) -> AnyView {
    let group = match card {
        Card::TakeAway | Card::FishForBone | Card::CardForCard => "cc-action of-food",
        Card::DogForCat | Card::LikeForLike | Card::AllForAll => "cc-action of-bowls",
        Card::PawnForPawn | Card::GoHome | Card::MyPlace => "cc-action of-pawns",
    };
    let name = scene.voice.say(&format!("card-{card}"), &[]);
    let effect = scene.voice.say(&format!("use-{card}"), &[]);
    let inside = view! {
        <Drawing name=format!("cc-{card}") class="cc-glyph" />
        <b>{name} {(count > 1).then(|| format!(" ×{count}"))}</b>
        <span class="cc-effect">{effect}</span>
    };
    let play = Action::Card(card);
    scene
        .spot(format!("card-{card}"), scene.say(play), |action| *action == play)
        .or_why(play)
        .button(group, inside)
}

/// In a series: what the next card may be, to the animal that gets it whatever it is.
fn risk(scene: &Scene<'_, CommeChienEtChat>) -> Option<impl IntoView + use<>> {
    let Phase::GoOn { animal } = scene.view.public.phase else { return None };
    let good = left(scene, animal.species().loves());
    let bad = scene.view.public.pile.total() - good;
    let args = [("animal", animal_name(scene, animal).into()), ("good", good.into()), ("bad", bad.into())];
    let words = text_with(scene.voice.book.lang(), "cc-risk", &args);
    Some(view! {
        <p class="cc-risk">
            <span class="cc-odds" aria-hidden="true">
                <i style:flex-grow=good.to_string()></i>
                <i style:flex-grow=bad.to_string()></i>
            </span>
            {words}
        </p>
    })
}

fn acts(scene: &Scene<'_, CommeChienEtChat>) -> AnyView {
    let choices = [Action::Feed, Action::Stop, Action::More, Action::Back];
    let mut open: Vec<Action> = choices.into_iter().filter(|action| scene.legal.contains(action)).collect();
    if open.is_empty() {
        open.push(Action::Feed);
    }
    open.into_iter().map(|action| act(scene, action)).collect_view().into_any()
}

fn act(scene: &Scene<'_, CommeChienEtChat>, action: Action) -> AnyView {
    let (class, icon, words) = match action {
        Action::Stop => ("act", "i-check", stop_words(scene)),
        Action::More => ("act go-on", "i-paw", scene.text("cc-more")),
        Action::Back => ("act", "i-undo", scene.text("cc-back")),
        _ => ("act go-on", "i-paw", scene.text("cc-feed")),
    };
    let inside = view! {
        <Drawing name=icon class="icon" />
        {words}
    };
    scene
        .spot(action.to_string(), scene.say(action), |legal| *legal == action)
        .or_why(action)
        .button(class, inside)
}

fn stop_words(scene: &Scene<'_, CommeChienEtChat>) -> String {
    let worth = |animal: Animal| scene.view.public.pet(animal).map_or(0, |pet| pet.worth());
    let points = match scene.view.public.phase {
        Phase::GoOn { animal } => worth(animal),
        _ => 0,
    };
    text_with(scene.voice.book.lang(), "cc-stop", &[("points", signed(points).into())])
}
