//! The own warehouse, the others' when a fish may be stolen, and what fish are worth this season.

use cat_and_fish::{Action, CatAndFish, Gear, Phase, Season, Tile, Zone};
use game_api::Seat;
use leptos::prelude::*;

use crate::{
    drawings::Drawing,
    games::{Scene, Spot},
    table::symbol,
    text::text_with,
};

/// The drawing of a tile: a bone is a bone, whatever its zone.
pub fn drawing(tile: Tile) -> String {
    format!("cf-tile-{}", kind(tile))
}

fn kind(tile: Tile) -> &'static str {
    tile.name().trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// The viewer's warehouse; for a spectator, nobody's.
pub fn warehouse(scene: &Scene<'_, CatAndFish>) -> Option<AnyView> {
    let seat = scene.view.viewer.seat()?;
    let fisher = &scene.view.public.fishers[seat];
    let places = scene.view.edition.places(fisher.owns(Gear::ColdStorage));
    let sale = |&tile: &Tile| scene.view.public.sale(&scene.view.edition, seat, tile);
    let worth: u16 = fisher.warehouse.iter().map(sale).sum();
    let title = text_with(scene.voice.book.lang(), "cf-warehouse", &[("money", worth.into())]);
    let tiles = fisher.warehouse.iter().enumerate().map(|(slot, &tile)| stored(scene, slot, tile));
    let empty = (fisher.warehouse.len()..places)
        .map(|_| view! { <span class="cf-slot empty">{scene.text("cf-empty")}</span> });
    let stolen = scene.legal.iter().filter_map(|action| match *action {
        Action::Steal { victim, tile } => Some(loot(scene, victim, tile)),
        _ => None,
    });
    Some(
        view! {
            <h2 id="cf-warehouse">{title}</h2>
            <div class="cf-slots" role="group" aria-labelledby="cf-warehouse">
                {tiles.collect_view()} {empty.collect_view()} {stolen.collect_view()}
            </div>
        }
        .into_any(),
    )
}

fn stored(scene: &Scene<'_, CatAndFish>, slot: usize, tile: Tile) -> AnyView {
    let name = scene.voice.say(&format!("tile-{}", kind(tile)), &[]);
    let money = euros(scene, scene.view.public.sale(&scene.view.edition, scene.own_seat(), tile));
    let begins = |action: &Action| match *action {
        Action::Sell(other) | Action::Drop(other) | Action::Discard(other) | Action::Give(other) => {
            other == tile
        }
        _ => false,
    };
    let why = match scene.view.public.phase {
        Phase::Discard { .. } => Action::Discard(tile),
        Phase::Fee => Action::Give(tile),
        _ => Action::Sell(tile),
    };
    let spot = scene.spot(format!("slot-{slot}"), format!("{name}, {money}"), begins).or_why(why);
    slot_button(spot, tile, view! { <b>{money}</b> }.into_any())
}

fn loot(scene: &Scene<'_, CatAndFish>, victim: Seat, tile: Tile) -> AnyView {
    let steal = Action::Steal { victim, tile };
    let spot = scene.spot(format!("loot-{victim}-{tile}"), scene.say(steal), |action| *action == steal);
    slot_button(spot, tile, view! { <Drawing name=symbol(victim) class="cf-marker" /> }.into_any())
}

fn slot_button(spot: Spot, tile: Tile, below: AnyView) -> AnyView {
    let inside = view! {
        <Drawing name=drawing(tile) class="cf-icon" />
        {below}
    };
    spot.button("cf-slot", inside)
}

/// What every fish sells for now, and in the season that follows.
pub fn prices(scene: &Scene<'_, CatAndFish>) -> AnyView {
    let now = scene.view.public.season();
    let next = Season::ALL[(now as usize + 1) % Season::COUNT];
    let season = |season: Season| scene.voice.say(&format!("season-{season}"), &[]);
    let args = [("season", season(now).into()), ("next", season(next).into())];
    let title = text_with(scene.voice.book.lang(), "cf-prices", &args);
    let fish = Tile::ALL.into_iter().filter(|tile| tile.is_fish()).map(|tile| {
        let name = scene.voice.say(&format!("tile-{}", kind(tile)), &[]);
        let [now, next] = [now, next].map(|season| scene.view.edition.price(tile, season));
        let title = name.clone();
        let class = match tile.zone() {
            Zone::Green => "cf-fish green",
            Zone::Blue => "cf-fish blue",
            Zone::Pink => "cf-fish pink",
        };
        view! {
            <li class=class title=title>
                <Drawing name=drawing(tile) class="cf-small" />
                <span class="unseen">{name}</span>
                <b>{now}</b>
                <span class="cf-next">"→" {next}</span>
            </li>
        }
    });
    view! {
        <h2>{title}</h2>
        <ul class="cf-prices">{fish.collect_view()}</ul>
    }
    .into_any()
}

pub fn euros(scene: &Scene<'_, CatAndFish>, money: u16) -> String {
    text_with(scene.voice.book.lang(), "cf-euros", &[("money", money.into())])
}
