//! Play here: whole games in the browser, without a server.

use game_api::Lang;
use serde_json::json;

use super::page::{visit, visit_at};

/// Every game of the house is played to its end against bots, at its smallest and its largest table.
#[tokio::test]
async fn every_game_is_played_to_its_end() {
    visit("fr", |page| async move {
        for card in catalog::shelf(Lang::Fr) {
            for count in ["less", "more"] {
                page.sit_down(card.id).await;
                let button = format!("button[data-count={count}]:not(:disabled)");
                while page.count(&button).await > 0 {
                    page.click(&button).await;
                }
                page.weaken_bots().await;
                page.start_game().await;
                page.play_to_the_end().await;
                assert_ne!(page.count(".chip .rank").await, 0, "{} ends with ranks", card.id);
                assert_eq!(page.console_errors().await, [""; 0], "{}", card.id);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_game_survives_closing_the_page() {
    visit("en", |page| async move {
        page.sit_down("super-miaou").await;
        page.start_game().await;
        page.play(6).await;
        let log = page.settled(".log li").await;
        page.reload().await;
        page.wait_for(".table .chip").await;
        assert_eq!(page.settled(".log li").await, log);
        // The home page leads back to it.
        page.open("/").await;
        page.click(".running a").await;
        page.wait_for(".table .chip").await;
        assert_eq!(page.settled(".log li").await, log);
        page.play_to_the_end().await;
        page.open("/").await;
        assert_eq!(page.count(".running a").await, 0, "a finished game does not wait any more");
    })
    .await;
}

#[tokio::test]
async fn alone_against_bots_everything_can_be_taken_back() {
    visit("en", |page| async move {
        page.sit_down("super-miaou").await;
        page.weaken_bots().await;
        page.start_game().await;
        page.wait_for(".spot.can").await;
        let before = page.settled(".sm-market, .sm-mine").await;
        let taps = page.play(1).await.taps;
        assert_eq!(taps, 1);
        page.wait_for(".offers .go, .undo").await;
        if page.count(".offers .go").await > 0 {
            page.click(".offers .go").await;
        }
        page.wait_for(".undo").await;
        // The bot's answer moves the page.
        page.settled(".sm-market, .sm-mine, .log li").await;
        page.click(".undo").await;
        assert_eq!(page.settled(".sm-market, .sm-mine").await, before);
    })
    .await;
}

#[tokio::test]
async fn what_is_not_possible_says_why() {
    visit("en", |page| async move {
        page.sit_down("super-miaou").await;
        page.start_game().await;
        page.wait_for(".spot.can").await;
        // A first hand never reaches a Cape.
        page.click("[data-place=pile-cape]").await;
        page.wait_for(".notice .rule").await;
        let notice = page.texts(".notice").await.join("");
        assert!(notice.contains("does not reach the price"), "{notice}");
        assert!(notice.contains("SM4.1"), "{notice}");
    })
    .await;
}

/// Two people at one screen: between them a curtain, where hands are hidden.
#[tokio::test]
async fn people_who_share_a_screen_are_kept_apart_by_a_curtain() {
    visit("en", |page| async move {
        page.sit_down("comme-chien-et-chat").await;
        while page.count("button[data-count=less]:not(:disabled)").await > 0 {
            page.click("button[data-count=less]").await;
        }
        page.select("[name=seat-2]", "person").await;
        page.fill("[name=name-1]", "Mia").await;
        page.fill("[name=name-2]", "Tom").await;
        page.start_game().await;
        // Nobody's hand is seen before its owner says that the others look away, not even the first one's.
        page.wait_for(".curtain .go").await;
        let mut seen = [false; 2];
        for _ in 0..40 {
            page.wait_for(".curtain .go, .choice, .spot.can").await;
            if page.count(".curtain").await > 0 {
                assert_eq!(page.count(".drawing, .choice").await, 0, "behind the curtain nothing is shown");
                let title = page.texts(".curtain h2").await.join("");
                seen[usize::from(title.contains("Tom"))] = true;
                page.click(".curtain .go").await;
                page.wait_for(".choice, .spot.can").await;
            }
            if seen == [true; 2] {
                return;
            }
            page.play(1).await;
        }
        panic!("the curtain fell for {seen:?} only");
    })
    .await;
}

#[tokio::test]
async fn a_game_can_be_watched_again_and_a_position_shared() {
    visit("en", |page| async move {
        page.sit_down("chabyrinthe").await;
        page.start_game().await;
        page.play_to_the_end().await;
        page.click(".watch").await;
        page.wait_for(".replay .share").await;
        let end = page.settled(".chip .points").await;
        page.click("[data-replay=replay-first]").await;
        page.wait_for(".replay .share").await;
        for _ in 0..6 {
            page.click("[data-replay=replay-forth]").await;
        }
        let place = page.texts(".replay p").await[0].clone();
        assert!(place.starts_with("Decision 6 of"), "{place}");
        let log = page.settled(".log li").await;
        assert_ne!(log.len(), 0);
        // Whoever opens the link sees the same; what was said of "you" is told of a player now.
        let link = page.attribute(".share", "href").await;
        page.open("/").await;
        page.open(&format!("/{link}")).await;
        page.wait_for(".replay .share").await;
        assert_eq!(page.settled(".log li").await.len(), log.len());
        let place = page.texts(".replay p").await[0].clone();
        assert_eq!(place, "Decision 6 of 6");
        assert_ne!(page.texts(".chip .points").await, end);
    })
    .await;
}

#[tokio::test]
async fn the_deal_of_the_day_is_the_same_for_everyone() {
    visit("fr", |page| async move {
        let mut roofs = Vec::new();
        for _ in 0..2 {
            page.sit_down("chabyrinthe").await;
            page.forget_game("chabyrinthe").await;
            page.click(".daily button").await;
            page.wait_for(".ch-roof").await;
            roofs.push(page.labels(".ch-cell").await);
        }
        assert_eq!(roofs[0].len(), 16);
        assert_eq!(roofs[0], roofs[1]);
    })
    .await;
}

/// Over plain http browsers give no service worker, clipboard or `crypto.subtle`.
#[tokio::test]
async fn over_plain_http_in_the_local_network_one_plays_as_well() {
    visit("fr", |page| async move {
        let page = page.in_the_local_network();
        page.sit_down("chabyrinthe").await;
        assert_eq!(page.ask("return window.isSecureContext;", vec![]).await, json!(false));
        page.start_game().await;
        page.play_to_the_end().await;
        let mut errors = page.console_errors().await;
        // The browser says that this guard of the server needs https.
        errors.retain(|error| !error.contains("Cross-Origin-Opener-Policy"));
        assert_eq!(errors, [""; 0]);
    })
    .await;
}

/// What a visitor sees without network, once the page was there.
#[tokio::test]
async fn without_network_one_plays_on() {
    visit_at("fr", |page, house| async move {
        page.open("/").await;
        page.keep("chatiere-pace", "instant").await;
        page.ask_later("const [done] = arguments; navigator.serviceWorker.ready.then(() => done())", vec![])
            .await;
        house.close().await;
        page.open("/").await;
        page.open("/#/here/super-miaou").await;
        page.reload().await;
        page.start_game().await;
        page.play_to_the_end().await;
    })
    .await;
}

#[tokio::test]
async fn the_table_speaks_both_languages() {
    visit("fr", |page| async move {
        page.sit_down("super-miaou").await;
        page.start_game().await;
        page.wait_for(".spot.can").await;
        let french = page.settled(".prompt").await.join("");
        assert!(french.contains("À vous"), "{french}");
        page.click(".menu summary").await;
        page.click(".menu button[lang=en]").await;
        let english = page.settled(".prompt").await.join("");
        assert!(english.contains("Your turn"), "{english}");
        assert_eq!(page.title().await, "Super Miaou · Chatière");
        assert_eq!(page.attribute("html", "lang").await, "en");
    })
    .await;
}

/// A first game is played with a coach, who names a good choice each time.
#[tokio::test]
async fn every_game_has_a_tour() {
    visit("en", |page| async move {
        for card in catalog::shelf(Lang::En) {
            page.open("/").await;
            page.keep("chatiere-pace", "instant").await;
            page.open(&format!("/#/tour/{}", card.id)).await;
            let mut lessons = Vec::new();
            for _ in 0..2 {
                page.wait_for(".follow").await;
                lessons.extend(page.settled(".coach p:not(.links)").await);
                page.click(".follow").await;
                page.settled(".log li").await;
            }
            assert_eq!(lessons.len(), 2, "{}: {lessons:?}", card.id);
            assert_ne!(lessons[0], lessons[1], "{}", card.id);
            assert!(!lessons.iter().any(|lesson| lesson.contains('⟦')), "{lessons:?}");
        }
    })
    .await;
}

/// Where the coach has laid the game, the choices fit the lessons to the last.
#[tokio::test]
async fn guided_turns_can_be_followed_to_the_end() {
    const LESSON: &str = "return document.querySelector('.coach p').innerText;";
    visit("en", |page| async move {
        for (game, turns) in [("super-miaou", 3), ("chabyrinthe", 2)] {
            page.open("/").await;
            page.keep("chatiere-pace", "instant").await;
            page.open(&format!("/#/tour/{game}")).await;
            for turn in 0..turns {
                page.wait_for(".coach .follow").await;
                assert_ne!(page.count(".spot.advised").await, 0, "{game}, {turn}: the place is marked");
                let lesson = page.ask(LESSON, vec![]).await;
                page.click(".coach .follow").await;
                const NEXT: &str = "return document.querySelector('.coach p').innerText !== arguments[0];";
                page.wait_until(NEXT, vec![lesson], &format!("{game}: the lesson after {turn}")).await;
            }
            assert!(!page.texts(".coach p").await.join("").contains("your own way"), "{game}");
        }
    })
    .await;
}
