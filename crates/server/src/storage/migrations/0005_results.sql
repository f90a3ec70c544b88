-- How finished games ended, one row a person; somebody who was forgotten has none.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_person ON results (person, at);

-- How well a person plays a game, and how sure that is.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_of_game ON ratings (game, rating);

-- A day's deal, played alone; the first result of a person counts, after the house has replayed it.
CREATE TABLE daily (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    result BIGINT NOT NULL,
    at BIGINT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (day, game, person)
);
