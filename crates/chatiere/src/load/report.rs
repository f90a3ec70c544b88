//! What was measured.

use std::time::Duration;

use serde_json::{Value, json};

/// One table's measurements.
#[derive(Debug, Default)]
pub struct Tally {
    latencies: Vec<Duration>,
    echoes: Vec<Duration>,
    /// The bytes of every decision told to a viewer.
    pub sizes: Vec<u32>,
    pub errors: u64,
    /// Decisions that a viewer was told and that were gone later, or that a viewer was never told.
    pub lost: u64,
    /// Decisions told twice.
    pub repeated: u64,
}

impl Tally {
    pub fn moved(&mut self, latency: Duration) {
        self.latencies.push(latency);
    }

    pub fn echoed(&mut self, latency: Duration) {
        self.echoes.push(latency);
    }
}

/// A whole run's.
#[derive(Debug)]
pub struct Report {
    pub seconds: u64,
    pub cpu_seconds: Option<f64>,
    all: Tally,
}

/// The values below which half, most and all of the samples lie.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spread {
    pub middle: f64,
    pub most: f64,
    pub max: f64,
}

impl Report {
    pub fn new(seconds: u64, cpu_seconds: Option<f64>) -> Report {
        Report { seconds, cpu_seconds, all: Tally::default() }
    }

    pub fn add(&mut self, table: Tally) {
        self.all.latencies.extend(table.latencies);
        self.all.echoes.extend(table.echoes);
        self.all.sizes.extend(table.sizes);
        self.all.errors += table.errors;
        self.all.lost += table.lost;
        self.all.repeated += table.repeated;
    }

    pub fn moves(&self) -> usize {
        self.all.latencies.len()
    }

    pub fn moves_per_s(&self) -> f64 {
        self.moves() as f64 / self.seconds.max(1) as f64
    }

    pub fn latency_ms(&self) -> Spread {
        spread(self.all.latencies.iter().map(|latency| latency.as_secs_f64() * 1000.0), 0.99)
    }

    pub fn echo_ms(&self) -> Spread {
        spread(self.all.echoes.iter().map(|latency| latency.as_secs_f64() * 1000.0), 0.99)
    }

    pub fn bytes(&self) -> Spread {
        spread(self.all.sizes.iter().map(|&size| f64::from(size)), 0.9)
    }

    pub fn cpu_per_1000_moves(&self) -> Option<f64> {
        self.cpu_seconds.map(|seconds| seconds * 1000.0 / self.moves().max(1) as f64)
    }

    pub fn troubles(&self) -> (u64, u64, u64) {
        (self.all.errors, self.all.lost, self.all.repeated)
    }

    pub fn json(&self) -> Value {
        let times = |spread: Spread| json!({ "p50": spread.middle, "p99": spread.most, "max": spread.max });
        let bytes = self.bytes();
        let (errors, lost, repeated) = self.troubles();
        json!({
            "moves_per_s": self.moves_per_s(),
            "latency_ms": times(self.latency_ms()),
            "echo_ms": times(self.echo_ms()),
            "bytes_per_viewer_decision": { "p50": bytes.middle, "p90": bytes.most },
            "server_cpu_s_per_1000_moves": self.cpu_per_1000_moves(),
            "errors": errors,
            "lost": lost,
            "repeated": repeated,
        })
    }
}

fn spread(samples: impl Iterator<Item = f64>, most: f64) -> Spread {
    let mut samples: Vec<f64> = samples.collect();
    samples.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let place = (share * samples.len() as f64).ceil() as usize;
        samples.get(place.saturating_sub(1)).copied().unwrap_or_default()
    };
    Spread { middle: at(0.5), most: at(most), max: at(1.0) }
}
