#!/bin/sh
# SPDX-License-Identifier: MIT
# Migrates a copy of this package as '../check.sh' does its own, with the same arguments.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
ensemble=${1:-}
if [ -z "$ensemble" ]; then
  swift build --package-path "$root" --product ensemble
  ensemble=$(swift build --package-path "$root" --show-bin-path)/ensemble
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R "$here/Package.swift" "$here/Sources" "$here/Tests" "$copy"
# It does not parse, so that a formatter of this project must not find it.
mkdir "$copy/Templates"
cp "$here/Templates/Feature.swift.txt" "$copy/Templates/Feature.swift"

status=0
"$ensemble" migrate --views --package-path "$root" --report "$copy/report.json" "$copy" || status=$?
[ "$status" -le 1 ] || exit "$status"

cmp "$here/Templates/Feature.swift.txt" "$copy/Templates/Feature.swift"
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
