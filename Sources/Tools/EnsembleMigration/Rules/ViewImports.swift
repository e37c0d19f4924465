// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Returns the changes by which a file imports the views of Ensemble on platforms without SwiftUI.
///
/// A file with an application or a scene imports the module of applications, which has the views.
/// An import of SwiftUI within a condition stays: the code that needs it may have the same
/// condition.
func viewImportChanges(in tree: SourceFileSyntax, modules: Set<String>) -> [SourceChange] {
  let needsLibrary = needsLibraryForPreview(tree, modules: modules)
  let needsApplication = tree.hasApplication && !modules.contains("EnsembleApp")
  let views = needsApplication ? "EnsembleApp" : "EnsembleUI"
  return tree.statements.compactMap { item in
    guard let node = item.item.as(ImportDeclSyntax.self), item.semicolon == nil,
      node.importKindSpecifier == nil, node.path.trimmedDescription == "SwiftUI"
    else { return nil }
    let start = node.span.lowerBound
    let prefix = node.trimmedDescription.dropLast("SwiftUI".count)
    var library = needsLibrary ? "  \(prefix)Ensemble\n" : ""
    // Both modules have a store.
    if needsLibrary, !modules.isDisjoint(with: ["EnsembleTiny", "tinyTCA"]) {
      library += "  import class EnsembleTiny.Store\n"
    }
    return [
      SourceEdit(range: start..<start, replacement: "#if canImport(SwiftUI)\n  "),
      node.suffixed(with: "\n#else\n\(library)  \(prefix)\(views)\n#endif"),
    ]
  }
}

/// Returns whether a file has a preview, which is a macro of Ensemble, and does not import
/// Ensemble.
func needsLibraryForPreview(_ tree: SourceFileSyntax, modules: Set<String>) -> Bool {
  tree.hasPreview && !modules.contains { ImportRules.modules[$0, default: $0] == "Ensemble" }
}

extension SourceFileSyntax {
  /// Whether the file has an application or a scene that is compiled where there is no SwiftUI.
  var hasApplication: Bool {
    final class Finder: SyntaxVisitor {
      var isFound = false

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let isConformance = node.parent?.is(InheritedTypeSyntax.self) == true
        if isConformance && ["App", "Scene"].contains(node.name.text)
          || node.name.text == "Scene" && node.parent?.is(SomeOrAnyTypeSyntax.self) == true
        {
          isFound = true
        }
        return .skipChildren
      }
      override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }

  /// Whether the file has a preview that is compiled where there is no SwiftUI.
  var hasPreview: Bool { statements.hasPreview }
}

extension CodeBlockItemListSyntax {
  fileprivate var hasPreview: Bool {
    contains { item in
      if let block = item.item.as(IfConfigDeclSyntax.self) {
        return block.clauses.contains { $0.hasPreview }
      }
      return item.item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || item.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    }
  }
}

extension IfConfigClauseSyntax {
  fileprivate var hasPreview: Bool {
    guard condition?.trimmedDescription.contains("canImport") != true,
      case .statements(let statements)? = elements
    else { return false }
    return statements.hasPreview
  }
}
