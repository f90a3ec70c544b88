use std::fmt;

use leptos::prelude::*;

use crate::table::{Chosen, Desk};

/// A place that can be tapped, with the actions that begin there.
#[derive(Clone)]
pub struct Spot {
    desk: Desk,
    place: String,
    label: String,
    actions: Vec<String>,
    why: Option<String>,
    previewed: bool,
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Spot")
            .field("place", &self.place)
            .field("actions", &self.actions)
            .finish_non_exhaustive()
    }
}

impl Spot {
    pub(super) fn new(desk: Desk, place: String, label: String, actions: Vec<String>) -> Spot {
        Spot { desk, place, label, actions, why: None, previewed: false }
    }

    /// What the table is asked about when nothing that begins here is possible.
    #[must_use]
    pub fn or_why(self, action: impl ToString) -> Spot {
        Spot { why: Some(action.to_string()), ..self }
    }

    /// The board shows what an action comes to before it is done: each tap shows the next one.
    #[must_use]
    pub fn previewed(self) -> Spot {
        Spot { previewed: true, ..self }
    }

    /// Whether something can be done here now.
    pub fn is_open(&self) -> bool {
        !self.actions.is_empty()
    }

    pub fn is_chosen(&self) -> bool {
        self.desk.chosen.with(|chosen| chosen.as_ref().is_some_and(|chosen| chosen.place == self.place))
    }

    /// Whether somebody recommends what begins here.
    fn is_advised(&self) -> bool {
        let advises =
            |advised: &Option<String>| advised.as_ref().is_some_and(|action| self.actions.contains(action));
        self.desk.advised.with(advises)
    }

    /// The place as a button around what is drawn there.
    pub fn button(self, class: &'static str, inside: impl IntoView + 'static) -> AnyView {
        let (can, chosen, advised) = (self.is_open(), self.is_chosen(), self.is_advised());
        let (place, label) = (self.place.clone(), self.label.clone());
        view! {
            <button
                type="button"
                class=classes(class, can, chosen, advised)
                data-place=place
                aria-disabled=if can { "false" } else { "true" }
                aria-pressed=if chosen { "true" } else { "false" }
                on:click=move |_| self.tap()
            >
                // The label tells all that the drawing shows.
                <span class="unseen">{label}</span>
                <span class="shown" aria-hidden="true">
                    {inside}
                </span>
            </button>
        }
        .into_any()
    }

    /// The place as a part of a larger drawing.
    pub fn group(self, class: &'static str, inside: impl IntoView + 'static) -> AnyView {
        let (can, chosen, advised) = (self.is_open(), self.is_chosen(), self.is_advised());
        let (place, label) = (self.place.clone(), self.label.clone());
        let spot = self.clone();
        let press = move |event: web_sys::KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                spot.tap();
            }
        };
        view! {
            <g
                role="button"
                tabindex="0"
                class=classes(class, can, chosen, advised)
                data-place=place
                aria-disabled=if can { "false" } else { "true" }
                aria-pressed=if chosen { "true" } else { "false" }
                on:click=move |_| self.tap()
                on:keydown=press
            >
                {leptos::svg::title().child(label)}
                <g aria-hidden="true">{inside}</g>
            </g>
        }
        .into_any()
    }

    fn tap(&self) {
        match (&self.actions[..], &self.why) {
            ([], Some(action)) => self.desk.ask_why_not(action.clone()),
            ([], None) => self.desk.skip(),
            ([first, ..], _) if self.previewed => {
                let preview = Some(self.next_preview().unwrap_or_else(|| first.clone()));
                self.choose(preview);
            }
            ([action], _) if self.is_chosen() || self.desk.can_take_back() => self.desk.play(action.clone()),
            _ => self.choose(None),
        }
    }

    fn choose(&self, preview: Option<String>) {
        let (place, actions) = (self.place.clone(), self.actions.clone());
        self.desk.choose(Chosen { place, actions, preview });
    }

    /// The action after the one that is shown; none if none is, or if it is the last.
    fn next_preview(&self) -> Option<String> {
        let chosen = self.desk.chosen.get_untracked().filter(|chosen| chosen.place == self.place)?;
        let shown = self.actions.iter().position(|action| Some(action) == chosen.preview.as_ref())?;
        self.actions.get(shown + 1).cloned()
    }
}

/// One text: single classes beside it would be lost where a drawing takes another's place and only the text differs.
fn classes(class: &str, can: bool, chosen: bool, advised: bool) -> String {
    let marks = [(can, " can"), (chosen, " chosen"), (advised, " advised")];
    let marks: String = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
    format!("spot {class}{marks}")
}
