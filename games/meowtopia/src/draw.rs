//! The table in text: tiles, homes and farms, drawn with letters that every terminal has.

use game_api::{Seat, ViewRef, Voice};

use crate::say::{items, load_name, tile_name, yes_no};
use crate::{Count, Farm, Home, Job, Meowtopia, Phase, Spot};

/// A symbol for each seat, beside its name.
const SYMBOLS: [&str; 4] = ["●", "▲", "■", "◆"];

pub(crate) fn table(view: ViewRef<'_, Meowtopia>, voice: &Voice) -> String {
    let public = view.public();
    let args = [
        ("round", public.round.into()),
        ("fields", public.fields.into()),
        ("sticks", public.sticks.into()),
        ("last", yes_no(public.ending.is_some()).into()),
    ];
    let mut lines = vec![voice.say("draw-round", &args)];
    let stocks: Vec<String> =
        public.stock.iter().map(|(family, &count)| format!("{} {count}", SYMBOLS[family.index()])).collect();
    lines.push(voice.say("draw-stock", &[("kittens", stocks.join(", ").into())]));
    lines.push(voice.say("draw-tiles", &[]));
    for tile in Job::ALL {
        lines.push(format!("  {}", tile_line(view, tile, voice)));
    }
    for (seat, home) in public.homes.iter() {
        lines.push(String::new());
        lines.push(headline(view, seat, voice));
        lines.push(format!("  {}", belongings(home, voice)));
        lines.push(format!("  {}", workers(home, seat, voice)));
        for (index, merchant) in home.merchants.iter().enumerate() {
            let args = [
                ("place", (index + 1).into()),
                ("symbol", SYMBOLS[merchant.family.index()].into()),
                ("load", load_name(voice, merchant.load).into()),
            ];
            lines.push(format!("  {}", voice.say("draw-merchant", &args)));
        }
        lines.extend(farm(&home.farm).into_iter().map(|line| format!("  {line}")));
    }
    lines.push(String::new());
    lines.push(voice.say("draw-legend", &[]));
    lines.join("\n")
}

fn tile_line(view: ViewRef<'_, Meowtopia>, tile: Job, voice: &Voice) -> String {
    let state = view.public().tile_of(tile);
    let taker = state.taken.map(|seat| format!("{} {}", SYMBOLS[seat.index()], voice.name(seat)));
    let args = [
        ("tile", tile_name(voice, tile, view.public().pair(tile, view.edition())).into()),
        ("bonus", state.bonus.into()),
        ("taken", yes_no(taker.is_some()).into()),
        ("taker", taker.unwrap_or_default().into()),
    ];
    voice.say("draw-tile", &args)
}

fn headline(view: ViewRef<'_, Meowtopia>, seat: Seat, voice: &Voice) -> String {
    let public = view.public();
    let playing = public.actor == seat && !matches!(public.phase, Phase::Lot | Phase::Over);
    let args = [
        ("symbol", SYMBOLS[seat.index()].into()),
        ("turn", yes_no(playing).into()),
        ("first", yes_no(public.first == seat && public.phase != Phase::Lot).into()),
    ];
    voice.say_of(seat, "draw-player", &args)
}

fn belongings(home: &Home, voice: &Voice) -> String {
    let args = [("food", home.food.into()), ("gold", home.gold.into()), ("malus", home.malus.into())];
    voice.say("draw-home", &args)
}

/// The workers, with those of other families apart: "2 awake, 1 asleep, ▲ 1 awake".
fn workers(home: &Home, owner: Seat, voice: &Voice) -> String {
    let parts = home.awake.iter().filter_map(|(family, &awake)| {
        let asleep = home.asleep[family];
        let args = [("awake", awake.into()), ("asleep", asleep.into())];
        let count = voice.say("draw-awake-asleep", &args);
        match family == owner {
            true => Some(count),
            false if awake + asleep > 0 => Some(format!("{} {count}", SYMBOLS[family.index()])),
            false => None,
        }
    });
    voice.say("draw-workers", &[("workers", parts.collect::<Vec<_>>().join("; ").into())])
}

/// The farm, two lines a row of squares: walls as `---` and `|`, sticks as `===` and `#`, dry fields as
/// `.` and watered ones as `~`. Columns and rows bear their numbers.
fn farm(farm: &Farm) -> Vec<String> {
    let [northwest, southeast] = farm.corners();
    let columns = northwest.column + 1..=southeast.column - 1;
    let numbers: String = columns.clone().map(|column| format!("{column:>2}  ")).collect();
    let mut lines = vec![format!("     {numbers}").trim_end().to_owned()];
    for row in northwest.row + 1..=southeast.row {
        let (mut walls, mut squares) = ("    ".to_owned(), format!("{row:>3} "));
        for column in *columns.start()..=*columns.end() + 1 {
            let spot = Spot::new(column, row);
            walls.push(corner(farm, spot));
            walls.push_str(match (farm.has_stick(spot.north()), farm.fields_at(spot.north())) {
                (true, _) => "===",
                (false, 0) => "   ",
                (false, _) => "---",
            });
            squares.push(match (farm.has_stick(spot.west()), farm.fields_at(spot.west())) {
                (true, _) => '#',
                (false, 0) => ' ',
                (false, _) => '|',
            });
            squares.push_str(match (farm.has_field(spot), farm.is_watered(spot)) {
                (true, true) => " ~ ",
                (true, false) => " . ",
                (false, _) => "   ",
            });
        }
        lines.push(walls.trim_end().to_owned());
        if row < southeast.row {
            lines.push(squares.trim_end().to_owned());
        }
    }
    lines
}

/// The northwest corner of a square, where one of the four squares around it holds a field.
fn corner(farm: &Farm, spot: Spot) -> char {
    let north = Spot::new(spot.column, spot.row - 1);
    let touched = farm.fields_at(spot.west()) + farm.fields_at(north.west()) > 0;
    if touched { '+' } else { ' ' }
}

/// The count as a table, one column a player.
pub(crate) fn counts(view: ViewRef<'_, Meowtopia>, voice: &Voice) -> String {
    let numbers = view.edition().numbers();
    let counts: Vec<Count> =
        Seat::all(view.seats()).map(|seat| Count::of(&view.public().homes[seat], numbers)).collect();
    let head = Seat::all(view.seats()).map(|seat| voice.name(seat).to_owned()).collect();
    let mut rows: Vec<(String, Vec<String>)> = vec![(voice.say("count-points", &[]), head)];
    for index in 0..Count::default().items().len() {
        let item = items(&Count::default(), voice)[index].0.clone();
        rows.push((item, counts.iter().map(|count| count.items()[index].1.to_string()).collect()));
    }
    rows.push((
        voice.say("count-total", &[]),
        counts.iter().map(|count| count.total().to_string()).collect(),
    ));
    let width = |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text.chars().count()).max();
    let first = width(&mut rows.iter().map(|(name, _)| name)).unwrap_or_default();
    let other = width(&mut rows.iter().flat_map(|(_, cells)| cells)).unwrap_or_default();
    let line = |(name, cells): &(String, Vec<String>)| {
        let cells: String = cells.iter().map(|cell| format!("  {cell:>other$}")).collect();
        format!("  {name:<first$}{cells}")
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
