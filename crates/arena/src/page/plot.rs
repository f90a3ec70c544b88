//! Two kinds of plots, as SVG.

use std::collections::BTreeMap;

use super::escape;

/// A named value with its interval.
pub(super) struct Bar {
    pub name: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// The value as people read it.
    pub told: String,
}

impl Bar {
    pub(super) fn share(name: String, value: f64, low: f64, high: f64) -> Bar {
        Bar { name, value, low, high, told: format!("{:.1}%", 100.0 * value) }
    }
}

const WIDTH: f64 = 900.0;
const NAMES: f64 = 420.0;
const FIGURES: f64 = 80.0;
const ROW: f64 = 26.0;

/// Lying bars, one below the other; `mark` draws a dashed line at a value.
pub(super) fn bars(bars: &[Bar], most: f64, mark: Option<f64>) -> String {
    let height = ROW * bars.len() as f64;
    let at = |value: f64| {
        NAMES + (WIDTH - NAMES - FIGURES) * (value / most.max(f64::MIN_POSITIVE)).clamp(0.0, 1.0)
    };
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">");
    for (row, bar) in bars.iter().enumerate() {
        let top = ROW * row as f64;
        let middle = top + ROW / 2.0;
        let (name, told) = (escape(&bar.name), escape(&bar.told));
        let width = at(bar.value) - NAMES;
        svg += &format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"{NAMES}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"14\"/>\
             <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\"/>\
             <text x=\"{}\" y=\"{:.1}\">{told}</text>",
            NAMES - 8.0,
            middle + 5.0,
            top + 6.0,
            at(bar.low),
            at(bar.high),
            WIDTH - FIGURES + 8.0,
            middle + 5.0,
        );
    }
    if let Some(value) = mark {
        let x = at(value);
        svg += &format!("<line class=\"fair\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{height}\"/>");
    }
    svg + "</svg>"
}

/// So many columns at most; beyond that neighbours stand together.
const COLUMNS: i32 = 40;
const TALL: f64 = 140.0;

/// Standing columns: how often each value came.
pub(super) fn histogram(counts: &BTreeMap<i32, u64>) -> String {
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return String::new();
    };
    let step = (most - least) / COLUMNS + 1;
    let mut columns: BTreeMap<i32, u64> = BTreeMap::new();
    for (&value, &count) in counts {
        *columns.entry((value - least) / step).or_default() += count;
    }
    let tallest = columns.values().copied().max().unwrap_or(1) as f64;
    let width = WIDTH / f64::from((most - least) / step + 1);
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\">", TALL + 20.0);
    for (&column, &count) in &columns {
        let height = TALL * count as f64 / tallest;
        let x = width * f64::from(column);
        svg += &format!(
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{}: {count}</title></rect>",
            TALL - height,
            (width - 2.0).max(1.0),
            least + step * column,
        );
    }
    svg += &format!("<text x=\"0\" y=\"{0}\">{least}</text>", TALL + 16.0);
    svg += &format!("<text x=\"{WIDTH}\" y=\"{0}\" text-anchor=\"end\">{most}</text>", TALL + 16.0);
    svg + "</svg>"
}
