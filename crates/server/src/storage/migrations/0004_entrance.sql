-- A person who has a password is recognised by it; the login is her name in small letters.
ALTER TABLE people ADD COLUMN login TEXT;
ALTER TABLE people ADD COLUMN password TEXT;
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX people_by_login ON people (login);

-- Codes that work once, by their hashes: for a person's other device, or as an invitation to a closed house.
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY,
    -- Whom the code shows; nobody yet for an invitation.
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE INDEX codes_of_person ON codes (person);
