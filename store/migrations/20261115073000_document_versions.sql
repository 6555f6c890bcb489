-- What documents were before. The present text is in both tables.

-- +goose Up
ALTER TABLE documents ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE documents ADD COLUMN who TEXT NOT NULL DEFAULT '';

CREATE TABLE document_versions (
    kind    TEXT   NOT NULL,
    id      TEXT   NOT NULL,
    version BIGINT NOT NULL,
    body    TEXT   NOT NULL,
    updated BIGINT NOT NULL,
    who     TEXT   NOT NULL,
    PRIMARY KEY (kind, id, version),
    FOREIGN KEY (kind, id) REFERENCES documents (kind, id)
);
INSERT INTO document_versions (kind, id, version, body, updated, who)
    SELECT kind, id, version, body, updated, who FROM documents;
