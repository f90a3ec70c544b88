//! What leaves the referee: never a state, only a view.

use std::sync::Arc;

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{Game, Seat, Viewer};

/// One viewer's side of the table. Its fields are private and it is made from a state in one place, so no game
/// can write a view of its own and let something slip.
pub struct ViewRef<'a, G: Game> {
    viewer: Viewer,
    edition: &'a Arc<G::Edition>,
    public: &'a G::Public,
    private: Option<&'a G::Private>,
    seats: u8,
}

impl<'a, G: Game> ViewRef<'a, G> {
    pub fn of(state: &'a G, viewer: Viewer) -> Self {
        let private = match viewer {
            Viewer::Seat(seat) => Some(state.private(seat)),
            Viewer::Spectator => None,
        };
        ViewRef { viewer, edition: state.edition(), public: state.public(), private, seats: state.seats() }
    }

    pub fn viewer(self) -> Viewer {
        self.viewer
    }
    /// The viewer's own seat; a spectator has none.
    pub fn seat(self) -> Option<Seat> {
        self.viewer.seat()
    }
    pub fn seats(self) -> u8 {
        self.seats
    }
    pub fn edition(self) -> &'a Arc<G::Edition> {
        self.edition
    }
    pub fn public(self) -> &'a G::Public {
        self.public
    }
    pub fn private(self) -> Option<&'a G::Private> {
        self.private
    }

    pub fn to_owned(self) -> View<G> {
        View {
            viewer: self.viewer,
            seats: self.seats,
            edition: Arc::clone(self.edition),
            public: self.public.clone(),
            private: self.private.cloned(),
        }
    }
}

/// A view that stands by itself: a bot takes one to another thread, a page receives one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    pub viewer: Viewer,
    pub seats: u8,
    pub edition: Arc<G::Edition>,
    pub public: G::Public,
    pub private: Option<G::Private>,
}

impl<G: Game> View<G> {
    pub fn borrow(&self) -> ViewRef<'_, G> {
        ViewRef {
            viewer: self.viewer,
            edition: &self.edition,
            public: &self.public,
            private: self.private.as_ref(),
            seats: self.seats,
        }
    }
}

impl<G: Game> Clone for ViewRef<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for ViewRef<'_, G> {}

/// Two views are equal when the viewer could not tell them apart.
impl<G: Game> PartialEq for ViewRef<'_, G> {
    fn eq(&self, other: &Self) -> bool {
        self.viewer == other.viewer
            && self.edition == other.edition
            && self.public == other.public
            && self.private == other.private
    }
}

impl<G: Game> std::fmt::Debug for ViewRef<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("public", &self.public)
            .field("private", &self.private)
            .finish()
    }
}

impl<G: Game> Serialize for ViewRef<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("View", 3)?;
        fields.serialize_field("viewer", &self.viewer)?;
        fields.serialize_field("public", self.public)?;
        fields.serialize_field("private", &self.private)?;
        fields.end()
    }
}
