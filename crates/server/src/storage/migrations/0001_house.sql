-- Both databases read this. Texts hold ids, hashes and JSON; times are milliseconds since 1970.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Who shows the token is the person. Only its hash is kept.
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_of_person ON tokens (person);

-- The figures of boxes, each once, by the hash of their JSON.
CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    figures TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    stage TEXT NOT NULL,
    public BIGINT NOT NULL,
    -- Who sits there and how it is set up.
    sheet TEXT NOT NULL,
    -- When the table must be loaded though nobody looks: a bot is to move.
    wake_at BIGINT,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX tables_to_join ON tables (stage, public, created);
CREATE INDEX tables_to_wake ON tables (wake_at);

-- The truth: one row a decision, a choice with the chance that it caused. Two processes can't both write number n.
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    steps TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
