/// A choice and what thinking has found about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    pub action: A,
    /// The estimated chance to win.
    pub chance: f32,
    /// The chance is this far off at most, in nineteen of twenty cases, as far as trying out tells.
    pub give_or_take: f32,
    /// How often it was tried.
    pub visits: u32,
}

impl<A> Advice<A> {
    /// After so many tries that brought this in sum.
    pub(crate) fn new(action: A, visits: u32, sum: f64) -> Self {
        if visits == 0 {
            return Advice { action, chance: 0.0, give_or_take: 1.0, visits };
        }
        let mean = sum / f64::from(visits);
        // A try is worth between 0 and 1, so it varies at most like a coin's toss.
        let error = (mean * (1.0 - mean) / f64::from(visits)).max(0.0).sqrt();
        let give_or_take = (1.96 * error + 0.5 / f64::from(visits)).min(1.0);
        Advice { action, chance: mean as f32, give_or_take: give_or_take as f32, visits }
    }
}
