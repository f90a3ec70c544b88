//! The action tiles: what each does, the food on it, and who has taken it.

use leptos::prelude::*;
use meowtopia::{Action, Job, Meowtopia};

use crate::{drawings::Drawing, games::Scene, table::symbol};

pub fn tile_place(tile: Job) -> String {
    format!("tile-{tile}")
}

pub fn job_drawing(job: Job) -> String {
    format!("mt-{job}")
}

pub fn job_name(scene: &Scene<'_, Meowtopia>, job: Job) -> String {
    scene.voice.say(&format!("job-{job}"), &[])
}

pub fn tiles(scene: &Scene<'_, Meowtopia>) -> AnyView {
    let tiles = Job::ALL.map(|job| tile(scene, job));
    view! { <div class="mt-tiles">{tiles.into_iter().collect_view()}</div> }.into_any()
}

fn tile(scene: &Scene<'_, Meowtopia>, tile: Job) -> AnyView {
    let public = &scene.view.public;
    let state = public.tile_of(tile);
    let under_way = public.tile == Some(tile);
    let jobs = public.pair(tile, &scene.view.edition).map_or_else(|| vec![tile], Vec::from);
    let icons = jobs.iter().map(|&job| view! { <Drawing name=job_drawing(job) class="mt-icon" /> });
    let names: Vec<String> = jobs.iter().map(|&job| job_name(scene, job)).collect();
    let short: Vec<String> = jobs.iter().map(|&job| scene.text(&format!("mt-job-{job}"))).collect();
    let args = [
        ("tile", names.join(" / ").into()),
        ("bonus", state.bonus.into()),
        ("taken", if state.taken.is_some() { "yes" } else { "no" }.into()),
        ("taker", state.taken.map(|seat| scene.voice.name(seat)).unwrap_or_default().into()),
    ];
    let label = scene.voice.say("draw-tile", &args);
    let below = match (state.taken, state.bonus) {
        (Some(seat), _) => view! { <Drawing name=symbol(seat) class="mt-taker" /> }.into_any(),
        (None, 0) => view! { <span class="mt-free">{scene.text("mt-free")}</span> }.into_any(),
        (None, bonus) => view! {
            <b class="mt-bonus">
                <Drawing name="mt-food" class="mt-small" />
                "+"
                {bonus}
            </b>
        }
        .into_any(),
    };
    let inside = view! {
        <span class="mt-icons">{icons.collect_view()}</span>
        <span class="mt-name">{short.join(" / ")}</span>
        {below}
    };
    let class = match (under_way, state.taken) {
        (true, _) => "mt-tile on",
        (false, Some(_)) => "mt-tile gone",
        (false, None) => "mt-tile",
    };
    let take = Action::Take(tile);
    let begins = |action: &Action| {
        *action == take || under_way && matches!(action, Action::Do(job) if jobs.contains(job))
    };
    scene.spot(tile_place(tile), label, begins).or_why(take).button(class, inside)
}
