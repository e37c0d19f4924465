// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Errands",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Errands", targets: ["Errands"]),
    .library(name: "ErrandsViews", targets: ["ErrandsViews", "QueueWatch"]),
  ],
  dependencies: [
    .package(url: "https://github.com/bocato/tca-boundaries", from: "1.1.0"),
    .package(url: "https://github.com/mentalflux/tca-composer", from: "0.6.0"),
    .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.5.0"),
    .package(url: "https://github.com/pointfreeco/swift-clocks", from: "1.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-concurrency-extras", from: "1.3.0"),
    .package(url: "https://github.com/pointfreeco/swift-identified-collections", from: "1.1.0"),
    .package(url: "https://github.com/pointfreeco/swift-perception", from: "1.5.0"),
    .package(url: "https://github.com/pointfreeco/swift-sharing", "2.0.0"..<"3.0.0"),
    .package(url: "https://github.com/roberthein/tinyTCA", branch: "main"),
    .package(url: "https://github.com/tgrapperon/composable-effect-identifier", from: "0.0.1"),
  ],
  targets: [
    // The models know nothing of reducers.
    .target(
      name: "Models",
      dependencies: [
        .product(name: "CasePaths", package: "swift-case-paths"),
        .product(name: "IdentifiedCollections", package: "swift-identified-collections"),
      ]
    ),
    .target(
      name: "Errands",
      dependencies: [
        "Models",
        .product(name: "CasePaths", package: "swift-case-paths"),
        .product(name: "Clocks", package: "swift-clocks"),
        .product(name: "CombineSchedulers", package: "combine-schedulers"),
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(name: "ComposableEffectIdentifier", package: "composable-effect-identifier"),
        .product(name: "ConcurrencyExtras", package: "swift-concurrency-extras"),
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
        .product(name: "Perception", package: "swift-perception"),
        .product(name: "Sharing", package: "swift-sharing"),
        .product(name: "TCABoundaries", package: "tca-boundaries"),
        .product(name: "TCAComposer", package: "tca-composer"),
      ]
    ),
    .target(
      name: "ErrandsViews",
      dependencies: [
        "Errands",
        "Models",
        "QueueWatch",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(name: "Perception", package: "swift-perception"),
        .product(name: "TCABoundaries", package: "tca-boundaries"),
        .product(name: "tinyTCA", package: "tinyTCA"),
      ]
    ),
    // A small program of its own in the waiting room.
    .target(
      name: "QueueWatch",
      dependencies: [.product(name: "tinyTCA", package: "tinyTCA")]
    ),
    .testTarget(
      name: "ErrandsTests",
      dependencies: [
        "Errands",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
        .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
      ]
    ),
    .testTarget(
      name: "QueueWatchTests",
      dependencies: ["QueueWatch", .product(name: "tinyTCA", package: "tinyTCA")]
    ),
  ],
  swiftLanguageModes: [.v5]
)
