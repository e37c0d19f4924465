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
    .library(name: "EnsembleCore", targets: ["EnsembleCore"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(name: "EnsembleCasePaths"),
    .target(
      name: "EnsembleCollections",
      dependencies: [
        .product(name: "OrderedCollections", package: "swift-collections")
      ]
    ),
    .target(name: "EnsembleShims"),
    .target(
      name: "EnsembleCore",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleShims",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .macro(
      name: "EnsembleMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "Ensemble",
      dependencies: [
        "EnsembleCasePaths",
        "EnsembleCollections",
        "EnsembleCore",
        "EnsembleMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "GalleryExamples",
      dependencies: ["Ensemble"],
      path: "Sources/GalleryExamples"
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryExamples",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        "Ensemble",
        "EnsembleCore",
        // Makes a reported issue fail the test that it is reported in.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "EnsembleMacrosTests",
      dependencies: [
        "EnsembleMacros",
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryExamples",
        "Ensemble",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "EnsembleShims" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
