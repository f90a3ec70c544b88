//! What the server answers, byte for byte, to clients of several kinds.

mod house;

use house::House;

#[tokio::test]
async fn it_says_that_it_is_well_and_stops_when_asked() {
    let house = House::open().await;
    let answer = house.get("/healthz", "").await;
    assert!(answer.has("HTTP/1.1 200 OK"));
    assert_eq!(answer.text(), "ok");
    house.close().await;
}

#[tokio::test]
async fn every_file_is_served_packed_and_unpacked() {
    let house = House::open().await;
    for asset in web_dist::all() {
        let path = match asset.path {
            "index.html" => "/".to_owned(),
            path => format!("/{path}"),
        };
        let packed = house.get(&path, "accept-encoding: gzip, br\r\n").await;
        assert!(packed.has("content-encoding: br"), "{path}");
        assert!(packed.has(&format!("content-type: {}", asset.content_type)));
        assert!(packed.body == asset.brotli, "{path}");
        let raw = house.get(&path, "accept-encoding: br;q=0\r\n").await;
        assert_eq!(raw.header("content-encoding"), None, "{path}");
        assert!(raw.body == asset.raw(), "{path}");
        let caching = raw.header("cache-control").expect("a word on caching");
        assert_eq!(caching.contains("immutable"), asset.immutable, "{path}");
        let again = house.get(&path, &format!("if-none-match: {}\r\n", asset.etag)).await;
        assert!(again.has("HTTP/1.1 304 Not Modified"), "{path}");
        assert!(again.body.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let house = House::open().await;
    for path in ["/", "/healthz", "/nowhere", "/assets/nothing.js"] {
        let answer = house.get(path, "").await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline"), "{path}");
        assert!(answer.has("x-content-type-options: nosniff"), "{path}");
        assert!(answer.has("referrer-policy: no-referrer"), "{path}");
    }
}

#[tokio::test]
async fn a_wrong_address_is_told_in_the_readers_language() {
    let house = House::open().await;
    for (wishes, tag, sentence) in [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr", "Il n’y a pas de chat à cette adresse."),
        ("en;q=0.8, de, fr;q=0.3", "en", "There is no cat at this address."),
        ("en;q=0.2, fr;q=0.7", "fr", "Il n’y a pas de chat à cette adresse."),
        ("fr;q=0, ja", "en", "There is no cat at this address."),
    ] {
        let headers = format!("accept-language: {wishes}\r\n");
        let answer = house.get("/nowhere", &headers).await;
        assert!(answer.has("HTTP/1.1 404 Not Found"), "{wishes}");
        assert!(answer.text().contains(&format!("<html lang=\"{tag}\">")), "{wishes}");
        assert!(answer.text().contains(sentence), "{wishes}");
    }
}
