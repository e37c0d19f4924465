// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// Whether all modules are built, as by the manifest of the package itself.
let hasAllTraits = Context.environment["ENSEMBLE_TRAITS"] == "all"

let package = Package(
  name: "ensemble-examples",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "members", targets: ["members"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Builds the node of a cluster, which needs libpq."),
    .trait(
      name: "SQLite",
      description: "Adds the example 'reminders', which needs SQLite's headers on Linux."
    ),
  ],
  dependencies: [
    .package(
      name: "swift-ensemble",
      path: "..",
      traits: hasAllTraits
        ? [.defaults]
        : [
          "TLS",
          .trait(name: "PostgreSQL", condition: .when(traits: ["PostgreSQL"])),
          .trait(name: "SQLite", condition: .when(traits: ["SQLite"])),
        ]
    ),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
  ],
  targets: [
    // Features with their views, as an application would have them.
    .target(
      name: "GalleryExamples",
      dependencies: [
        .ensemble("Ensemble"),
        .ensemble("EnsembleJournal"),
        .ensemble("EnsembleSQLite"),
        .ensemble("EnsembleTiny"),
        .ensemble("EnsembleUI"),
        .grdb,
      ]
    ),
    // The program that shows them.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryExamples",
        .ensemble("Ensemble"),
        .ensemble("EnsembleInspector"),
        .ensemble("EnsembleJournal"),
        .ensemble("EnsembleTerminal"),
        .ensemble("EnsembleUI"),
        .ensemble("EnsembleWeb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.process("Pictures")]
    ),
    // An application behind a login, in a server that does more.
    .executableTarget(
      name: "members",
      dependencies: [
        .ensemble("Ensemble"),
        .ensemble("EnsembleInspector"),
        .ensemble("EnsembleUI"),
        .ensemble("EnsembleWeb"),
        .ensemble("EnsembleWebPasswords"),
        .ensemble("EnsembleWebTLS"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),

    // Shows a long list to the browser walk.
    .executableTarget(
      name: "long-list",
      dependencies: [
        .ensemble("Ensemble"), .ensemble("EnsembleUI"), .ensemble("EnsembleWeb"),
      ],
      path: "Tests/LongList"
    ),
    // One of several servers for the walk through a cluster.
    .executableTarget(
      name: "cluster-node",
      dependencies: [
        .ensemble("Ensemble"),
        .ensemble("EnsembleJournal"),
        .ensemble("EnsemblePostgreSQL"),
        .ensemble("EnsembleUI"),
        .ensemble("EnsembleWeb"),
        .ensemble("EnsembleWebCluster"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/ClusterNode"
    ),
    // Links to the helpers of Ensemble's own tests. They have other names, since both packages may
    // be built in one folder.
    .target(
      name: "ExampleTestTools",
      dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")],
      path: "Tests/ExampleTestTools"
    ),
    .target(
      name: "ExampleViewTools",
      dependencies: [.ensemble("EnsembleUI")],
      path: "Tests/ExampleViewTools"
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryExamples",
        "gallery",
        "ExampleTestTools",
        "ExampleViewTools",
        .ensemble("Ensemble"),
        .ensemble("EnsembleJournal"),
        .ensemble("EnsembleSQLite"),
        .ensemble("EnsembleTestSupport"),
        .ensemble("EnsembleTiny"),
        .ensemble("EnsembleUI"),
        .grdb,
      ]
    ),
    .testTarget(
      name: "MembersTests",
      dependencies: [
        "members",
        .ensemble("EnsembleTestSupport"),
        .ensemble("EnsembleWeb"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

if hasAllTraits {
  package.traits.insert(.default(enabledTraits: ["PostgreSQL", "SQLite"]))
}

// The tests that `Tests/Browser/gallery.py` writes from sessions of the gallery. They have the
// settings of most packages.
if Context.environment["ENSEMBLE_TESTS"] == "SessionTests" {
  package.targets.removeAll { $0.type == .test }
  package.targets.append(
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "GalleryExamples", .ensemble("Ensemble"), .ensemble("EnsembleSQLite"),
        .ensemble("EnsembleTestSupport"), .ensemble("EnsembleTiny"),
      ],
      path: "Tests/Sessions"
    )
  )
}

extension Target.Dependency {
  static func ensemble(_ product: String) -> Self {
    .product(name: product, package: "swift-ensemble")
  }

  static var grdb: Self {
    .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))
  }
}
