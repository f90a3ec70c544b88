//! What the house says to those who watch over it.

use axum::extract::State;

use crate::live::Live;

/// The system counts processor time in hundredths of a second.
const TICKS_PER_S: f64 = 100.0;

/// In the text format of Prometheus.
pub async fn metrics(State(live): State<Live>) -> String {
    let mut lines = format!("# TYPE chatiere_tables_live gauge\nchatiere_tables_live {}\n", live.count());
    if let Some(seconds) = cpu_seconds() {
        lines +=
            &format!("# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds:.2}\n");
    }
    lines
}

/// What this process has used so far, where the system tells.
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may hold blanks; user and system time are the twelfth and thirteenth field after it.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(ticks as f64 / TICKS_PER_S)
}
