// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// An expansion of the macros in a source, without those in generated code.
struct SourceExpansion {
  /// The source that is expanded.
  let source: String

  /// The expanded source.
  let text: String

  /// The diagnostics of the macros.
  let diagnostics: [Diagnostic]

  private let context: BasicMacroExpansionContext

  /// Expands the macros in a source.
  ///
  /// - Parameter areConformancesMissing: A Boolean value that indicates whether the types lack the
  ///   conformances that macros add, which the compiler tells the macros.
  init(of source: String, areConformancesMissing: Bool = true) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")]
    )
    let specs = allMacros.map { macro in
      let missing = areConformancesMissing ? macro.conformances : []
      let spec = MacroSpec(
        type: macro.type,
        conformances: missing.map { TypeSyntax(stringLiteral: $0) }
      )
      return (macro.name, spec)
    }
    let expanded = file.expand(
      macroSpecs: Dictionary(uniqueKeysWithValues: specs),
      contextGenerator: { syntax in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: syntax.allMacroLexicalContexts()
        )
      },
      indentationWidth: .spaces(2)
    )
    self.source = source
    text = expanded.description
    diagnostics = context.diagnostics
    self.context = context
  }

  /// Whether the expansion has syntax errors.
  var hasSyntaxErrors: Bool { Parser.parse(source: text).hasError }

  /// The source after all fix-its of the diagnostics.
  var fixedSource: String {
    var bytes = Array(source.utf8)
    let edits = diagnostics.flatMap(\.fixIts).flatMap(\.changes).compactMap { change in
      if case .replace(let old, let new) = change {
        let start = location(of: old.position, in: old).offset
        return (start..<(start + old.totalLength.utf8Length), new.description)
      }
      return nil
    }
    for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the location in the source of a position in a node that the macros saw.
  func location(of position: AbsolutePosition, in node: Syntax) -> SwiftSyntax.SourceLocation {
    context.location(for: position, anchoredAt: node, fileName: "")
  }
}

/// Returns the expansion of the macros in a source.
func expanded(_ source: String) -> String { SourceExpansion(of: source).text }

/// Returns the messages of the macros about a source.
func diagnostics(of source: String) -> [String] {
  SourceExpansion(of: source).diagnostics.map(\.message)
}
