//! The entry point of the home page alone: small, so that a first visit is quick. `start.js` loads the whole house
//! as soon as one steps inside.

use std::{any::Any, cell::RefCell};

use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static DOORSTEP: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

fn main() {
    DOORSTEP.set(Some(web::start_at_the_door()));
}

/// Makes room for the whole house.
#[wasm_bindgen]
pub fn leave() {
    DOORSTEP.take();
}
