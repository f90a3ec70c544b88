-- Who sits where: to find a person's tables.
CREATE TABLE sits (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sits_at_table ON sits (table_id);
