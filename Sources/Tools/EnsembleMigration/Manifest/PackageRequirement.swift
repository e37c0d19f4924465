// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// The package of Ensemble that a migrated manifest depends on.
package struct PackageRequirement: Sendable {
  /// The location of a package.
  package enum Location: Sendable {
    case url(String, version: String)
    case path(String)
  }

  package let location: Location

  /// The identity of the package: the last component of its location.
  package let identity: String

  package init(_ location: Location) {
    let text =
      switch location {
      case .url(let url, _): url
      case .path(let path): path
      }
    let name = text.split(separator: "/").last.map(String.init) ?? text
    self.init(location, identity: name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
  }

  private init(_ location: Location, identity: String) {
    self.location = location
    self.identity = identity
  }

  /// Creates the requirement of a manifest that has products of Ensemble already; nil without them.
  init?(of manifest: SourceFileSyntax) {
    let finder = ProductFinder(viewMode: .sourceAccurate)
    finder.walk(manifest)
    guard let package = finder.package else { return nil }
    self.init(.path(package))
  }

  /// Returns the requirement for a manifest in a folder.
  ///
  /// A path relative to the current folder becomes relative to the folder of the manifest, so that
  /// the manifest stays valid if the packages are moved together.
  func located(from folder: String) -> Self {
    guard case .path(let path) = location, !path.hasPrefix("/") else { return self }
    let package = URL(fileURLWithPath: path).standardizedFileURL
    let parent = package.deletingLastPathComponent().resolvingSymlinksInPath()
    let target = parent.pathComponents + [package.lastPathComponent]
    let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    let common = zip(base, target).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - common) + target.dropFirst(common)
    return Self(
      .path(steps.isEmpty ? "." : steps.joined(separator: "/")),
      identity: package.lastPathComponent
    )
  }

  /// The dependency in a manifest.
  var dependency: String {
    switch location {
    case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    case .path(let path): ".package(path: \"\(path)\")"
    }
  }
}

/// Finds the package of the products of Ensemble in a manifest.
private final class ProductFinder: SyntaxVisitor {
  private(set) var package: String?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard package == nil, node.calleeName == "product",
      let name = node.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText,
      products.contains(name)
    else { return .visitChildren }
    package = node.argument("package")?.as(StringLiteralExprSyntax.self)?.plainText
    return .skipChildren
  }
}

private let products: Set<String> = [
  "Ensemble", "EnsembleApp", "EnsembleTestSupport", "EnsembleTiny", "EnsembleUI", "EnsembleWeb",
]
