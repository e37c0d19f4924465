#!/bin/sh
# SPDX-License-Identifier: MIT
# Migrates copies of the packages of TCA 1.x in this folder, makes the changes of each 'by-hand.patch', builds them and runs
# their tests.
#
# 'check.sh ENSEMBLE' uses a built program 'ensemble' instead of building one. 'check.sh ENSEMBLE --no-build' does not
# build the copies, which takes as long as a first build of Ensemble, and 'check.sh ENSEMBLE --scratch-path FOLDER' keeps
# what it has built for the next time. The second migration must change nothing, and both the report and the changes by
# hand may be less than 1 % of the lines of each package. After these changes, the report is empty.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
ensemble=${1:-}
if [ -z "$ensemble" ]; then
  swift build --package-path "$root" --product ensemble
  ensemble=$(swift build --package-path "$root" --show-bin-path)/ensemble
fi
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
tests=1
scratch=$copies/build
case "${2:-}" in
  --no-build) tests= ;;
  --scratch-path) scratch=$3 ;;
esac

# Migrates, patches and tests packages, of which some may depend on others.
check() {
  copy=$copies/moved-$1
  for package in "$@"; do
    mkdir -p "$copy/$package"
    cp -R "$here/$package/Package.swift" "$here/$package/Sources" "$here/$package/Tests" "$copy/$package"
  done
  # Templates do not parse, so that a formatter of this project must not find them.
  for template in "$here/$1"/Templates/*.txt; do
    [ -e "$template" ] || continue
    mkdir -p "$copy/$1/Templates"
    cp "$template" "$copy/$1/Templates/$(basename "$template" .txt)"
  done

  status=0
  "$ensemble" migrate --views --package-path "$root" --report "$copy/report.json" "$copy" || status=$?
  [ "$status" -le 1 ] || exit "$status"

  for template in "$here/$1"/Templates/*.txt; do
    [ ! -e "$template" ] || cmp "$template" "$copy/$1/Templates/$(basename "$template" .txt)"
  done
  for package in "$@"; do
    lines=$(find "$copy/$package" -name '*.swift' -exec cat {} + | wc -l)
    left=$(grep -c "/$package/" "$copy/report.json" || true)
    changed=$(grep -c '^+[^+]' "$here/$package/by-hand.patch")
    echo "$package: $left of $lines lines are left to be changed by hand; $changed are written."
    [ $((left * 100)) -lt "$lines" ] && [ $((changed * 100)) -lt "$lines" ] || {
      echo "These are too many." >&2
      exit 1
    }
  done

  changes=$("$ensemble" migrate --views --dry-run --package-path "$root" "$copy" 2>/dev/null || true)
  [ -z "$changes" ] || { echo "A second migration changes:" >&2; echo "$changes" >&2; exit 1; }

  for package in "$@"; do
    patch -s -p1 -d "$copy/$package" <"$here/$package/by-hand.patch"
  done
  "$ensemble" migrate --views --dry-run --package-path "$root" "$copy"

  [ "$tests" ] || return 0
  # All packages are built in one folder, where the plan of another one must not be used again.
  for package in "$@"; do
    swift test --disable-build-manifest-caching --package-path "$copy/$package" --scratch-path "$scratch"
  done
}

check Errands
check Market
check StudioKit Studio
