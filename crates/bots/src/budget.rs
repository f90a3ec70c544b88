use std::time::Duration;

/// How long a bot may think about one choice.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So often is a game tried out: the same seed gives the same choice.
    Iterations(u32),
    Time {
        span: Duration,
        clock: Clock,
    },
}

/// Tells a time that only grows, since any moment.
pub type Clock = fn() -> Duration;

/// The time on the wall, in the browser too.
pub fn wall_clock() -> Duration {
    use std::sync::OnceLock;
    use web_time::Instant;
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    BEGIN.get_or_init(Instant::now).elapsed()
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spending {
    Iterations { left: u32 },
    Time { from: Duration, until: Duration, clock: Clock, begun: bool },
}

impl Budget {
    /// This share of the budget.
    #[must_use]
    pub fn times(self, share: f32) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations((count as f32 * share).ceil() as u32),
            Budget::Time { span, clock } => Budget::Time { span: span.mul_f32(share), clock },
        }
    }

    pub(crate) fn begin(self) -> Spending {
        match self {
            Budget::Iterations(count) => Spending::Iterations { left: count.max(1) },
            Budget::Time { span, clock } => {
                let from = clock();
                Spending::Time { from, until: from + span, clock, begun: false }
            }
        }
    }
}

impl Spending {
    /// Whether one more iteration may be made; the first always may.
    pub(crate) fn go_on(&mut self) -> bool {
        match self {
            Spending::Iterations { left: 0 } => false,
            Spending::Iterations { left } => {
                *left -= 1;
                true
            }
            Spending::Time { until, clock, begun, .. } => !std::mem::replace(begun, true) || clock() < *until,
        }
    }
    /// How many more iterations will be made, after so many: where time counts, at the same speed.
    pub(crate) fn left(&self, made: u32) -> u32 {
        match *self {
            Spending::Iterations { left } => left,
            Spending::Time { from, until, clock, .. } => {
                let now = clock();
                let spent = now.saturating_sub(from).as_secs_f32().max(f32::MIN_POSITIVE);
                (made as f32 * until.saturating_sub(now).as_secs_f32() / spent) as u32
            }
        }
    }
}
