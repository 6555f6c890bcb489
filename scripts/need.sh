#!/usr/bin/env bash
# need.sh THING... makes sure that something is there, or says in one line what to install. As root on Debian it
# installs what Debian has in the right version; it never asks for more rights than it was given.
set -euo pipefail

missing() {
	echo "missing: $1" >&2
	exit 1
}

# install PACKAGE... adds Debian packages, or says which.
install() {
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
		missing "$* (on Debian: apt-get install $*)"
	fi
	echo "installing $*" >&2
	{ DEBIAN_FRONTEND=noninteractive apt-get update -q &&
		DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "$@"; } >&2 ||
		missing "$* (apt-get could not install it)"
}

need_go() {
	command -v go >/dev/null || missing "Go 1.26 or later"
}

need_node() {
	command -v node >/dev/null && command -v npm >/dev/null || missing "Node.js 20.19 or later with npm"
	node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
		missing "Node.js 20.19 or later; this is $(node --version)"
}

# The race detector links against the system's C library.
need_gcc() {
	command -v gcc >/dev/null || install gcc libc6-dev
}

need_postgres() {
	command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || install postgresql
}

need_chromium() {
	command -v chromium >/dev/null || install chromium
}

for thing in "$@"; do
	"need_$thing"
done
