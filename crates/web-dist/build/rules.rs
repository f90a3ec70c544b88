//! The rules for players, from Markdown to what the page shows.

use std::{fs, path::Path};

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, html};

pub struct RulesPage {
    /// The name of the file without its ending: `super-miaou.fr`.
    pub name: String,
    pub html: String,
}

/// All rules pages, in a fixed order.
pub fn pages(folder: &Path) -> Result<Vec<RulesPage>, String> {
    let trouble = |e| format!("{} can't be read: {e}.", folder.display());
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".md"));
        if let Some(name) = name {
            let markdown = fs::read_to_string(&path).map_err(trouble)?;
            pages.push(RulesPage { name: name.to_owned(), html: page(&markdown) });
        }
    }
    pages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(pages)
}

/// The page's own title stands above it, so the first heading is left out; the others tell by their number
/// where a rule is found: "SM4 · Buy" becomes `id="SM4"`.
fn page(markdown: &str) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    for index in 0..events.len() {
        let number = match events.get(index + 1) {
            Some(Event::Text(title)) => rule_number(title),
            _ => None,
        };
        if let (Event::Start(Tag::Heading { id, .. }), Some(number)) = (&mut events[index], number) {
            *id = Some(CowStr::from(number));
        }
    }
    let title_ends = events
        .iter()
        .position(|event| matches!(event, Event::End(pulldown_cmark::TagEnd::Heading(HeadingLevel::H1))));
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter().skip(title_ends.map_or(0, |end| end + 1)));
    written
}

fn rule_number(title: &str) -> Option<String> {
    let number = title.split_whitespace().next()?;
    let letters = number.chars().take_while(char::is_ascii_uppercase).count();
    let digits = &number[letters..];
    let is_number = letters >= 2 && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    is_number.then(|| number.to_owned())
}
