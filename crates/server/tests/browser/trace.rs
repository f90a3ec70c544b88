//! The browser's own trace: what the page's main thread does, and for how long it is busy.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use super::page::Page;

/// A trace that is being written.
pub struct Trace {
    tools: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// Something that a thread did, or a moment that the page has marked.
#[derive(Clone, Debug, Deserialize)]
struct Event {
    name: String,
    #[serde(default)]
    cat: String,
    pid: u64,
    tid: u64,
    /// When it began, in microseconds.
    #[serde(default)]
    ts: f64,
    #[serde(default)]
    dur: f64,
    /// How long the thread was on a processor for it; told of whole tasks.
    tdur: Option<f64>,
    #[serde(default)]
    args: Value,
}

/// One task of a thread.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    start: f64,
    end: f64,
    /// Thread CPU time, in milliseconds.
    pub busy: f64,
    /// Whether it drew a frame.
    paints: bool,
}

/// How something came to be seen.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// By the clock, in milliseconds, until the frame was on the screen.
    pub wall: f64,
    /// How long the main thread was busy for it.
    pub busy: f64,
    /// How many elements got their style anew.
    pub restyled: u64,
}

/// What the page did.
#[derive(Debug)]
pub struct Traced {
    /// The tasks of the page's main thread.
    pub tasks: Vec<Task>,
    /// When a frame that the main thread had drawn was on the screen.
    presented: Vec<f64>,
    /// When elements got their style anew, and how many.
    restyled: Vec<(f64, u64)>,
    /// The moments that the page has marked.
    marks: Vec<(String, f64)>,
}

impl Trace {
    pub async fn begin(page: &Page) -> Trace {
        let (tools, _) = connect_async(page.tools_address()).await.expect("the developer tools listen");
        let mut trace = Trace { tools };
        let categories = ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"];
        let config = json!({
            "recordMode": "recordAsMuchAsPossible",
            "includedCategories": categories,
            "excludedCategories": ["*"],
        });
        trace.send("Tracing.start", json!({ "transferMode": "ReportEvents", "traceConfig": config })).await;
        while trace.hear().await["id"] == Value::Null {}
        trace
    }

    pub async fn end(mut self) -> Traced {
        self.send("Tracing.end", json!({})).await;
        let mut events = Vec::new();
        loop {
            let mut message = self.hear().await;
            match message["method"].as_str() {
                Some("Tracing.dataCollected") => {
                    let all = message["params"]["value"].take();
                    let all: Vec<Value> = serde_json::from_value(all).expect("a list of events");
                    // What has no name, process or thread tells nothing about a thread.
                    events.extend(all.into_iter().filter_map(|event| serde_json::from_value(event).ok()));
                }
                Some("Tracing.tracingComplete") => return Traced::of(&events),
                _ => {}
            }
        }
    }

    async fn send(&mut self, method: &str, params: Value) {
        let message = json!({ "id": 1, "method": method, "params": params });
        self.tools.send(Message::text(message.to_string())).await.expect("the developer tools hear");
    }

    async fn hear(&mut self) -> Value {
        loop {
            let message = self.tools.next().await.expect("the developer tools answer").expect("a message");
            if let Message::Text(text) = message {
                return serde_json::from_str(&text).expect("JSON");
            }
        }
    }
}

impl Traced {
    fn of(events: &[Event]) -> Traced {
        let main = tasks(events, "CrRendererMain");
        let marks = events.iter().filter(|event| event.cat == "blink.user_timing");
        let mut marks: Vec<(String, f64)> = marks.map(|event| (event.name.clone(), event.ts)).collect();
        marks.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let named = |name: &'static str| events.iter().filter(move |event| event.name == name);
        let mut presented: Vec<f64> = named("AnimationFrame::Presentation").map(|event| event.ts).collect();
        presented.sort_by(f64::total_cmp);
        let restyled = named("UpdateLayoutTree")
            .filter_map(|event| Some((event.ts, event.args["elementCount"].as_u64()?)))
            .collect();
        Traced { tasks: main, presented, restyled, marks }
    }

    /// How long each task kept the thread busy in which the page marked a moment so.
    pub fn with(&self, mark: &str) -> impl Iterator<Item = f64> {
        self.tasks.iter().filter(move |task| self.is_marked(task, mark)).map(|task| task.busy)
    }

    /// How long each other task kept the thread busy.
    pub fn without(&self, mark: &str) -> impl Iterator<Item = f64> {
        self.tasks.iter().filter(move |task| !self.is_marked(task, mark)).map(|task| task.busy)
    }

    fn is_marked(&self, task: &Task, mark: &str) -> bool {
        self.times(mark).any(|at| (task.start..task.end).contains(&at))
    }

    /// How long the main thread was busy from each moment of that name to the end of the next frame, in milliseconds.
    pub fn to_frame(&self, mark: &str) -> Vec<f64> {
        self.times(mark).filter_map(|at| self.busy_to_frame(at)).collect()
    }

    /// What it took from each moment marked `from` to the frame that shows what the page first marked as `to` after it.
    pub fn shown(&self, from: &str, to: &str) -> Vec<Shown> {
        let begins: Vec<f64> = self.times(from).collect();
        let ends = begins.iter().skip(1).copied().chain([f64::INFINITY]);
        let told = |begin: f64, end: f64| self.times(to).find(|at| (begin..end).contains(at));
        let spans = begins.iter().zip(ends).filter_map(|(&begin, end)| Some((begin, told(begin, end)?)));
        spans.filter_map(|(begin, told)| self.between(begin, told)).collect()
    }

    fn between(&self, begin: f64, told: f64) -> Option<Shown> {
        let first = self.tasks.iter().position(|task| task.end > begin)?;
        let painted = self.tasks.iter().position(|task| task.paints && task.end > told)?;
        let drawn = self.tasks[painted].end;
        let seen = self.presented.iter().find(|at| **at >= drawn)?;
        let restyled = self.restyled.iter().filter(|(at, _)| (begin..drawn).contains(at));
        Some(Shown {
            wall: (seen - begin) / 1000.0,
            busy: self.tasks[first..=painted].iter().map(|task| task.busy).sum(),
            restyled: restyled.map(|(_, elements)| elements).sum(),
        })
    }

    fn times(&self, mark: &str) -> impl Iterator<Item = f64> {
        self.marks.iter().filter(move |(name, _)| name == mark).map(|(_, at)| *at)
    }

    fn busy_to_frame(&self, moment: f64) -> Option<f64> {
        let first = self.tasks.iter().position(|task| task.end > moment)?;
        let painted = first + self.tasks[first..].iter().position(|task| task.paints)?;
        Some(self.tasks[first..=painted].iter().map(|task| task.busy).sum())
    }
}

/// The tasks of all threads of that name, in their order.
fn tasks(events: &[Event], thread: &str) -> Vec<Task> {
    let is_named = |event: &&Event| event.name == "thread_name" && event.args["name"] == thread;
    let threads: Vec<(u64, u64)> =
        events.iter().filter(is_named).map(|event| (event.pid, event.tid)).collect();
    let of_thread = || events.iter().filter(|event| threads.contains(&(event.pid, event.tid)));
    let paints: Vec<f64> = of_thread().filter(|event| event.name == "Paint").map(|event| event.ts).collect();
    let runs = of_thread().filter(|event| event.name == "RunTask");
    let mut tasks: Vec<Task> = runs
        .filter_map(|event| {
            let (start, end) = (event.ts, event.ts + event.dur);
            // One that the trace has cut off is not told.
            let busy = event.tdur? / 1000.0;
            Some(Task { start, end, busy, paints: paints.iter().any(|at| (start..end).contains(at)) })
        })
        .collect();
    tasks.sort_by(|one, other| one.start.total_cmp(&other.start));
    tasks
}

/// The middle and the last of these figures.
pub fn median_and_most(figures: impl Iterator<Item = f64>) -> (f64, f64) {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    (figures[figures.len() / 2], figures[figures.len() - 1])
}
