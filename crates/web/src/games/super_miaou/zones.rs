//! Before each player: the hand, the backpack and the washing machine.

use game_api::Seat;
use leptos::prelude::*;
use super_miaou::{Action, Card, Side, Slot, SuperMiaou, Zone};

use super::cards::{drawing, picture, slot_picture};
use crate::{drawings::Drawing, games::Scene};

/// The name of a place of a hand, of a backpack, of a washing machine.
pub fn hand_place(seat: Seat, side: Side) -> String {
    format!("hand-{seat}-{side}")
}
pub fn bag_place(seat: Seat) -> String {
    format!("bag-{seat}")
}
pub fn wash_place(seat: Seat) -> String {
    format!("wash-{seat}")
}

/// The zone of a player in small. The own one has its places in the dock.
pub fn chip(scene: &Scene<'_, SuperMiaou>, seat: Seat) -> AnyView {
    let zone = &scene.view.public.zones[seat];
    let own = seat == scene.own_seat();
    let place = |name: String| (!own).then_some(name);
    let hand = Side::BOTH.map(|side| opposing_card(scene, seat, side, own));
    let washed = zone.washing_machine.iter().flat_map(|(card, count)| (0..count).map(move |_| card));
    let washed = washed.map(|card| picture(drawing(card, seat))).collect_view();
    let nothing = zone.washing_machine.is_empty().then(|| slot_picture(Slot::Empty, seat));
    view! {
        <span class="sm-hand">{hand.into_iter().collect_view()}</span>
        <span class="sm-zones">
            <span data-place=place(bag_place(seat)) title=scene.text("sm-backpack")>
                <Drawing name="bag" class="object" />
                {zone.backpack}
            </span>
            <span data-place=place(wash_place(seat)) title=scene.text("sm-washing")>
                <Drawing name="wash" class="object" />
                {zone.washing_machine.total()}
            </span>
        </span>
        <span class="sm-washed">{washed} {nothing}</span>
    }
    .into_any()
}

/// A card of another's hand; a Mouse may be sent to it.
fn opposing_card(scene: &Scene<'_, SuperMiaou>, seat: Seat, side: Side, own: bool) -> AnyView {
    let slot = scene.view.public.zones[seat].slot(side);
    let steal = Action::Mouse { victim: seat, side };
    if scene.legal.contains(&steal) {
        let label = scene.say(steal);
        let spot = scene.spot(hand_place(seat, side), label, |action| *action == steal);
        return spot.button("target", slot_picture(slot, seat));
    }
    let place = (!own).then(|| hand_place(seat, side));
    view! { <span data-place=place>{slot_picture(slot, seat)}</span> }.into_any()
}

/// The own zone, and what can be done but buying.
pub fn dock(scene: &Scene<'_, SuperMiaou>) -> AnyView {
    let seat = scene.own_seat();
    let zone = &scene.view.public.zones[seat];
    let hand = Side::BOTH.map(|side| hand_card(scene, seat, zone, side));
    let [left, right] = hand;
    let acts = [
        ("bin", "i-bin", scene.text("sm-do-bin"), Action::Bin(any_card(zone))),
        (
            "mouse",
            "i-mouse",
            scene.text("sm-do-mouse"),
            Action::Mouse { victim: seat.left(scene.view.seats), side: Side::Left },
        ),
        ("pass", "i-skip", scene.text("sm-do-pass"), Action::Pass),
    ];
    let acts = acts.map(|(name, icon, words, why)| {
        let begins = |action: &Action| kind(action) == name;
        let inside = view! {
            <Drawing name=icon class="icon" />
            {words.clone()}
        };
        scene.spot(name, words, begins).or_why(why).button("act", inside)
    });
    view! {
        <div class="sm-mine">
            <span class="zone" data-place=bag_place(seat)>
                <Drawing name="bag" class="object" />
                {scene.text("sm-backpack")}
                <b>{zone.backpack}</b>
            </span>
            {left}
            {right}
            <span class="zone" data-place=wash_place(seat)>
                <Drawing name="wash" class="object" />
                {scene.text("sm-washing")}
                <b>{zone.washing_machine.total()}</b>
            </span>
        </div>
        <div class="sm-acts">{acts.into_iter().collect_view()}</div>
    }
    .into_any()
}

/// A card of the own hand: it can be binned, and a Mouse sent out.
fn hand_card(scene: &Scene<'_, SuperMiaou>, seat: Seat, zone: &Zone, side: Side) -> AnyView {
    let slot = zone.slot(side);
    let picture = slot_picture(slot, seat);
    let place = hand_place(seat, side);
    let Slot::Known(card) = slot else {
        return view! { <span class="hand" data-place=place>{picture}</span> }.into_any();
    };
    let begins = |action: &Action| match action {
        Action::Bin(binned) => *binned == card,
        Action::Mouse { .. } => card == Card::Mouse,
        Action::Buy(_) | Action::Pass => false,
    };
    let label = scene.voice.say(&format!("card-{card}"), &[]);
    scene.spot(place, label, begins).or_why(Action::Bin(card)).button("hand", picture)
}

fn kind(action: &Action) -> &'static str {
    match action {
        Action::Buy(_) => "buy",
        Action::Bin(_) => "bin",
        Action::Mouse { .. } => "mouse",
        Action::Pass => "pass",
    }
}

/// The card to ask about when none can be binned.
fn any_card(zone: &Zone) -> Card {
    zone.known().next().unwrap_or(Card::Locked)
}
