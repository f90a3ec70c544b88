//! The same seed gives the same numbers for ever: what is written here can't change.

use game_api::{GameRng, Seed, Source};

/// The first words of the ChaCha20 key stream for an all-zero key, as published with the cipher.
#[test]
fn the_stream_is_chacha20() {
    let mut rng = GameRng::draw(Seed([0; 32]), Source(0), 0);
    let upper_bytes: Vec<u32> = (0..4).map(|_| rng.below(256)).collect();
    assert_eq!(upper_bytes, [0xad, 0x90, 0xe5, 0x28]);
}

#[test]
fn each_draw_has_sixteen_blocks_of_its_own() {
    let mut first = GameRng::draw(Seed::from(7), Source(3), 0);
    for _ in 0..16 * 16 {
        first.below(256);
    }
    let mut second = GameRng::draw(Seed::from(7), Source(3), 1);
    assert_eq!(first.below(1 << 30), second.below(1 << 30));
}

#[test]
fn sources_and_seeds_have_streams_of_their_own() {
    let word = |seed, source| GameRng::draw(Seed::from(seed), Source(source), 0).below(1 << 31);
    assert_ne!(word(1, 0), word(1, 1));
    assert_ne!(word(1, 0), word(2, 0));
    assert_eq!(word(1, 0), word(1, 0));
}

#[test]
fn every_number_below_the_bound_is_equally_likely() {
    let mut rng = GameRng::stream(Seed::from(1), 0);
    let mut counts = [0_u32; 6];
    for _ in 0..60_000 {
        counts[rng.below(6) as usize] += 1;
    }
    // Five standard deviations.
    assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 460), "{counts:?}");
}

#[test]
fn a_weight_is_a_share() {
    let mut rng = GameRng::stream(Seed::from(2), 0);
    let mut counts = [0_u32; 3];
    for _ in 0..60_000 {
        counts[rng.weighted([1, 0, 5].into_iter())] += 1;
    }
    assert!(counts[0].abs_diff(10_000) < 460 && counts[1] == 0, "{counts:?}");
}

#[test]
fn a_seed_reads_back_and_junk_does_not() {
    let seed = GameRng::stream(Seed::from(3), 0).seed();
    assert_eq!(seed.to_string().parse(), Ok(seed));
    let short = "00".repeat(31);
    let signed = format!("+1{short}");
    for junk in ["", "zz", &"é".repeat(32), &short, &signed] {
        assert!(junk.parse::<Seed>().is_err(), "{junk}");
    }
    assert_eq!(format!("{seed:?}"), "Seed(…)", "a seed is not printed by accident");
}
