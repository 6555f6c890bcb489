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

# targets lists every fuzz target there is, as go test knows them: its package and its name.
targets() {
	go test -json -list '^Fuzz' ./... | sed -nE 's/.*"Package":"([^"]+)","Output":"(Fuzz[A-Za-z0-9_]*)\\n".*/\1 \2/p' | sort
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
targets=$(targets)
[ -n "$targets" ]
# An input that reaches new code is made smaller by a few tries only: the default of a minute would be all of the time.
while read -r package target <&3; do
	part "fuzz $package $target" go test -timeout 0 -run '^$' -fuzz "^$target\$" -fuzztime "$FUZZ" -fuzzminimizetime 50x "$package"
done 3<<<"$targets"
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
