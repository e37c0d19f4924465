// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "swift-ensemble", path: "../../..", traits: ["Web"])],
  targets: [
    .executableTarget(
      name: "Notes",
      dependencies: [
        .product(name: "Ensemble", package: "swift-ensemble"),
        .product(name: "EnsembleApp", package: "swift-ensemble"),
        .product(name: "EnsembleJournal", package: "swift-ensemble"),
      ]
    )
  ]
)
