//! Where luck comes from: the ChaCha20 key stream, read as integers in a few lines that anyone can redo.
//!
//! The same seed gives the same numbers on every platform and in every later release. The rules:
//! - the stream is ChaCha20 with a 64-bit block counter and a 64-bit stream number (the original layout),
//!   read as little-endian 32-bit words;
//! - the n-th draw (from 0) of a source is read from the stream whose number is the source's, from block
//!   `n × 16` on;
//! - a number below `k` is the upper half of `word × k`, and a word whose lower half falls below `2³² mod k`
//!   is thrown away, so that every number is equally likely;
//! - of weighted outcomes, that one is taken in whose share a number below the sum of the weights falls.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Source;

/// The secret that fixes every outcome of a table, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl From<u64> for Seed {
    /// A small seed for tests and simulations: the number, little-endian, and zeros.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed foretells every outcome, so it is not printed by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed has 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let digit = |c: u8| char::from(c).to_digit(16).ok_or(BadSeed);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Blocks of the key stream that each draw has for itself.
const BLOCKS_PER_DRAW: u128 = 16;
const WORDS_PER_BLOCK: u128 = 16;

/// The only generator that games and bots ever see.
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha20Rng);

impl GameRng {
    /// One long stream, for playouts and bots.
    pub fn stream(seed: Seed, number: u64) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(number);
        GameRng(rng)
    }

    /// The referee's generator for the n-th draw of a source.
    pub fn draw(seed: Seed, source: Source, n: u32) -> Self {
        let mut rng = GameRng::stream(seed, u64::from(source.0));
        rng.0.set_word_pos(u128::from(n) * BLOCKS_PER_DRAW * WORDS_PER_BLOCK);
        rng
    }

    /// A number from 0 to `bound − 1`, each equally likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// The index of one of the weights, each as likely as it is heavy.
    #[inline]
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let mut left = self.below(weights.clone().sum());
        for (index, weight) in weights.enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        unreachable!("the number drawn lies below the sum of the weights")
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}
