//! The kinds of things on the table, each with the name it is written by, and heaps of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// One of a fixed list of things.
pub trait Kind: Copy + Ord + Debug + Serialize + for<'de> Deserialize<'de> + JsonSchema + 'static {
    const KINDS: &'static [Self];
    fn index(self) -> usize;
}

/// An enum whose variants are written by a name of their own, in notation, JSON and text keys alike.
macro_rules! kinds {
    ($(#[$meta:meta])* $name:ident { $($(#[$note:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name { $($(#[$note])* #[serde(rename = $text)] $variant,)+ }

        impl $name {
            pub const COUNT: usize = [$($text),+].len();
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant),+];

            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
        impl $crate::kinds::Kind for $name {
            const KINDS: &'static [Self] = &$name::ALL;
            fn index(self) -> usize {
                self as usize
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
        impl std::str::FromStr for $name {
            type Err = game_api::BadNotation;
            fn from_str(text: &str) -> Result<Self, game_api::BadNotation> {
                $name::ALL.into_iter().find(|kind| kind.name() == text).ok_or(game_api::BadNotation)
            }
        }
    };
}
pub(crate) use kinds;

/// How many there are of each kind, without order. Written as `{"wind": 2, "storm": 1}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heap<K, const N: usize>([u8; N], PhantomData<K>);

impl<K: Kind, const N: usize> Heap<K, N> {
    pub fn count(&self, kind: K) -> u8 {
        self.0[kind.index()]
    }

    pub fn add(&mut self, kind: K, number: u8) {
        self.0[kind.index()] += number;
    }

    /// # Panics
    /// If there is none.
    pub fn take(&mut self, kind: K) {
        let count = &mut self.0[kind.index()];
        *count = count.checked_sub(1).expect("there is one to be taken");
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }

    /// The kinds that are there, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + Clone {
        K::KINDS.iter().copied().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The thing at a place, if the heap lay sorted.
    pub fn nth(&self, place: u32) -> Option<K> {
        nth_of(&self.0, place).map(|index| K::KINDS[index])
    }
}

/// In which of the counts a place falls, if their things lay in a row.
pub(crate) fn nth_of(counts: &[u8], place: u32) -> Option<usize> {
    let mut left = place;
    for (index, &count) in counts.iter().enumerate() {
        if left < u32::from(count) {
            return Some(index);
        }
        left -= u32::from(count);
    }
    None
}

impl<K, const N: usize> Default for Heap<K, N> {
    fn default() -> Self {
        Heap([0; N], PhantomData)
    }
}

impl<K: Kind, const N: usize> Serialize for Heap<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Kind, const N: usize> Deserialize<'de> for Heap<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<K, u8>::deserialize(deserializer)?;
        let total: u32 = counts.values().map(|&count| u32::from(count)).sum();
        if total > u32::from(u8::MAX) {
            return Err(D::Error::custom(format!("a heap of {total} is too large")));
        }
        let mut heap = Heap::default();
        counts.into_iter().for_each(|(kind, count)| heap.add(kind, count));
        Ok(heap)
    }
}

impl<K: Kind, const N: usize> JsonSchema for Heap<K, N> {
    fn schema_name() -> Cow<'static, str> {
        format!("HeapOf{}", K::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<BTreeMap<K, u8>>()
    }
}
