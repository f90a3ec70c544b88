//! The next card is dragged to a side of the roof; tapping an arrow does the same.

use leptos::prelude::*;
use web_sys::PointerEvent;

#[component]
pub fn Draggable(children: Children) -> impl IntoView {
    // Where the pointer took the card up.
    let from = RwSignal::new(None::<(i32, i32)>);
    let card = NodeRef::<leptos::html::Span>::new();
    let take = move |event: PointerEvent| {
        event.prevent_default();
        if let Some(card) = card.get_untracked() {
            // Without the capture the card is simply dropped when the pointer leaves it.
            let _ = card.set_pointer_capture(event.pointer_id());
        }
        from.set(Some((event.client_x(), event.client_y())));
    };
    let shift = RwSignal::new((0, 0));
    let drag = move |event: PointerEvent| {
        if let Some((x, y)) = from.get_untracked() {
            shift.set((event.client_x() - x, event.client_y() - y));
        }
    };
    let drop = move |event: PointerEvent| {
        if from.get_untracked().is_some() {
            from.set(None);
            shift.set((0, 0));
            tap_at(event.client_x() as f32, event.client_y() as f32);
        }
    };
    view! {
        <span
            node_ref=card
            class="draggable"
            class:dragged=move || from.get().is_some()
            style:transform=move || {
                let (x, y) = shift.get();
                format!("translate({x}px, {y}px)")
            }
            on:pointerdown=take
            on:pointermove=drag
            on:pointerup=drop
            on:pointercancel=move |_| {
                from.set(None);
                shift.set((0, 0));
            }
        >
            {children()}
        </span>
    }
}

/// Taps the side of the roof at that point, if there is one.
fn tap_at(x: f32, y: f32) {
    let under = document().element_from_point(x, y);
    let side = under.and_then(|element| element.closest("[data-place^=ring-]").ok().flatten());
    if let Some(side) = side {
        // A part of a drawing has no click of its own to call, so the event is sent.
        let click = web_sys::MouseEvent::new("click").expect("every browser has clicks");
        let _ = side.dispatch_event(&click);
    }
}
