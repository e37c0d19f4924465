#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes an application with 'ensemble new app', tests and runs it, and adds a feature to it.
#
# 'check.sh ENSEMBLE' uses a built program 'ensemble'; 'check.sh ENSEMBLE STYLE', such as '--tiny', writes the application in
# another style, or an application of another kind, with '--web' or '--isolated'. It takes as long as a first build of Ensemble.
set -eu

ensemble=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
style=${2:-}
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Runs a command, without its output unless it fails, and says how long it took.
timed() {
  begin=$(date +%s)
  "$@" >log 2>&1 </dev/null || { tail -n 60 log; echo "'$*' failed." >&2; exit 1; }
  echo "$*: $(($(date +%s) - begin)) s"
}

"$ensemble" new app Demo --package-path "$root" $style
cd Demo
timed swift test
if grep -E "^$folder/.*warning:" log; then
  echo "The application has warnings." >&2
  exit 1
fi
timed swift build
printf 'tap +\ntap +\nexpect 2\n' | swift run --skip-build Demo
case "$style" in
  --web) ;;
  --isolated) "$ensemble" new feature Settings ;;
  *) "$ensemble" new feature Settings $style ;;
esac
timed swift test
