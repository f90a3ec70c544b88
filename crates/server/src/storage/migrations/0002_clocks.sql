-- The clocks as they stood after the last decision; wake_at is when the running one ends.
ALTER TABLE tables ADD COLUMN clock TEXT;

-- What the house knows about itself. `alive` is when it last was: clocks stand still while it is down.
CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
