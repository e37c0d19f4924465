// SPDX-License-Identifier: MIT

import EnsembleMacros
import Foundation
import SwiftParser
import SwiftSyntax

/// The sources to mutate, taken from the tests of the macros.
package struct Corpus: Sendable {
  package let sources: [String]

  /// Longer files would take most of the time.
  private static let longestFile = 4_000

  /// Reads the string literals with macros in the files of directories, and the files with macros.
  ///
  /// Each declaration in a file whose name ends with `.swift.txt` is a source, unless the file is a
  /// recorded expansion. Files are read in the order of their paths, so that the same files always
  /// give the same corpus.
  package init(directories: [URL]) throws {
    var sources: [String] = []
    for directory in directories {
      let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
      let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter {
        $0.hasSuffix(".swift") || $0.hasSuffix(".swift.txt") && !$0.contains(".expanded.")
      }
      for path in paths.sorted() {
        let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        let file = Parser.parse(source: text)
        guard path.hasSuffix(".swift") else {
          sources += file.statements.map(\.description)
          continue
        }
        let literals = LiteralCollector(viewMode: .sourceAccurate)
        literals.walk(file)
        // Literals that name the library are expected expansions.
        sources += literals.texts.map(withoutAnnotations).filter {
          !$0.contains("EnsembleCore.") && Parser.parse(source: $0).hasMacros
        }
        if file.hasMacros, text.utf8.count < Self.longestFile { sources.append(text) }
      }
    }
    self.sources = sources
  }
}

private final class LiteralCollector: SyntaxVisitor {
  var texts: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { texts.append(text) }
    return .visitChildren
  }
}

extension SourceFileSyntax {
  fileprivate var hasMacros: Bool {
    let finder = MacroFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.hasMacros
  }
}

private final class MacroFinder: SyntaxVisitor {
  var hasMacros = false

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.ensembleMacro != nil { hasMacros = true }
    return .visitChildren
  }
}

private let macroNames = Set(allMacros.map(\.name))

extension AttributeSyntax {
  /// The name of the Ensemble macro that the attribute applies.
  var ensembleMacro: String? {
    if let name = attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      return macroNames.contains(name) ? name : nil
    }
    guard
      let qualified = attributeName.as(MemberTypeSyntax.self),
      qualified.baseType.trimmedDescription == "Ensemble",
      macroNames.contains(qualified.name.text)
    else { return nil }
    return qualified.name.text
  }

  /// Whether the attribute is inside `#if` in an attribute list.
  var isConditional: Bool { parent?.parent?.is(IfConfigClauseSyntax.self) == true }
}
