// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The functions that declare targets.
let targetKinds: Set<String> = [
  "target", "testTarget", "executableTarget", "macro", "plugin", "binaryTarget", "systemLibrary",
]

/// Finds the literals of a list of dependencies, except for the names of packages.
private final class LiteralFinder: SyntaxVisitor {
  var texts: Set<String> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
    if label != "package", let text = node.plainText { texts.insert(text) }
    return .visitChildren
  }
}

/// Finds the constants whose value names a product, such as static ones of `Target.Dependency`.
private final class ConstantFinder: SyntaxVisitor {
  var names: Set<String> = []
  private let product: String

  init(_ product: String) {
    self.product = product
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let literals = LiteralFinder(viewMode: .sourceAccurate)
    literals.walk(node)
    // The package itself is no dependency.
    if literals.texts.contains(product),
      node.initializer?.value.as(FunctionCallExprSyntax.self)?.calleeName != "Package"
    {
      names.insert(node.pattern.trimmedDescription)
    }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// Returns whether the call is a dependency on a package, at any location.
  func isDependency(on requirement: PackageRequirement) -> Bool {
    guard calleeName == "package" else { return false }
    let texts = ["name", "url", "path"].compactMap {
      argument($0)?.as(StringLiteralExprSyntax.self)?.plainText
    }
    if trimmedDescription.filter({ !$0.isWhitespace })
      == requirement.dependency.filter({ !$0.isWhitespace })
    {
      return true
    }
    let identity = requirement.identity.lowercased()
    return texts.contains { PackageRequirement(.path($0)).identity.lowercased() == identity }
  }

  /// Returns whether the call declares one of the named targets, and the target has sources.
  func isTarget(in names: Set<String>) -> Bool {
    ["target", "executableTarget", "testTarget"].contains(calleeName)
      && argument("name")?.as(StringLiteralExprSyntax.self)?.plainText.map(names.contains) == true
  }
}

extension SourceFileSyntax {
  /// Returns whether dependencies of a target name a product, or use a constant of the manifest
  /// that does.
  func has(_ product: String, in dependencies: ExprSyntax) -> Bool {
    if dependencies.names(product) { return true }
    let constants = ConstantFinder(product)
    constants.walk(self)
    return dependencies.tokens(viewMode: .sourceAccurate)
      .contains { constants.names.contains($0.text) }
  }

  /// Returns whether a manifest depends on a package.
  func hasDependency(on requirement: PackageRequirement) -> Bool {
    calls.contains { $0.isDependency(on: requirement) }
  }

  /// The identities of the packages that a manifest depends on.
  var packageIdentities: Set<String> {
    Set(
      calls.filter { $0.calleeName == "package" }.compactMap { call in
        let location = call.argument("url") ?? call.argument("path") ?? call.argument("id")
        return location?.as(StringLiteralExprSyntax.self)?.plainText
          .flatMap { PackageRequirement(.path($0)).identity.lowercased() }
          .flatMap { $0.split(separator: ".").last.map(String.init) }
      }
    )
  }

  /// The literals of a manifest, except for the names of packages.
  var literals: Set<String> {
    let finder = LiteralFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.texts
  }

  private var calls: [FunctionCallExprSyntax] {
    final class Calls: SyntaxVisitor {
      var found: [FunctionCallExprSyntax] = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
      }
    }
    let visitor = Calls(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.found
  }

  /// The names of the targets that a manifest declares.
  var targetNames: Set<String> {
    Set(
      calls.filter { targetKinds.contains($0.calleeName) }
        .compactMap { $0.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText }
    )
  }
}

extension ExprSyntax {
  /// The text of the expression without white space.
  var key: String { trimmedDescription.filter { !$0.isWhitespace } }

  /// Returns whether the expression, a list of dependencies, names a product.
  func names(_ product: String) -> Bool {
    let literals = LiteralFinder(viewMode: .sourceAccurate)
    literals.walk(self)
    return literals.texts.contains(product)
  }
}

extension StringLiteralExprSyntax {
  /// The value of a literal without interpolations.
  var plainText: String? {
    guard segments.count == 1 else { return nil }
    return segments.first?.as(StringSegmentSyntax.self)?.content.text
  }
}
