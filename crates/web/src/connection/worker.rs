//! A table of this browser: a worker keeps it.

use game_api::Viewer;
use leptos::prelude::*;
use protocol::{ClientMessage, HereMessage, HereRequest};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

use super::Line;

/// A running worker, which ends when this is dropped.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Worker {
    /// Starts a worker. `fail` is called if it can't be loaded or breaks down.
    pub fn start(hear: impl Fn(HereMessage) + 'static, fail: impl Fn() + 'static) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&address(), &options)?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = event.data().as_string().unwrap_or_default();
            hear(serde_json::from_str(&message).expect("page and worker are of one build"));
        });
        let fail = Closure::<dyn Fn(ErrorEvent)>::new(move |_| fail());
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Ok(Worker { worker, _hear: hear, _fail: fail })
    }

    pub fn send(&self, request: &HereRequest) {
        let message = serde_json::to_string(request).expect("a request is plain data");
        self.worker.post_message(&message.into()).expect("a text can be sent");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Line for Worker {
    fn ask(&self, message: ClientMessage) {
        self.send(&HereRequest::Ask(message));
    }

    fn look(&self, viewer: Viewer) {
        self.send(&HereRequest::Look { viewer });
    }
}

/// Where the worker's script is; the build writes it into the page.
fn address() -> String {
    let meta = document().query_selector("meta[name=chatiere-worker]").ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).expect("the build names the worker in the page")
}
