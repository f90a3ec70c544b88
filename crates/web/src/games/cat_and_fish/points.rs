//! The intersections: where a pawn may go now, by which way, and why not elsewhere.

use std::collections::BTreeMap;

use cat_and_fish::{Action, CatAndFish, POINTS, Phase, Place, Point, sea};
use leptos::prelude::*;

use super::chart::{at, point_middle};
use super::target::outline;
use crate::games::Scene;

pub fn point_place(point: Point) -> String {
    format!("point-{point}")
}

/// The ways of the viewer's pawn, and the intersections as places to choose.
pub fn points(scene: &Scene<'_, CatAndFish>) -> Option<AnyView> {
    let legal: Vec<Point> = scene.legal.iter().filter_map(destination).collect();
    if legal.is_empty() {
        return None;
    }
    let steps = steps(scene, &legal);
    let middles: Vec<_> = legal.iter().map(|&point| point_middle(point)).collect();
    let open = legal.iter().map(|&point| open_point(scene, point, steps.get(&point), &middles));
    let shut = (0..POINTS).map(Point::numbered).filter(|point| !legal.contains(point));
    let shut = shut.map(|point| shut_point(scene, point));
    Some(view! { {routes(&steps)} {open.collect_view()} {shut.collect_view()} }.into_any())
}

fn destination(action: &Action) -> Option<Point> {
    match *action {
        Action::Sail(point) | Action::Flee(point) => Some(point),
        _ => None,
    }
}

/// How an intersection is reached: how many steps it takes, and from where the last one comes.
struct Step {
    count: u8,
    from: Point,
}

/// Every stop of a way can itself be sailed to, so the legal intersections tell the ways.
fn steps(scene: &Scene<'_, CatAndFish>, legal: &[Point]) -> BTreeMap<Point, Step> {
    let mut reached = BTreeMap::new();
    let mut edge = vec![scene.view.public.fishers[scene.own_seat()].pawn];
    for count in 1.. {
        let mut next = Vec::new();
        for from in edge {
            for point in sea().steps[from.index()].iter().filter(|point| legal.contains(point)) {
                reached.entry(point).or_insert_with(|| {
                    next.push(point);
                    Step { count, from }
                });
            }
        }
        if next.is_empty() {
            break;
        }
        edge = next;
    }
    reached
}

fn routes(steps: &BTreeMap<Point, Step>) -> impl IntoView + use<> {
    let ways = steps.iter().map(|(&point, step)| {
        let ((x, y), (u, v)) = (point_middle(step.from), point_middle(point));
        format!("M{x:.1} {y:.1}L{u:.1} {v:.1}")
    });
    let ways: String = ways.collect();
    view! { <path class="cf-route" d=ways /> }
}

fn open_point(
    scene: &Scene<'_, CatAndFish>,
    point: Point,
    step: Option<&Step>,
    targets: &[(f64, f64)],
) -> AnyView {
    let begins = |action: &Action| destination(action) == Some(point);
    let said = scene.legal.iter().copied().find(begins).map(|action| scene.say(action));
    let near = step.is_some_and(|step| step.count == 1);
    let middle = point_middle(point);
    let inside = view! {
        <polygon class="cf-touch" points=outline(middle, targets) />
        <circle class="cf-halo" r="13" />
        <circle class="cf-goal" class:near=near r="9.5" />
    };
    let spot = scene.spot(point_place(point), said.unwrap_or_default(), begins);
    view! { <g transform=at(middle)>{spot.group("cf-point", inside)}</g> }.into_any()
}

fn shut_point(scene: &Scene<'_, CatAndFish>, point: Point) -> AnyView {
    let action = match scene.view.public.phase {
        Phase::Flee { .. } => Action::Flee(point),
        _ => Action::Sail(point),
    };
    let spot = scene.spot(point_place(point), scene.say(action), |_| false).or_why(action);
    let inside = view! { <circle class="cf-touch" r="9" /> };
    view! { <g transform=at(point_middle(point))>{spot.group("cf-point", inside)}</g> }.into_any()
}
