//! Every numbered rule of a game is marked where the code enforces it, proved by a test that watches
//! the mark, and told to the players in both languages; and nothing cites a rule that isn't there.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;

use super::finding::line_at;
use super::source::Source;
use super::{Finding, tree};

/// Checks every game that has a RULES.md.
#[must_use]
pub fn check(root: &Path) -> Vec<Finding> {
    let games = tree::folders(root, "games");
    games
        .iter()
        .filter(|game| root.join(game).join("RULES.md").is_file())
        .flat_map(|game| check_game(root, game).unwrap_or_else(|finding| vec![finding]))
        .collect()
}

fn check_game(root: &Path, game: &str) -> Result<Vec<Finding>, Finding> {
    let mut findings = Vec::new();
    let rules = Rules::read(root, game, &mut findings)?;
    let mut marks = Vec::new();
    for path in tree::rust_files(root, &format!("{game}/src")) {
        let source = Source::of(&tree::read(root, &path)?);
        marks.extend(citations(&MARK, &path, &source.code));
    }
    let (mut watches, mut tests) = (Vec::new(), Vec::new());
    for path in tree::rust_files(root, &format!("{game}/tests")) {
        let source = Source::of(&tree::read(root, &path)?);
        watches.extend(citations(&WATCH, &path, &source.code));
        tests.extend(rules.tests(&path, &source));
    }
    findings.extend(rules.unknown("mark", &marks));
    findings.extend(rules.unknown("watch", &watches));
    findings.extend(rules.unknown_tests(&tests));
    findings.extend(rules.unmarked(&marks));
    findings.extend(rules.unproved(&tests));
    for language in ["fr", "en"] {
        let page = game.replacen("games/", "docs/rules/", 1) + &format!(".{language}.md");
        findings.extend(rules.untold(root, &page));
    }
    Ok(findings)
}

/// A place in the code that names a rule.
struct Citation {
    rule: String,
    path: String,
    line: usize,
}

/// A function named after a rule.
struct Test {
    /// The function's own name.
    name: String,
    /// The rule that the name stands for, as far as it can be read.
    names: Citation,
    /// Whether the test runner runs it.
    runs: bool,
    /// The rules it watches.
    watches: Vec<String>,
}

/// The numbered rules of one game.
struct Rules {
    path: String,
    /// Every rule with its line, in the file's order.
    rules: Vec<(String, usize)>,
}

impl Rules {
    fn read(root: &Path, game: &str, findings: &mut Vec<Finding>) -> Result<Self, Finding> {
        let path = format!("{game}/RULES.md");
        let text = tree::read(root, &path)?;
        let mut rules: Vec<(String, usize)> = Vec::new();
        for captures in RULE.captures_iter(&text) {
            let rule = captures[1].to_string();
            let line = line_at(&text, captures.get_match().end());
            if let Some((_, first)) = rules.iter().find(|(known, _)| *known == rule) {
                let sentence = format!("The rule {rule} is already on line {first}.");
                findings.push(Finding::new(&path, line, sentence));
            } else {
                rules.push((rule, line));
            }
        }
        if rules.is_empty() {
            findings.push(Finding::new(&path, 1, "This page has no rule in the form `- **AB1 …**`."));
        }
        Ok(Self { path, rules })
    }

    fn contains(&self, rule: &str) -> bool {
        self.rules.iter().any(|(known, _)| known == rule)
    }

    /// The functions whose names begin like a rule of this game.
    fn tests(&self, path: &str, source: &Source) -> Vec<Test> {
        let prefixes: BTreeSet<_> = self.rules.iter().map(|(rule, _)| &rule[..2]).collect();
        FUNCTION
            .captures_iter(&source.bare)
            .filter(|captures| prefixes.contains(captures["prefix"].to_uppercase().as_str()))
            .map(|captures| {
                let start = captures.get_match().start();
                let name = captures["name"].to_string();
                let rule = rule_of_test(&name).unwrap_or_default();
                let body = &source.code[start..source.block_end(start)];
                let watches = WATCH.captures_iter(body).map(|watch| watch[1].to_string()).collect();
                let runs = runs(&source.bare[..start]);
                let names = Citation { rule, path: path.into(), line: line_at(&source.bare, start) };
                Test { name, names, runs, watches }
            })
            .collect()
    }

    fn unknown(&self, kind: &str, citations: &[Citation]) -> Vec<Finding> {
        let unknown = citations.iter().filter(|citation| !self.contains(&citation.rule));
        unknown
            .map(|Citation { rule, path, line }| {
                let sentence = format!("The {kind} {rule} names no rule of {}.", self.path);
                Finding::new(path, *line, sentence)
            })
            .collect()
    }

    fn unknown_tests(&self, tests: &[Test]) -> Vec<Finding> {
        let unknown = tests.iter().filter(|test| !self.contains(&test.names.rule));
        unknown
            .map(|test| {
                let sentence = format!("The test {} names no rule of {}.", test.name, self.path);
                Finding::new(&test.names.path, test.names.line, sentence)
            })
            .collect()
    }

    fn unmarked(&self, marks: &[Citation]) -> Vec<Finding> {
        let marked = |rule: &str| marks.iter().any(|mark| mark.rule == rule);
        self.rules
            .iter()
            .filter(|(rule, _)| !marked(rule))
            .map(|(rule, line)| {
                let sentence = format!("The rule {rule} has no mark `rule!(\"{rule}\")` in src.");
                Finding::new(&self.path, *line, sentence)
            })
            .collect()
    }

    fn unproved(&self, tests: &[Test]) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (rule, line) in &self.rules {
            let mut own = tests.iter().filter(|test| test.runs && test.names.rule == *rule).peekable();
            let Some(first) = own.peek() else {
                let name = rule.to_lowercase().replace('.', "_");
                let sentence = format!("The rule {rule} has no test `fn {name}_…` in tests.");
                findings.push(Finding::new(&self.path, *line, sentence));
                continue;
            };
            let (path, line) = (&first.names.path, first.names.line);
            if !own.any(|test| test.watches.contains(rule)) {
                let sentence = format!("No test of {rule} holds `RuleWatch::new(\"{rule}\")`.");
                findings.push(Finding::new(path, line, sentence));
            }
        }
        findings
    }

    /// The top-level rules that have no heading in the players' page.
    fn untold(&self, root: &Path, page: &str) -> Vec<Finding> {
        let text = match tree::read(root, page) {
            Ok(text) => text,
            Err(finding) => return vec![finding],
        };
        let headings = text.lines().filter(|line| line.starts_with('#'));
        let told: BTreeSet<_> =
            headings.flat_map(|line| NUMBER.find_iter(line)).map(|number| number.as_str()).collect();
        self.rules
            .iter()
            .filter(|(rule, _)| !rule.contains('.') && !told.contains(rule.as_str()))
            .map(|(rule, _)| Finding::new(page, 1, format!("No heading names the rule {rule}.")))
            .collect()
    }
}

fn citations(pattern: &Regex, path: &str, code: &str) -> Vec<Citation> {
    pattern
        .captures_iter(code)
        .map(|captures| Citation {
            rule: captures[1].to_string(),
            path: path.to_string(),
            line: line_at(code, captures.get_match().start()),
        })
        .collect()
}

/// `sm4_1_x` stands for SM4.1 and not for SM4: the longest number counts.
fn rule_of_test(name: &str) -> Option<String> {
    let captures = TEST_NAME.captures(name)?;
    let top = captures["top"].to_uppercase();
    Some(match captures.name("sub") {
        Some(sub) => format!("{top}.{}", sub.as_str()),
        None => top,
    })
}

/// Whether the function that follows this code is run as a test: a helper or an ignored test
/// proves nothing.
fn runs(before: &str) -> bool {
    let start = before.rfind(['{', '}', ';']).map_or(0, |end| end + 1);
    let attributes = &before[start..];
    attributes.contains("#[test]") && !attributes.contains("#[ignore")
}

static RULE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?m)^[ ]*[-*] \*\*([A-Z]{2}[0-9]+(?:\.[0-9]+)?)\b"));
static NUMBER: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b[A-Z]{2}[0-9]+(?:\.[0-9]+)?\b"));
static MARK: LazyLock<Regex> = LazyLock::new(|| pattern(r#"\brule!\s*\(\s*"([^"]*)""#));
static WATCH: LazyLock<Regex> = LazyLock::new(|| pattern(r#"\bRuleWatch::new\(\s*"([^"]*)""#));
static FUNCTION: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bfn\s+(?<name>(?<prefix>[a-z]{2})[0-9]\w*)"));
static TEST_NAME: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"^(?<top>[a-z]{2}[0-9]+)(?:_(?<sub>[0-9]+))?(?:_|$)"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is a constant")
}
