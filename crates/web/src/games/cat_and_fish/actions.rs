//! The action board with the markers of all.

use cat_and_fish::{Action, CatAndFish, Phase, Space};
use leptos::prelude::*;

use crate::{drawings::Drawing, games::Scene, table::symbol};

pub fn space_place(space: Space) -> String {
    format!("space-{space}")
}

pub fn actions(scene: &Scene<'_, CatAndFish>) -> impl IntoView + use<> {
    Space::ALL.map(|entry| space(scene, entry)).into_iter().collect_view()
}

fn space(scene: &Scene<'_, CatAndFish>, space: Space) -> AnyView {
    let public = &scene.view.public;
    let name = scene.voice.say(&format!("space-{space}"), &[]);
    let does = scene.voice.say(&format!("does-{space}"), &[]);
    let owners = public
        .fishers
        .iter()
        .flat_map(|(seat, fisher)| std::iter::repeat_n(seat, usize::from(fisher.markers.count(space))));
    let owners: Vec<_> = owners.collect();
    let names: Vec<&str> = owners.iter().map(|&seat| scene.voice.name(seat)).collect();
    let label = format!("{name}: {does}. {}", names.join(", "));
    let room = usize::from(scene.view.edition.room(space, scene.view.seats));
    let free = room.saturating_sub(owners.len());
    let markers = owners.iter().map(|&seat| view! { <Drawing name=symbol(seat) class="cf-marker" /> });
    let left = match space {
        Space::Treasure => Some(public.hoard.total()),
        Space::Library => Some(public.library),
        _ => None,
    };
    let inside = view! {
        <span class="cf-space-top">
            <Drawing name=format!("cf-space-{space}") class="cf-icon" />
            {left.map(|left| view! { <span class="cf-stock">"×" {left}</span> })}
        </span>
        <span class="cf-name">{scene.text(&format!("cf-space-{space}"))}</span>
        <span class="cf-markers">
            {markers.collect_view()}
            {(0..free).map(|_| view! { <i class="cf-free"></i> }).collect_view()}
        </span>
    };
    let begins = |action: &Action| match *action {
        Action::Place(at) | Action::Do(at) => at == space,
        Action::As { marker, .. } | Action::Change { marker, .. } => marker == space,
        _ => false,
    };
    let why = if public.phase == Phase::Choose { Action::Place(space) } else { Action::Do(space) };
    scene.spot(space_place(space), label, begins).or_why(why).button("cf-space", inside)
}

/// What ends the choice at hand: there is one at most.
pub fn closing(scene: &Scene<'_, CatAndFish>) -> Option<AnyView> {
    let ends = |action: &Action| {
        matches!(action, Action::Stop | Action::End | Action::Done | Action::Pay | Action::Leave)
    };
    let action = scene.legal.iter().copied().find(ends)?;
    let spot = scene.spot("closing", scene.say(action), ends);
    Some(spot.button("cf-closing", scene.text(&format!("cf-do-{action}"))))
}
