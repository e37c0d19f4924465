// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A source file moved to Ensemble.
///
/// Every change is an edit of the text, so comments, blank lines and the style of the file are
/// preserved. Nested changes are made in rounds, until a round finds nothing, so a second migration
/// changes nothing.
package struct SourceMigration: Sendable {
  /// The text of the file before and after its migration.
  package let source: String
  package let text: String

  /// The source locations that need a change by hand, in order.
  package let remarks: [MigrationRemark]

  /// The syntax errors of the source. With an error, the text is unchanged.
  package let errors: [SyntaxError]

  private static let roundLimit = 1_000

  /// Migrates a file. Only files that import a migrated library or Ensemble, directly or through a
  /// module that re-exports it, are changed.
  package init(of source: String, path: String, context: MigrationContext) {
    self.init(of: ParsedSource(source, path: path), context: context)
  }

  package init(of file: ParsedSource, context: MigrationContext) {
    source = file.source
    let path = file.path
    let lines = file.lines
    var current = lines.text
    var tree = file.tree
    errors = file.errors
    let modules = importedModules(in: tree).union(context.reexportedModules[path] ?? [])
    let legacy = modules.intersection(ImportRules.modules.keys)
    let isConcerned =
      !legacy.isEmpty || modules.contains { $0.hasPrefix("Ensemble") && $0 != "EnsembleUI" }
    if errors.isEmpty, context.movesViews {
      let next = current.applying(viewImportChanges(in: tree, modules: modules))
      if next != current {
        let parsed = parse(next, path: path)
        if parsed.errors.isEmpty { (current, tree) = (next, parsed.tree) }
      }
    }
    guard errors.isEmpty, isConcerned else {
      if errors.isEmpty, context.movesViews,
        let change = networkingImportChange(in: tree, declared: context.declaredTypes)
      {
        current = current.applying([change])
      }
      text = lines.restored(in: current)
      remarks = []
      return
    }
    var rounds = 0
    while true {
      rounds += 1
      let visitor = MigrationVisitor(
        in: tree,
        modules: modules,
        path: path,
        context: context
      )
      visitor.walk(tree)
      // These rules depend on the migrated code, so they run once the others find nothing.
      if visitor.changes.isEmpty { visitor.migrateFoundation(in: tree.statements) }
      if visitor.changes.isEmpty { visitor.migrateNetworking() }
      let next = current.applying(visitor.changes)
      // Each round goes at least one level deeper. The number of rounds is limited, in case rules
      // undo each other.
      if next == current || rounds == Self.roundLimit {
        remarks = visitor.remarks(path: path, tree: tree)
        break
      }
      let parsed = parse(next, path: path)
      // An edit that does not parse is a mistake of a rule; the text before it is still correct.
      guard parsed.errors.isEmpty else {
        let advice = "move it by hand, as the article 'Migrating' says"
        visitor.remark(tree, "the rest of the file could not be moved", advice)
        remarks = visitor.remarks(path: path, tree: tree)
        break
      }
      (current, tree) = (next, parsed.tree)
    }
    text = lines.restored(in: current)
  }
}

/// The line endings of a text, so that rules need to handle line feeds only.
struct LineEndings {
  /// The text with line feeds.
  let text: String
  private let areWindows: Bool

  init(of source: String) {
    let text = source.replacing("\r\n", with: "\n")
    let restored = text.replacing("\n", with: "\r\n")
    // A text with mixed line endings is left unchanged.
    areWindows = text != source && restored == source
    self.text = areWindows ? text : source
  }

  /// Returns a changed text with the line endings of the source.
  func restored(in text: String) -> String {
    areWindows ? text.replacing("\n", with: "\r\n") : text
  }
}

/// Returns the first components of all imports of a file, or only of the imports that it
/// re-exports.
func importedModules(in tree: SourceFileSyntax, onlyExported: Bool = false) -> Set<String> {
  final class Imports: SyntaxVisitor {
    var modules: Set<String> = []
    var exported: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.path.first?.name.text else { return .skipChildren }
      modules.insert(name)
      if node.attributes.contains(where: { $0.trimmedDescription == "@_exported" }) {
        exported.insert(name)
      }
      return .skipChildren
    }
  }
  let imports = Imports(viewMode: .sourceAccurate)
  imports.walk(tree)
  return onlyExported ? imports.exported : imports.modules
}
