// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The migration of a manifest, which replaces dependencies on migrated libraries by a dependency
/// on Ensemble.
package struct ManifestMigration: Sendable {
  package let source: String
  package let text: String

  /// The dependencies that need a change by hand, in order.
  package let remarks: [MigrationRemark]

  /// The syntax errors of the manifest. With an error, the text is unchanged.
  package let errors: [SyntaxError]

  /// A product of Ensemble that targets need because of their views.
  package struct ViewProduct: Sendable {
    let name: String
    /// The names of the targets.
    let targets: Set<String>
    /// The targets among them that need the product where there is SwiftUI, too.
    fileprivate let everywhere: Set<String>
    /// The part of the targets that needs the product.
    fileprivate let part: String

    /// The product with the views.
    package static func views(of targets: Set<String>, everywhere: Set<String> = []) -> Self {
      Self(name: "EnsembleUI", targets: targets, everywhere: everywhere, part: "views")
    }

    /// The product with the macro of previews.
    package static func previews(of targets: Set<String>, everywhere: Set<String> = []) -> Self {
      Self(name: "Ensemble", targets: targets, everywhere: everywhere, part: "previews")
    }

    /// Returns the dependency of a target on the product. An application on Apple's platforms does
    /// not link a product that only other platforms need.
    fileprivate func dependency(
      of target: FunctionCallExprSyntax,
      on requirement: PackageRequirement
    ) -> String {
      let name = target.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText
      let isEverywhere = name.map(everywhere.contains) ?? false
      return ManifestMigration.product(
        self.name,
        of: requirement,
        condition: isEverywhere ? nil : ".when(platforms: [.linux])"
      )
    }
  }

  /// The packages whose products Ensemble replaces, by identity.
  static let packages: Set<String> = [
    "combine-schedulers", "composable-effect-identifier", "composableeffectidentifier",
    "swift-case-paths", "swift-clocks", "swift-composable-architecture", "swift-concurrency-extras",
    "swift-dependencies", "swift-identified-collections", "swift-navigation", "swift-perception",
    "swift-sharing", "swiftui-navigation", "tca-boundaries", "tca-composer", "tcaboundaries",
    "tcacomposer", "tinytca",
  ]
  private static let roundLimit = 100

  /// Returns the dependency on a product of Ensemble.
  fileprivate static func product(
    _ name: String,
    of requirement: PackageRequirement,
    condition: String? = nil
  ) -> String {
    let suffix = condition.map { ", condition: \($0)" } ?? ""
    return ".product(name: \"\(name)\", package: \"\(requirement.identity)\"\(suffix))"
  }

  /// Migrates a manifest.
  ///
  /// - Parameters:
  ///   - source: The text of the manifest.
  ///   - path: The path of the manifest.
  ///   - requirement: The package of Ensemble.
  ///   - viewProducts: The products that targets need because of their views.
  package init(
    of source: String,
    path: String,
    requirement: PackageRequirement,
    viewProducts: [ViewProduct] = []
  ) {
    self.source = source
    let lines = LineEndings(of: source)
    var current = lines.text
    var (tree, errors) = parse(current, path: path)
    self.errors = errors
    guard errors.isEmpty else {
      (text, remarks) = (source, [])
      return
    }
    // Overlapping changes are made in rounds, of which the first replaces the packages. The number
    // of rounds is limited, in case rules undo each other.
    var replacesPackage = false
    for _ in 0..<Self.roundLimit {
      let visitor = ManifestVisitor(in: tree, requirement: requirement, viewProducts: viewProducts)
      visitor.walk(tree)
      replacesPackage = replacesPackage || visitor.replacesPackage
      if !viewProducts.isEmpty, visitor.hasRequirement { replacesPackage = true }
      // Without a dependency to replace, the package does not use these libraries.
      let next = replacesPackage ? current.applying(visitor.changes) : current
      let parsed = parse(next, path: path)
      guard next != current, parsed.errors.isEmpty else { break }
      (current, tree) = (next, parsed.tree)
    }
    text = lines.restored(in: current)
    let finder = ManifestRemarks(
      in: tree,
      requirement: requirement,
      viewProducts: replacesPackage ? viewProducts : []
    )
    remarks = finder.remarks(path: path)
  }
}

/// Finds references to the migrated libraries that remain in a migrated manifest.
private final class ManifestRemarks: SyntaxVisitor {
  private let file: SourceFileSyntax
  private let requirement: PackageRequirement
  private var findings: [(position: AbsolutePosition, message: String, advice: String)] = []
  private var hasRequirement = false
  private let targets: Set<String>
  private let viewProducts: [ManifestMigration.ViewProduct]

  init(
    in file: SourceFileSyntax,
    requirement: PackageRequirement,
    viewProducts: [ManifestMigration.ViewProduct]
  ) {
    self.file = file
    self.requirement = requirement
    self.viewProducts = viewProducts
    targets = file.targetNames
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isDependency(on: requirement) {
      if hasRequirement {
        findings.append(
          (
            node.positionAfterSkippingLeadingTrivia, "the package is a dependency already",
            "remove this dependency"
          )
        )
      }
      hasRequirement = true
    }
    if hasRequirement, node.calleeName == "testTarget",
      let dependencies = node.argument("dependencies"), !dependencies.is(ArrayExprSyntax.self),
      !dependencies.trimmedDescription.contains("TestSupport")
    {
      findings.append(
        (
          dependencies.positionAfterSkippingLeadingTrivia,
          "tests on Linux cannot fail without 'EnsembleTestSupport'",
          "add '.product(name: \"EnsembleTestSupport\", package: \"\(requirement.identity)\")'"
        )
      )
    }
    if let dependencies = node.argument("dependencies"), !dependencies.is(ArrayExprSyntax.self) {
      for product in viewProducts
      where node.isTarget(in: product.targets) && !file.has(product.name, in: dependencies) {
        findings.append(
          (
            dependencies.positionAfterSkippingLeadingTrivia,
            "the \(product.part) of the target need '\(product.name)'",
            "add '\(product.dependency(of: node, on: requirement))'"
          )
        )
      }
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let call =
      node.parent?.is(LabeledExprSyntax.self) == true
      ? node.ancestor(FunctionCallExprSyntax.self) : nil
    guard let text = node.plainText, !targets.contains(text),
      call.map({ !targetKinds.contains($0.calleeName) }) ?? true,
      ManifestMigration.packages.contains(PackageRequirement(.path(text)).identity.lowercased())
        || node.parent?.is(ArrayElementSyntax.self) == true && ImportRules.modules[text] != nil
          && node.ancestor(LabeledExprSyntax.self)?.label?.text != "targets"
    else { return .visitChildren }
    findings.append(
      (
        node.positionAfterSkippingLeadingTrivia, "'\(text)' is replaced by Ensemble",
        "depend on '\(requirement.identity)' instead"
      )
    )
    return .skipChildren
  }

  func remarks(path: String) -> [MigrationRemark] {
    migrationRemarks(findings, path: path, tree: file)
  }
}

private let targetKinds: Set<String> = [
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

/// Collects the edits of a manifest.
private final class ManifestVisitor: SyntaxVisitor {
  let file: SourceFileSyntax
  let requirement: PackageRequirement
  var changes: [SourceChange] = []

  /// Whether a dependency on a package is replaced.
  var replacesPackage = false

  /// The names of the package's own targets.
  private let targets: Set<String>
  private let viewProducts: [ManifestMigration.ViewProduct]

  /// Whether the package depends on Ensemble already.
  private(set) var hasRequirement = false

  init(
    in file: SourceFileSyntax,
    requirement: PackageRequirement,
    viewProducts: [ManifestMigration.ViewProduct]
  ) {
    self.file = file
    self.requirement = requirement
    self.viewProducts = viewProducts
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
      guard let name, ManifestMigration.packages.contains(name) else { return nil }
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

extension FunctionCallExprSyntax {
  /// Returns whether the call is a dependency on a package, at any location.
  fileprivate func isDependency(on requirement: PackageRequirement) -> Bool {
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
}

extension FunctionCallExprSyntax {
  /// Returns whether the call declares one of the named targets, and the target has sources.
  fileprivate func isTarget(in names: Set<String>) -> Bool {
    ["target", "executableTarget", "testTarget"].contains(calleeName)
      && argument("name")?.as(StringLiteralExprSyntax.self)?.plainText.map(names.contains) == true
  }
}

extension SourceFileSyntax {
  /// Returns whether dependencies of a target name a product, or use a constant of the manifest
  /// that does.
  fileprivate func has(_ product: String, in dependencies: ExprSyntax) -> Bool {
    if dependencies.names(product) { return true }
    let constants = ConstantFinder(product)
    constants.walk(self)
    return dependencies.tokens(viewMode: .sourceAccurate)
      .contains { constants.names.contains($0.text) }
  }

  /// The names of the targets that a manifest declares.
  fileprivate var targetNames: Set<String> {
    final class Targets: SyntaxVisitor {
      var names: Set<String> = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if targetKinds.contains(node.calleeName),
          let name = node.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText
        {
          names.insert(name)
        }
        return .visitChildren
      }
    }
    let visitor = Targets(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.names
  }
}

extension ExprSyntax {
  /// The text of the expression without white space.
  fileprivate var key: String { trimmedDescription.filter { !$0.isWhitespace } }

  /// Returns whether the expression, a list of dependencies, names a product.
  fileprivate func names(_ product: String) -> Bool {
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
