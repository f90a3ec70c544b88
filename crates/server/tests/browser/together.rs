//! What people at a table of the house decide together, and the dice that their devices check.

use serde_json::json;

use super::page::{Page, visit_together};
use super::play_online::{come_by, link, open_form};

/// Taps what is possible as long as it is the reader's turn; whether it is over.
const ENDS_TURN: &str = "
    if (!document.querySelector('.prompt.own')) return true;
    const any = (css) => {
        const all = [...document.querySelectorAll(css)];
        return all[Math.floor(Math.random() * all.length)];
    };
    const next = any('.offers .go') ?? any('.spot.can, .choice');
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return false;";
/// Whether this device takes part in the dice of so many tables.
const KEEPS: &str = "
    const kept = Object.keys(localStorage).filter((name) => name.startsWith('chatiere-dice-'));
    return kept.length === arguments[0];";

/// What the device finds in its record as it is, and after the promise or the record was changed: by the house's hash,
/// the table, the own nonce, the seed, and with the own nonce left out.
const FINDINGS: &str = "
    const done = arguments[0];
    const table = location.hash.split('/')[2];
    const address = document.querySelector('meta[name=chatiere-engine]').content;
    const find = async () => {
        const engine = await import(address);
        await engine.default();
        const text = await (await fetch(`/api/tables/${table}/record`)).text();
        const seat = Number(document.querySelector('.chip.you').dataset.seat);
        const kept = { table, seat, ...JSON.parse(localStorage.getItem(`chatiere-dice-${table}`)) };
        const other = '0'.repeat(64);
        const changes = [
            () => {},
            (promise) => { promise.house = other; },
            (promise) => { promise.table = 'another'; },
            (promise) => { promise.nonce = other; },
            (_, record) => { record.seed = other; },
            (_, record) => { record.fair.nonces[seat - 1] = null; },
        ];
        return changes.map((change) => {
            const [promise, record] = [{ ...kept }, JSON.parse(text)];
            change(promise, record);
            const ask = { 'check-dice': { record: JSON.stringify(record), promise } };
            const found = JSON.parse(new engine.House(0n).hear(JSON.stringify(ask))[0]).dice;
            return found.fair ? 'fair' : found;
        });
    };
    find().then(done, (error) => done(`failed: ${error}`));";

/// Mia opens a table, Tom comes by its link, and the game begins.
async fn begin(mia: &Page, tom: &Page, clock: &str) {
    open_form(mia, "super-miaou", "Mia").await;
    mia.select("[name=clock]", clock).await;
    mia.click(".setup form .go").await;
    let link = link(mia).await;
    come_by(tom, &link, "Tom").await;
    mia.wait_for(".start").await;
    mia.click(".start").await;
    for page in [mia, tom] {
        page.wait_for(".table .chip").await;
    }
}

pub async fn choose_in_menu(page: &Page, item: &str) {
    page.click(".menu summary").await;
    let item = format!(".menu [data-item={item}]");
    page.wait_for(&item).await;
    page.click(&item).await;
}

/// Whoever's turn it is first, then the other.
async fn in_turn<'a>(one: &'a Page, other: &'a Page) -> [&'a Page; 2] {
    const KNOWS_TURN: &str = "return Boolean(document.querySelector('.chip.on'));";
    one.wait_until(KNOWS_TURN, vec![], "it is somebody's turn").await;
    if one.count(".chip.on.you").await == 1 { [one, other] } else { [other, one] }
}

#[tokio::test]
async fn clocks_run_and_all_must_agree_to_go_back_or_to_pause() {
    visit_together(["en", "en"], |[(mia, _), (tom, _)], _| async move {
        begin(&mia, &tom, "clock-bank-calm").await;
        for page in [&mia, &tom] {
            page.wait_for(".chip .time.runs").await;
            assert_eq!(page.count(".chip .time").await, 2);
        }
        // It ticks by itself, without a word from the house.
        let first = mia.texts(".chip .time.runs").await;
        const TICKS: &str = "return document.querySelector('.chip .time.runs').innerText !== arguments[0];";
        mia.wait_until(TICKS, vec![json!(first[0])], "the clock ticks").await;

        let [first, second] = in_turn(&mia, &tom).await;
        first.wait_until(ENDS_TURN, vec![], "the first turn ends").await;
        second.wait_for(".prompt.own").await;

        // Whoever has chosen nothing has nothing to take back.
        choose_in_menu(second, "propose-undo").await;
        second.wait_for_text(".notice", "This can’t be done now").await;

        // The other one refuses…
        choose_in_menu(first, "propose-undo").await;
        first.wait_for_text(".question", "You ask the others").await;
        second.wait_for(".question .agree").await;
        second.click(".question .refuse").await;
        first.wait_until_gone(".question").await;
        first.wait_for_text(".notice", "It was not agreed").await;
        assert_eq!(first.count(".prompt.own").await, 0);

        // …and then agrees, also after the page was loaded again.
        choose_in_menu(first, "propose-undo").await;
        second.wait_for(".question .agree").await;
        second.reload().await;
        second.wait_for(".question .agree").await;
        second.click(".question .agree").await;
        first.wait_for(".prompt.own").await;
        first.wait_until_gone(".question").await;

        choose_in_menu(second, "propose-pause").await;
        first.wait_for(".question .agree").await;
        first.click(".question .agree").await;
        for page in [first, second] {
            page.wait_for(".paused").await;
            page.wait_until_gone(".chip .time.runs").await;
        }
        second.click(".unpause").await;
        first.wait_for(".chip .time.runs").await;
        first.wait_until_gone(".paused").await;
    })
    .await;
}

#[tokio::test]
async fn a_bot_sits_in_until_the_leaver_is_back_and_all_play_again_with_dice_that_are_checked() {
    visit_together(["fr", "en"], |[(mia, _), (tom, _)], _| async move {
        begin(&mia, &tom, "clock-none").await;
        choose_in_menu(&tom, "leave-game").await;
        tom.wait_for_text(".own-absence", "You have left this game").await;
        mia.wait_for_text(".absent", "Tom a quitté la table").await;
        mia.click(".absent .sit-in").await;
        mia.wait_for_text(".chip .away", "un bot remplace").await;
        mia.wait_until_gone(".absent").await;
        tom.wait_for_text(".own-absence", "A bot plays in your place").await;
        tom.click(".come-back").await;
        tom.wait_until_gone(".own-absence").await;
        mia.wait_until_gone(".chip .away").await;

        mia.play_on().await;
        tom.play_on().await;
        dice_are_fair(&mia, &tom).await;
        let findings = mia.ask_later(FINDINGS, vec![]).await;
        assert_eq!(findings, json!(["fair", "secret", "table", "nonce", "seed", "seed"]));

        // Again, at a new table, where the devices take part in the dice by themselves.
        mia.wait_for("button.rematch").await;
        mia.click("button.rematch").await;
        tom.wait_for("a.rematch").await;
        tom.click("a.rematch").await;
        for page in [&mia, &tom] {
            page.wait_until(KEEPS, vec![json!(2)], "the device takes part in the dice").await;
        }
        mia.wait_for(".start").await;
        mia.click(".start").await;
        for page in [&mia, &tom] {
            page.wait_for(".table .chip").await;
        }
        dice_are_fair(&mia, &tom).await;
    })
    .await;
}

/// The game ends, and each device says what it has checked.
async fn dice_are_fair(mia: &Page, tom: &Page) {
    for (page, sentence) in [(mia, "Équitable"), (tom, "Fair: this device has drawn all")] {
        page.watch_to_the_end().await;
        page.wait_for_text(".dice.fair", sentence).await;
        assert!(page.attribute(".dice a", "href").await.ends_with("/record"));
    }
}

/// Before the game the host frees a seat, seats a bot, locks the table and hands it over.
#[tokio::test]
async fn the_host_has_the_say_before_the_game() {
    visit_together(["en", "en"], |[(mia, _), (tom, _)], _| async move {
        open_form(&mia, "super-miaou", "Mia").await;
        mia.click(".setup form .go").await;
        let link = link(&mia).await;
        come_by(&tom, &link, "Tom").await;
        mia.wait_for(".orders .remove").await;
        mia.click(".orders .remove").await;
        tom.wait_for(".join").await;

        mia.click("[data-item=lock]").await;
        tom.wait_for_text(".waits", "The host lets nobody else in").await;
        assert_eq!(tom.count(".join").await, 0);
        mia.click("[data-item=lock]").await;
        tom.wait_for(".join").await;
        tom.click(".join").await;

        mia.wait_for(".orders .hand-over").await;
        mia.click(".orders .hand-over").await;
        tom.wait_for(".start").await;
        mia.wait_until_gone(".start").await;
        tom.click(".orders .remove").await;
        tom.wait_for("[name=seat-1]").await;
        tom.select("[name=seat-1]", "chaton").await;
        tom.wait_for_text(".sitters", "kitten").await;
        tom.wait_for(".start").await;
    })
    .await;
}

/// The host keeps a seat for a guest; only the link of the invitation opens it. Then both greet like cats.
#[tokio::test]
async fn a_guest_is_invited_and_greets_without_words() {
    visit_together(["en", "fr"], |[(mia, _), (tom, _)], _| async move {
        open_form(&mia, "super-miaou", "Mia").await;
        mia.click(".setup form .go").await;
        let table = link(&mia).await;
        mia.click(".invite").await;
        mia.wait_for(".invitation input").await;
        let invitation = mia.ask("return document.querySelector('.invitation input').value;", vec![]).await;
        let invitation =
            invitation.as_str().and_then(|link| link.split_once('#')).expect("a page of the house").1;

        // Whoever comes without it finds the seat kept.
        tom.open("/").await;
        tom.open(&table).await;
        tom.introduce("Tom").await;
        tom.wait_for(".sitters").await;
        assert_eq!(tom.count(".join").await, 0);
        tom.open("/").await;
        tom.open(&format!("/#{invitation}")).await;
        tom.click(".join").await;
        mia.wait_for(".start").await;

        tom.click(".chat summary").await;
        tom.click("[data-emote=emote-purr]").await;
        mia.wait_for_text(".chat .last", "Tom Purr…").await;
        mia.click(".start").await;
        for page in [&mia, &tom] {
            page.wait_for(".table .chip").await;
        }
        mia.click(".chat summary").await;
        mia.click("[data-emote=emote-hiss]").await;
        tom.click(".chat summary").await;
        tom.wait_for_text(".chat li", "Mia Pschht").await;
    })
    .await;
}
