#!/bin/sh
# SPDX-License-Identifier: MIT
# Migrates a copy of this package of TCA 1.x, builds it and runs its tests.
#
# 'check.sh ENSEMBLE' uses a built program 'ensemble' instead of building one, and 'check.sh ENSEMBLE --no-build' does not
# build the copy, which takes as long as a first build of Ensemble. The second migration must change nothing,
# and the report may ask for less than 1 % of the lines.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
ensemble=${1:-}
if [ -z "$ensemble" ]; then
  swift build --package-path "$root" --product ensemble
  ensemble=$(swift build --package-path "$root" --show-bin-path)/ensemble
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R "$here/Package.swift" "$here/Sources" "$here/Tests" "$copy"

status=0
"$ensemble" migrate --package-path "$root" --report "$copy/report.json" "$copy" || status=$?
[ "$status" -le 1 ] || exit "$status"

lines=$(find "$copy" -name '*.swift' -exec cat {} + | wc -l)
left=$(grep -c '"line"' "$copy/report.json" || true)
echo "$left of $lines lines are left to be changed by hand."
[ $((left * 100)) -lt "$lines" ] || { echo "These are too many." >&2; exit 1; }

changes=$("$ensemble" migrate --dry-run --package-path "$root" "$copy" 2>/dev/null || true)
[ -z "$changes" ] || { echo "A second migration changes:" >&2; echo "$changes" >&2; exit 1; }

[ "${2:-}" = --no-build ] || swift test --package-path "$copy"
