// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A manifest whose dependencies on migrated libraries are replaced by one on Ensemble.
package struct ManifestMigration: Sendable {
  package let source: String
  package let text: String

  /// The syntax errors of the manifest. With an error, the text is unchanged.
  package let errors: [String]

  /// The packages whose products Ensemble replaces, by identity.
  static let packages: Set<String> = [
    "combine-schedulers", "composable-effect-identifier", "composableeffectidentifier",
    "swift-case-paths", "swift-clocks", "swift-composable-architecture", "swift-concurrency-extras",
    "swift-dependencies", "swift-identified-collections", "swift-navigation", "swift-perception",
    "swift-sharing", "swiftui-navigation", "tca-boundaries", "tca-composer", "tcaboundaries",
    "tcacomposer", "tinytca",
  ]

  package init(of source: String, path: String, requirement: PackageRequirement) {
    self.source = source
    let (tree, errors) = parse(source, path: path)
    self.errors = errors
    let visitor = ManifestVisitor(in: tree, requirement: requirement)
    if errors.isEmpty { visitor.walk(tree) }
    // Without a dependency to replace, the package does not use these libraries.
    text = visitor.replacesPackage ? source.applying(visitor.changes) : source
  }
}

/// Collects the edits of a manifest.
private final class ManifestVisitor: SyntaxVisitor {
  let file: SourceFileSyntax
  let requirement: PackageRequirement
  var changes: [SourceChange] = []

  /// Indicates that a dependency on a package is replaced.
  var replacesPackage = false

  init(in file: SourceFileSyntax, requirement: PackageRequirement) {
    self.file = file
    self.requirement = requirement
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    let texts = elements.map { replacement(for: $0.expression) }
    guard texts.contains(where: { $0 != nil }) else { return .visitChildren }
    var seen = Set(zip(elements, texts).filter { $0.1 == nil }.map { $0.0.expression.key })
    if elements.contains(where: { isRequirement($0.expression) }) {
      seen.insert(requirement.dependency.filter { !$0.isWhitespace })
    }
    var edits: SourceChange = []
    var kept: [ArrayElementSyntax] = []
    for (element, text) in zip(elements, texts) {
      guard let text else {
        kept.append(element)
        continue
      }
      if seen.insert(text.filter { !$0.isWhitespace }).inserted {
        edits.append(element.expression.replaced(with: text))
        kept.append(element)
      } else {
        edits.append(element.removed(from: file))
      }
    }
    // The last element that is kept loses its comma if the array has none at its end.
    if let last = kept.last, let old = elements.last, last.id != old.id, old.trailingComma == nil,
      let comma = last.trailingComma
    {
      edits.append(comma.replaced(with: ""))
    }
    changes.append(edits)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calleeName {
    case "testTarget": addTestSupport(to: node)
    case "macOS", "iOS", "tvOS", "watchOS", "visionOS": raisePlatform(node)
    default: break
    }
    return .visitChildren
  }

  /// Adds the product without which tests on Linux could not fail.
  private func addTestSupport(to target: FunctionCallExprSyntax) {
    let array = target.argument("dependencies")?.as(ArrayExprSyntax.self)
    guard let array, !array.trimmedDescription.contains("TestSupport") else { return }
    let text = product("EnsembleTestSupport", condition: nil)
    guard let last = array.elements.last else {
      changes.append([array.leftSquare.suffixed(with: text)])
      return
    }
    let isMultiline = array.rightSquare.leadingTrivia.contains { $0.isNewline }
    let space = isMultiline ? last.leadingTrivia.description.drop { $0 == "\n" } : ""
    let end = last.trailingComma == nil ? "" : ","
    let separator = last.trailingComma == nil ? "," : ""
    changes.append([
      last.suffixed(with: "\(separator)\(isMultiline ? "\n" : " ")\(space)\(text)\(end)")
    ])
  }

  /// Raises a platform to the one that Ensemble needs.
  private func raisePlatform(_ node: FunctionCallExprSyntax) {
    let minimum = ["macOS": 14, "iOS": 17, "tvOS": 17, "watchOS": 10, "visionOS": 1]
    guard let version = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      node.arguments.count == 1, version.base == nil, let least = minimum[node.calleeName],
      let number = Int(version.declName.baseName.text.dropFirst().prefix { $0.isNumber }),
      number < least
    else { return }
    changes.append([version.declName.replaced(with: "v\(least)")])
  }

  /// Returns the text that replaces an element; nil if it stays.
  private func replacement(for expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return expression.as(StringLiteralExprSyntax.self)?.plainText
        .flatMap { ImportRules.modules[$0] }.map { product($0, condition: nil) }
    }
    switch call.calleeName {
    case "package":
      let location = call.argument("url") ?? call.argument("path")
      guard let text = location?.as(StringLiteralExprSyntax.self)?.plainText,
        ManifestMigration.packages.contains(PackageRequirement(.path(text)).identity.lowercased())
      else { return nil }
      replacesPackage = true
      return requirement.dependency
    case "product":
      guard let name = call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText,
        let package = call.argument("package")?.as(StringLiteralExprSyntax.self)?.plainText,
        ManifestMigration.packages.contains(package.lowercased())
      else { return nil }
      return product(ImportRules.modules[name] ?? "Ensemble", condition: call.argument("condition"))
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether an element is a dependency on the required package, from any place.
  private func isRequirement(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "package" else {
      return false
    }
    let texts = ["name", "url", "path"].compactMap {
      call.argument($0)?.as(StringLiteralExprSyntax.self)?.plainText
    }
    let identity = requirement.identity.lowercased()
    return texts.contains { PackageRequirement(.path($0)).identity.lowercased() == identity }
  }

  private func product(_ name: String, condition: ExprSyntax?) -> String {
    let suffix = condition.map { ", condition: \($0.trimmedDescription)" } ?? ""
    return ".product(name: \"\(name)\", package: \"\(requirement.identity)\"\(suffix))"
  }
}

extension ExprSyntax {
  /// The text of the expression without white space.
  fileprivate var key: String { trimmedDescription.filter { !$0.isWhitespace } }
}

extension StringLiteralExprSyntax {
  /// The value of a literal without interpolations.
  var plainText: String? {
    guard segments.count == 1 else { return nil }
    return segments.first?.as(StringSegmentSyntax.self)?.content.text
  }
}
