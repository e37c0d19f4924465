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
    private let everywhere: Set<String>
    /// The declarations that need the product, as messages name them: "views" or "scenes".
    let part: String

    /// The product with the views.
    package static func views(of targets: Set<String>, everywhere: Set<String> = []) -> Self {
      Self(name: "EnsembleUI", targets: targets, everywhere: everywhere, part: "views")
    }

    /// The product with applications and scenes, and the views.
    package static func application(of targets: Set<String>, everywhere: Set<String>) -> Self {
      Self(name: "EnsembleApp", targets: targets, everywhere: everywhere, part: "scenes")
    }

    /// The product with the macro of previews.
    package static func previews(of targets: Set<String>, everywhere: Set<String> = []) -> Self {
      Self(name: "Ensemble", targets: targets, everywhere: everywhere, part: "previews")
    }

    /// Returns the dependency of a target on the product. An application on Apple's platforms does
    /// not link a product that only other platforms need.
    func dependency(
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
  static func product(
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
    let overlay = OverlayUse(in: tree)
    var replacesPackage = false
    for _ in 0..<Self.roundLimit {
      let visitor = ManifestVisitor(
        in: tree,
        requirement: requirement,
        viewProducts: viewProducts,
        overlay: overlay
      )
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
