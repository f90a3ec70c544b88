//! Action board, shop and market: one at a time on a phone, all together where there is room.

use std::cell::Cell;

use cat_and_fish::{CatAndFish, Phase};
use leptos::prelude::*;

use super::{actions, market, shop};
use crate::games::Scene;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pane {
    Actions,
    Shop,
    Market,
}

impl Pane {
    const ALL: [Pane; 3] = [Pane::Actions, Pane::Shop, Pane::Market];

    fn name(self) -> &'static str {
        match self {
            Pane::Actions => "actions",
            Pane::Shop => "shop",
            Pane::Market => "market",
        }
    }

    /// The pane that the moment asks for.
    fn of(phase: Phase) -> Pane {
        match phase {
            Phase::Buy => Pane::Shop,
            Phase::Sell | Phase::Steal | Phase::Discard { .. } | Phase::Fee => Pane::Market,
            _ => Pane::Actions,
        }
    }
}

thread_local! {
    /// What the reader looked up, and what the moment asked for then: it stays until the moment asks for another.
    static WISH: Cell<Option<(Pane, Pane)>> = const { Cell::new(None) };
}

pub fn panes(scene: &Scene<'_, CatAndFish>) -> AnyView {
    let asked = match scene.legal {
        [] => Pane::Actions,
        _ => Pane::of(scene.view.public.phase),
    };
    let wished = WISH.get().filter(|(_, then)| *then == asked).map(|(wish, _)| wish);
    let open = RwSignal::new(wished.unwrap_or(asked));
    let tabs = Pane::ALL.map(|pane| {
        let look = move |_| {
            WISH.set(Some((pane, asked)));
            open.set(pane);
        };
        let pressed = move || if open.get() == pane { "true" } else { "false" };
        view! {
            <button type="button" class="cf-tab" aria-pressed=pressed on:click=look>
                {scene.text(&format!("cf-{}", pane.name()))}
            </button>
        }
    });
    let shut = move |pane: Pane| move || open.get() != pane;
    view! {
        <div class="cf-tabs">
            {tabs.into_iter().collect_view()}
            {actions::closing(scene)}
        </div>
        <section class="cf-pane cf-actions" class:shut=shut(Pane::Actions) aria-label=scene.text("cf-actions")>
            {actions::actions(scene)}
        </section>
        <section class="cf-pane cf-shop" class:shut=shut(Pane::Shop) aria-label=scene.text("cf-shop")>
            {shop::shop(scene)}
        </section>
        <section class="cf-pane cf-market" class:shut=shut(Pane::Market) aria-label=scene.text("cf-market")>
            {market::warehouse(scene)}
            {market::prices(scene)}
        </section>
    }
    .into_any()
}
