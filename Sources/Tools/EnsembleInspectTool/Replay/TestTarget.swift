// SPDX-License-Identifier: MIT

import Foundation

/// A test target of a package.
package struct TestTarget: Equatable, Sendable {
  package let name: String
  /// The name of its module.
  package let module: String
  /// The path of its folder in the package.
  package let path: String

  /// Finds the test target into which a test of a module is written.
  ///
  /// - Parameters:
  ///   - module: The module that the test imports.
  ///   - name: The name of the target that the person has chosen, if any.
  ///   - description: The description of the package in JSON, as printed by
  ///     `swift package describe`.
  /// - Throws: A ``ReplayError`` that lists the candidates.
  package static func find(
    testing module: String,
    named name: String?,
    in description: Data
  ) throws -> Self {
    guard let package = try? JSONDecoder().decode(Package.self, from: description) else {
      throw ReplayError("The description of the package is not what SwiftPM is known to print.")
    }
    guard let tested = package.targets.first(where: { $0.c99name == module }) else {
      throw ReplayError(
        "The package '\(package.name)' has no module '\(module)'. Run this in the package of the program."
      )
    }
    let tests = package.targets.filter { $0.type == "test" }
    if let name {
      guard let target = tests.first(where: { $0.name == name }) else {
        throw ReplayError(
          "The package '\(package.name)' has no test target '\(name)'. It has:\n\(list(tests))"
        )
      }
      return Self(target)
    }
    let candidates = tests.filter { ($0.target_dependencies ?? []).contains(tested.name) }
    switch candidates.count {
    case 1: return Self(candidates[0])
    case 0:
      throw ReplayError(
        "No test target of the package '\(package.name)' depends on '\(tested.name)'. Add one, or choose one with --into."
      )
    default:
      throw ReplayError(
        "Several test targets depend on '\(tested.name)'. Choose one with --into:\n\(list(candidates))"
      )
    }
  }

  private init(_ target: Package.Target) {
    name = target.name
    module = target.c99name
    path = target.path
  }

  private static func list(_ targets: [Package.Target]) -> String {
    targets.map(\.name).sorted().map { "  \($0)" }.joined(separator: "\n")
  }

  private struct Package: Decodable {
    struct Target: Decodable {
      let name: String
      let c99name: String
      let path: String
      let type: String
      // SwiftPM defines the name.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      let target_dependencies: [String]?
    }

    let name: String
    let targets: [Target]
  }
}
