// swift-tools-version: 5.10
// SPDX-License-Identifier: MIT

import PackageDescription

extension Target.Dependency {
  static let composableArchitecture: Self = .product(
    name: "ComposableArchitecture",
    package: "swift-composable-architecture"
  )
  static let dependenciesTestSupport: Self = .product(
    name: "DependenciesTestSupport",
    package: "swift-dependencies"
  )
  static let kit: Self = .product(name: "StudioKit", package: "StudioKit")
  static let kitTesting: Self = .product(name: "StudioKitTesting", package: "StudioKit")
}

let package = Package(
  name: "Studio",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "AppFeature", targets: ["AppFeature"])
  ],
  dependencies: [
    .package(path: "../StudioKit"),
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.1"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-identified-collections", from: "1.1.0"),
    .package(url: "https://github.com/pointfreeco/swift-sharing", from: "2.0.0"),
  ],
  targets: [
    .target(
      name: "SharedModels",
      dependencies: [
        .product(name: "IdentifiedCollections", package: "swift-identified-collections"),
        .product(name: "Sharing", package: "swift-sharing"),
      ]
    ),
    .target(
      name: "StudioAPI",
      dependencies: [
        "SharedModels",
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
      ]
    ),
    .target(name: "DesignSystem", dependencies: ["SharedModels"]),
    .target(
      name: "KilnFeature",
      dependencies: ["DesignSystem", "SharedModels", "StudioAPI", .composableArchitecture]
    ),
    .target(
      name: "PiecesFeature",
      dependencies: ["DesignSystem", "SharedModels", "StudioAPI", .composableArchitecture, .kit]
    ),
    .target(
      name: "CoursesFeature",
      dependencies: ["DesignSystem", "SharedModels", "StudioAPI", .kit]
    ),
    .target(
      name: "ShopFeature",
      dependencies: ["DesignSystem", "SharedModels", "StudioAPI", .composableArchitecture]
    ),
    .target(
      name: "AccountFeature",
      dependencies: ["SharedModels", "StudioAPI", .composableArchitecture, .kit]
    ),
    .target(
      name: "OnboardingFeature",
      dependencies: ["SharedModels", "StudioAPI", .composableArchitecture]
    ),
    .target(
      name: "NoticesFeature",
      dependencies: [.composableArchitecture]
    ),
    .target(
      name: "AppFeature",
      dependencies: [
        "AccountFeature",
        "CoursesFeature",
        "KilnFeature",
        "NoticesFeature",
        "OnboardingFeature",
        "PiecesFeature",
        "ShopFeature",
        .composableArchitecture,
        .kit,
      ]
    ),
  ]
)

for feature in ["Kiln", "Pieces", "Courses", "Shop", "Account", "Onboarding", "Notices", "App"] {
  package.targets.append(
    .testTarget(
      name: "\(feature)FeatureTests",
      dependencies: [
        .target(name: "\(feature)Feature"),
        .dependenciesTestSupport,
        .kitTesting,
      ]
    )
  )
}

for target in package.targets {
  target.swiftSettings = [.enableExperimentalFeature("StrictConcurrency")]
}
