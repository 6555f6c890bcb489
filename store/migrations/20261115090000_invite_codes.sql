-- A class comes by a link or by a short code. Codes are never given out twice.

-- +goose Up
ALTER TABLE invites ADD COLUMN code TEXT NOT NULL DEFAULT '';
ALTER TABLE invites ADD COLUMN code_expires BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX invites_code ON invites (code) WHERE code <> '';
