//! Rule numbers in the code, so that every line of the rulebook can be found where it is enforced.

use std::fmt;

/// A rule's number in the game's RULES.md, such as `SM4.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// The key of the sentence that tells a player about it: `refusal-sm4-1`.
    pub fn text_key(self) -> String {
        format!("refusal-{}", self.0.to_lowercase().replace('.', "-"))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Stands on the line that enforces a rule and gives the rule's [`RuleId`]. Free in release builds;
/// elsewhere it notes that the line ran, for [`RuleWatch`].
#[macro_export]
macro_rules! rule {
    ($number:literal) => {{
        if cfg!(debug_assertions) {
            $crate::mark_rule($number);
        }
        $crate::RuleId($number)
    }};
}

#[cfg(debug_assertions)]
mod marks {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    thread_local! {
        static SEEN: RefCell<BTreeMap<&'static str, u64>> = const { RefCell::new(BTreeMap::new()) };
    }
    pub fn add(number: &'static str) {
        SEEN.with_borrow_mut(|seen| *seen.entry(number).or_default() += 1);
    }
    pub fn count(number: &str) -> u64 {
        SEEN.with_borrow(|seen| seen.get(number).copied().unwrap_or(0))
    }
}

/// Called by [`rule!`].
#[cfg(debug_assertions)]
pub fn mark_rule(number: &'static str) {
    marks::add(number);
}
#[cfg(not(debug_assertions))]
pub fn mark_rule(_number: &'static str) {}

/// A test's guard: fails the test if the rule's line never ran while the guard lived.
#[derive(Debug)]
pub struct RuleWatch {
    number: String,
    #[cfg(debug_assertions)]
    before: u64,
}

impl RuleWatch {
    #[must_use = "the watch ends where the guard is dropped"]
    pub fn new(number: impl Into<String>) -> Self {
        let number = number.into();
        RuleWatch {
            #[cfg(debug_assertions)]
            before: marks::count(&number),
            number,
        }
    }

    fn ran(&self) -> bool {
        #[cfg(debug_assertions)]
        return marks::count(&self.number) > self.before;
        #[cfg(not(debug_assertions))]
        true
    }
}

impl Drop for RuleWatch {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.ran(), "no line marked rule!(\"{}\") ran in this test", self.number);
        }
    }
}
