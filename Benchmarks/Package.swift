// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-ensemble", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [.product(name: "Ensemble", package: "swift-ensemble")]
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
