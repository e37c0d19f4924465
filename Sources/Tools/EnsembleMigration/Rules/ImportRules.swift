// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The modules that Ensemble replaces.
enum ImportRules {
  static let modules: [String: String] = [
    "CasePaths": "Ensemble",
    "CasePathsCore": "Ensemble",
    "Clocks": "Ensemble",
    "CombineSchedulers": "Ensemble",
    "ComposableArchitecture": "Ensemble",
    "ComposableEffectIdentifier": "Ensemble",
    "ConcurrencyExtras": "Ensemble",
    "Dependencies": "Ensemble",
    "DependenciesMacros": "Ensemble",
    "DependenciesTestSupport": "EnsembleTestSupport",
    "IdentifiedCollections": "Ensemble",
    "Perception": "Ensemble",
    "PerceptionCore": "Ensemble",
    "Sharing": "Ensemble",
    "SwiftNavigation": "Ensemble",
    "SwiftUINavigation": "Ensemble",
    "TCABoundaries": "Ensemble",
    "TCAComposer": "Ensemble",
    "XCTestDynamicOverlay": "Ensemble",
    "tinyTCA": "EnsembleTiny",
  ]
}

extension MigrationVisitor {
  /// Replaces the modules of imports, and removes imports that become duplicates.
  func migrateImports(in list: CodeBlockItemListSyntax) {
    let imports = list.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard !imports.isEmpty else { return }
    let targets = imports.map(\.migratedPath)
    let attributed = Set(
      zip(imports, targets).filter { !$0.0.prefixText.isEmpty }.map(\.1)
    )
    var seen: Set<String> = []
    for (node, target) in zip(imports, targets) {
      let isLegacy = node.path.first.map { ImportRules.modules[$0.name.text] != nil } ?? false
      let isNew = seen.insert(node.prefixText + target).inserted
      let isCovered = node.prefixText.isEmpty && attributed.contains(target)
      if !isNew || isCovered, target.hasPrefix("Ensemble") || target.contains(" Ensemble") {
        change(node.removed(from: file))
      } else if isLegacy, let name = node.path.first?.name,
        let module = ImportRules.modules[name.text]
      {
        change(name.replaced(with: module))
      }
      if ["UIKitNavigation", "AppKitNavigation"].contains(node.path.first?.name.text) {
        remark(
          node,
          "navigation of UIKit and AppKit is not available",
          "present controllers in 'observe { … }', or keep this library"
        )
      }
    }
    migrateTinyStore(imports, targets: targets)
  }

  /// States the store of tinyTCA where both modules have one.
  private func migrateTinyStore(_ imports: [ImportDeclSyntax], targets: [String]) {
    guard legacy.contains("tinyTCA"), targets.contains("EnsembleTiny"),
      targets.contains("Ensemble"),
      !targets.contains("class EnsembleTiny.Store"), let last = imports.last
    else { return }
    change(last.suffixed(with: "\nimport class EnsembleTiny.Store"))
  }

  /// Replaces modules in `canImport`.
  func migrateCanImport(in condition: ExprSyntax) {
    for (module, replacement) in ImportRules.modules {
      for reference in condition.references(to: module) {
        change(reference.replaced(with: replacement))
      }
    }
  }
}

extension ImportDeclSyntax {
  /// The attributes and modifiers of the import.
  fileprivate var prefixText: String {
    (attributes.map(\.trimmedDescription) + modifiers.map(\.trimmedDescription))
      .joined(separator: " ")
  }

  /// The kind and path of the import after the migration.
  fileprivate var migratedPath: String {
    var names = path.map(\.name.text)
    if let first = names.first { names[0] = ImportRules.modules[first] ?? first }
    let text = names.joined(separator: ".")
    return importKindSpecifier.map { "\($0.text) \(text)" } ?? text
  }
}
