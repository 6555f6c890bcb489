# Sourced by test.sh and soak.sh: runs and times their parts, and counts them at the end.
started=$EPOCHREALTIME
passed=0
failed=0
times=()
absent=()

# part NAME COMMAND... runs one part; the first that fails ends the run.
part() {
	local name=$1 start=$EPOCHREALTIME status=0 took
	shift
	echo "== $name"
	"$@" || status=$?
	took=$(since "$start")
	if [ "$status" = 0 ]; then
		passed=$((passed + 1))
		times+=("$took  $name")
		return
	fi
	failed=$((failed + 1))
	times+=("$took  $name: FAILED")
	report
	exit 1
}

# have THING PART reports whether a part can run; if it cannot, report says so.
have() {
	local said
	if ! said=$(scripts/need.sh "$1" 2>&1 | tee >(cat >&2)); then
		absent+=("$2; ${said##*$'\n'}")
		return 1
	fi
}

# report prints the time of each part and what was not run, which is a failure when CI=true. Its last line counts.
report() {
	local line
	echo
	printf '%s\n' "${times[@]}"
	echo "$(since "$started")  in all"
	for line in ${absent[@]+"${absent[@]}"}; do
		echo "not run: $line"
		if [ "${CI:-}" = true ]; then
			failed=$((failed + 1))
		fi
	done
	echo "$passed passed, $failed failed"
	[ "$failed" = 0 ]
}

since() {
	awk -v a="$1" -v b="$EPOCHREALTIME" 'BEGIN { printf "%7.1f s", b - a }'
}
