//! First games that are laid so that the lessons fit them. The lessons are `tour-<game>-<number>` in the texts.

#[derive(Clone, Copy, Debug)]
pub struct Script {
    pub seed: u64,
    /// What the coach proposes, lesson by lesson. Chance keeps to the seed whatever the other player does.
    pub choices: &'static [&'static str],
}

const SCRIPTS: [(&str, Script); 2] = [
    ("super-miaou", Script { seed: 33, choices: &["buy:food", "buy:coin2", "buy:cat"] }),
    ("chabyrinthe", Script { seed: 13, choices: &["turn:d4:ns", "push:13:nw-es"] }),
];

pub fn of(game: &str) -> Option<Script> {
    SCRIPTS.into_iter().find(|(name, _)| *name == game).map(|(_, script)| script)
}
