//! The final count, item by item: the rows appear one after the other.

use game_api::Seat;
use leptos::prelude::*;
use meowtopia::{Count, Meowtopia};

use crate::{drawings::Drawing, games::Scene, table::symbol};

pub fn count(scene: &Scene<'_, Meowtopia>) -> AnyView {
    let seats = || Seat::all(scene.view.seats);
    let numbers = scene.view.edition.numbers();
    let counts: Vec<Count> = seats().map(|seat| Count::of(&scene.view.public.homes[seat], numbers)).collect();
    let head = seats().map(|seat| {
        let name = scene.voice.name(seat).to_owned();
        view! {
            <th scope="col">
                <Drawing name=symbol(seat) class="symbol" />
                <span>{name}</span>
            </th>
        }
    });
    let items = Count::default().items().into_iter().enumerate();
    let items = items.map(|(index, (name, _))| {
        let points = counts.iter().map(|count| view! { <td>{signed(count.items()[index].1)}</td> });
        view! {
            <tr>
                <th scope="row">{scene.voice.say(&format!("count-{name}"), &[])}</th>
                {points.collect_view()}
            </tr>
        }
    });
    let totals = counts.iter().map(|count| view! { <td>{signed(count.total())}</td> });
    view! {
        <div class="mt-count">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{scene.voice.say("count-points", &[])}</th>
                        {head.collect_view()}
                    </tr>
                </thead>
                <tbody>{items.collect_view()}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{scene.voice.say("count-total", &[])}</th>
                        {totals.collect_view()}
                    </tr>
                </tfoot>
            </table>
        </div>
    }
    .into_any()
}

fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}
