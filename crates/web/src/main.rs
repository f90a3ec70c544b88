//! The entry point in the browser.

fn main() {
    web::start();
}
