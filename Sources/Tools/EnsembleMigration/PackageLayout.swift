// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// The modules that the files of a migration belong to.
struct PackageLayout: Sendable {
  /// A target of a manifest.
  private struct Target {
    let name: String
    let folder: String

    /// The files and folders that are not compiled.
    let excluded: [String]

    /// Whether the default isolation is the main actor.
    let isIsolated: Bool
  }

  /// A package, whose targets are unknown if its manifest computes them.
  private struct Package {
    let folder: String
    let targets: [Target]?

    /// Returns whether a path is at, above or below the path of a target; true if the targets are
    /// computed.
    func isRelated(to path: String) -> Bool {
      targets?.contains {
        path == $0.folder || path.isWithin($0.folder) || $0.folder.isWithin(path)
      } ?? true
    }
  }

  private let modules: [String: String]
  private let outsiders: Set<String>
  private let isolated: Set<String>

  /// Finds the modules of files.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - roots: The paths at which they were found.
  ///   - manifests: The parsed manifests among the files, and the manifests of packages around the
  ///     files.
  ///   - hasProject: Whether a project of another build system may compile files outside of
  ///     targets.
  ///   - hasIsolatedProject: Whether the default isolation in such a project is the main actor.
  init(
    of files: [String],
    at roots: [String],
    manifests: [(path: String, tree: SourceFileSyntax)],
    hasProject: Bool,
    hasIsolatedProject: Bool = false
  ) {
    let packages = manifests.map { Self.package(at: standardized($0.path), $0.tree) }
    let roots = roots.map(standardized)
    var modules: [String: String] = [:]
    var outsiders: Set<String> = []
    var isolated: Set<String> = []
    for file in files {
      let path = standardized(file)
      let package = packages.filter { path.isWithin($0.folder) }
        .max { $0.folder.utf8.count < $1.folder.utf8.count }
      let target = package?.targets?.filter { path.isWithin($0.folder) }
        .max { $0.folder.utf8.count < $1.folder.utf8.count }
      if let target, !target.excluded.contains(where: { path == $0 || path.isWithin($0) }) {
        modules[file] = target.name
        if target.isIsolated { isolated.insert(file) }
        continue
      }
      if hasIsolatedProject { isolated.insert(file) }
      modules[file] = Self.conventionalModule(of: path, roots: roots)
      // A folder that was named and has no target is meant to move.
      let isGiven =
        roots.contains(path)
        || !roots.contains { path.isWithin($0) && (package?.isRelated(to: $0) ?? true) }
      let isManifest = package.map { path.isWithin($0.folder) && isManifestPath(path) } ?? false
      if package?.targets != nil, !isGiven, !isManifest, !hasProject { outsiders.insert(file) }
    }
    self.modules = modules
    self.outsiders = outsiders
    self.isolated = isolated
  }

  /// Returns whether a manifest has a target at, above or below one of the given paths.
  static func isRelated(
    _ manifest: (path: String, tree: SourceFileSyntax),
    to paths: [String]
  ) -> Bool {
    let package = package(at: standardized(manifest.path), manifest.tree)
    return paths.map(standardized).contains {
      $0.isWithin(package.folder) && package.isRelated(to: $0)
    }
  }

  /// Returns the name of the module that a file belongs to.
  func module(of path: String) -> String? { modules[path] }

  /// Returns whether the default isolation of the module of a file is the main actor.
  func isIsolated(_ path: String) -> Bool { isolated.contains(path) }

  /// Returns whether no target compiles a file.
  func isOutsideOfTargets(_ path: String) -> Bool { outsiders.contains(path) }

  /// Returns the module of a file by the names of the folders around it.
  private static func conventionalModule(of path: String, roots: [String]) -> String? {
    let names = path.split(separator: "/").map(String.init)
    if let index = names.lastIndex(where: { ["Sources", "Source", "src", "Tests"].contains($0) }),
      index + 2 < names.count
    {
      return names[index + 1]
    }
    // A target of an application is a folder at the root of its repository.
    guard let root = roots.filter(path.isWithin).max(by: { $0.utf8.count < $1.utf8.count })
    else { return nil }
    let below = names.dropFirst(root.split(separator: "/").count)
    return below.count > 1 ? below.first : root.split(separator: "/").last.map(String.init)
  }

  private static func package(at path: String, _ tree: SourceFileSyntax) -> Package {
    let folder = path.parentFolder
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard finder.areLiteral, !finder.targets.isEmpty else {
      return Package(folder: folder, targets: nil)
    }
    // This reads the text of the whole manifest.
    let isolatesOthers = finder.isolatesOthers(in: tree)
    let targets = finder.targets.map { target in
      let path =
        target.path ?? "\(target.kind == "testTarget" ? "Tests" : "Sources")/\(target.name)"
      let base = standardized("\(folder)/\(path)")
      return Target(
        name: target.name,
        folder: base,
        excluded: target.excluded.map { standardized("\(base)/\($0)") },
        isIsolated: target.isIsolated || isolatesOthers
      )
    }
    return Package(folder: folder, targets: targets)
  }
}

/// Returns an absolute path without `.` and `..`.
func standardized(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.path
}

func isManifestPath(_ path: String) -> Bool {
  let name = path.split(separator: "/").last ?? ""
  return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
}

extension String {
  /// Returns whether the path is one below a folder.
  fileprivate func isWithin(_ folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  var parentFolder: String {
    URL(fileURLWithPath: self).deletingLastPathComponent().path
  }
}

/// Finds the targets of a manifest that are written with literals.
private final class TargetFinder: SyntaxVisitor {
  struct Found {
    let kind: String
    let name: String
    let path: String?
    let excluded: [String]
    let isIsolated: Bool
  }

  var targets: [Found] = []

  /// Whether no target is computed.
  var areLiteral = true

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      ["target", "testTarget", "executableTarget", "macro", "plugin"].contains(node.calleeName),
      // A target dependency is written as the same call.
      !node.isWithinDependencies
    else { return .visitChildren }
    guard let name = node.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText else {
      areLiteral = false
      return .visitChildren
    }
    var path: String?
    if let argument = node.argument("path") {
      path = argument.as(StringLiteralExprSyntax.self)?.plainText
      areLiteral = areLiteral && path != nil
    }
    if node.calleeName == "plugin", path == nil { path = "Plugins/\(name)" }
    if node.argument("sources") != nil { areLiteral = false }
    targets.append(
      Found(
        kind: node.calleeName,
        name: name,
        path: path,
        excluded: strings(in: node.argument("exclude")) + copies(in: node.argument("resources")),
        isIsolated: node.argument("swiftSettings").map { Syntax($0).isolationCount > 0 } ?? false
      )
    )
    return .visitChildren
  }

  /// Returns whether the manifest isolates targets by a constant or in a loop, which may be any of
  /// them.
  func isolatesOthers(in tree: SourceFileSyntax) -> Bool {
    Syntax(tree).isolationCount > targets.count { $0.isIsolated }
  }

  private func strings(in expression: ExprSyntax?) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements
      .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.plainText } ?? []
  }

  private func copies(in expression: ExprSyntax?) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements.compactMap { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        call.calleeName == "copy"
      else { return nil }
      return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.plainText
    } ?? []
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in the argument for the dependencies of another one.
  fileprivate var isWithinDependencies: Bool {
    var node = parent
    while let current = node {
      if current.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
      node = current.parent
    }
    return false
  }
}

extension Syntax {
  /// The number of settings in the node that make the main actor the default isolation.
  fileprivate var isolationCount: Int {
    let text = tokens(viewMode: .sourceAccurate).map(\.text).joined()
    return text.ranges(of: "defaultIsolation(MainActor.self").count
      + text.ranges(of: "\"-default-isolation\",\"MainActor\"").count
  }
}
