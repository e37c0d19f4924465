#!/bin/sh
# SPDX-License-Identifier: MIT
# Migrates a copy of this package of TCA 1.x, makes the changes of 'by-hand.patch', builds it and runs its tests.
#
# 'check.sh ENSEMBLE' uses a built program 'ensemble' instead of building one. 'check.sh ENSEMBLE --no-build' does not
# build the copy, which takes as long as a first build of Ensemble, and 'check.sh ENSEMBLE --scratch-path FOLDER' keeps
# what it has built for the next time. The second migration must change nothing, and both the report and the changes by
# hand may be less than 1 % of the lines. After these changes, the report is empty.
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
"$ensemble" migrate --views --package-path "$root" --report "$copy/report.json" "$copy" || status=$?
[ "$status" -le 1 ] || exit "$status"

lines=$(find "$copy" -name '*.swift' -exec cat {} + | wc -l)
left=$(grep -c '"line"' "$copy/report.json" || true)
changed=$(grep -c '^+[^+]' "$here/by-hand.patch")
echo "$left of $lines lines are left to be changed by hand; $changed are written."
[ $((left * 100)) -lt "$lines" ] && [ $((changed * 100)) -lt "$lines" ] || {
  echo "These are too many." >&2
  exit 1
}

changes=$("$ensemble" migrate --views --dry-run --package-path "$root" "$copy" 2>/dev/null || true)
[ -z "$changes" ] || { echo "A second migration changes:" >&2; echo "$changes" >&2; exit 1; }

patch -s -p1 -d "$copy" <"$here/by-hand.patch"
"$ensemble" migrate --views --dry-run --package-path "$root" "$copy"

case "${2:-}" in
  --no-build) exit ;;
  --scratch-path) set -- --scratch-path "$3" ;;
  *) set -- ;;
esac
swift test --package-path "$copy" "$@"
