use std::cell::RefCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

use game_api::{
    Emit, Game, GameInfo, GameRng, Outcome, Patterns, Pending, PerSeat, RuleId, Seat, Setup, SetupError,
    Source, ViewRef, rule,
};

use super::{Action, Box9, Cards, Deal, Event, Fault, Private, Public, Toy};

const ALL: Cards = 0b11_1111_1110;

fn bit(card: u8) -> Cards {
    1 << card
}

fn cards(set: Cards) -> impl Iterator<Item = u8> + Clone {
    (1..=9).filter(move |&card| set & bit(card) != 0)
}

thread_local! {
    /// What the planted truthful guess cheats with, by what lies open: a view alone does not give the
    /// truth away.
    static TRUTH: RefCell<BTreeMap<String, (PerSeat<Private>, Cards)>> =
        const { RefCell::new(BTreeMap::new()) };
}

impl<F: Fault> Game for Toy<F> {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        min_seats: 2,
        max_seats: 3,
        minutes: 1,
        age: 6,
        rules_version: 1,
        variants: &[],
        notation: Patterns { action: "^(draw|(play|swap):[1-9])$", chance: "^deal:[1-9]$" },
        private_hands: true,
    };
    type Edition = Box9;
    type Options = BTreeMap<String, String>;
    type Action = Action;
    type Chance = Deal;
    type Public = Public;
    type Private = Private;
    type Event = Event;

    fn start(setup: &Setup<Self>) -> Result<Self, SetupError> {
        rule!("TY1");
        Ok(Toy {
            edition: setup.edition.clone(),
            public: Public {
                turn: Seat::FIRST,
                dealing: Some(Seat::FIRST),
                must_draw: false,
                round: 1,
                held: PerSeat::from_fn(setup.seats, |_| 0),
                shown: PerSeat::from_fn(setup.seats, |_| 0),
                seen: 0,
                swapped: PerSeat::from_fn(setup.seats, |_| false),
                points: PerSeat::from_fn(setup.seats, |_| 0),
                leak: 0,
            },
            hands: PerSeat::from_fn(setup.seats, |_| Private::default()),
            deck: ALL,
            fault: PhantomData,
        })
    }

    fn edition(&self) -> &Arc<Box9> {
        &self.edition
    }
    fn with_edition(self, edition: Arc<Box9>) -> Self {
        Toy { edition, ..self }
    }
    fn seats(&self) -> u8 {
        self.hands.seats()
    }
    fn round(&self) -> u32 {
        u32::from(self.public.round.min(self.edition.figures.rounds.value))
    }

    fn pending(&self) -> Pending {
        if self.public.dealing.is_some() {
            Pending::Chance(Source(0))
        } else if self.public.round > self.edition.figures.rounds.value {
            Pending::Over
        } else {
            Pending::Seat(self.public.turn)
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending() != Pending::Seat(seat) {
            return;
        }
        if self.public.must_draw {
            out.push(Action::Draw);
            return;
        }
        let hand = self.hands[seat].hand;
        out.extend(cards(hand).map(Action::Play));
        if self.may_swap(seat) {
            out.extend(cards(hand).map(Action::Swap));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<RuleId> {
        if self.pending() != Pending::Seat(seat) {
            return Some(rule!("TY2"));
        }
        match action {
            Action::Draw => (!self.public.must_draw).then(|| rule!("TY3")),
            _ if self.public.must_draw => Some(rule!("TY3")),
            Action::Play(card) | Action::Swap(card) if self.hands[seat].hand & bit(card) == 0 => {
                Some(rule!("TY2"))
            }
            Action::Play(_) => None,
            Action::Swap(_) => (!F::WRONG_REFUSAL && !self.may_swap(seat)).then(|| rule!("TY3")),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match action {
            Action::Play(card) => {
                self.hands[seat].hand &= !bit(card);
                self.public.held[seat] -= 1;
                self.public.shown[seat] = card;
                self.public.seen |= bit(card);
                self.public.turn = seat.left(self.seats());
                emit.tell_all(|| Event::Played { seat, card });
                if !F::NO_REVEAL {
                    emit.reveal();
                }
                if self.public.shown.values().all(|&card| card != 0) {
                    self.end_round(emit);
                }
            }
            Action::Swap(card) => {
                self.hands[seat].hand &= !bit(card);
                if !F::VANISHING {
                    self.hands[seat].aside |= bit(card);
                }
                self.public.held[seat] -= 1;
                self.public.swapped[seat] = true;
                self.public.must_draw = true;
                emit.tell_all(|| Event::PutAside { seat });
                emit.tell(seat, || Event::Aside { card });
            }
            Action::Draw => {
                self.public.must_draw = false;
                self.public.dealing = Some(seat);
            }
        }
        self.plant();
    }

    fn chances(&self, out: &mut Vec<(Deal, u32)>) {
        out.extend(cards(self.deck).map(|card| (Deal(card), 1)));
    }

    fn apply_chance(&mut self, Deal(card): Deal, emit: &mut impl Emit<Event>) {
        let seat = self.public.dealing.take().expect("a card is being dealt");
        self.deck &= !bit(card);
        self.hands[seat].hand |= bit(card);
        self.public.held[seat] += 1;
        emit.tell_all(|| Event::Drew { seat });
        emit.tell(seat, || Event::Got { card });
        let first_deal = self.public.swapped.values().all(|&swapped| !swapped);
        if first_deal && self.public.held.values().any(|&held| held < 2) {
            self.public.dealing = Some(seat.left(self.seats()));
        }
        self.plant();
    }

    fn public(&self) -> &Public {
        &self.public
    }
    fn private(&self, seat: Seat) -> &Private {
        &self.hands[seat]
    }

    fn guess(view: ViewRef<'_, Self>, rng: &mut GameRng) -> Self {
        let public = view.public().clone();
        let own = view.private().copied().unwrap_or_default();
        let mut unknown = ALL & !public.seen & !own.hand & !own.aside;
        let mut draw = |count: u8| {
            let mut drawn = 0;
            for _ in 0..count {
                let left: Vec<u8> = cards(unknown).collect();
                let card = bit(*rng.pick(&left));
                unknown &= !card;
                drawn |= card;
            }
            drawn
        };
        let mut hands = PerSeat::from_fn(view.seats(), |seat| match view.seat() {
            Some(viewer) if viewer == seat => own,
            _ => Private { hand: draw(public.held[seat]), aside: draw(public.swapped[seat].into()) },
        });
        let mut deck = unknown;
        if F::TRUTHFUL_GUESS
            && let Some(truth) = TRUTH.with_borrow(|seen| seen.get(&format!("{public:?}")).cloned())
        {
            (hands, deck) = truth;
        }
        Toy { edition: view.edition().clone(), public, hands, deck, fault: PhantomData }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.pending() == Pending::Over).then(|| Outcome::by_score(self.public.points.clone()))
    }

    fn audit(&self) -> Result<(), String> {
        let places = self.hands.values().flat_map(|own| [own.hand, own.aside]);
        let mut found = 0;
        for place in places.chain([self.deck, self.public.seen]) {
            if found & place != 0 {
                return Err(format!("a card lies in two places: {:b}", found & place));
            }
            found |= place;
        }
        if found == ALL { Ok(()) } else { Err(format!("cards {:b} have vanished", ALL & !found)) }
    }
}

impl<F: Fault> Toy<F> {
    fn may_swap(&self, seat: Seat) -> bool {
        rule!("TY3");
        let neighbour = self.hands[seat.left(self.seats())].hand;
        !(self.public.swapped[seat] || F::PEEKING_LIST && neighbour < self.hands[seat].hand)
    }

    fn end_round(&mut self, emit: &mut impl Emit<Event>) {
        if !F::NO_MARK {
            rule!("TY4");
        }
        let best = self.public.shown.iter().max_by_key(|&(_, &card)| card).map(|(seat, _)| seat);
        if let Some(seat) = best {
            self.public.points[seat] += 1;
        }
        emit.tell_all(|| Event::Point { seat: best });
        self.public.shown.values_mut().for_each(|card| *card = 0);
        self.public.round += 1;
        self.public.turn = Seat::FIRST;
    }

    fn plant(&mut self) {
        if F::LEAK {
            self.public.leak = self.deck & self.deck.wrapping_neg();
        }
        if F::TRUTHFUL_GUESS {
            let open = format!("{:?}", self.public);
            TRUTH.with_borrow_mut(|seen| seen.insert(open, (self.hands.clone(), self.deck)));
        }
    }
}
