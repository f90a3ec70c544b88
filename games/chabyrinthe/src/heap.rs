//! Heaps of cards in which only the numbers matter.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// What a card shows: one of a few faces.
pub trait Face: Copy + Ord + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
}

/// How many there are of each face, without order. Written as `{"elbow": 3, "tee": 1}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heap<T, const N: usize> {
    counts: [u8; N],
    of: PhantomData<T>,
}

impl<T, const N: usize> Default for Heap<T, N> {
    fn default() -> Self {
        Heap { counts: [0; N], of: PhantomData }
    }
}

impl<T: Face, const N: usize> Heap<T, N> {
    pub fn count(&self, face: T) -> u8 {
        self.counts[face.index()]
    }

    pub fn add(&mut self, face: T, copies: u8) {
        self.counts[face.index()] += copies;
    }

    /// # Panics
    /// If there is none.
    pub fn take(&mut self, face: T) {
        let count = &mut self.counts[face.index()];
        *count = count.checked_sub(1).expect("the card is there to be taken");
    }

    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// The faces that are there, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> {
        T::ALL.iter().copied().zip(self.counts).filter(|&(_, count)| count > 0)
    }
}

impl<T: Face + Serialize, const N: usize> Serialize for Heap<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Face + Deserialize<'de>, const N: usize> Deserialize<'de> for Heap<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<T, u8>::deserialize(deserializer)?;
        let total: u32 = counts.values().map(|&count| u32::from(count)).sum();
        if total > u32::from(u8::MAX) {
            return Err(D::Error::custom(format!("a heap of {total} cards is too large")));
        }
        let mut heap = Heap::default();
        counts.into_iter().for_each(|(face, count)| heap.add(face, count));
        Ok(heap)
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Heap<T, N> {
    fn schema_name() -> Cow<'static, str> {
        format!("HeapOf{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<T, u8>::json_schema(generator)
    }
}
