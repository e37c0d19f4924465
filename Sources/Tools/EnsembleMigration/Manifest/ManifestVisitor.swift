// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Collects the edits of a manifest.
final class ManifestVisitor: SyntaxVisitor {
  let file: SourceFileSyntax
  let requirement: PackageRequirement
  var changes: [SourceChange] = []

  /// Whether a dependency on a package is replaced.
  var replacesPackage = false

  /// The names of the package's own targets.
  private let targets: Set<String>
  private let viewProducts: [ManifestMigration.ViewProduct]
  private let overlay: OverlayUse

  /// Whether the package depends on Ensemble already.
  private(set) var hasRequirement = false

  init(
    in file: SourceFileSyntax,
    requirement: PackageRequirement,
    viewProducts: [ManifestMigration.ViewProduct],
    overlay: OverlayUse
  ) {
    self.file = file
    self.requirement = requirement
    self.viewProducts = viewProducts
    self.overlay = overlay
    targets = file.targetNames
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    let texts = elements.map { replacement(for: $0.expression) }
    guard texts.contains(where: { $0 != nil }) else { return .visitChildren }
    var seen = Set(zip(elements, texts).filter { $0.1 == nil }.map { $0.0.expression.key })
    if elements.contains(where: {
      $0.expression.as(FunctionCallExprSyntax.self)?.isDependency(on: requirement) == true
    }) {
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
    // The last remaining element loses its comma, unless the array has a trailing comma.
    if let last = kept.last, let old = elements.last, last.id != old.id, old.trailingComma == nil,
      let comma = last.trailingComma
    {
      let isSpace = comma.trailingTrivia.description.allSatisfy { $0 == " " }
      let end = (isSpace ? comma.endPosition : comma.endPositionBeforeTrailingTrivia).utf8Offset
      edits.append(SourceEdit(range: comma.span.lowerBound..<end, replacement: ""))
    }
    changes.append(edits)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Elements of an array are replaced together with the array, which then contains each of them
    // once.
    if node.parent?.is(ArrayElementSyntax.self) != true,
      let text = replacement(for: ExprSyntax(node))
    {
      changes.append([node.replaced(with: text)])
    }
    if node.isDependency(on: requirement) { hasRequirement = true }
    // If several products are missing in an array, each round adds one.
    for product in viewProducts where node.isTarget(in: product.targets) {
      add(product, to: node)
    }
    switch node.calleeName {
    case "testTarget": addTestSupport(to: node)
    case "macOS", "iOS", "macCatalyst", "tvOS", "watchOS", "visionOS": raisePlatform(node)
    default: break
    }
    return .visitChildren
  }

  /// Adds the product `EnsembleTestSupport`, without which issues do not fail tests on Linux.
  private func addTestSupport(to target: FunctionCallExprSyntax) {
    let array = target.argument("dependencies")?.as(ArrayExprSyntax.self)
    guard let array, !array.trimmedDescription.contains("TestSupport") else { return }
    add(ManifestMigration.product("EnsembleTestSupport", of: requirement), to: array)
  }

  /// Adds a product that the views of a target need.
  private func add(_ added: ManifestMigration.ViewProduct, to target: FunctionCallExprSyntax) {
    guard let dependencies = target.argument("dependencies") else {
      guard let name = target.arguments.first else { return }
      let list = ", dependencies: [\(added.dependency(of: target, on: requirement))]"
      changes.append([name.expression.suffixed(with: list)])
      return
    }
    // The product of a migrated library may be replaced by the missing one.
    guard let array = dependencies.as(ArrayExprSyntax.self),
      !file.has(added.name, in: dependencies),
      !array.elements.contains(where: { replacement(for: $0.expression) != nil })
    else { return }
    add(added.dependency(of: target, on: requirement), to: array)
  }

  private func add(_ text: String, to array: ArrayExprSyntax) {
    guard let last = array.elements.last else {
      changes.append([array.leftSquare.suffixed(with: text)])
      return
    }
    let isMultiline = array.rightSquare.leadingTrivia.contains { $0.isNewline }
    let space = isMultiline ? last.leadingTrivia.description.split(separator: "\n").last ?? "" : ""
    let end = last.trailingComma == nil ? "" : ","
    let separator = last.trailingComma == nil ? "," : ""
    changes.append([
      last.suffixed(with: "\(separator)\(isMultiline ? "\n" : " ")\(space)\(text)\(end)")
    ])
  }

  /// Raises a platform to the one that Ensemble needs.
  private func raisePlatform(_ node: FunctionCallExprSyntax) {
    let minimum = [
      "macOS": 14, "iOS": 17, "macCatalyst": 17, "tvOS": 17, "watchOS": 10, "visionOS": 1,
    ]
    guard let version = node.arguments.first?.expression, node.arguments.count == 1,
      node.isImplicitMember, let least = minimum[node.calleeName]
    else { return }
    let text =
      version.as(StringLiteralExprSyntax.self)?.plainText
      ?? version.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.text } ?? ""
    guard let number = Int(text.drop { $0 == "v" }.prefix { $0.isNumber }), number < least else {
      return
    }
    // Manifests for older tools do not have the constant.
    let hasConstants = !version.is(StringLiteralExprSyntax.self) && toolsVersion >= (5, 9)
    changes.append([version.replaced(with: hasConstants ? ".v\(least)" : "\"\(least).0\"")])
  }

  /// The version of the tools that the first line of the manifest names.
  private var toolsVersion: (Int, Int) {
    let line = file.description.split(separator: "\n").first ?? ""
    guard let start = line.firstRange(of: "swift-tools-version:")?.upperBound else { return (5, 9) }
    let numbers = line[start...].split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return (numbers.first ?? 5, numbers.dropFirst().first ?? 0)
  }

  /// Returns the replacement of an element; nil to keep it.
  private func replacement(for expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      guard let name = expression.as(StringLiteralExprSyntax.self)?.plainText,
        isTargetDependency(expression)
      else { return nil }
      return product(insteadOf: name, condition: nil)
    }
    // A dependency with a comment in it stays, and is reported.
    let trivia = call.trimmed.tokens(viewMode: .sourceAccurate).flatMap {
      $0.leadingTrivia + $0.trailingTrivia
    }
    if trivia.contains(where: \.isComment) { return nil }
    switch call.calleeName {
    case "package":
      let location = call.argument("url") ?? call.argument("path") ?? call.argument("id")
      guard let text = location?.as(StringLiteralExprSyntax.self)?.plainText else { return nil }
      let identity = PackageRequirement(.path(text)).identity.lowercased()
      // In a registry, the identity follows a scope.
      let name =
        call.argument("id") == nil ? identity : identity.split(separator: ".").last.map(String.init)
      guard let name else { return nil }
      if OverlayUse.packages.contains(name) { return overlayReplacement(for: call) }
      guard ManifestMigration.packages.contains(name) else { return nil }
      replacesPackage = true
      return requirement.dependency
    case "product":
      guard let name = call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText,
        let package = call.argument("package")?.as(StringLiteralExprSyntax.self)?.plainText,
        // One product of a package that stays has a module that Ensemble replaces.
        ManifestMigration.packages.contains(package.lowercased()) || name == "XCTestDynamicOverlay"
      else { return nil }
      return product(ImportRules.modules[name] ?? "Ensemble", condition: call.argument("condition"))
    case "byName":
      guard let name = call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText else {
        return nil
      }
      return product(insteadOf: name, condition: call.argument("condition"))
    default: return nil
    }
  }

  /// Returns the replacement of the dependency on the package of which one product is replaced.
  private func overlayReplacement(for call: FunctionCallExprSyntax) -> String? {
    switch overlay {
    case .none: return nil
    case .alone:
      replacesPackage = true
      return requirement.dependency
    case .besideOtherProducts:
      replacesPackage = true
      if file.hasDependency(on: requirement) { return nil }
      return "\(call.trimmedDescription), \(requirement.dependency)"
    }
  }

  /// Returns whether an expression is in the dependencies of a target.
  private func isTargetDependency(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        return argument.label?.text == "dependencies"
          && argument.ancestor(FunctionCallExprSyntax.self).map {
            targetKinds.contains($0.calleeName)
          } == true
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription.contains("Target.Dependency") == true
      }
      node = parent
    }
    return false
  }

  /// Returns the product for a name without a package; nil if it is a target of the package.
  private func product(insteadOf name: String, condition: ExprSyntax?) -> String? {
    guard !targets.contains(name), let module = ImportRules.modules[name] else { return nil }
    return product(module, condition: condition)
  }

  private func product(_ name: String, condition: ExprSyntax?) -> String {
    ManifestMigration.product(name, of: requirement, condition: condition?.trimmedDescription)
  }
}
