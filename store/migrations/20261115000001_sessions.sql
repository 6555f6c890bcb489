-- One text for SQLite and Postgres: TEXT ids, BIGINT milliseconds since 1970, JSON as TEXT.

-- +goose Up
CREATE TABLE sessions (
    id          TEXT    NOT NULL PRIMARY KEY,
    incarnation TEXT    NOT NULL,
    kind        TEXT    NOT NULL,
    version     BIGINT  NOT NULL,
    turn        BIGINT  NOT NULL,
    open        BOOLEAN NOT NULL,
    title       TEXT    NOT NULL,
    place       TEXT    NOT NULL,
    done        BOOLEAN NOT NULL,
    parent      TEXT    REFERENCES sessions (id),
    parent_turn BIGINT  NOT NULL,
    created     BIGINT  NOT NULL,
    updated     BIGINT  NOT NULL
);
CREATE INDEX sessions_updated ON sessions (updated, id);
CREATE INDEX sessions_parent ON sessions (parent) WHERE parent IS NOT NULL;
CREATE INDEX sessions_open ON sessions (id) WHERE open;

CREATE TABLE events (
    session TEXT   NOT NULL REFERENCES sessions (id),
    version BIGINT NOT NULL,
    turn    BIGINT NOT NULL,
    type    TEXT   NOT NULL,
    origin  TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    key     TEXT,
    hash    TEXT   NOT NULL,
    body    TEXT   NOT NULL,
    PRIMARY KEY (session, version)
);
CREATE UNIQUE INDEX events_key ON events (session, key) WHERE key IS NOT NULL;

CREATE TABLE claims (
    session TEXT   NOT NULL PRIMARY KEY REFERENCES sessions (id),
    version BIGINT NOT NULL,
    node    TEXT   NOT NULL,
    until   BIGINT NOT NULL,
    fence   BIGINT NOT NULL
);

CREATE TABLE documents (
    kind    TEXT   NOT NULL,
    id      TEXT   NOT NULL,
    body    TEXT   NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);
