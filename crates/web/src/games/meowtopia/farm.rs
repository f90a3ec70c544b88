//! Fields and sticks: the farm that is looked at, and the others in small.

use game_api::Seat;
use leptos::prelude::*;
use meowtopia::{Action, Count, Edge, Farm, Home, Meowtopia, Spot, Wall};

use crate::{games::Scene, text::text_with};

/// The side of a field in the drawing.
const SIDE: f64 = 84.0;
/// How much of the meadow around a farm is shown, and how much while fields are laid.
const MEADOW: f64 = 30.0;
const NEW_MEADOW: f64 = SIDE + 8.0;
/// How much of the grid is shown at least, so that a small farm has no giant fields.
const LEAST: (f64, f64) = (4.0 * SIDE, 3.0 * SIDE);

pub fn spot_place(spot: Spot) -> String {
    format!("spot-{spot}")
}
pub fn edge_place(edge: Edge) -> String {
    format!("edge-{edge}")
}

/// The farm in large, with the places where a piece can be laid and what it would bring.
pub fn plot(scene: &Scene<'_, Meowtopia>, seat: Seat) -> AnyView {
    let home = &scene.view.public.homes[seat];
    let farm = &home.farm;
    let lays_fields = scene.legal.iter().any(|action| matches!(action, Action::Field(_)));
    let lays_sticks = scene.legal.iter().any(|action| matches!(action, Action::Stick(_)));
    let mut pieces = Vec::new();
    farm.each_field(|spot| pieces.push(field(scene, farm, spot, lays_fields)));
    farm.each_stick(|edge| pieces.push(stick(scene, edge, lays_sticks)));
    let open = scene.legal.iter().filter_map(|&action| match action {
        Action::Field(spot) => Some(open_spot(scene, home, spot)),
        Action::Stick(edge) => Some(open_edge(scene, home, edge)),
        _ => None,
    });
    let around = if lays_fields { NEW_MEADOW } else { MEADOW };
    let label = text_with(scene.voice.book.lang(), "mt-farm", &[("name", scene.voice.name(seat).into())]);
    view! {
        <div class="mt-plot">
            <svg viewBox=frame(farm, around, LEAST) role="group" aria-label=label>
                {pieces}
                {open.collect_view()}
            </svg>
        </div>
    }
    .into_any()
}

/// The farm in small, as an ornament.
pub fn mini(farm: &Farm) -> AnyView {
    let mut pieces = Vec::new();
    farm.each_field(|spot| {
        let (x, y) = corner(spot);
        let wet = farm.is_watered(spot);
        pieces
            .push(view! { <rect class="mt-acre" class:wet=wet x=x y=y width=SIDE height=SIDE /> }.into_any());
    });
    let mut ditches = String::new();
    farm.each_stick(|edge| {
        let (x, y) = corner(edge.spot);
        ditches += &match edge.wall {
            Wall::North => format!("M{x} {y}h{SIDE}"),
            Wall::West => format!("M{x} {y}v{SIDE}"),
        };
    });
    view! {
        <svg class="mt-mini" viewBox=frame(farm, 12.0, (0.0, 0.0)) aria-hidden="true">
            {pieces}
            <path class="mt-bank" d=ditches.clone() />
            <path class="mt-ditch" d=ditches />
        </svg>
    }
    .into_any()
}

/// What a piece would bring.
struct Gain {
    points: i32,
    /// Whether a field more would be watered.
    drinks: bool,
}

/// The game's own count with the piece, against the one without it.
fn gain(scene: &Scene<'_, Meowtopia>, home: &Home, lay: impl FnOnce(&mut Farm)) -> Gain {
    let points = |home: &Home| Count::of(home, scene.view.edition.numbers()).total();
    let mut after = home.clone();
    lay(&mut after.farm);
    Gain { points: points(&after) - points(home), drinks: after.farm.watered() > home.farm.watered() }
}

fn field(scene: &Scene<'_, Meowtopia>, farm: &Farm, spot: Spot, asked: bool) -> AnyView {
    let drawing = if farm.is_watered(spot) { "#mt-watered" } else { "#mt-dry" };
    let inside = view! { <use_ href=drawing width=SIDE height=SIDE /> };
    let shown = if asked {
        let lay = Action::Field(spot);
        scene.spot(spot_place(spot), scene.say(lay), |_| false).or_why(lay).group("mt-field", inside)
    } else {
        inside.into_any()
    };
    view! { <g transform=at(corner(spot))>{shown}</g> }.into_any()
}

fn stick(scene: &Scene<'_, Meowtopia>, edge: Edge, asked: bool) -> AnyView {
    let turn = match edge.wall {
        Wall::North => "",
        Wall::West => "rotate(90)",
    };
    let inside = view! { <use_ href="#mt-stick" transform=turn x="-42" y="-12" width=SIDE height="24" /> };
    let shown = if asked {
        let lay = Action::Stick(edge);
        scene.spot(edge_place(edge), scene.say(lay), |_| false).or_why(lay).group("mt-laid", inside)
    } else {
        inside.into_any()
    };
    view! { <g transform=at(middle(edge))>{shown}</g> }.into_any()
}

fn open_spot(scene: &Scene<'_, Meowtopia>, home: &Home, spot: Spot) -> AnyView {
    let lay = Action::Field(spot);
    let Gain { points, drinks } = gain(scene, home, |farm| farm.lay_field(spot));
    let words = if points > 0 { format!("+{points}") } else { "+".to_owned() };
    let inside = view! {
        <rect class="mt-new" x="6" y="6" width="72" height="72" rx="12" />
        <text class="mt-figure" x="42" y="51">{words}</text>
        {drinks.then(|| view! { <use_ href="#mt-drop" x="54" y="10" width="20" height="20" /> })}
    };
    let spot_there = scene.spot(spot_place(spot), scene.say(lay), |action| *action == lay);
    view! { <g transform=at(corner(spot))>{spot_there.group("mt-place", inside)}</g> }.into_any()
}

fn open_edge(scene: &Scene<'_, Meowtopia>, home: &Home, edge: Edge) -> AnyView {
    let lay = Action::Stick(edge);
    let Gain { points, drinks } = gain(scene, home, |farm| farm.lay_stick(edge));
    let line = match edge.wall {
        Wall::North => "M-28 0H28",
        Wall::West => "M0 -28V28",
    };
    let inside = view! {
        // All that is nearer to this edge than to any other.
        <path class="mt-touch" d="M-42 0L0 -42L42 0L0 42Z" />
        <path class="mt-ghost" d=line />
        <circle class="mt-gain" class:double={points > 1} r="15" />
        <text class="mt-figure" y="6">"+" {points}</text>
        {drinks.then(|| view! { <use_ href="#mt-drop" x="7" y="-25" width="17" height="17" /> })}
    };
    let spot = scene.spot(edge_place(edge), scene.say(lay), |action| *action == lay);
    view! { <g transform=at(middle(edge))>{spot.group("mt-edge", inside)}</g> }.into_any()
}

/// What of the grid is shown: the farm in the middle, and so much around it.
fn frame(farm: &Farm, around: f64, least: (f64, f64)) -> String {
    let [northwest, southeast] = farm.corners();
    let (left, top) = corner(Spot::new(northwest.column + 1, northwest.row + 1));
    let (right, bottom) = corner(southeast);
    let width = (right - left + 2.0 * around).max(least.0);
    let height = (bottom - top + 2.0 * around).max(least.1);
    format!("{} {} {width} {height}", (left + right - width) / 2.0, (top + bottom - height) / 2.0)
}

/// The northwest corner of a square.
fn corner(spot: Spot) -> (f64, f64) {
    (SIDE * f64::from(spot.column), SIDE * f64::from(spot.row))
}

fn middle(edge: Edge) -> (f64, f64) {
    let (x, y) = corner(edge.spot);
    match edge.wall {
        Wall::North => (x + SIDE / 2.0, y),
        Wall::West => (x, y + SIDE / 2.0),
    }
}

fn at((x, y): (f64, f64)) -> String {
    format!("translate({x} {y})")
}
