// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds references to the migrated libraries that remain in a migrated manifest.
final class ManifestRemarks: SyntaxVisitor {
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
