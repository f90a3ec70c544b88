//! The places around the roof: arrows by which a card is pushed in, cats, and homes.

use chabyrinthe::{Action, Cat, Chabyrinthe, Place, Side, Stray};
use game_api::Seat;
use leptos::prelude::*;

use super::preview::Preview;
use super::roof::corner;
use super::tiles::SIZE;
use crate::{drawings::Drawing, games::Scene};

/// How far a place reaches from the board outwards, and along it.
const DEPTH: f64 = 94.0;
/// Between a place and the card beside it.
const GAP: f64 = 10.0;
const ALONG: f64 = 112.0;

pub fn ring_place(place: Place) -> String {
    format!("ring-{place}")
}

/// The cat or the home that stands in a place.
pub fn standing_place(place: Place) -> String {
    format!("on-{place}")
}

/// The drawing of a cat.
pub fn head(cat: Cat) -> &'static str {
    match cat {
        Cat::Grey => "h-brume",
        Cat::Ginger => "h-caramel",
        Cat::Black => "h-reglisse",
    }
}

pub fn place(scene: &Scene<'_, Chabyrinthe>, preview: &Preview, place: Place) -> AnyView {
    let public = &scene.view.public;
    let (x, y, inward) = middle(place, preview.board.side());
    let upright = matches!(inward, Side::East | Side::West);
    let (width, height) = if upright { (DEPTH, ALONG) } else { (ALONG, DEPTH) };
    let stray = public.ring.cats.iter().find(|stray| stray.place == place);
    let home = public.ring.homes.iter().position(|home| *home == place);
    let walked = preview.walks.iter().any(|walk| walk.cat == place || walk.home == place);
    let weighed = matches!(preview.action, Some(Action::Push { place: weighed, .. }) if weighed == place);
    let (label, content) = match (stray, home) {
        (Some(stray), _) => (cat_label(scene, *stray), cat(scene, *stray, upright)),
        (None, Some(index)) => (scene.text("ch-home"), house(index)),
        (None, None) => {
            let label = format!("{} {place}", scene.text("ch-arrow"));
            (label, arrow(inward))
        }
    };
    let begins = |action: &Action| match action {
        Action::Push { place: from, .. } => *from == place,
        Action::Home(home) => *home == place,
        Action::Turn { .. } | Action::Stop => false,
    };
    let why = public.pile.top.map(|kind| Action::Push { place, tile: kind.tiles()[0] });
    let mut spot = scene.spot(ring_place(place), label, begins);
    // A home is chosen, a push is weighed first.
    if !scene.legal.iter().any(|action| matches!(action, Action::Home(_))) {
        spot = spot.previewed();
    }
    if let Some(why) = why {
        spot = spot.or_why(why);
    }
    let inside = view! {
        <rect
            class="ch-place"
            class:taken=stray.is_some()
            class:walked=walked
            class:weighed=weighed
            x=-width / 2.0
            y=-height / 2.0
            width=width
            height=height
            rx="18"
        />
        <g data-place=standing_place(place)>{content}</g>
    };
    view! { <g transform=format!("translate({x} {y})")>{spot.group("ch-side", inside)}</g> }.into_any()
}

/// The middle of a place, and the side on which the board lies from there.
fn middle(place: Place, side: u8) -> (f64, f64, Side) {
    let (frame, inward) = place.outside(side);
    let (x, y) = corner(frame.beside(inward));
    let (x, y) = (x + SIZE / 2.0, y + SIZE / 2.0);
    let away = SIZE / 2.0 + GAP + DEPTH / 2.0;
    match inward {
        Side::South => (x, y - away, inward),
        Side::North => (x, y + away, inward),
        Side::East => (x - away, y, inward),
        Side::West => (x + away, y, inward),
    }
}

fn arrow(inward: Side) -> AnyView {
    let turn = match inward {
        Side::East => 0,
        Side::South => 90,
        Side::West => 180,
        Side::North => 270,
    };
    view! {
        <g transform=format!("rotate({turn})")>
            <path class="ch-arrow" d="M-9 -16L9 0L-9 16" />
        </g>
    }
    .into_any()
}

fn house(index: usize) -> AnyView {
    let drawing = if index == 0 { "#home-a" } else { "#home-b" };
    view! { <use_ href=drawing x="-34" y="-34" width="68" height="68" /> }.into_any()
}

fn cat(scene: &Scene<'_, Chabyrinthe>, stray: Stray, upright: bool) -> AnyView {
    let points = scene.view.edition.points(stray.cat);
    // In the corner of the place, and never over the board's edge.
    let (x, y) = if upright { (20, -36) } else { (34, -22) };
    view! {
        <use_ href=format!("#{}", head(stray.cat)) x="-36" y="-34" width="66" height="64" />
        <circle cx=x cy=y r="19" fill="#e2812f" stroke="#2b2433" stroke-width="3.5" />
        <text x=x y=y + 9 class="ch-points">{points}</text>
    }
    .into_any()
}

fn cat_label(scene: &Scene<'_, Chabyrinthe>, stray: Stray) -> String {
    let cat = scene.voice.say(&format!("cat-{}", stray.cat), &[]);
    let points = scene.view.edition.points(stray.cat);
    scene.voice.say("cat-with-points", &[("cat", cat.into()), ("points", points.into())])
}

/// The points of a player, and the cats that brought them.
pub fn won(scene: &Scene<'_, Chabyrinthe>, seat: Seat) -> AnyView {
    let public = &scene.view.public;
    let points = public.points(seat, &scene.view.edition);
    let points = crate::text::text_with(scene.voice.book.lang(), "points", &[("points", points.into())]);
    let cats = public.won[seat].iter().map(|(cat, count)| {
        view! {
            <span class="ch-won">
                <Drawing name=head(cat) class="object" />
                <b>{count}</b>
            </span>
        }
    });
    view! {
        <span class="points" data-place=format!("won-{seat}")>{points}</span>
        <span class="ch-cats">{cats.collect_view()}</span>
    }
    .into_any()
}
