-- Who may come: owners, what lets them in, invitations and those who came by them, and what owners did.

-- +goose Up
CREATE TABLE owners (
    name     TEXT   NOT NULL PRIMARY KEY,
    password TEXT   NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE credentials (
    hash    TEXT    NOT NULL PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    owner   TEXT    NOT NULL REFERENCES owners (name),
    token   BOOLEAN NOT NULL,
    label   TEXT    NOT NULL,
    created BIGINT  NOT NULL,
    expires BIGINT  NOT NULL,
    used    BIGINT  NOT NULL
);
CREATE INDEX credentials_owner ON credentials (owner);

CREATE TABLE invites (
    id       TEXT    NOT NULL PRIMARY KEY,
    hash     TEXT    NOT NULL UNIQUE,
    kind     TEXT    NOT NULL,
    document TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    label    TEXT    NOT NULL,
    class    BOOLEAN NOT NULL,
    places   BIGINT  NOT NULL,
    used     BIGINT  NOT NULL,
    created  BIGINT  NOT NULL,
    expires  BIGINT  NOT NULL,
    revoked  BOOLEAN NOT NULL
);

CREATE TABLE guests (
    hash     TEXT   NOT NULL PRIMARY KEY,
    invite   TEXT   NOT NULL REFERENCES invites (id),
    session  TEXT   NOT NULL REFERENCES sessions (id),
    kind     TEXT   NOT NULL,
    nickname TEXT   NOT NULL,
    joined   BIGINT NOT NULL,
    expires  BIGINT NOT NULL
);
CREATE INDEX guests_invite ON guests (invite, joined);
CREATE INDEX guests_session ON guests (session);

CREATE TABLE entries (
    id      TEXT   NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL,
    who     TEXT   NOT NULL,
    action  TEXT   NOT NULL,
    subject TEXT   NOT NULL
);
CREATE INDEX entries_at ON entries (at, id);
