//! A household: workers awake and asleep, merchants with their load, and the evening's bill.

use game_api::{PerSeat, Seat};
use leptos::prelude::*;
use meowtopia::{Action, Count, Home, Kitten, Load, Meowtopia, Merchant, Phase};

use super::family_class;
use crate::{
    drawings::{Drawing, Picture},
    games::Scene,
    table::symbol,
    text::text_with,
};

/// How many kinds of fur are drawn.
const FURS: usize = 6;

pub fn merchant_place(seat: Seat, merchant: usize) -> String {
    format!("merchant-{seat}-{merchant}")
}

/// What lies before the player whose farm is shown.
pub fn household(scene: &Scene<'_, Meowtopia>, seat: Seat) -> AnyView {
    let lang = scene.voice.book.lang();
    let home = &scene.view.public.homes[seat];
    let points = Count::of(home, scene.view.edition.numbers()).total();
    let args = [("you", yes_no(Some(seat) == scene.view.viewer.seat()).into()), ("points", points.into())];
    let mut now = args.to_vec();
    now.push(("name", scene.voice.name(seat).into()));
    let is_over = scene.view.public.phase == Phase::Over;
    let workers = [("awake", home.n_awake().into()), ("asleep", home.n_asleep().into())];
    let merchants = home.merchants.iter().enumerate();
    let merchants = merchants.map(|(index, merchant)| trader(scene, seat, index, merchant));
    view! {
        <section class="mt-home">
            {(!is_over).then(|| view! { <p class="mt-now">{text_with(lang, "mt-now", &now)}</p> })}
            <div class="mt-folk">
                <div class="mt-workers">
                    <h2>{text_with(lang, "mt-workers", &workers)}</h2>
                    <div class="mt-row">{workers_in(scene, seat, home)}</div>
                </div>
                <div class="mt-merchants">
                    <h2>{text_with(lang, "mt-merchants", &[("count", home.merchants.len().into())])}</h2>
                    <div class="mt-row">{merchants.collect_view()}</div>
                </div>
            </div>
            {(!is_over).then(|| bill(scene, seat))}
        </section>
    }
    .into_any()
}

fn workers_in(scene: &Scene<'_, Meowtopia>, seat: Seat, home: &Home) -> AnyView {
    let each = |folk: &PerSeat<u8>, state: fn(Seat) -> Kitten| {
        let folk = folk.iter().flat_map(|(family, &count)| std::iter::repeat_n(family, usize::from(count)));
        folk.map(move |family| (family, state(family))).collect::<Vec<_>>()
    };
    let awake = each(&home.awake, Kitten::Awake);
    let asleep = each(&home.asleep, Kitten::Asleep);
    let all = awake.into_iter().chain(asleep).enumerate();
    all.map(|(index, (family, kitten))| worker(scene, seat, index, family, kitten)).collect_view().into_any()
}

fn worker(scene: &Scene<'_, Meowtopia>, seat: Seat, index: usize, family: Seat, kitten: Kitten) -> AnyView {
    let fur = (index + seat.index()) % FURS;
    let sleeps = matches!(kitten, Kitten::Asleep(_));
    let picture = match sleeps {
        false => view! { <Picture name=format!("mt-awake-{fur}") class="mt-kitten" width=108 height=122 /> }
            .into_any(),
        true => view! { <Picture name=format!("mt-asleep-{fur}") class="mt-kitten" width=108 height=108 /> }
            .into_any(),
    };
    let inside = view! {
        <span class=family_class(family)>{picture}</span>
        {stranger(seat, family)}
    };
    let woken = matches!(scene.view.public.phase, Phase::Rouse { .. });
    let begins = |action: &Action| match *action {
        Action::Dismiss(dismissed) => dismissed == kitten,
        Action::Pick(picked) => picked == family && sleeps == woken,
        _ => false,
    };
    folk(scene, format!("kitten-{seat}-{index}"), begins, inside.into_any())
}

fn trader(scene: &Scene<'_, Meowtopia>, seat: Seat, index: usize, merchant: &Merchant) -> AnyView {
    let fur = (FURS - 1) - (index + seat.index()) % FURS;
    let load = match merchant.load {
        Load::Nothing => view! { <span class="mt-load">"–"</span> }.into_any(),
        Load::Food(units) => load("mt-food", units),
        Load::Gold(units) => load("mt-gold", units),
    };
    let inside = view! {
        <span class=family_class(merchant.family)>
            <Picture name=format!("mt-merchant-{fur}") class="mt-stall" width=102 height=116 />
        </span>
        {stranger(seat, merchant.family)}
        {load}
    };
    let number = index + 1;
    let begins = |action: &Action| matches!(action, Action::Dismiss(Kitten::Merchant(place)) if usize::from(*place) == number);
    let asked = matches!(scene.view.public.phase, Phase::Sell { merchant } if usize::from(merchant) == number)
        && scene.view.public.actor == seat;
    let shown = folk(scene, merchant_place(seat, number), begins, inside.into_any());
    view! { <span class="mt-trader" class:asked=asked>{shown}</span> }.into_any()
}

fn load(drawing: &'static str, units: u16) -> AnyView {
    view! { <b class="mt-load"><Drawing name=drawing class="mt-small" /> {units}</b> }.into_any()
}

/// The sign of a family that is not the player's own.
fn stranger(seat: Seat, family: Seat) -> Option<impl IntoView + use<>> {
    (family != seat).then(|| view! { <Drawing name=symbol(family) class="mt-badge" /> })
}

/// A kitten: a button where something can be done with it.
fn folk(
    scene: &Scene<'_, Meowtopia>,
    place: String,
    begins: impl Fn(&Action) -> bool,
    inside: AnyView,
) -> AnyView {
    match scene.legal.iter().copied().find(|action| begins(action)) {
        Some(action) => scene.spot(place, scene.say(action), begins).button("mt-one", inside),
        None => view! { <span class="mt-one" data-place=place aria-hidden="true">{inside}</span> }.into_any(),
    }
}

/// What this evening's meal will cost.
fn bill(scene: &Scene<'_, Meowtopia>, seat: Seat) -> AnyView {
    let home = &scene.view.public.homes[seat];
    let meal = home.meal(0, scene.view.edition.numbers());
    let args = [
        ("you", yes_no(Some(seat) == scene.view.viewer.seat()).into()),
        ("kittens", home.kittens().into()),
        ("eat", meal.eaten.into()),
        ("fields", home.farm.watered().into()),
        ("give", meal.grown.into()),
        ("due", meal.due().into()),
    ];
    let short = meal.due() > home.food;
    view! {
        <p class="mt-bill" class:short=short>
            <Drawing name="mt-food" class="mt-icon" />
            <span>{text_with(scene.voice.book.lang(), "mt-bill", &args)}</span>
        </p>
    }
    .into_any()
}

fn yes_no(fact: bool) -> &'static str {
    if fact { "yes" } else { "no" }
}
