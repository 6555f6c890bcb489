#!/usr/bin/env bash
# soak.sh is the long run. FUZZ is the time for each fuzz target, CHECKS how many cases each property gets, DESIGNS how
# many random designs are built, COUNT how often the tests are repeated.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/parts.sh
FUZZ=${FUZZ:-60s}
CHECKS=${CHECKS:-20000}
DESIGNS=${DESIGNS:-1000000}
COUNT=${COUNT:-10}

# folders PATTERN lists the packages with a test file that has a line like it.
folders() {
	git ls-files -z -- '*_test.go' | xargs -0 grep -lE -- "$1" | xargs -rn 1 dirname | sort -u
}

unreachable() {
	local found
	found=$(.tools/deadcode -test ./...) || return 1
	[ -z "$found" ] && return
	echo "$found"
	return 1
}

properties() {
	local folder
	for folder in $(folders '^	"pgregory.net/rapid"$'); do
		go test -timeout 0 "./$folder" -rapid.checks "$CHECKS" || return 1
	done
}

designs() {
	THROUGHLINE_DESIGNS=$DESIGNS go test -timeout 0 -count 1 -run EveryDesign -v ./game
}

repeated() {
	go test -race -timeout 0 -count "$COUNT" -shuffle on ./...
}

repeated_on_both() {
	THROUGHLINE_REQUIRE_POSTGRES=1 go run ./store/pgtest/cmd/pgtest -- go test -race -timeout 0 -count "$COUNT" -shuffle on ./...
}

journeys() {
	local n
	for ((n = 0; n < COUNT; n++)); do
		THROUGHLINE_BIN=$PWD/bin/throughline npm --prefix web run --silent e2e || return 1
	done
}

scripts/need.sh go node gcc

part "unreachable code" unreachable
for folder in $(folders '^func Fuzz'); do
	for target in $(grep -ohE '^func Fuzz[A-Za-z0-9_]*' "$folder"/*_test.go | sed 's/^func //'); do
		part "fuzz $folder $target" go test -run '^$' -fuzz "^$target\$" -fuzztime "$FUZZ" "./$folder"
	done
done
part "properties, $CHECKS cases each" properties
part "$DESIGNS random designs" designs
if have postgres "repeated tests on Postgres"; then
	part "tests $COUNT times, shuffled, SQLite and Postgres" repeated_on_both
else
	part "tests $COUNT times, shuffled, SQLite" repeated
fi
if have chromium "browser journeys"; then
	part "build" make -s build
	part "browser journeys $COUNT times" journeys
fi
report
