//! Wald's sequential test: stops a match as soon as its result is clear.

/// Whether the bar is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Above,
    Below,
    Open,
}

/// Tests a share of wins against a bar: is it rather five points above or five points below?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    bar: f64,
    evidence: f64,
}

const MARGIN: f64 = 0.05;
/// How often either error may happen.
const ERRORS: f64 = 0.05;

impl Sequential {
    /// A bar lies between these.
    pub const BARS: (f64, f64) = (MARGIN, 1.0 - MARGIN);

    /// # Panics
    /// If the bar is so near to 0 or 1 that nothing lies beyond it.
    pub fn new(bar: f64) -> Self {
        let (low, high) = Sequential::BARS;
        assert!(bar > low && bar < high, "a bar lies between {low} and {high}");
        Sequential { bar, evidence: 0.0 }
    }

    /// One game more, of which this share was won.
    pub fn add(&mut self, share: f64) {
        let (low, high) = (self.bar - MARGIN, self.bar + MARGIN);
        self.evidence += share * (high / low).ln() + (1.0 - share) * ((1.0 - high) / (1.0 - low)).ln();
    }

    pub fn verdict(&self) -> Verdict {
        let enough = ((1.0 - ERRORS) / ERRORS).ln();
        match self.evidence {
            evidence if evidence >= enough => Verdict::Above,
            evidence if evidence <= -enough => Verdict::Below,
            _ => Verdict::Open,
        }
    }
}
