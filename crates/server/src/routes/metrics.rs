//! What the house says to those who watch over it.

use std::sync::atomic::Ordering;

use axum::{extract::State, http::StatusCode};

use crate::live::Live;

/// The system counts processor time in hundredths of a second.
const TICKS_PER_S: f64 = 100.0;

/// Whether the house can do its work.
pub async fn health(State(live): State<Live>) -> (StatusCode, &'static str) {
    match live.storage().answers().await {
        true => (StatusCode::OK, "ok"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer"),
    }
}

/// In the text format of Prometheus.
pub async fn metrics(State(live): State<Live>) -> String {
    let counts = live.counts();
    let (groups, flushing) = live.storage().flushes();
    let told = [
        ("chatiere_tables_live", "gauge", Some(live.count() as f64)),
        ("chatiere_viewers", "gauge", Some(counts.viewers.load(Ordering::Relaxed) as f64)),
        ("chatiere_decisions_total", "counter", Some(counts.decisions.load(Ordering::Relaxed) as f64)),
        ("chatiere_flushes_total", "counter", Some(groups as f64)),
        ("chatiere_flush_seconds_total", "counter", Some(flushing.as_secs_f64())),
        ("process_cpu_seconds_total", "counter", cpu_seconds()),
    ];
    let lines = told.iter().filter_map(|(name, kind, value)| {
        value.map(|value| format!("# TYPE {name} {kind}\n{name} {value}\n"))
    });
    lines.collect()
}

/// What this process has used so far, where the system tells.
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may hold blanks; user and system time are the twelfth and thirteenth field after it.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(ticks as f64 / TICKS_PER_S)
}
