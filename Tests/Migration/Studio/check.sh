#!/bin/sh
# SPDX-License-Identifier: MIT
# Migrates copies of 'Studio', an application, and of 'StudioKit', the library on top of TCA that it uses; makes the
# changes of each 'by-hand.patch', builds both and runs their tests.
#
# 'check.sh ENSEMBLE' uses a built program 'ensemble' instead of building one. 'check.sh ENSEMBLE --no-build' does not
# build the copies, which takes as long as a first build of Ensemble, and 'check.sh ENSEMBLE --scratch-path FOLDER' keeps
# what it has built for the next time. The second migration must change nothing, and both the report and the changes by
# hand may be less than 1 % of the lines of each package. After these changes, the report is empty.
set -eu

fixtures=$(cd "$(dirname "$0")/.." && pwd)
root=$(cd "$fixtures/../.." && pwd)
ensemble=${1:-}
if [ -z "$ensemble" ]; then
  swift build --package-path "$root" --product ensemble
  ensemble=$(swift build --package-path "$root" --show-bin-path)/ensemble
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
for package in StudioKit Studio; do
  mkdir "$copy/$package"
  cp -R "$fixtures/$package/Package.swift" "$fixtures/$package/Sources" "$fixtures/$package/Tests" "$copy/$package"
done

status=0
"$ensemble" migrate --views --package-path "$root" --report "$copy/report.json" "$copy" || status=$?
[ "$status" -le 1 ] || exit "$status"

for package in StudioKit Studio; do
  lines=$(find "$copy/$package" -name '*.swift' -exec cat {} + | wc -l)
  left=$(grep -c "/$package/" "$copy/report.json" || true)
  changed=$(grep -c '^+[^+]' "$fixtures/$package/by-hand.patch")
  echo "$package: $left of $lines lines are left to be changed by hand; $changed are written."
  [ $((left * 100)) -lt "$lines" ] && [ $((changed * 100)) -lt "$lines" ] || {
    echo "These are too many." >&2
    exit 1
  }
done

changes=$("$ensemble" migrate --views --dry-run --package-path "$root" "$copy" 2>/dev/null || true)
[ -z "$changes" ] || { echo "A second migration changes:" >&2; echo "$changes" >&2; exit 1; }

for package in StudioKit Studio; do
  patch -s -p1 -d "$copy/$package" <"$fixtures/$package/by-hand.patch"
done
"$ensemble" migrate --views --dry-run --package-path "$root" "$copy"

case "${2:-}" in
  --no-build) exit ;;
  --scratch-path) set -- --scratch-path "$3" ;;
  *) set -- --scratch-path "$copy/.build" ;;
esac
# Both packages are built in one folder, where the plan of the other one must not be used again.
for package in StudioKit Studio; do
  swift test --disable-build-manifest-caching --package-path "$copy/$package" "$@"
done
