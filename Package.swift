// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swift-ensemble",
  platforms: [
    .macOS(.v14),
    .iOS(.v17),
    .tvOS(.v17),
    .watchOS(.v10),
    .visionOS(.v1),
  ],
  products: [
    .library(name: "Ensemble", targets: ["Ensemble"]),
    .library(name: "EnsembleCasePaths", targets: ["EnsembleCasePaths"]),
    .library(name: "EnsembleCollections", targets: ["EnsembleCollections"]),
    .library(name: "EnsembleConcurrency", targets: ["EnsembleConcurrency"]),
    .library(name: "EnsembleClocks", targets: ["EnsembleClocks"]),
    .library(name: "EnsembleDependencies", targets: ["EnsembleDependencies"]),
    .library(name: "EnsembleCore", targets: ["EnsembleCore"]),
    .library(name: "EnsembleForms", targets: ["EnsembleForms"]),
    .library(name: "EnsembleBoundaries", targets: ["EnsembleBoundaries"]),
    .library(name: "EnsembleComposition", targets: ["EnsembleComposition"]),
    .library(name: "EnsembleDialogs", targets: ["EnsembleDialogs"]),
    .library(name: "EnsembleBindings", targets: ["EnsembleBindings"]),
    .library(name: "EnsembleInspection", targets: ["EnsembleInspection"]),
    .library(name: "EnsembleInspector", targets: ["EnsembleInspector"]),
    .library(name: "EnsembleJournal", targets: ["EnsembleJournal"]),
    .library(name: "EnsembleSharing", targets: ["EnsembleSharing"]),
    .library(name: "EnsemblePostgreSQL", targets: ["EnsemblePostgreSQL"]),
    .library(name: "EnsembleSQLite", targets: ["EnsembleSQLite"]),
    .library(name: "EnsembleTesting", targets: ["EnsembleTesting"]),
    .library(name: "EnsembleTestSupport", targets: ["EnsembleTestSupport"]),
    .library(name: "EnsembleTiny", targets: ["EnsembleTiny"]),
    .library(name: "EnsembleUI", targets: ["EnsembleUI"]),
    .library(name: "EnsembleViews", targets: ["EnsembleViews"]),
    .library(name: "EnsembleTerminal", targets: ["EnsembleTerminal"]),
    .library(name: "EnsembleWeb", targets: ["EnsembleWeb"]),
    .library(name: "EnsembleWebCluster", targets: ["EnsembleWebCluster"]),
    .library(name: "EnsembleWebCompression", targets: ["EnsembleWebCompression"]),
    .library(name: "EnsembleWebTLS", targets: ["EnsembleWebTLS"]),
    .library(name: "EnsembleApp", targets: ["EnsembleApp"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "ensemble", targets: ["EnsembleTool"]),
    .plugin(name: "EnsembleCommandPlugin", targets: ["EnsembleCommandPlugin"]),
    .plugin(name: "EnsembleLintPlugin", targets: ["EnsembleLintPlugin"]),
  ],
  traits: [
    .trait(name: "Inspector", description: "Keeps the inspector in release builds."),
    .trait(
      name: "Migration",
      description: "Says for names of TCA 1.x that Ensemble does not have what replaces them."
    ),
    .trait(
      name: "PostgreSQL",
      description: "Builds EnsemblePostgreSQL on libpq, which needs its headers."
    ),
    .trait(
      name: "SQLite",
      description: "Builds EnsembleSQLite on GRDB, which needs SQLite's headers on Linux."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-atomics", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.45.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(name: "EnsembleCasePaths"),
    .target(
      name: "EnsembleCollections",
      dependencies: [
        "EnsembleShims",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(name: "EnsembleConcurrency", dependencies: ["EnsembleInternals"]),
    // Helpers that several modules share; not a product.
    .target(name: "EnsembleInternals"),
    .target(
      name: "EnsembleClocks",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleInternals",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleDependencies",
      dependencies: [
        "EnsembleClocks",
        "EnsembleConcurrency",
        "EnsembleInternals",
        "EnsembleShims",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(name: "EnsembleShims"),
    .target(
      name: "EnsembleCore",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleConcurrency",
        "EnsembleDependencies",
        "EnsembleInternals",
        "EnsembleShims",
        .product(name: "Atomics", package: "swift-atomics"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "EnsembleForms",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "EnsembleBoundaries",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleCore",
        "EnsembleInternals",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleComposition",
      dependencies: [
        "EnsembleBoundaries",
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleDialogs",
      dependencies: ["EnsembleConcurrency", "EnsembleCore", "EnsembleShims"]
    ),
    .target(
      name: "EnsembleSharing",
      dependencies: [
        "EnsembleCollections",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
        "EnsembleShims",
        .product(name: "Atomics", package: "swift-atomics"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleJournal",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
      ]
    ),
    // The histories of stores. Apart, so that only those who want it build what records them.
    .target(
      name: "EnsembleInspection",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleDialogs",
        "EnsembleForms",
        "EnsembleInternals",
        "EnsembleJournal",
        "EnsembleSharing",
        "EnsembleShims",
        .product(name: "Atomics", package: "swift-atomics"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    // The inspector, which is itself an application of this package.
    .target(
      name: "EnsembleInspector",
      dependencies: [
        "Ensemble", "EnsembleInspection", "EnsembleUI", "EnsembleViews", "EnsembleWeb",
      ]
    ),
    // Empty without the trait, so that nobody else needs libpq.
    .target(
      name: "EnsemblePostgreSQL",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleJournal",
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]
    ),
    .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // Empty without the trait, so that nobody else needs GRDB and SQLite.
    .target(
      name: "EnsembleSQLite",
      dependencies: [
        "EnsembleClocks",
        "EnsembleConcurrency",
        "EnsembleDependencies",
        "EnsembleInternals",
        "EnsembleJournal",
        "EnsembleSharing",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "EnsembleTesting",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
        "EnsembleSharing",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleBindings",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleComposition",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDialogs",
        "EnsembleSharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleTiny",
      dependencies: [
        "EnsembleBindings",
        "EnsembleBoundaries",
        "EnsembleCasePaths",
        "EnsembleComposition",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleDialogs",
        "EnsembleForms",
        "EnsembleInternals",
        "EnsembleShims",
        "EnsembleTesting",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(name: "EnsembleUI", dependencies: ["EnsembleMacrosPlugin", "EnsembleViews"]),
    .target(
      name: "EnsembleViews",
      dependencies: [
        "EnsembleBindings",
        "EnsembleCasePaths",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDialogs",
        "EnsembleInternals",
        "EnsembleSharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleTerminal",
      dependencies: ["EnsembleConcurrency", "EnsembleInternals", "EnsembleViews"]
    ),
    .target(
      name: "EnsembleWeb",
      dependencies: [
        "EnsembleBindings",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleInternals",
        "EnsembleJournal",
        "EnsembleSharing",
        "EnsembleViews",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    // Apart, so that only those who want it build an HTTP client.
    .target(
      name: "EnsembleWebCluster",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleWeb",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // Apart, so that nobody else needs zlib.
    .target(name: "EnsembleWebCompression", dependencies: ["CZlib", "EnsembleWeb"]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Apart, so that only those who want it build TLS and HTTP/2.
    .target(
      name: "EnsembleWebTLS",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleViews",
        "EnsembleWeb",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    // Apart, so that the renderers know nothing of each other.
    .target(
      name: "EnsembleApp",
      dependencies: [
        "EnsembleJournal",
        "EnsembleTerminal",
        "EnsembleViews",
        "EnsembleWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // Calls into the test support when the process starts.
    .target(name: "EnsembleTestObserver"),
    .target(
      name: "EnsembleTestSupport",
      dependencies: [
        "EnsembleDependencies",
        "EnsembleTestObserver",
        // Lets a reported issue fail the test that it is reported in.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "EnsembleMacros",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .macro(
      name: "EnsembleMacrosPlugin",
      dependencies: [
        "EnsembleMacros",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "Ensemble",
      dependencies: [
        "EnsembleBindings",
        "EnsembleBoundaries",
        "EnsembleCasePaths",
        "EnsembleClocks",
        "EnsembleCollections",
        "EnsembleComposition",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleDialogs",
        "EnsembleForms",
        "EnsembleMacrosPlugin",
        "EnsembleSharing",
        "EnsembleTesting",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "GalleryExamples",
      dependencies: [
        "Ensemble",
        "EnsembleJournal",
        "EnsembleTiny",
        "EnsembleUI",
        .target(name: "EnsembleSQLite", condition: .when(traits: ["SQLite"])),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      path: "Sources/GalleryExamples"
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "EnsembleInspector",
        "EnsembleJournal",
        "EnsembleTerminal",
        "EnsembleUI",
        "EnsembleWeb",
        "GalleryExamples",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    // An example: an application behind a login, in a server that does more.
    .executableTarget(
      name: "members",
      dependencies: [
        "Ensemble",
        "EnsembleInspector",
        "EnsembleUI",
        "EnsembleWeb",
        "EnsembleWebCompression",
        "EnsembleWebTLS",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),
    // What `ensemble dev` does.
    .target(name: "EnsembleDevelopment"),
    .target(
      name: "EnsembleExpansion",
      dependencies: [
        "EnsembleMacros",
        .product(name: "SwiftBasicFormat", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    // Rules about the use of the library.
    .target(
      name: "EnsembleLint",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    // Moves sources of other libraries to this package.
    .target(
      name: "EnsembleMigration",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    // The first files of applications and features.
    .target(name: "EnsembleTemplates"),
    // The inspector of another process in a terminal, and replays of bug reports.
    .target(
      name: "EnsembleInspectTool",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleInspection",
        "EnsembleInspector",
        "EnsembleTerminal",
        "EnsembleUI",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // The commands that need sources only, apart, so that those who use the plugins build nothing else for their host.
    .target(
      name: "EnsembleCommands",
      dependencies: [
        "EnsembleExpansion",
        "EnsembleLint",
        "EnsembleMigration",
        "EnsembleTemplates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // The program of the plugins.
    .executableTarget(
      name: "ensemble-sources",
      dependencies: [
        "EnsembleCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
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
    // The program `ensemble`; a target of that name would be the module `Ensemble` where file names
    // ignore case.
    .executableTarget(
      name: "EnsembleTool",
      dependencies: [
        "EnsembleCommands",
        "EnsembleDevelopment",
        "EnsembleInspectTool",
        "EnsembleInspection",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // Helpers for the tests of several targets.
    .target(
      name: "TestTools",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/TestTools"
    ),
    // The expectations of all journals.
    .target(
      name: "JournalTools",
      dependencies: ["EnsembleCore", "EnsembleJournal"],
      path: "Tests/JournalTools"
    ),
    // Checks that an expansion loses nothing, and the sources with mistakes for it.
    .target(
      name: "ExpansionChecks",
      dependencies: [
        "EnsembleExpansion",
        "EnsembleMacros",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      path: "Tests/ExpansionChecks"
    ),
    .executableTarget(
      name: "expansion-fuzz",
      dependencies: [
        "ExpansionChecks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/ExpansionFuzz"
    ),
    // Shows a long list to the browser walk.
    .executableTarget(
      name: "long-list",
      dependencies: ["Ensemble", "EnsembleUI", "EnsembleWeb"],
      path: "Tests/LongList"
    ),
    // Changes shared values until it is killed.
    .executableTarget(
      name: "shared-writer",
      dependencies: ["EnsembleSharing", "EnsembleTerminal", "EnsembleViews"],
      path: "Tests/SharedWriter"
    ),
    // Writes a journal until it is killed.
    .executableTarget(
      name: "journal-writer",
      dependencies: ["EnsembleCore", "EnsembleJournal", "EnsemblePostgreSQL"],
      path: "Tests/JournalWriter"
    ),
    // One of several servers for the walk through a cluster.
    .executableTarget(
      name: "cluster-node",
      dependencies: [
        "Ensemble",
        "EnsembleJournal",
        "EnsemblePostgreSQL",
        "EnsembleUI",
        "EnsembleWeb",
        "EnsembleWebCluster",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/ClusterNode"
    ),
    // Writes rows of a database until it is killed.
    .executableTarget(
      name: "sqlite-writer",
      dependencies: [
        "EnsembleDependencies",
        "EnsembleJournal",
        "EnsembleSQLite",
        "EnsembleSharing",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      path: "Tests/SQLiteWriter"
    ),
    .target(name: "ViewTools", dependencies: ["EnsembleViews"], path: "Tests/ViewTools"),
    // Compiles programs for the tests of what does not compile, or not without a warning.
    .target(name: "CompilerSupport", path: "Tests/CompilerSupport"),
    .testTarget(
      name: "EnsembleUITests",
      dependencies: [
        "Ensemble",
        "EnsembleSharing",
        "EnsembleUI",
        "TestTools",
        "ViewTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleTerminalTests",
      dependencies: ["Ensemble", "EnsembleTerminal", "EnsembleUI"]
    ),
    .testTarget(
      name: "EnsembleAppTests",
      dependencies: [
        "Ensemble", "EnsembleApp", "EnsembleJournal", "EnsembleTerminal", "EnsembleViews",
        "EnsembleWeb",
      ]
    ),
    .testTarget(
      name: "EnsembleWebTests",
      dependencies: [
        "CZlib",
        "Ensemble",
        "EnsembleClocks",
        "EnsembleConcurrency",
        "EnsembleJournal",
        "EnsembleSharing",
        "EnsembleUI",
        "EnsembleWeb",
        "EnsembleWebCluster",
        "EnsembleWebCompression",
        "EnsembleWebTLS",
        "TestTools",
        "members",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    // The code of the README and of the articles, which `.ci/check-snippets` compares with them.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Ensemble",
        "EnsembleApp",
        "EnsembleInspector",
        "EnsembleJournal",
        "EnsemblePostgreSQL",
        "EnsembleSQLite",
        "EnsembleTerminal",
        "EnsembleTestSupport",
        "EnsembleTiny",
        "EnsembleUI",
        "EnsembleWeb",
        "EnsembleWebCluster",
        "EnsembleWebCompression",
        "EnsembleWebTLS",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ]
    ),
    .testTarget(
      name: "EnsembleJournalTests",
      dependencies: [
        "Ensemble",
        "EnsembleConcurrency",
        "EnsembleJournal",
        "EnsembleTestSupport",
        "JournalTools",
        "TestTools",
        "journal-writer",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleInspectionTests",
      dependencies: [
        "Ensemble",
        "EnsembleClocks",
        "EnsembleCollections",
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleDependencies",
        "EnsembleDialogs",
        "EnsembleForms",
        "EnsembleInspection",
        "EnsembleJournal",
        "EnsembleSharing",
        "EnsembleTestSupport",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "EnsembleSharingTests",
      dependencies: [
        "Ensemble",
        "EnsembleClocks",
        "EnsembleConcurrency",
        "EnsembleDependencies",
        "EnsembleSharing",
        "EnsembleTestSupport",
        "EnsembleTesting",
        "TestTools",
        "shared-writer",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleSQLiteTests",
      dependencies: [
        "CompilerSupport",
        "Ensemble",
        "EnsembleConcurrency",
        "EnsembleDependencies",
        "EnsembleJournal",
        "EnsembleSharing",
        "EnsembleSQLite",
        "EnsembleTestSupport",
        "EnsembleUI",
        "JournalTools",
        "TestTools",
        "ViewTools",
        "sqlite-writer",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsemblePostgreSQLTests",
      dependencies: [
        "EnsembleConcurrency",
        "EnsembleCore",
        "EnsembleJournal",
        "EnsemblePostgreSQL",
        "JournalTools",
        "TestTools",
        "journal-writer",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleConcurrencyTests",
      dependencies: ["EnsembleConcurrency", "EnsembleInternals"]
    ),
    .testTarget(
      name: "EnsembleClocksTests",
      dependencies: [
        "EnsembleClocks",
        "EnsembleConcurrency",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleDependenciesTests",
      dependencies: [
        "EnsembleClocks",
        "EnsembleDependencies",
        "EnsembleTestSupport",
        "TestTools",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "DependencyClientTests",
      dependencies: [
        "Ensemble",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleCompositionTests",
      dependencies: [
        "CompilerSupport",
        "Ensemble",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleTestingTests",
      dependencies: [
        "Ensemble",
        "EnsembleTestSupport",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(name: "EnsembleCasePathsTests", dependencies: ["Ensemble"]),
    .testTarget(
      name: "EnsembleCollectionsTests",
      dependencies: [
        "EnsembleCollections",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "EnsembleCoreTests",
      dependencies: [
        "CompilerSupport",
        "Ensemble",
        "EnsembleCore",
        "TestTools",
        // Makes a reported issue fail the test that it is reported in.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleFormsTests",
      dependencies: [
        "Ensemble",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleBoundariesTests",
      dependencies: [
        "CompilerSupport",
        "Ensemble",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleDialogsTests",
      dependencies: [
        "Ensemble",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleMacrosTests",
      dependencies: [
        "EnsembleMacros",
        "ExpansionChecks",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ],
      // Sources and their expansions, which are no part of the module.
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "EnsembleDevelopmentTests",
      dependencies: ["EnsembleDevelopment", "TestTools"]
    ),
    // Features as the templates write them.
    .target(
      name: "TemplateSamples",
      dependencies: ["Ensemble", "EnsembleTiny", "EnsembleUI", "EnsembleViews"],
      path: "Tests/TemplateSamples"
    ),
    .testTarget(name: "EnsembleLintTests", dependencies: ["EnsembleLint"]),
    .testTarget(
      name: "EnsembleTemplatesTests",
      dependencies: [
        "Ensemble", "EnsembleTemplates", "EnsembleTestSupport", "EnsembleTiny", "EnsembleUI",
        "TemplateSamples",
      ]
    ),
    .testTarget(
      name: "EnsembleInspectToolTests",
      dependencies: [
        "Ensemble",
        "EnsembleConcurrency",
        "EnsembleInspectTool",
        "EnsembleInspection",
        "EnsembleInspector",
        "EnsembleTestSupport",
        "EnsembleUI",
        "EnsembleWeb",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleExpansionTests",
      dependencies: ["EnsembleExpansion", "ExpansionChecks"]
    ),
    .testTarget(
      name: "EnsembleMigrationTests",
      dependencies: [
        "EnsembleCommands",
        "EnsembleMigration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // Compiles code of TCA against the names that the trait `Migration` declares.
    .testTarget(
      name: "MigrationTraitTests",
      dependencies: ["CompilerSupport", "Ensemble", "EnsembleTiny", "EnsembleUI"]
    ),
    .testTarget(
      name: "EnsembleTinyTests",
      dependencies: [
        "CompilerSupport",
        "Ensemble",
        "EnsembleTiny",
        "TestTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryExamples",
        "Ensemble",
        "EnsembleJournal",
        .target(name: "EnsembleSQLite", condition: .when(traits: ["SQLite"])),
        "EnsembleTiny",
        "EnsembleUI",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
        "TestTools",
        "ViewTools",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `ENSEMBLE_TESTS=EnsembleCoreTests swift test` builds and runs those tests alone, separated by commas.
if let names = Context.environment["ENSEMBLE_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

for target in package.targets
where target.type != .plugin
  && !["CPostgreSQL", "CZlib", "EnsembleShims", "EnsembleTestObserver"].contains(target.name)
{
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// The tests that `Tests/Browser/gallery.py` writes from sessions of the gallery. They have the settings of most packages.
if Context.environment["ENSEMBLE_TESTS"] == "SessionTests" {
  package.targets.append(
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "Ensemble", "EnsembleTestSupport", "EnsembleTiny", "GalleryExamples",
        .target(name: "EnsembleSQLite", condition: .when(traits: ["SQLite"])),
      ],
      path: "Tests/Sessions"
    )
  )
}
