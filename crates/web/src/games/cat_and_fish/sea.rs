//! The sea: fish face down, disasters, pawns, the wheel of the seasons, the piles.

use cat_and_fish::{Action, CatAndFish, Disaster, HEXES, Hex, HexSet, Phase, Place, Public, Season, Zone};
use game_api::Seat;
use leptos::prelude::*;

use super::chart::{at, hex_middle, point_middle};
use super::points::points;
use crate::{games::Scene, text::text_with};

/// The size of a pawn in the drawing.
pub const BOAT: (f64, f64) = (36.0, 38.0);
/// The size of a disaster's tile.
pub const DISASTER: (f64, f64) = (48.0, 56.0);

pub fn hex_place(hex: Hex) -> String {
    format!("hex-{hex}")
}
pub fn boat_place(seat: Seat) -> String {
    format!("boat-{seat}")
}
pub fn disaster_place(disaster: Disaster) -> String {
    format!("disaster-{disaster}")
}
pub fn pile_place(zone: Zone) -> String {
    format!("pile-{zone}")
}

pub fn sea(scene: &Scene<'_, CatAndFish>) -> AnyView {
    let public = &scene.view.public;
    let reach = marked_reach(scene);
    let hexes = (0..HEXES).map(|index| hex(scene, Hex::numbered(index), reach)).collect_view();
    let disasters = Disaster::ALL.into_iter().filter_map(|disaster| calamity(public, disaster));
    let boats = Seat::all(scene.view.seats).map(|seat| boat(scene, seat)).collect_view();
    view! {
        <svg class="cf-sea" viewBox="-195 -176 390 352" role="group" aria-label=scene.text("cf-sea")>
            <use_ href="#cf-sea" x="-195" y="-176" width="390" height="352" />
            {hexes}
            {disasters.collect_view()}
            {boats}
            {points(scene)}
            {wheel(scene)}
            {piles(scene)}
        </svg>
    }
    .into_any()
}

/// What the viewer's line reaches, while it matters.
fn marked_reach(scene: &Scene<'_, CatAndFish>) -> HexSet {
    match (scene.view.viewer.seat(), scene.view.public.phase) {
        (Some(seat), Phase::Choose | Phase::Act | Phase::Fish) => scene.view.public.fishers[seat].reach(),
        _ => HexSet::EMPTY,
    }
}

fn hex(scene: &Scene<'_, CatAndFish>, hex: Hex, reach: HexSet) -> AnyView {
    let public = &scene.view.public;
    let zone = Zone::ALL[hex.ring()];
    let full = public.waters.laid.hexes().contains(hex);
    let drawing = format!("#cf-{}-{zone}", if full { "down" } else { "waves" });
    let within = full && reach.contains(hex);
    let inside = view! {
        <path class="cf-field" class:within=within d="M24 -13.9V13.9L0 27.7L-24 13.9V-13.9L0 -27.7Z" />
        <use_ href=drawing x="-20" y="-22" width="40" height="44" />
    };
    let place = hex_place(hex);
    let shown = match asked(public, hex).filter(|_| !scene.legal.is_empty()) {
        Some(action) => {
            let spot = scene.spot(place, scene.say(action), |legal| *legal == action).or_why(action);
            spot.group("cf-hex", inside)
        }
        None => view! { <g data-place=place>{inside}</g> }.into_any(),
    };
    view! { <g transform=at(hex_middle(hex))>{shown}</g> }.into_any()
}

/// What choosing a hex means now.
fn asked(public: &Public, hex: Hex) -> Option<Action> {
    match public.phase {
        Phase::Fish => Some(Action::Fish(hex)),
        Phase::Move { .. } => Some(Action::Move(hex)),
        Phase::SetMonster => Some(Action::Set(hex)),
        _ => None,
    }
}

fn calamity(public: &Public, disaster: Disaster) -> Option<impl IntoView + use<>> {
    let hex = public.place_of(disaster)?;
    let (width, height) = DISASTER;
    let moves = matches!(public.phase, Phase::Move { disaster: moved, .. } if moved == disaster);
    Some(view! {
        <g transform=at(hex_middle(hex))>
            <g class="cf-piece" class:moves=moves data-place=disaster_place(disaster)>
                <rect x=-width / 2.0 y=-height / 2.0 width=width height=height fill="none" />
                <use_
                    href=format!("#cf-disaster-{disaster}")
                    x=-width / 2.0
                    y=-height / 2.0
                    width=width
                    height=height
                />
            </g>
        </g>
    })
}

fn boat(scene: &Scene<'_, CatAndFish>, seat: Seat) -> AnyView {
    let own = scene.view.viewer.seat() == Some(seat);
    let (width, height) = BOAT;
    view! {
        <g transform=at(point_middle(scene.view.public.fishers[seat].pawn))>
            {own.then(|| view! { <circle class="cf-own" r="20" /> })}
            <g class="cf-piece" data-place=boat_place(seat)>
                <rect x=-width / 2.0 y="-27" width=width height=height fill="none" />
                <use_ href=format!("#cf-boat-{}", seat.number()) x=-width / 2.0 y="-27" width=width height=height />
            </g>
        </g>
    }
    .into_any()
}

/// The seasons, the one under way marked, and the year in the middle.
fn wheel(scene: &Scene<'_, CatAndFish>) -> impl IntoView + use<> {
    let public = &scene.view.public;
    let season = public.season();
    let turn = match season {
        Season::Spring => 0,
        Season::Summer => 90,
        Season::Autumn => 180,
        Season::Winter => 270,
    };
    let args = [("year", public.year().into()), ("years", scene.view.edition.years().into())];
    let year = text_with(scene.voice.book.lang(), "cf-year", &args);
    let name = scene.voice.say(&format!("season-{season}"), &[]);
    view! {
        <g transform="translate(-153 -134)" aria-hidden="true">
            <use_ href="#cf-wheel" x="-37" y="-37" width="74" height="74" />
            <path class="cf-now" d="M0 0L0 -34A34 34 0 0 1 34 0Z" transform=format!("rotate({turn})") />
            <circle class="cf-year" r="12" />
            <text class="cf-figure" y="7">{public.year()}</text>
        </g>
        <g class="cf-season">
            <text x="190" y="-154">{name}</text>
            <text x="190" y="-132">{year}</text>
        </g>
    }
}

/// How many tiles each zone's pile still has.
fn piles(scene: &Scene<'_, CatAndFish>) -> impl IntoView + use<> {
    let piles = Zone::ALL.into_iter().zip(&scene.view.public.waters.shoals).enumerate();
    let piles = piles.map(|(index, (zone, shoal))| {
        let y = 108.0 + 24.0 * index as f64;
        view! {
            <g transform=at((-181.0, y)) data-place=pile_place(zone)>
                <use_ href=format!("#cf-pile-{zone}") x="-9" y="-10" width="18" height="20" />
                <text class="cf-left" x="14" y="7">{shoal.pile}</text>
            </g>
        }
    });
    piles.collect_view()
}
