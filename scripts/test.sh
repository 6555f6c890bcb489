#!/usr/bin/env bash
# test.sh runs every part of the tests; `test.sh check` leaves out the browser journeys.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/parts.sh
gear=${1:-test}

format() {
	local changes
	changes=$(.tools/golangci-lint fmt --diff) && [ -z "$changes" ] && return
	echo "$changes"
	echo "some files are not formatted: make format"
	return 1
}

# The API's description comes from the server, and the browser's types from the description.
generated() {
	bin/throughline openapi | diff -u web/openapi.json - && npm --prefix web run --silent gen -- --check && return
	echo "generated files are out of date: make generate"
	return 1
}

weights() {
	make -s weights && [ -f embedding/weights/model.fp16.safetensors ]
}

# What is pure is tried at length without the race detector, which slows it down tenfold; with it, all is tried briefly.
at_length() {
	go test ./roleplay/... ./game ./interview ./playtest ./document ./diag ./graph
}

tests_on_both() {
	THROUGHLINE_REQUIRE_POSTGRES=1 go run ./store/pgtest/cmd/pgtest -- sh -c \
		'go test -race -short $(go list ./... | grep -v "/cli$") && go test ./cli' # it starts whole programs, which the detector makes slow
}

# A few journeys of each kind; `make journeys` makes all of them.
journeys() {
	THROUGHLINE_BIN=$PWD/bin/throughline npm --prefix web run --silent e2e -- --few
}

scripts/need.sh go node gcc

part "tools" make -s .tools/golangci-lint web/node_modules/.package-lock.json
part "format" format
part "vet" go vet ./...
part "lint" .tools/golangci-lint run ./...
part "web types" npm --prefix web run --silent check
part "web tests" npm --prefix web run --silent test
part "web build" npm --prefix web run --silent build
if weights; then
	export THROUGHLINE_REQUIRE_WEIGHTS=1
else
	absent+=("tests of sentence vectors; the weights could not be fetched")
fi
part "build" make -s bin/throughline
part "generated files" generated
part "Go tests of what is pure, at length" at_length
if have postgres "Go tests on Postgres"; then
	part "Go tests with race, SQLite and Postgres" tests_on_both
else
	part "Go tests with race, SQLite" go test -race -short ./...
fi
if [ "$gear" != check ] && have chromium "browser journeys"; then
	part "browser journeys" journeys
fi
report
