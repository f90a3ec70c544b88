//! The choice at hand: what the tapped place offers, what was refused and why, undo and hint.

use game_api::{Pending, Voice};
use leptos::prelude::*;

use super::{Desk, Notice, advice::Advice, focus::focus, trouble::Trouble};
use crate::{
    drawings::Drawing,
    route::Route,
    text::{knows, text, text_with},
};

#[component]
pub fn Bar(desk: Desk) -> impl IntoView {
    let say = move |key: &'static str| move || text(desk.reader.lang.get(), key);
    view! {
        <div class="bar">
            <Trouble desk />
            <div class="notice" role="status">
                {move || desk.notice.get().and_then(|notice| Some(notice_view(desk, &notice, &desk.voice()?)))}
            </div>
            {move || {
                let chosen = desk.chosen.get().filter(|_| !desk.busy.get())?;
                let shown = chosen.preview.is_some();
                let actions = chosen.preview.map_or(chosen.actions, |preview| vec![preview]);
                Some(view! { <Offers desk actions shown /> })
            }}
            <div class="tools">
                <Show when=move || desk.busy.get()>
                    <button type="button" class="tool skip" on:click=move |_| desk.skip()>
                        <Drawing name="i-skip" class="icon" />
                        {say("skip")}
                    </button>
                </Show>
                <Show when=move || desk.can_undo()>
                    <button type="button" class="tool undo" on:click=move |_| desk.undo()>
                        <Drawing name="i-undo" class="icon" />
                        {say("undo")}
                    </button>
                </Show>
                <Show when=move || desk.hints.get() && desk.has_choice()>
                    <button type="button" class="tool hint" on:click=move |_| desk.ask_advice()>
                        <Drawing name="i-paw" class="icon" />
                        {say("hint")}
                    </button>
                </Show>
                {move || desk.replay().filter(|_| desk.is_over()).map(|replay| view! {
                    <a class="tool watch" href=replay.to_string()>
                        <Drawing name="i-log" class="icon" />
                        {say("replay")}
                    </a>
                    <a class="tool again" href=Route::Home.to_string()>
                        <Drawing name="i-house" class="icon" />
                        {say("go-home")}
                    </a>
                })}
            </div>
        </div>
    }
}

/// The actions of a place, as sentences; what the board shows already needs only a yes.
#[component]
fn Offers(desk: Desk, actions: Vec<String>, shown: bool) -> impl IntoView {
    let group = NodeRef::<leptos::html::Div>::new();
    // Whoever plays by keyboard goes on choosing where the sentences are.
    Effect::new(move || {
        let first = group.get().and_then(|group| group.query_selector("button").ok().flatten());
        first.into_iter().for_each(|button| focus(&button, false));
    });
    let say = move |key: &'static str| move || text(desk.reader.lang.get(), key);
    let voice = desk.voice();
    let table = desk.shown.get_untracked();
    let offers = actions.into_iter().filter_map(|action| {
        let sentence = table.as_ref()?.position.say_action(&action, voice.as_ref()?)?;
        let notation = action.clone();
        let words = if shown {
            let gain = table.as_ref()?.position.gain(voice.as_ref()?, desk);
            view! {
                {say("confirm")}
                {gain.map(|gain| view! { <b class="gain">{gain}</b> })}
                <span class="unseen">": " {sentence}</span>
            }
            .into_any()
        } else {
            sentence.into_any()
        };
        Some(view! {
            <button type="button" class="go" data-action=notation on:click=move |_| desk.play(action.clone())>
                <Drawing name="i-check" class="icon" />
                <span>{words}</span>
            </button>
        })
    });
    view! {
        <div node_ref=group class="offers" role="group" aria-label=say("offers-title")>
            {offers.collect_view()}
            <button type="button" class="tool cancel" on:click=move |_| desk.chosen.set(None)>
                {say("cancel")}
            </button>
        </div>
    }
}

fn notice_view(desk: Desk, notice: &Notice, voice: &Voice) -> AnyView {
    let lang = desk.reader.lang.get();
    match notice {
        Notice::Thinking => text(lang, "hint-thinking").into_any(),
        Notice::Advice(hints) => view! { <Advice desk hints=hints.clone() /> }.into_any(),
        Notice::Refused { rule, reason } => {
            let turn = desk.shown.with(|shown| match shown.as_ref()?.position.now().pending {
                Pending::Seat(seat) => Some(voice.name(seat).to_owned()),
                Pending::Chance(_) | Pending::Over => None,
            });
            // The page knows the names, and some sentences that no game has.
            let args = [("name", turn.unwrap_or_default().into())];
            let sentence =
                if knows(reason) { text_with(lang, reason, &args) } else { voice.say(reason, &args) };
            view! {
                {sentence}
                {rule.clone().map(|rule| {
                    let page = Route::Rules(desk.face.info.id.to_owned(), Some(rule.clone())).to_string();
                    view! { " " <a class="rule" href=page>{rule}</a> }
                })}
            }
            .into_any()
        }
    }
}
