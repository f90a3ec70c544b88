//! Heaps in which only the numbers matter: what nobody has put in order has none.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, de::Error as _};

/// The kinds of things that a heap counts.
pub trait Kinds: Copy + Ord + Serialize + DeserializeOwned + JsonSchema + 'static {
    /// Every kind, each at its own index.
    const ALL: &'static [Self];
    fn index(self) -> usize;
}

/// How many there are of each kind. Written as `{"bone1": 4, "fish6": 2}`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K: Kinds, const N: usize> Bag<K, N> {
    pub fn new(counts: [u8; N]) -> Self {
        Bag { counts, kinds: PhantomData }
    }

    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    pub fn holds(&self, kind: K) -> bool {
        self.count(kind) > 0
    }

    pub fn add(&mut self, kind: K) {
        self.counts[kind.index()] += 1;
    }

    /// # Panics
    /// If there is none.
    pub fn take(&mut self, kind: K) {
        let count = &mut self.counts[kind.index()];
        *count = count.checked_sub(1).expect("there is one to be taken");
    }

    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// The kinds that are there, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().copied().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// The kind at a place, if the heap lay sorted.
    pub fn nth(&self, place: u32) -> Option<K> {
        let mut left = place;
        for (&kind, &count) in K::ALL.iter().zip(&self.counts) {
            if left < u32::from(count) {
                return Some(kind);
            }
            left -= u32::from(count);
        }
        None
    }
}

impl<K: Kinds, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Bag::new([0; N])
    }
}

impl<K: Kinds + fmt::Display, const N: usize> fmt::Debug for Bag<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, count)| (kind.to_string(), count))).finish()
    }
}

impl<K: Kinds, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Kinds, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<K, u8>::deserialize(deserializer)?;
        let total: u32 = counts.values().map(|&count| u32::from(count)).sum();
        if total > u32::from(u8::MAX) {
            return Err(D::Error::custom(format!("a heap of {total} is too large")));
        }
        let mut bag = Bag::default();
        counts.into_iter().for_each(|(kind, count)| bag.counts[kind.index()] = count);
        Ok(bag)
    }
}

impl<K: Kinds, const N: usize> JsonSchema for Bag<K, N> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("BagOf{}", K::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<K, u8>::json_schema(generator)
    }
}
