// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The parts of the output of `swift package describe --type json` that determine where a feature
/// is written.
struct DescribedPackage: Encodable {
  // The names are those of SwiftPM.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  struct Target: Encodable {
    let name: String
    let c99name: String
    /// The path in the package.
    let path: String
    let type: String
    let target_dependencies: [String]
    let product_dependencies: [String]
  }

  let name: String
  let path: String
  let targets: [Target]

  init(_ package: Package) {
    name = package.displayName
    path = package.directoryURL.path
    let count = package.directoryURL.pathComponents.count
    targets = package.targets.compactMap { target in
      guard let module = target.sourceModule else { return nil }
      var targets: [String] = []
      var products: [String] = []
      for dependency in target.dependencies {
        switch dependency {
        case .target(let target): targets.append(target.name)
        case .product(let product): products.append(product.name)
        @unknown default: break
        }
      }
      return Target(
        name: target.name,
        c99name: module.moduleName,
        path: target.directoryURL.pathComponents.dropFirst(count).joined(separator: "/"),
        type: module.kind.described,
        target_dependencies: targets,
        product_dependencies: products
      )
    }
  }
}

extension ModuleKind {
  fileprivate var described: String {
    switch self {
    case .generic: "library"
    case .executable: "executable"
    case .snippet: "snippet"
    case .test: "test"
    case .macro: "macro"
    @unknown default: "other"
    }
  }
}
