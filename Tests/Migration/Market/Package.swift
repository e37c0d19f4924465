// swift-tools-version:5.9
// SPDX-License-Identifier: MIT

import PackageDescription

let composable: Target.Dependency = .product(
  name: "ComposableArchitecture",
  package: "swift-composable-architecture"
)

let package = Package(
  name: "Market",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "AppFeature", targets: ["AppFeature"]),
    .library(name: "DeliveryFeature", targets: ["DeliveryFeature"]),
    .library(name: "VendorFeature", targets: ["VendorFeature"]),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.2.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.0.0"),
  ],
  targets: [
    .target(name: "MarketModels"),
    .target(
      name: "MarketKit",
      dependencies: [
        "MarketModels",
        composable,
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(name: "StallsFeature", dependencies: ["MarketKit"]),
    .target(name: "BasketFeature", dependencies: ["MarketKit"]),
    .target(name: "AccountFeature", dependencies: ["MarketKit"]),
    .target(name: "DeliveryFeature", dependencies: ["MarketKit"]),
    .target(name: "VendorFeature", dependencies: ["MarketKit"]),
    .target(
      name: "AppFeature",
      dependencies: ["AccountFeature", "BasketFeature", "MarketKit", "StallsFeature"]
    ),
    .testTarget(name: "MarketModelsTests", dependencies: ["MarketModels", composable]),
    .testTarget(name: "StallsFeatureTests", dependencies: ["StallsFeature"]),
    .testTarget(name: "BasketFeatureTests", dependencies: ["BasketFeature"]),
    .testTarget(name: "AccountFeatureTests", dependencies: ["AccountFeature"]),
    .testTarget(name: "DeliveryFeatureTests", dependencies: ["DeliveryFeature"]),
    .testTarget(name: "VendorFeatureTests", dependencies: ["VendorFeature", composable]),
    .testTarget(name: "AppFeatureTests", dependencies: ["AppFeature"]),
  ]
)
