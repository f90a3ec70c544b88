//! The animals in their two columns: faces, squares with pawns, food and worth.

use comme_chien_et_chat::{Action, Animal, CommeChienEtChat, Food, FoodKind, Pet, Phase, Species, Target};
use game_api::Seat;
use leptos::prelude::*;

use super::signed;
use crate::{
    drawings::{Drawing, Picture},
    games::Scene,
    table::symbol,
};

pub fn columns(scene: &Scene<'_, CommeChienEtChat>) -> AnyView {
    /// So many animals are drawn larger.
    const FEW: usize = 8;
    let pets = &scene.view.public.pets;
    let few = pets.len() <= FEW;
    let pets = pets.iter().map(|pet| cell(scene, pet)).collect_view();
    view! { <div class="cc-pets" class:few=few>{pets}</div> }.into_any()
}

/// The names of the places of an animal: all of it, its food, its squares.
pub fn pet_place(animal: Animal) -> String {
    format!("pet-{animal}")
}
pub fn food_place(animal: Animal) -> String {
    format!("food-{animal}")
}
pub fn squares_place(animal: Animal) -> String {
    format!("squares-{animal}")
}

pub fn animal_name(scene: &Scene<'_, CommeChienEtChat>, animal: Animal) -> String {
    scene.voice.say(&format!("animal-{animal}"), &[])
}

/// The animal of an action, if it is about one.
fn animal_of(action: &Action) -> Option<Animal> {
    match action {
        Action::Place(animal) | Action::Lay(animal) => Some(*animal),
        Action::Target(target) => Some(target.animal()),
        Action::Feed | Action::More | Action::Stop | Action::Card(_) | Action::Back => None,
    }
}

fn cell(scene: &Scene<'_, CommeChienEtChat>, pet: &Pet) -> AnyView {
    let animal = pet.animal;
    let public = &scene.view.public;
    let sated = pet.is_sated(&scene.view.edition);
    let eating = matches!(public.phase,
        Phase::GoOn { animal: fed } | Phase::TurnUp { series: Some(fed) } if fed == animal);
    let first = first_target(scene).is_some_and(|target| target.animal() == animal);
    let in_parts = scene.legal.iter().any(is_part);
    let whole = scene
        .spot(pet_place(animal), label(scene, pet), |action| animal_of(action) == Some(animal))
        .or_why(why(scene, animal))
        .button("cc-whole", ());
    let fan = pet.food.iter().map(|&food| food_card(scene, pet, food)).collect_view();
    let nothing =
        pet.food.is_empty().then(|| view! { <span class="cc-none">{scene.text("cc-no-food")}</span> });
    view! {
        <article class="cc-pet" class:sated=sated class:eating=eating class:first=first class:parts=in_parts>
            {whole}
            <Picture name=format!("cc-{animal}") class="cc-face" width=100 height=100 />
            <h2>{animal_name(scene, animal)}</h2>
            <span class="cc-squares" data-place=squares_place(animal)>
                {squares(scene, pet)}
                {sated.then(|| view! { <b class="cc-sated">{scene.text("cc-sated")}</b> })}
            </span>
            <span class="cc-fan" data-place=food_place(animal)>
                {fan}
                {nothing}
            </span>
            {worth(scene, pet)}
        </article>
    }
    .into_any()
}

/// Whether a part of an animal is asked for: a food card or a pawn.
fn is_part(action: &Action) -> bool {
    matches!(action, Action::Target(Target::Food(..) | Target::Pawn(..)))
}

fn first_target(scene: &Scene<'_, CommeChienEtChat>) -> Option<Target> {
    scene.view.private.as_ref()?.draft?.first
}

/// What is asked about when nothing can be done with the animal.
fn why(scene: &Scene<'_, CommeChienEtChat>, animal: Animal) -> Action {
    let draft = scene.view.private.as_ref().is_some_and(|own| own.draft.is_some());
    match scene.view.public.phase {
        Phase::Choose if draft => Action::Target(Target::Animal(animal)),
        Phase::Lay { .. } | Phase::GoOn { .. } => Action::Lay(animal),
        _ => Action::Place(animal),
    }
}

/// What the animal is worth now; while a food card is to be given away, also what it would be worth with it.
fn worth(scene: &Scene<'_, CommeChienEtChat>, pet: &Pet) -> AnyView {
    let after = match scene.view.public.phase {
        Phase::Lay { food } if scene.legal.contains(&Action::Lay(pet.animal)) => {
            let mut fed = pet.clone();
            fed.food.try_push(food).ok().map(|()| fed.worth())
        }
        _ => None,
    };
    let after = after.map(|points| view! { <small>"→ " {signed(points)}</small> });
    let points = pet.worth();
    view! {
        <b class="cc-worth" class:good={points > 0} class:bad={points < 0}>
            {signed(points)}
            {after}
        </b>
    }
    .into_any()
}

fn squares(scene: &Scene<'_, CommeChienEtChat>, pet: &Pet) -> AnyView {
    let all = usize::from(scene.view.edition.squares(pet.animal));
    let pawns = pet.pawns.iter().map(|&owner| pawn(scene, pet.animal, owner)).collect_view();
    let free = (pet.pawns.len()..all).map(|_| view! { <i class="cc-free"></i> }).collect_view();
    view! {
        {pawns}
        {free}
    }
    .into_any()
}

fn pawn(scene: &Scene<'_, CommeChienEtChat>, animal: Animal, owner: Seat) -> AnyView {
    let target = Action::Target(Target::Pawn(animal, owner));
    let chosen = first_target(scene) == Some(Target::Pawn(animal, owner));
    part(scene, target, format!("pawn-{animal}-{owner}"), chosen, "cc-pawn", move || {
        view! { <Drawing name=symbol(owner) class="symbol" /> }.into_any()
    })
}

fn food_card(scene: &Scene<'_, CommeChienEtChat>, pet: &Pet, food: Food) -> AnyView {
    let target = Target::Food(pet.animal, food);
    let hated = food.kind() != pet.animal.species().loves();
    let chosen = first_target(scene) == Some(target);
    let place = format!("food-{}-{food}", pet.animal);
    part(scene, Action::Target(target), place, chosen, "cc-food", move || {
        let class = if hated { "cc-card hated" } else { "cc-card" };
        view! { <Picture name=format!("cc-{food}") class width=37 height=44 /> }.into_any()
    })
}

/// A part of an animal: a button where it can be chosen.
fn part(
    scene: &Scene<'_, CommeChienEtChat>,
    target: Action,
    place: String,
    chosen: bool,
    class: &'static str,
    drawing: impl Fn() -> AnyView,
) -> AnyView {
    if scene.legal.contains(&target) {
        return scene.spot(place, scene.say(target), |action| *action == target).button(class, drawing());
    }
    view! { <span class=class class:first=chosen data-place=place>{drawing()}</span> }.into_any()
}

/// All of it in words.
fn label(scene: &Scene<'_, CommeChienEtChat>, pet: &Pet) -> String {
    let voice = scene.voice;
    let species = match pet.animal.species() {
        Species::Cat => "cat",
        Species::Dog => "dog",
    };
    let sated = if pet.is_sated(&scene.view.edition) { "yes" } else { "no" };
    let args = [
        ("name", animal_name(scene, pet.animal).into()),
        ("species", species.into()),
        ("worth", signed(pet.worth()).into()),
        ("sated", sated.into()),
    ];
    let list = |items: Vec<String>| {
        if items.is_empty() { voice.say("draw-nothing", &[]) } else { items.join(", ") }
    };
    let pawns = list(pet.pawns.iter().map(|&owner| voice.name(owner).to_owned()).collect());
    let food = list(pet.food.iter().map(|&food| food_name(scene, food)).collect());
    let pawns = voice.say("draw-pawns", &[("pawns", pawns.into())]);
    let food = voice.say("draw-food", &[("food", food.into())]);
    format!("{}. {pawns}. {food}.", voice.say("draw-animal", &args))
}

fn food_name(scene: &Scene<'_, CommeChienEtChat>, food: Food) -> String {
    let key = match food.kind() {
        FoodKind::Bone => "food-bone",
        FoodKind::Fish => "food-fish",
    };
    scene.voice.say(key, &[("value", food.value().into())])
}
