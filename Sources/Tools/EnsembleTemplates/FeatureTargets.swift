// SPDX-License-Identifier: MIT

import Foundation

/// The targets of a package into which a feature and its tests are written.
package struct FeatureTargets: Equatable, Sendable {
  /// The module of the feature.
  package let module: String
  /// The folder of its sources.
  package let sources: String
  /// The folder of the tests; nil if no test target depends on the target.
  package let tests: String?
  /// The folder of the package.
  package let root: String
  /// The name of the target.
  private let target: String
  /// The name of the test target, if it lacks the module that the tests of features import.
  private let unpreparedTests: String?
  /// The modules of Ensemble on which it depends.
  private let modules: Set<String>

  /// Finds the targets for a feature and its tests.
  ///
  /// - Parameters:
  ///   - name: The name of the target that the person has chosen; nil for the only one that depends
  ///     on Ensemble.
  ///   - description: The description of the package in JSON, as printed by
  ///     `swift package describe`.
  /// - Throws: A ``TemplateError`` that lists the candidates.
  package init(target name: String?, in description: Data) throws {
    guard let package = try? JSONDecoder().decode(Package.self, from: description) else {
      throw TemplateError.package(
        "The description of the package is not what SwiftPM is known to print."
      )
    }
    let sources = package.targets.filter { ["executable", "library"].contains($0.type) }
    let target: Package.Target
    if let name {
      guard let found = sources.first(where: { $0.name == name }) else {
        throw TemplateError.package(
          "The package '\(package.name)' has no target '\(name)'. It has:\n\(Self.list(sources))"
        )
      }
      target = found
    } else {
      target = try Self.only(sources.filter(\.usesEnsemble), in: package)
    }
    let tests = package.targets.filter {
      $0.type == "test" && ($0.target_dependencies ?? []).contains(target.name)
    }
    let prepared = tests.filter { $0.has([Self.testModule]) }
    let candidates = prepared.isEmpty ? tests : prepared
    let chosen = candidates.first { $0.name == "\(target.name)Tests" } ?? candidates.first
    unpreparedTests = prepared.isEmpty ? chosen?.name : nil
    self.target = target.name
    modules = Set((target.product_dependencies ?? []) + (target.target_dependencies ?? []))
    module = target.c99name
    self.sources = target.path
    self.tests = chosen?.path
    root = package.path
  }

  /// Returns the files of a feature.
  ///
  /// - Throws: A ``TemplateError`` if the targets do not depend on the modules that the feature and
  ///   its tests import, or if the target has a file or a type of the same name.
  package func files(of feature: FeatureTemplate) throws -> [TextFile] {
    let needed = feature.style.module
    guard modules.contains(needed) else {
      throw TemplateError.package(
        "The target '\(target)' does not depend on '\(needed)'. Add that product to it in the manifest."
      )
    }
    if let unpreparedTests {
      throw TemplateError.package(
        "The test target '\(unpreparedTests)' does not depend on '\(Self.testModule)'. Add that product to it in the manifest."
      )
    }
    let name = feature.name.text
    guard name != module else {
      throw TemplateError.name("'\(name)' is the name of the module. Choose another one.")
    }
    var files = [TextFile("\(sources)/\(name)/\(name).swift", feature.feature)]
    if modules.contains("EnsembleUI") {
      files.append(TextFile("\(sources)/\(name)/\(name)View.swift", feature.view))
    }
    if let tests {
      files.append(TextFile("\(tests)/\(name)Tests.swift", feature.tests(of: module)))
    }
    try refuseNames(of: files)
    return files
  }

  private static let testModule = "EnsembleTestSupport"

  /// Throws an error if the target has files or types of the same names, which the compiler
  /// refuses.
  private func refuseNames(of files: [TextFile]) throws {
    let folder = URL(fileURLWithPath: root).appendingPathComponent(sources)
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let known = Dictionary(paths.map { (fileName($0), $0) }) { first, _ in first }
    for file in files where file.path.hasPrefix(sources + "/") {
      if let path = known[fileName(file.path)] {
        throw TemplateError.exists(
          "The target '\(target)' has a file of this name: '\(sources)/\(path)'. Choose another name."
        )
      }
    }
    let types = Set(files.map { fileName($0.path).replacing(".swift", with: "") })
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      if let type = Self.types(in: text ?? "").first(where: types.contains) {
        throw TemplateError.exists(
          "The target '\(target)' declares '\(type)' in '\(sources)/\(path)'. Choose another name."
        )
      }
    }
  }

  /// Returns the names of the top-level types of a file, whose declarations begin at the start of a
  /// line.
  private static func types(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let declaration = /([@\w(),.* ]+ )?(actor|class|enum|protocol|struct|typealias) +(\w+)/
      return line.first?.isWhitespace == true ? nil : line.prefixMatch(of: declaration)?.output.3
    }
  }

  private func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private static func only(
    _ candidates: [Package.Target],
    in package: Package
  ) throws -> Package.Target {
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      throw TemplateError.package(
        """
        No target of the package '\(package.name)' depends on Ensemble. Add the product 'Ensemble' to one, or choose a \
        target with --target.
        """
      )
    default:
      throw TemplateError.package(
        "Several targets depend on Ensemble. Choose one with --target:\n\(list(candidates))"
      )
    }
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
      // SwiftPM defines these names.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      let target_dependencies: [String]?
      // swift-format-ignore: AlwaysUseLowerCamelCase
      let product_dependencies: [String]?

      func has(_ products: Set<String>) -> Bool {
        !products.isDisjoint(with: (product_dependencies ?? []) + (target_dependencies ?? []))
      }

      var usesEnsemble: Bool { has(["Ensemble", "EnsembleTiny", "EnsembleApp"]) }
    }

    let name: String
    let path: String
    let targets: [Target]
  }
}
