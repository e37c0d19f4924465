#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses both plugins in a package that depends on this one, as a user would. The first build takes minutes, most of them for
# swift-syntax; 'check.sh --scratch-path FOLDER' keeps what it has built for the next time.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
shop=$(mktemp -d)
trap 'rm -rf "$shop" "$shop.log"' EXIT
scratch=$shop/.build
if [ "${1-}" = --scratch-path ]; then
  mkdir -p "$2"
  scratch=$(cd "$2" && pwd)
fi
log=$shop.log
export SWIFT_DETERMINISTIC_HASHING=1

# Begins a step, and says how many seconds have passed.
step() { echo "== $1 ($SECONDS s)"; }

fail() {
  echo "$1 The output is:"
  grep -vE '^\[[0-9]+/[0-9]+\] (Compiling|Emitting|Wrapping|Write)' "$log"
  exit 1
}

# Runs SwiftPM in the package: 'swift_in_shop STATUS COMMAND ARGUMENT…'.
swift_in_shop() {
  local expected=$1 command=$2 status=0
  shift 2
  (cd "$shop/${folder-}" && swift "$command" --scratch-path "$scratch" "$@") >"$log" 2>&1 </dev/null || status=$?
  [ "$status" = "$expected" ] || fail "'swift $command $*' exits with $status, not $expected."
}

# Expects a line in the last output, and that one is not in it.
expect() { grep -qF -- "$1" "$log" || fail "The output lacks '$1'."; }
refuse() { if grep -qF -- "$1" "$log"; then fail "The output has '$1'."; fi; }

# Writes the manifest with the arguments of the targets of the library and of its tests.
manifest() {
  cat >"$shop/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-ensemble", path: "$root")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "$1", package: "swift-ensemble")]$2
    ),
    .target(
      name: "Ledger",
      dependencies: [.product(name: "EnsembleCasePaths", package: "swift-ensemble")]$2
    ),
    .testTarget(name: "ShopTests", dependencies: ["Shop"${3-}]),
  ]
)
SWIFT
}

mkdir -p "$shop/Sources/Shop" "$shop/Sources/Ledger" "$shop/Tests/ShopTests"
# A view and its feature are in files of their own. The names of the library are declared here, so that little is built.
cat >"$shop/Sources/Shop/Cart.swift" <<'SWIFT'
public struct Cart {
  public enum Action {
    case view(View)
    case loaded

    public enum View { case appeared }
  }
}
SWIFT
cat >"$shop/Sources/Shop/CartView.swift" <<'SWIFT'
public protocol View {}

public struct StoreOf<Feature> {
  public func send(_ action: Cart.Action) {}
}

public struct CartView: View {
  let store: StoreOf<Cart>

  func load() { store.send(.loaded) }
}
SWIFT
cat >"$shop/Sources/Ledger/Ledger.swift" <<'SWIFT'
public struct Key: Sendable {
  public static func inMemory(_ name: String) -> Key { Key() }

  public static let pages: Key = .inMemory("pages")
}
SWIFT
echo 'let shop = 1' >"$shop/Tests/ShopTests/ShopTests.swift"
view=Sources/Shop/CartView.swift:10:17
ledger=Sources/Ledger/Ledger.swift:4:21

step "a build without a plugin"
manifest EnsembleCasePaths ""
swift_in_shop 0 build
if [ "$scratch" = "$shop/.build" ] &&
  find "$scratch/" -name '*.swiftmodule' | grep -E '/(ensemble_sources|EnsembleCommands|ArgumentParser|SwiftSyntax)\.'; then
  fail "A package that uses no plugin builds the program of the plugins."
fi

step "lint"
swift_in_shop 1 package ensemble lint Sources
expect "$view: warning: "
expect "$ledger: warning: "
expect "error: 'lint' ended with exit code 1."
folder=Sources/Ledger swift_in_shop 1 package ensemble lint
expect "./Ledger.swift:4:21: warning: "
refuse "CartView.swift"

step "lint --fix"
swift_in_shop 1 package --allow-writing-to-package-directory ensemble lint Sources --fix
expect "Mended 1."
refuse "$ledger"
grep -qF 'static var pages: Key { .inMemory("pages") }' "$shop/Sources/Ledger/Ledger.swift"
swift_in_shop 0 package ensemble lint Sources/Ledger

step "expand"
swift_in_shop 0 package ensemble expand Sources/Shop/Cart.swift
expect "public enum View { case appeared }"
swift_in_shop 1 package ensemble expand -
expect "A plugin has no standard input."

step "new feature"
swift_in_shop 1 package --allow-writing-to-package-directory ensemble new feature Settings
expect "No target of the package 'Shop' depends on Ensemble."
# Only the manifest is read, and nothing of this library is built.
manifest Ensemble "" ', .product(name: "EnsembleTestSupport", package: "swift-ensemble")'
swift_in_shop 0 package --allow-writing-to-package-directory ensemble new feature Settings
expect "Wrote Sources/Shop/Settings/Settings.swift"
expect "Wrote Tests/ShopTests/SettingsTests.swift"
rm -r "$shop/Sources/Shop/Settings" "$shop/Tests/ShopTests/SettingsTests.swift"

step "other commands"
swift_in_shop 0 package ensemble
expect "USAGE: swift package ensemble <subcommand>"
swift_in_shop 1 package ensemble dev
expect "'dev' is not a command of the plugin."
swift_in_shop 1 package ensemble lynt
expect "Unexpected argument 'lynt'"
expect "error: 'lynt' ended with exit code 64."

step "a build with findings"
manifest EnsembleCasePaths ', plugins: [.plugin(name: "EnsembleLintPlugin", package: "swift-ensemble")]'
swift_in_shop 0 build
expect "$shop/$view: warning: "
refuse "$ledger"

step "a build without a change"
# After the first build, SwiftPM links the program once more.
swift_in_shop 0 build
swift_in_shop 0 build
refuse "warning: "
refuse "Checking how"

step "a build with a change"
echo '// The end.' >>"$shop/Sources/Ledger/Ledger.swift"
swift_in_shop 0 build
expect "Checking how Ledger uses Ensemble"
refuse "Checking how Shop"

step "a build with an error"
echo '{ "rules": { "internal-action-in-view": "error" } }' >"$shop/.ensemble-lint.json"
echo >> "$shop/Package.swift"
swift_in_shop 1 build
expect "$shop/$view: error: "
swift_in_shop 1 build
expect "$shop/$view: error: "

step "a build with a syntax error"
# The compiler reports it, once.
echo '{ "excluded": ["Sources/Shop/CartView.swift"] }' >"$shop/.ensemble-lint.json"
swift_in_shop 0 build
echo 'let' >"$shop/Sources/Ledger/Broken.swift"
swift_in_shop 1 build
expect "$shop/Sources/Ledger/Broken.swift:1:4: error: expected pattern"
step "done"
