//! The choices that are no place of the board: how many, which goods, follow or pass.

use leptos::prelude::*;
use meowtopia::{Action, Job, Meowtopia};

use super::tiles::job_drawing;
use crate::{drawings::Drawing, games::Scene};

pub fn acts(scene: &Scene<'_, Meowtopia>) -> AnyView {
    let acts: Vec<AnyView> = scene.legal.iter().filter_map(|&action| act(scene, action)).collect();
    if acts.is_empty() {
        return ().into_any();
    }
    view! { <div class="mt-acts">{acts}</div> }.into_any()
}

/// What is chosen on the board has no button here.
fn act(scene: &Scene<'_, Meowtopia>, action: Action) -> Option<AnyView> {
    let public = &scene.view.public;
    let numbers = scene.view.edition.numbers();
    let words = scene.say(action);
    let (class, inside) = match action {
        Action::Take(_) | Action::Field(_) | Action::Stick(_) | Action::Dismiss(_) => return None,
        Action::Wake(count) => {
            let cost = public.wake_cost(count, numbers);
            let price = (cost > 0).then(|| amount("−", cost, "mt-food"));
            ("act mt-many", many("mt-asleep-0", count, price))
        }
        Action::Send(count) => {
            let job = public.job.unwrap_or(Job::Food);
            let gain = (count > 0).then(|| amount("+", numbers.brings(job, count), &job_drawing(job)));
            ("act mt-many", many("mt-awake-0", count, gain))
        }
        Action::Sell(ware) => {
            let icon = ware.map(|ware| format!("mt-{}", ware.name()));
            ("act", sentence(icon, words.clone()))
        }
        Action::Do(job) => ("act", sentence(Some(job_drawing(job)), words.clone())),
        Action::Follow(_) => ("act", sentence(public.job.map(job_drawing), words.clone())),
        Action::Recruit { .. } => ("act", sentence(Some("mt-recruit".to_owned()), words.clone())),
        Action::Pick(_) | Action::Pass(_) | Action::Unfed(_) => ("act", sentence(None, words.clone())),
    };
    Some(scene.spot(action.to_string(), words, |legal| *legal == action).button(class, inside))
}

/// A number of kittens, and what it costs or brings.
fn many(kitten: &'static str, count: u8, comes_to: Option<AnyView>) -> AnyView {
    view! {
        <span class="mt-number">
            <b>{count}</b>
            <Drawing name=kitten class="mt-icon mt-family-own" />
        </span>
        {comes_to}
    }
    .into_any()
}

fn amount(sign: &'static str, count: u32, drawing: &str) -> AnyView {
    view! {
        <span class="mt-amount">
            {sign}
            {count}
            <Drawing name=drawing.to_owned() class="mt-small" />
        </span>
    }
    .into_any()
}

fn sentence(icon: Option<String>, words: String) -> AnyView {
    view! {
        {icon.map(|name| view! { <Drawing name class="mt-small" /> })}
        <span>{words}</span>
    }
    .into_any()
}
