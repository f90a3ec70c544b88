//! What a choice means.

use game_api::{ViewRef, Voice};

use super::names::{a_tile, disaster_name, gear_name, magic_name, space_name, zone_name};
use crate::places::{Hex, Place, Point};
use crate::{Action, CatAndFish, Phase, Space, Tile, Zone};

pub(super) fn say(view: ViewRef<'_, CatAndFish>, action: Action, voice: &Voice) -> String {
    let (public, edition) = (view.public(), view.edition());
    match action {
        Action::Place(space) => {
            let room = edition.room(space, view.seats()).saturating_sub(public.on_space(space));
            let does = voice.say(&format!("does-{space}"), &[]).into();
            voice.say(
                "action-place",
                &[("space", space_name(voice, space).into()), ("does", does), ("room", room.into())],
            )
        }
        Action::Stop => voice.say("action-stop", &[]),
        Action::Do(space) => {
            let does = voice.say(&format!("does-{space}"), &[]).into();
            voice.say("action-do", &[("space", space_name(voice, space).into()), ("does", does)])
        }
        Action::As { marker, action } => exchange(voice, "action-as", marker, action, edition.wizard_fee()),
        Action::Change { marker, action } => exchange(voice, "action-change", marker, action, 0),
        Action::End => voice.say("action-end", &[]),
        Action::Fish(hex) => at_hex(voice, "action-fish", hex),
        Action::Sail(point) => at_point(voice, "action-sail", point),
        Action::Sorcerer => voice.say("action-sorcerer", &[("price", edition.sorcerer_fee().into())]),
        Action::Sell(tile) => {
            let price = sale(view, tile);
            voice.say("action-sell", &[("tile", a_tile(voice, tile).into()), ("price", price.into())])
        }
        Action::Drop(tile) => with_tile(voice, "action-drop", tile),
        Action::Buy(gear) => {
            let args = [
                ("gear", gear_name(voice, gear).into()),
                ("price", public.price(edition, gear).unwrap_or_default().into()),
                ("use", voice.say(&format!("use-{gear}"), &[]).into()),
            ];
            voice.say("action-buy", &args)
        }
        Action::Move(hex) => {
            let disaster = match public.phase {
                Phase::Move { disaster, .. } => disaster_name(voice, disaster),
                _ => String::new(),
            };
            voice.say("action-move", &[("disaster", disaster.into()), ("hex", hex.to_string().into())])
        }
        Action::Steal { victim, tile } => {
            voice.say_of(victim, "action-steal", &[("tile", a_tile(voice, tile).into())])
        }
        Action::Play(card) => {
            let does = voice.say(&format!("spell-{card}"), &[]).into();
            voice.say("action-play", &[("card", magic_name(voice, card).into()), ("does", does)])
        }
        Action::Done => voice.say("action-done", &[]),
        Action::Discard(tile) => with_tile(voice, "action-discard", tile),
        Action::Flee(point) => at_point(voice, "action-flee", point),
        Action::Pay => voice.say("action-pay", &[("price", edition.fee().into())]),
        Action::Give(tile) => with_tile(voice, "action-give", tile),
        Action::Set(hex) => at_hex(voice, "action-set", hex),
        Action::Leave => voice.say("action-leave", &[]),
    }
}

fn exchange(voice: &Voice, key: &str, marker: Space, action: Space, price: u16) -> String {
    let args = [
        ("marker", space_name(voice, marker).into()),
        ("action", space_name(voice, action).into()),
        ("price", price.into()),
    ];
    voice.say(key, &args)
}

/// What the viewer gets for a fish now.
fn sale(view: ViewRef<'_, CatAndFish>, tile: Tile) -> u16 {
    view.public().sale(view.edition(), view.public().turn, tile)
}

fn with_tile(voice: &Voice, key: &str, tile: Tile) -> String {
    voice.say(key, &[("tile", a_tile(voice, tile).into())])
}

fn at_hex(voice: &Voice, key: &str, hex: Hex) -> String {
    let zone = zone_name(voice, Zone::ALL[hex.ring()]).into();
    voice.say(key, &[("hex", hex.to_string().into()), ("zone", zone)])
}

fn at_point(voice: &Voice, key: &str, point: Point) -> String {
    let line = voice.say(&format!("line-{}", point.ring()), &[]).into();
    voice.say(key, &[("point", point.to_string().into()), ("line", line)])
}
