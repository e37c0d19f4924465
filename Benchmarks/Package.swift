// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-ensemble", path: "..", traits: ["Inspector", "Web"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "Ensemble", package: "swift-ensemble"),
        .product(name: "EnsembleInspection", package: "swift-ensemble"),
        .product(name: "EnsembleInspector", package: "swift-ensemble"),
        .product(name: "EnsembleJournal", package: "swift-ensemble"),
        .product(name: "EnsembleUI", package: "swift-ensemble"),
      ]
    ),
    // Finds the sizes that survive on a small stack.
    .executableTarget(
      name: "stack-use",
      dependencies: [.product(name: "Ensemble", package: "swift-ensemble")]
    ),
    // Plays browsers, as many as there are to be.
    .executableTarget(
      name: "web-load",
      dependencies: [
        "web-site",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // What `web-load` works on.
    .executableTarget(
      name: "web-site",
      dependencies: [
        .product(name: "Ensemble", package: "swift-ensemble"),
        .product(name: "EnsembleUI", package: "swift-ensemble"),
        .product(name: "EnsembleWeb", package: "swift-ensemble"),
      ]
    ),
    // Ten features and more, for `compile-times`.
    .target(
      name: "TenFeatures",
      dependencies: [.product(name: "Ensemble", package: "swift-ensemble")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
