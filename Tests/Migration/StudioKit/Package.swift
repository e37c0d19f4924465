// swift-tools-version: 5.10
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "StudioKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "StudioKit", targets: ["StudioKit"]),
    .library(name: "StudioKitTesting", targets: ["StudioKitTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.5.4"),
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.15.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
  ],
  targets: [
    .target(
      name: "StudioKit",
      dependencies: [
        .product(name: "CasePaths", package: "swift-case-paths"),
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ],
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]
    ),
    // What the tests of applications use.
    .target(
      name: "StudioKitTesting",
      dependencies: [
        "StudioKit",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "StudioKitTests",
      dependencies: [
        "StudioKit",
        "StudioKitTesting",
        .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]
    ),
  ]
)
