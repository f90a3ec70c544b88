//! The shop: what each card costs now, how many are left, and which card it needs.

use cat_and_fish::{Action, CatAndFish, Gear};
use leptos::prelude::*;

use crate::{drawings::Drawing, games::Scene, text::text_with};

pub fn ware_place(gear: Gear) -> String {
    format!("shop-{gear}")
}

pub fn shop(scene: &Scene<'_, CatAndFish>) -> impl IntoView + use<> {
    Gear::ALL.map(|gear| ware(scene, gear)).into_iter().collect_view()
}

fn ware(scene: &Scene<'_, CatAndFish>, gear: Gear) -> AnyView {
    let lang = scene.voice.book.lang();
    let public = &scene.view.public;
    let fisher = &public.fishers[scene.own_seat()];
    let owned = fisher.owns(gear);
    let missing = gear.needs().filter(|&needed| !fisher.owns(needed));
    let name = scene.voice.say(&format!("gear-{gear}"), &[]);
    let used = scene.voice.say(&format!("use-{gear}"), &[]);
    let left = public.shop.count(gear);
    let price = public.price(&scene.view.edition, gear);
    let price = price.map(|price| text_with(lang, "cf-euros", &[("money", price.into())]));
    let needs = missing.filter(|_| !owned).map(|needed| {
        let needed = scene.voice.say(&format!("gear-{needed}"), &[]);
        text_with(lang, "cf-needs", &[("card", needed.into())])
    });
    let mut facts = vec![name.clone(), used];
    facts.extend(price.clone());
    facts.push(text_with(lang, "cf-left", &[("count", left.into())]));
    facts.extend(needs);
    facts.extend(owned.then(|| scene.text("cf-owned")));
    let state = match (owned, missing) {
        (true, _) => view! { <Drawing name="cf-owned" class="cf-owned" /> }.into_any(),
        (false, Some(needed)) => view! {
            <span class="cf-needs">
                "→"
                <Drawing name=format!("cf-gear-{needed}") class="cf-small" />
            </span>
        }
        .into_any(),
        (false, None) => ().into_any(),
    };
    let inside = view! {
        <span class="cf-ware-top">
            <Drawing name=format!("cf-gear-{gear}") class="cf-icon" />
            {state}
        </span>
        <span class="cf-name">{scene.text(&format!("cf-gear-{gear}"))}</span>
        <span class="cf-price">
            <b>{price.unwrap_or_else(|| "–".to_owned())}</b>
            <span>"×" {left}</span>
        </span>
    };
    let class = match (owned, missing.is_some() || left == 0) {
        (true, _) => "cf-ware owned",
        (false, true) => "cf-ware shut",
        (false, false) => "cf-ware",
    };
    let buy = Action::Buy(gear);
    let spot = scene.spot(ware_place(gear), facts.join(". "), |action| *action == buy);
    spot.or_why(buy).button(class, inside)
}
