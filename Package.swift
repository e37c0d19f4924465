// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-ensemble",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: libraries + [
    .executable(name: "ensemble", targets: ["EnsembleTool"]),
    .plugin(name: "EnsembleCommandPlugin", targets: ["EnsembleCommandPlugin"]),
    .plugin(name: "EnsembleLintPlugin", targets: ["EnsembleLintPlugin"]),
  ],
  traits: [
    .trait(name: "Inspector", description: "Keeps the inspector in release builds."),
    .trait(name: "Migration", description: "Names what replaces names of TCA 1.x."),
    .trait(name: "PostgreSQL", description: "Builds EnsemblePostgreSQL. Needs libpq's headers."),
    .trait(name: "SQLite", description: "Builds EnsembleSQLite. On Linux, needs SQLite's headers."),
    .trait(name: "TLS", description: "Builds HTTPS, logins and clusters.", enabledTraits: ["Web"]),
    .trait(name: "Web", description: "Builds EnsembleWeb, and EnsembleApp for browsers."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-atomics", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    // Used with a trait only, and not resolved without it: SQLite …
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // … Web …
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.10.0"),
    // … and TLS.
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.45.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
  ],
  targets: foundations + macros + features + views + servers + tools + testSupport + tests,
  swiftLanguageModes: [.v6]
)

// 'ENSEMBLE_TRAITS=all' builds all modules, here and in Examples, with their flags in one order.
if Context.environment["ENSEMBLE_TRAITS"] == "all" {
  package.traits.insert(.default(enabledTraits: ["Migration", "PostgreSQL", "SQLite", "TLS"]))
}

// MARK: Modules

// A module lists its dependencies as words: `.Core` is the target `EnsembleCore`, a word in the table
// `products` is a product of another package, and any other word is a target.

var libraries: [Product] {
  let names = """
    Ensemble .App .Bindings .Boundaries .CasePaths .Clocks .Collections .Composition .Concurrency
    .Core .Dependencies .Dialogs .Forms .Inspection .Inspector .Journal .PostgreSQL .SQLite .Sharing
    .Terminal .TestSupport .Testing .Tiny .UI .Web .WebCluster .WebPasswords .WebTLS
    """
  return targets(names).map { .library(name: $0, targets: [$0]) }
}

/// Helpers without features.
var foundations: [Target] {
  [
    module("Foundations/EnsembleCasePaths"),
    module("Foundations/EnsembleClocks", ".Concurrency .Internals IssueReporting"),
    module("Foundations/EnsembleCollections", ".Concurrency .Shims OrderedCollections"),
    module("Foundations/EnsembleConcurrency", ".Internals"),
    module(
      "Foundations/EnsembleDependencies",
      ".Clocks .Concurrency .Internals .Shims IssueReporting"
    ),
    module("Foundations/EnsembleInternals"),
    clang("Foundations/EnsembleShims"),
  ]
}

/// The implementations of the macros.
var macros: [Target] {
  [
    module(
      "Macros/EnsembleMacros",
      "SwiftDiagnostics SwiftParser SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros"
    ),
    .macro(
      name: "EnsembleMacrosPlugin",
      dependencies: dependencies(".Macros SwiftCompilerPlugin SwiftSyntax SwiftSyntaxMacros"),
      path: "Sources/Macros/EnsembleMacrosPlugin",
      swiftSettings: settings()
    ),
    module(
      "Macros/EnsembleExpansion",
      """
      .Macros SwiftBasicFormat SwiftDiagnostics SwiftParser SwiftParserDiagnostics SwiftSyntax
      SwiftSyntaxMacroExpansion SwiftSyntaxMacros
      """
    ),
  ]
}

/// Reducers, stores, their tests, and values that outlive a process.
var features: [Target] {
  [
    module(
      "Features/EnsembleCore",
      """
      .CasePaths .Collections .Concurrency .Dependencies .Internals .Shims Atomics CustomDump
      IssueReporting OrderedCollections
      """
    ),
    module(
      "Features/EnsembleForms",
      ".CasePaths .Core .Dependencies .Internals OrderedCollections"
    ),
    module(
      "Features/EnsembleBoundaries",
      ".CasePaths .Collections .Core .Internals IssueReporting"
    ),
    module(
      "Features/EnsembleComposition",
      ".Boundaries .CasePaths .Collections .Core .Dependencies .Internals IssueReporting"
    ),
    module("Features/EnsembleDialogs", ".Concurrency .Core .Shims"),
    module(
      "Features/EnsembleSharing",
      """
      .Collections .Concurrency .Core .Dependencies .Internals .Shims Atomics CustomDump
      IssueReporting
      """
    ),
    module("Features/EnsembleJournal", ".Concurrency .Core .Dependencies .Internals"),
    // Apart, so that only those who want the histories of stores build them.
    module(
      "Features/EnsembleInspection",
      """
      .CasePaths .Collections .Concurrency .Core .Dependencies .Dialogs .Forms .Internals .Journal
      .Sharing .Shims Atomics IssueReporting OrderedCollections
      """
    ),
    // Empty without the trait, so that nobody else needs libpq.
    module("Features/EnsemblePostgreSQL", ".Concurrency .Journal CPostgreSQL"),
    .systemLibrary(
      name: "CPostgreSQL",
      path: "Sources/Features/CPostgreSQL",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]
    ),
    // Empty without the trait, so that nobody else needs GRDB and SQLite.
    module(
      "Features/EnsembleSQLite",
      """
      .Clocks .Concurrency .Dependencies .Internals .Journal .Sharing CustomDump GRDB
      IssueReporting OrderedCollections
      """
    ),
    module(
      "Features/EnsembleTesting",
      """
      .CasePaths .Collections .Concurrency .Core .Dependencies .Internals .Sharing CustomDump
      IssueReporting
      """
    ),
    // Calls into the test support when the process starts.
    clang("Features/EnsembleTestObserver"),
    module("Features/EnsembleTestSupport", ".Dependencies .TestObserver IssueReportingTestSupport"),
    // Also compiles a file of EnsembleUI, for SwiftUI.
    module(
      "Features/EnsembleBindings",
      ".CasePaths .Composition .Concurrency .Core .Dialogs .Internals .Sharing IssueReporting",
      defining: "ForSwiftUI"
    ),
    module(
      "Features/Ensemble",
      """
      .Bindings .Boundaries .CasePaths .Clocks .Collections .Composition .Concurrency .Core
      .Dependencies .Dialogs .Forms .MacrosPlugin .Sharing .Testing CustomDump IssueReporting
      OrderedCollections
      """
    ),
    module(
      "Features/EnsembleTiny",
      """
      .Bindings .Boundaries .CasePaths .Composition .Concurrency .Core .Dependencies .Dialogs .Forms
      .Internals .Shims .Testing IssueReporting
      """
    ),
  ]
}

/// Views, and their renderer for terminals.
var views: [Target] {
  [
    module(
      "Views/EnsembleUI",
      """
      .Bindings .CasePaths .Concurrency .Core .Dependencies .Dialogs .Internals .Sharing
      IssueReporting
      """
    ),
    module("Views/EnsembleTerminal", ".Concurrency .Internals .UI"),
    // Apart, so that the renderers know nothing of each other.
    module("Views/EnsembleApp", ".Journal .Terminal .UI .Web ArgumentParser"),
  ]
}

/// The renderer for browsers. Empty without the traits `Web` and `TLS`.
var servers: [Target] {
  [
    module(
      "Servers/EnsembleWeb",
      """
      .Bindings .Concurrency .Core .Dependencies .Internals .Journal .Sharing .Shims .UI
      HTTPTypes Hummingbird HummingbirdCore IssueReporting Logging Metrics NIOCore NIOHTTP1
      NIOHTTPTypes NIOHTTPTypesHTTP1 NIOPosix ServiceLifecycle UnixSignals
      """
    ),
    module(
      "Servers/EnsembleWebCluster",
      """
      .Concurrency .Web AsyncAlgorithms AsyncHTTPClient Crypto HTTPTypes IssueReporting NIOCore
      NIOHTTP1 NIOPosix
      """
    ),
    module("Servers/EnsembleWebPasswords", ".Dependencies .Web Crypto _CryptoExtras"),
    module(
      "Servers/EnsembleWebTLS",
      """
      .Concurrency .UI .Web HTTPTypes HummingbirdCore HummingbirdHTTP2 Logging NIOCore NIOHTTP2
      NIOHTTPTypes NIOSSL
      """
    ),
  ]
}

/// The inspector, and the program `ensemble`.
var tools: [Target] {
  [
    module("Tools/EnsembleInspector", "Ensemble .Core .Inspection .UI .Web CustomDump"),
    // The inspector of another process or of a bug report, in a terminal, and replays.
    module(
      "Tools/EnsembleInspectTool",
      ".Concurrency .Inspection .Inspector .Terminal .UI AsyncHTTPClient NIOCore NIOHTTP1 NIOPosix"
    ),
    module("Tools/EnsembleDevelopment"),
    module("Tools/EnsembleLint", parser()),
    module("Tools/EnsembleMigration", parser()),
    module("Tools/EnsembleTemplates"),
    // The commands that need sources only, apart, so that the plugins build nothing else.
    module("Tools/EnsembleCommands", ".Expansion .Lint .Migration .Templates ArgumentParser"),
    program("ensemble-sources", in: "Sources/Tools/ensemble-sources", ".Commands ArgumentParser"),
    // Declares no permission to write, for which SwiftPM would ask at each run, also of `lint`.
    .plugin(
      name: "EnsembleCommandPlugin",
      capability: .command(
        intent: .custom(verb: "ensemble", description: "Checks, writes and migrates sources.")
      ),
      dependencies: ["ensemble-sources"]
    ),
    .plugin(
      name: "EnsembleLintPlugin",
      capability: .buildTool(),
      dependencies: ["ensemble-sources"]
    ),
    // The program `ensemble`, a name that would clash with `Ensemble` where file names ignore case.
    program(
      "EnsembleTool",
      in: "Sources/Tools/EnsembleTool",
      ".Commands .Development .InspectTool .Inspection ArgumentParser"
    ),
  ]
}

// MARK: Tests

/// Helpers of several test targets, and programs that tests start and kill.
var testSupport: [Target] {
  [
    support("CompilerSupport"),
    support("EntrySamples", "Ensemble"),
    support(
      "ExpansionChecks",
      """
      .Expansion .Macros SwiftParser SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacroExpansion
      SwiftSyntaxMacros
      """
    ),
    support("JournalTools", ".Core .Journal TestTools"),
    support("TemplateSamples", "Ensemble .Tiny .UI"),
    support("TestTools", "IssueReporting"),
    support("ViewTools", ".UI"),
    program("expansion-fuzz", in: "Tests/ExpansionFuzz", "ExpansionChecks ArgumentParser"),
    program("journal-writer", in: "Tests/JournalWriter", ".Core .Journal .PostgreSQL"),
    program("shared-writer", in: "Tests/SharedWriter", ".Sharing .Terminal .UI"),
    program(
      "sqlite-writer",
      in: "Tests/SQLiteWriter",
      ".Dependencies .Journal .SQLite .Sharing GRDB"
    ),
  ]
}

var tests: [Target] {
  let all = [
    test("DependencyClientTests", "Ensemble EntrySamples"),
    // The code of the README and of the articles, which `.ci/check-snippets` compares with them.
    test(
      "DocumentationTests",
      """
      CompilerSupport Ensemble .App .Inspector .Journal .PostgreSQL .SQLite .Terminal .TestSupport
      .Tiny .UI .Web .WebCluster .WebPasswords .WebTLS GRDB Hummingbird NIOCore
      """
    ),
    test("EnsembleAppTests", "Ensemble .App .Journal .Terminal .UI .Web"),
    test("EnsembleBoundariesTests", "CompilerSupport Ensemble"),
    test("EnsembleCasePathsTests", "Ensemble"),
    test("EnsembleClocksTests", ".Clocks .Concurrency IssueReporting"),
    test("EnsembleCollectionsTests", ".Collections OrderedCollections"),
    test("EnsembleCompositionTests", "CompilerSupport Ensemble"),
    test("EnsembleConcurrencyTests", ".Concurrency .Internals"),
    test("EnsembleCoreTests", "CompilerSupport Ensemble .Core"),
    test("EnsembleDependenciesTests", ".Clocks .Dependencies .TestSupport IssueReporting"),
    test("EnsembleDevelopmentTests", ".Development"),
    test("EnsembleDialogsTests", "Ensemble"),
    test("EnsembleExpansionTests", ".Expansion ExpansionChecks"),
    test("EnsembleFormsTests", "Ensemble"),
    test(
      "EnsembleInspectToolTests",
      "Ensemble .Concurrency .InspectTool .Inspection .Inspector .Terminal .TestSupport .UI .Web"
    ),
    test(
      "EnsembleInspectionTests",
      """
      Ensemble .Clocks .Collections .Concurrency .Core .Dependencies .Dialogs .Forms .Inspection
      .Journal .Sharing .TestSupport OrderedCollections
      """
    ),
    test(
      "EnsembleJournalTests",
      "Ensemble .Concurrency .Journal .TestSupport JournalTools journal-writer"
    ),
    test("EnsembleLintTests", ".Lint"),
    test(
      "EnsembleMacrosTests",
      ".Macros ExpansionChecks SwiftParser SwiftSyntaxMacroExpansion",
      exclude: ["Golden"]
    ),
    test("EnsembleMigrationTests", ".Commands .Migration ArgumentParser"),
    test(
      "EnsemblePostgreSQLTests",
      ".Concurrency .Core .Journal .PostgreSQL JournalTools journal-writer"
    ),
    test(
      "EnsembleSQLiteTests",
      """
      CompilerSupport Ensemble .Concurrency .Dependencies .Journal .Sharing .SQLite .TestSupport .UI
      JournalTools ViewTools sqlite-writer GRDB IssueReporting
      """
    ),
    test(
      "EnsembleSharingTests",
      """
      CompilerSupport Ensemble .Clocks .Concurrency .Dependencies .Sharing .TestSupport .Testing
      shared-writer CustomDump IssueReporting
      """
    ),
    test("EnsembleTemplatesTests", "Ensemble .Templates .TestSupport .Tiny .UI TemplateSamples"),
    test("EnsembleTerminalTests", "Ensemble .Terminal .UI"),
    test("EnsembleTestingTests", "Ensemble .TestSupport"),
    test("EnsembleTinyTests", "CompilerSupport Ensemble .Tiny"),
    test("EnsembleUITests", "Ensemble .Clocks .Dependencies .Sharing .UI ViewTools"),
    test(
      "EnsembleWebTests",
      """
      Ensemble .Clocks .Concurrency .Journal .PostgreSQL .Sharing .UI .Web .WebCluster .WebPasswords
      .WebTLS HTTPTypes Hummingbird HummingbirdCore Logging Metrics MetricsTestKit NIOCore NIOHTTP2
      NIOHTTPTypes NIOHTTPTypesHTTP2 NIOPosix NIOSSL
      """
    ),
    // Compiles code of TCA against the names that the trait `Migration` declares.
    test("MigrationTraitTests", "CompilerSupport Ensemble .Tiny .UI"),
    // The same sources for each default isolation.
    test("IsolatedTests", "Ensemble .TestSupport .UI"),
    test("IsolatedUpcomingTests", "Ensemble .TestSupport .UI"),
    test("NonisolatedTests", "Ensemble .TestSupport .UI"),
  ]
  // `ENSEMBLE_TESTS=A,B swift test` builds and runs the test targets A and B alone.
  guard let names = Context.environment["ENSEMBLE_TESTS"]?.split(separator: ",") else { return all }
  return all.filter { names.contains(Substring($0.name)) }
}

// MARK: Targets

/// Returns a target whose path ends with its name.
func module(
  _ path: String,
  in folder: String = "Sources/",
  _ names: String = "",
  defining condition: String? = nil
) -> Target {
  .target(
    name: String(path.split(separator: "/").last!),
    dependencies: dependencies(names),
    path: folder + path,
    swiftSettings: settings() + (condition.map { [SwiftSetting.define($0)] } ?? [])
  )
}

func support(_ name: String, _ names: String = "") -> Target { module(name, in: "Tests/", names) }

func clang(_ path: String) -> Target {
  .target(name: String(path.split(separator: "/").last!), path: "Sources/\(path)")
}

func program(_ name: String, in path: String, _ names: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies(names),
    path: path,
    swiftSettings: settings()
  )
}

/// Returns a test target, whose tests fail if an issue is reported in them.
func test(_ name: String, _ names: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies("\(names) TestTools IssueReportingTestSupport"),
    exclude: exclude,
    swiftSettings: settings(name)
  )
}

/// Returns the settings of a target, whose name can ask for isolation to the main actor by default.
func settings(_ name: String = "") -> [SwiftSetting] {
  let current = ["ExistentialAny", "MemberImportVisibility"]
  let next = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
  let features = name.hasPrefix("IsolatedUpcoming") ? current + next : current
  let isolation = name.hasPrefix("Isolated") ? MainActor.self : nil
  return features.map { .enableUpcomingFeature($0) } + [.defaultIsolation(isolation)]
}

// MARK: Dependencies

/// Returns the names of targets, with their prefix.
func targets(_ names: String) -> [String] {
  names.split { $0 == " " || $0 == "\n" }.map { name in
    name.hasPrefix(".") ? "Ensemble\(name.dropFirst())" : String(name)
  }
}

func dependencies(_ names: String) -> [Target.Dependency] {
  targets(names).map { name in
    guard let (package, trait, _) = products().first(where: { targets($0.names).contains(name) })
    else {
      let trait = name == "CPostgreSQL" ? "PostgreSQL" : nil
      return .target(name: name, condition: trait.flatMap { .when(traits: [$0]) })
    }
    return .product(name: name, package: package, condition: trait.flatMap { .when(traits: [$0]) })
  }
}

func parser() -> String { "SwiftDiagnostics SwiftParser SwiftParserDiagnostics SwiftSyntax" }

/// The products of other packages, and the traits without which they are not used.
func products() -> [(package: String, trait: String?, names: String)] {
  [
    ("swift-argument-parser", nil, "ArgumentParser"),
    ("swift-atomics", nil, "Atomics"),
    ("swift-collections", nil, "OrderedCollections"),
    ("swift-custom-dump", nil, "CustomDump"),
    ("swift-syntax", nil, "SwiftBasicFormat SwiftCompilerPlugin \(parser())"),
    ("swift-syntax", nil, "SwiftSyntaxBuilder SwiftSyntaxMacroExpansion SwiftSyntaxMacros"),
    ("xctest-dynamic-overlay", nil, "IssueReporting IssueReportingTestSupport"),
    ("GRDB.swift", "SQLite", "GRDB"),
    ("hummingbird", "Web", "Hummingbird HummingbirdCore"),
    ("swift-http-types", "Web", "HTTPTypes"),
    ("swift-log", "Web", "Logging"),
    ("swift-metrics", "Web", "Metrics MetricsTestKit"),
    ("swift-nio", "Web", "NIOCore NIOHTTP1 NIOPosix"),
    ("swift-nio-extras", "Web", "NIOHTTPTypes NIOHTTPTypesHTTP1"),
    ("swift-service-lifecycle", "Web", "ServiceLifecycle UnixSignals"),
    ("async-http-client", "TLS", "AsyncHTTPClient"),
    ("hummingbird", "TLS", "HummingbirdHTTP2"),
    ("swift-async-algorithms", "TLS", "AsyncAlgorithms"),
    ("swift-crypto", "TLS", "Crypto _CryptoExtras"),
    ("swift-nio-extras", "TLS", "NIOHTTPTypesHTTP2"),
    ("swift-nio-http2", "TLS", "NIOHTTP2"),
    ("swift-nio-ssl", "TLS", "NIOSSL"),
  ]
}
