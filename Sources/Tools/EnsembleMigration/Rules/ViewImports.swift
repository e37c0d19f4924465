// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Returns the changes that give a file the views of Ensemble where there is no SwiftUI.
///
/// An import of SwiftUI within a condition stays: the code that needs it may have the same
/// condition.
func viewImportChanges(in tree: SourceFileSyntax, modules: Set<String>) -> [SourceChange] {
  let hasLibrary = modules.contains { $0 != "EnsembleUI" && isLibrary($0) }
  // A preview is a macro of Ensemble.
  let needsLibrary = !hasLibrary && tree.hasPreview
  return tree.statements.compactMap { item in
    guard let node = item.item.as(ImportDeclSyntax.self), item.semicolon == nil,
      node.importKindSpecifier == nil, node.path.trimmedDescription == "SwiftUI"
    else { return nil }
    let start = node.span.lowerBound
    let prefix = node.trimmedDescription.dropLast("SwiftUI".count)
    let library = needsLibrary ? "  \(prefix)Ensemble\n" : ""
    return [
      SourceEdit(range: start..<start, replacement: "#if canImport(SwiftUI)\n  "),
      node.suffixed(with: "\n#else\n\(library)  \(prefix)EnsembleUI\n#endif"),
    ]
  }
}

extension SourceFileSyntax {
  fileprivate var hasPreview: Bool {
    statements.contains { item in
      item.item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || item.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    }
  }
}
