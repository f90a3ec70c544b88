//! Who comes in, and how: names, passwords, other devices, closed houses, those who look after them.

mod house;

use house::{Answer, House, Viewer, Visitor, table_of};
use serde_json::{Value, json};
use server::{Limits, Rate, Secret, Settings};

async fn post(house: &House, path: &str, body: Value) -> Answer {
    house.ask("POST", path, "", Some(body)).await
}

/// The visitor whom an answer's cookie shows.
fn shown(house: &House, answer: &Answer) -> Visitor {
    assert_eq!(answer.status, 200, "{}", answer.text());
    let cookie = answer.header("set-cookie").and_then(|line| line.split(';').next()).expect("a cookie");
    Visitor { cookie: cookie.to_owned(), address: house.address }
}

#[tokio::test]
async fn a_password_shows_who_one_is() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    assert_eq!(
        anna.post("/api/me/password", json!({ "password": "short" })).await.json()["error"],
        "bad-password"
    );
    assert_eq!(anna.post("/api/me/password", json!({ "password": "miaou-miaou" })).await.status, 204);
    let again = post(&house, "/api/login", json!({ "name": " anna", "password": "miaou-miaou" })).await;
    let me = shown(&house, &again).get("/api/me").await.json();
    assert_eq!(me, anna.get("/api/me").await.json());
    for (name, password) in [("Anna", "ouaf-ouaf"), ("Nobody", "miaou-miaou"), ("", "")] {
        let refused = post(&house, "/api/login", json!({ "name": name, "password": password })).await;
        assert_eq!(refused.json()["error"], "wrong-password", "{name}");
    }

    let other = house.welcome("ANNA").await;
    let taken = other.post("/api/me/password", json!({ "password": "miaou-miaou" })).await;
    assert_eq!(taken.json()["error"], "name-taken");
    let bruno = house.welcome("Bruno").await;
    bruno.post("/api/me/password", json!({ "password": "miaou-miaou" })).await;
    assert_eq!(bruno.post("/api/me", json!({ "name": "Anna" })).await.json()["error"], "name-taken");
    assert_eq!(anna.post("/api/me", json!({ "name": "Annabelle" })).await.status, 200);
    let renamed = post(&house, "/api/login", json!({ "name": "Annabelle", "password": "miaou-miaou" })).await;
    shown(&house, &renamed);
}

#[tokio::test]
async fn passwords_are_not_tried_for_ever() {
    let logins = Rate { burst: 3.0, per_second: 0.001 };
    let house =
        House::with(Settings { limits: Limits { logins, ..Limits::default() }, ..Settings::default() }).await;
    let anna = house.welcome("Anna").await;
    anna.post("/api/me/password", json!({ "password": "miaou-miaou" })).await;
    let attempt = json!({ "name": "Anna", "password": "guess-guess" });
    for _ in 0..3 {
        assert_eq!(post(&house, "/api/login", attempt.clone()).await.status, 403);
    }
    assert_eq!(post(&house, "/api/login", attempt).await.json()["error"], "too-often");
}

#[tokio::test]
async fn a_link_carries_a_person_to_another_device_once() {
    let house = House::open().await;
    let anna = house.welcome("Anna").await;
    let code = anna.post("/api/me/link", json!({})).await.json()["code"].clone();
    let phone = shown(&house, &post(&house, "/api/link", json!({ "code": code })).await);
    assert_eq!(phone.get("/api/me").await.json(), anna.get("/api/me").await.json());
    assert_eq!(post(&house, "/api/link", json!({ "code": code })).await.json()["error"], "bad-code");
    assert_eq!(post(&house, "/api/link", json!({ "code": "x" })).await.json()["error"], "bad-code");
    assert_eq!(phone.post("/api/logout", json!({})).await.status, 204);
    assert_eq!(phone.get("/api/me").await.status, 401, "that device has forgotten her");
    assert_eq!(anna.get("/api/me").await.status, 200, "the other one has not");
}

#[tokio::test]
async fn a_closed_house_opens_to_its_password_and_to_invitations() {
    let house_password = Some(Secret("sous le paillasson".to_owned()));
    let house = House::with(Settings { house_password, ..Settings::default() }).await;
    for path in ["/api/tables", "/api/games"] {
        assert_eq!(house.get(path, "").await.json()["error"], "closed", "{path}");
    }
    for body in [json!({ "name": "Anna" }), json!({ "name": "Anna", "key": "?" })] {
        assert_eq!(post(&house, "/api/me", body).await.json()["error"], "closed");
    }
    let body = json!({ "name": "Anna", "key": "sous le paillasson" });
    let anna = shown(&house, &post(&house, "/api/me", body).await);
    assert_eq!(anna.get("/api/tables").await.status, 200);
    let code = anna.post("/api/invitations", json!({})).await.json()["code"].clone();
    let body = json!({ "name": "Bruno", "key": code });
    let bruno = shown(&house, &post(&house, "/api/me", body.clone()).await);
    assert_eq!(bruno.get("/api/games").await.status, 200);
    assert_eq!(post(&house, "/api/me", body).await.json()["error"], "closed", "an invitation is for one");
    assert_eq!(house.get("/healthz", "").await.status, 200);
}

#[tokio::test]
async fn an_admin_lists_removes_and_bans() {
    let house = House::open().await;
    let (table, visitors) = table_of(&house, "super-miaou", 2).await;
    let (anna, bruno) = (&visitors[0], &visitors[1]);
    let id = |me: Value| me["id"].as_str().expect("an id").to_owned();
    let (anna_id, bruno_id) = (id(anna.get("/api/me").await.json()), id(bruno.get("/api/me").await.json()));
    assert_eq!(anna.get("/api/admin/people").await.json()["error"], "not-admin");
    let (database, _folder) = house.close().await;
    let settings = Settings { admins: vec![anna_id], ..Settings::default() };
    let house = House::at(&database, settings).await;
    let [anna, bruno] = [anna, bruno].map(|visitor| Visitor { address: house.address, ..visitor.clone() });

    let people = anna.get("/api/admin/people").await.json();
    assert_eq!(people.as_array().map(Vec::len), Some(2), "{people}");
    assert_eq!(bruno.get("/api/admin/people").await.json()["error"], "not-admin");
    let mut viewer = bruno.look(&table).await;
    let ban = format!("/api/admin/people/{bruno_id}/ban");
    assert_eq!(anna.post(&ban, json!({ "banned": true })).await.status, 204);
    while viewer.hear().await {}
    assert_eq!(bruno.get("/api/me").await.json()["error"], "banned");
    assert!(Viewer::dial(&bruno, &table, "").await.is_err());
    assert_eq!(anna.post(&ban, json!({ "banned": false })).await.status, 204);
    assert_eq!(bruno.get("/api/me").await.status, 200);

    let cookie = format!("cookie: {}\r\n", anna.cookie);
    let gone = house.ask("DELETE", &format!("/api/admin/people/{bruno_id}"), &cookie, None).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    assert_eq!(bruno.get("/api/me").await.status, 401);
    let card = anna.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(card["seats"][1]["person"]["name"], "");
    let gone = house.ask("DELETE", &format!("/api/admin/tables/{table}"), &cookie, None).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 404);
}

#[tokio::test]
async fn requests_are_counted_by_address_and_by_person() {
    let proxy = Some("127.0.0.1".parse().expect("an address"));
    let rate = |burst| Rate { burst, per_second: 0.001 };
    let limits = Limits { requests: rate(4.0), ..Limits::default() };
    let settings = Settings { trust_proxy: proxy, limits, ..Settings::default() };
    let house = House::with(settings).await;
    let from = |address: &str| format!("x-forwarded-for: 198.51.100.1, {address}\r\n");
    for _ in 0..4 {
        assert_eq!(house.get("/api/tables", &from("203.0.113.7")).await.status, 200);
    }
    assert_eq!(house.get("/api/tables", &from("203.0.113.7")).await.json()["error"], "too-often");
    assert_eq!(house.get("/api/tables", &from("203.0.113.8")).await.status, 200, "others notice nothing");

    let limits = Limits { requests_per_person: rate(3.0), ..Limits::default() };
    let settings = Settings { trust_proxy: proxy, limits, ..Settings::default() };
    let house = House::with(settings).await;
    let anna = house.welcome("Anna").await;
    let mut answers = Vec::new();
    for number in 0..4 {
        let headers = format!("cookie: {}\r\n{}", anna.cookie, from(&format!("203.0.113.{number}")));
        answers.push(house.get("/api/me", &headers).await.status);
    }
    assert_eq!(answers, [200, 200, 200, 429]);
}
