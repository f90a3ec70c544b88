//! The table in text.

mod chart;

use game_api::{Seat, ViewRef, Voice};

use crate::say::{gear_name, list, magic_name, season_name, space_name, tile_name};
use crate::{CatAndFish, Gear, Phase, Season, Space, Tile, Zone};

/// A symbol for each seat, beside its name and on the chart.
const SYMBOLS: [&str; 4] = ["●", "▲", "■", "◆"];

pub(crate) fn table(view: ViewRef<'_, CatAndFish>, voice: &Voice) -> String {
    let public = view.public();
    let season = season_name(voice, public.season());
    let args = [("year", public.year().into()), ("season", season.into()), ("round", public.round.into())];
    let mut lines = vec![voice.say("draw-season", &args), String::new()];
    lines.extend(chart::rows(view));
    lines.push(voice.say("draw-legend", &[]));
    lines.push(String::new());
    lines.push(voice.say("draw-piles", &[("piles", piles(view).into())]));
    lines.extend(prices(view, voice));
    lines.push(voice.say("draw-board", &[]));
    lines.extend(Space::ALL.into_iter().map(|space| space_line(view, space, voice)));
    lines.push(voice.say("draw-shop", &[]));
    lines.extend(shop(view, voice));
    for seat in Seat::all(view.seats()) {
        lines.push(String::new());
        lines.extend(player(view, seat, voice));
    }
    if let Some(own) = view.private() {
        let cards = own.magic.iter().map(|(card, count)| times(magic_name(voice, card), count));
        lines.push(voice.say("draw-magic", &[("cards", list(voice, cards).into())]));
    }
    lines.join("\n")
}

fn times(name: String, count: u8) -> String {
    if count == 1 { name } else { format!("{name} ×{count}") }
}

/// Tiles in the piles of the three zones.
fn piles(view: ViewRef<'_, CatAndFish>) -> String {
    view.public().waters.shoals.iter().map(|shoal| shoal.pile.to_string()).collect::<Vec<_>>().join(", ")
}

/// What the fish of each zone sell for in this season and in the next.
fn prices(view: ViewRef<'_, CatAndFish>, voice: &Voice) -> Vec<String> {
    let now = view.public().season();
    let next = Season::ALL[(now as usize + 1) % Season::COUNT];
    let args = [("season", season_name(voice, now).into()), ("next", season_name(voice, next).into())];
    let price = |tile: Tile| {
        let [now, next] = [now, next].map(|season| view.edition().price(tile, season));
        format!("{} {now}→{next}", tile_name(voice, tile))
    };
    let zones = Zone::ALL.into_iter().map(|zone| {
        let fish = Tile::ALL.into_iter().filter(|tile| tile.zone() == zone && tile.is_fish());
        format!("  {}", list(voice, fish.map(price)))
    });
    std::iter::once(voice.say("draw-prices", &args)).chain(zones).collect()
}

/// A space with its markers: a symbol for each, a dot where there is room, a dash where it is shut.
fn space_line(view: ViewRef<'_, CatAndFish>, space: Space, voice: &Voice) -> String {
    let public = view.public();
    let mut markers: Vec<&str> = Vec::new();
    for (seat, fisher) in public.fishers.iter() {
        markers.extend((0..fisher.markers.count(space)).map(|_| SYMBOLS[seat.index()]));
    }
    let shut = match space {
        Space::Thief => public.season() != Season::Winter,
        Space::Summoner => public.summoner.is_none(),
        _ => false,
    };
    let room = usize::from(view.edition().room(space, view.seats()));
    markers.extend((markers.len()..room).map(|_| if shut { "–" } else { "·" }));
    let cards = match space {
        Space::Library => format!(" ({})", public.library),
        Space::Treasure => format!(" ({})", public.hoard.total()),
        _ => String::new(),
    };
    format!("  {:<22} {}{cards}", space_name(voice, space), markers.join(" "))
}

fn shop(view: ViewRef<'_, CatAndFish>, voice: &Voice) -> Vec<String> {
    let public = view.public();
    let wares = Gear::ALL.into_iter().map(|gear| {
        let price = match public.price(view.edition(), gear) {
            Some(price) => format!("{price} €"),
            None => "–".to_owned(),
        };
        format!("{:<15} {price:>4} ×{}", gear_name(voice, gear), public.shop.count(gear))
    });
    wares
        .collect::<Vec<_>>()
        .chunks(3)
        .map(|row| format!("  {}", row.join("   ")).trim_end().to_owned())
        .collect()
}

fn player(view: ViewRef<'_, CatAndFish>, seat: Seat, voice: &Voice) -> Vec<String> {
    let public = view.public();
    let fisher = &public.fishers[seat];
    let acting = match public.phase {
        Phase::Discard { seat, .. } | Phase::Flee { seat, .. } => Some(seat),
        Phase::Lot | Phase::Over => None,
        _ => Some(public.turn),
    };
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    let head = [
        ("symbol", SYMBOLS[seat.index()].into()),
        ("turn", yes(acting == Some(seat)).into()),
        ("first", yes(public.first == seat).into()),
    ];
    let purse = [
        ("money", fisher.money.into()),
        ("point", fisher.pawn.to_string().into()),
        ("magic", fisher.magic.into()),
        ("penalties", fisher.penalties.into()),
    ];
    let places = view.edition().places(fisher.owns(Gear::ColdStorage));
    let tiles = fisher.warehouse.iter().map(|&tile| format!("[{}]", tile_name(voice, tile)));
    let empty = (fisher.warehouse.len()..places).map(|_| "[ ]".to_owned());
    let stored = tiles.chain(empty).collect::<Vec<_>>().join(" ");
    let rod = std::iter::once(voice.say("gear-rod", &[]));
    let summoner = (public.summoner == Some(seat)).then(|| voice.say("gear-summoner", &[]));
    let gear = rod.chain(fisher.gear.iter().map(|(gear, _)| gear_name(voice, gear))).chain(summoner);
    vec![
        voice.say_of(seat, "draw-player", &head),
        format!("  {}", voice.say("draw-purse", &purse)),
        format!("  {}", voice.say("draw-warehouse", &[("tiles", stored.into())])),
        format!("  {}", voice.say("draw-gear", &[("gear", list(voice, gear).into())])),
    ]
}
