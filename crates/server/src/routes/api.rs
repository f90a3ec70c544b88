//! The open API: one list, from which the router and its description are made.

use axum::{Json, Router, http::StatusCode, routing::get};
use protocol::{HostOrder, NewTable, TableCard};
use serde_json::Value;

use super::described::{self, Route};
use super::{admin, daily, entrance, people, results, socket, tables};
use crate::live::Live;

/// Every route of the API, in reading order.
fn routes() -> Vec<Route> {
    [about_people(), about_tables(), about_results(), for_admins()].into_iter().flatten().collect()
}

fn about_people() -> Vec<Route> {
    vec![
        Route::post(
            "/api/me",
            "Introduces a visitor, who gets a cookie, or changes a name or language.",
            people::introduce,
        )
        .at_the_entrance()
        .asks::<people::Introduction>()
        .gives::<people::Me>(),
        Route::get("/api/me", "Who one is.", people::me).gives::<people::Me>(),
        Route::delete("/api/me", "Deletes the identity; its games show an anonymous player.", people::forget),
        Route::get("/api/me/tables", "One's own tables that are not over.", people::tables)
            .gives::<Vec<TableCard>>(),
        Route::post(
            "/api/me/tokens",
            "A token with which a program takes a seat as this person: `Authorization: Bearer …`.",
            people::token,
        )
        .status(StatusCode::CREATED)
        .gives::<people::NewToken>(),
        Route::post("/api/me/password", "Gives the person a password.", entrance::set_password)
            .status(StatusCode::NO_CONTENT)
            .asks::<entrance::NewPassword>(),
        Route::post("/api/me/link", "A code that shows the person on another device, once.", entrance::link)
            .status(StatusCode::CREATED)
            .gives::<entrance::NewCode>(),
        Route::post("/api/link", "Another device shows that code and gets a cookie.", entrance::use_link)
            .at_the_entrance()
            .asks::<entrance::ShownCode>()
            .gives::<people::Me>(),
        Route::post("/api/login", "Name and password give a cookie.", entrance::login)
            .at_the_entrance()
            .asks::<entrance::Login>()
            .gives::<people::Me>(),
        Route::post("/api/logout", "This device forgets whose it is.", entrance::logout)
            .at_the_entrance()
            .status(StatusCode::NO_CONTENT),
        Route::post(
            "/api/invitations",
            "A code that lets one more person into a closed house.",
            entrance::invite,
        )
        .status(StatusCode::CREATED)
        .gives::<entrance::NewCode>(),
    ]
}

fn about_tables() -> Vec<Route> {
    vec![
        Route::get("/api/games", "The games with their seats, options and editions.", tables::games)
            .for_anyone()
            .gives::<Vec<Value>>(),
        Route::get("/api/tables", "The public tables that wait for players.", tables::list)
            .for_anyone()
            .gives::<Vec<TableCard>>(),
        Route::post("/api/tables", "Opens a table.", tables::open)
            .status(StatusCode::CREATED)
            .asks::<NewTable>()
            .gives::<TableCard>(),
        Route::get("/api/tables/{id}", "A table from the outside.", tables::card)
            .for_anyone()
            .gives::<TableCard>(),
        Route::post(
            "/api/tables/{id}/join",
            "Takes a seat, in the middle of a game a bot's, or comes back to one's own.",
            tables::join,
        )
        .asks::<tables::Join>()
        .gives::<TableCard>(),
        Route::post(
            "/api/tables/{id}/invitations",
            "The host keeps an empty seat for whoever joins with this code; a new code replaces the former.",
            tables::invite,
        )
        .status(StatusCode::CREATED)
        .asks::<tables::Invite>()
        .gives::<tables::Invitation>(),
        Route::post("/api/tables/{id}/leave", "Leaves the table.", tables::leave).gives::<TableCard>(),
        Route::post("/api/tables/{id}/start", "The host begins the game.", tables::start)
            .gives::<TableCard>(),
        Route::post("/api/tables/{id}/host", "What only the host can do.", tables::order)
            .asks::<HostOrder>()
            .gives::<TableCard>(),
        Route::post(
            "/api/tables/{id}/rematch",
            "The same people again, everybody one seat further.",
            tables::rematch,
        )
        .gives::<TableCard>(),
        Route::get("/api/tables/{id}/record", "The finished game as a file.", tables::record)
            .for_anyone()
            .gives::<Value>(),
        Route::get(
            "/api/tables/{id}/live",
            "A WebSocket: docs/protocol.md tells its messages.",
            socket::live,
        )
        .status(StatusCode::SWITCHING_PROTOCOLS),
    ]
}

fn about_results() -> Vec<Route> {
    vec![
        Route::get("/api/people/{id}", "A person's ratings and last finished games.", results::person)
            .for_anyone()
            .gives::<results::PersonCard>(),
        Route::get("/api/ratings/{game}", "Who plays a game best.", results::best)
            .for_anyone()
            .gives::<Vec<results::Rating>>(),
        Route::get("/api/daily/{game}/{day}", "The results of a day's deal.", daily::results)
            .for_anyone()
            .gives::<Vec<daily::Result>>(),
        Route::post(
            "/api/daily/{game}/{day}",
            "The record of the day's deal, played alone; it is replayed, and the first one counts.",
            daily::submit,
        )
        .asks::<Value>()
        .gives::<daily::Counted>(),
    ]
}

fn for_admins() -> Vec<Route> {
    vec![
        Route::get("/api/admin/people", "Everybody, page by page.", admin::people)
            .query::<admin::After>()
            .gives::<Vec<admin::GuestCard>>(),
        Route::delete("/api/admin/people/{id}", "Removes a person.", admin::remove_person),
        Route::post("/api/admin/people/{id}/ban", "Lets a person in no more, or again.", admin::ban)
            .status(StatusCode::NO_CONTENT)
            .asks::<admin::Ban>(),
        Route::delete("/api/admin/tables/{id}", "Removes a table.", admin::remove_table),
    ]
}

pub fn router(live: &Live) -> Router<Live> {
    let described = Router::new()
        .route("/api", get(async || described::page(&routes())))
        .route("/api/openapi.json", get(async || Json(described::document(&routes()))));
    routes().into_iter().fold(described, |router, route| route.add_to(router, live))
}
