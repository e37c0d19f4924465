// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Returns the expansion of the macros in a source.
func expanded(_ source: String) -> String { expansion(of: source).text }

/// Returns the diagnostics of the macros in a source.
func diagnostics(of source: String) -> [String] { expansion(of: source).diagnostics }

private func expansion(of source: String) -> (text: String, diagnostics: [String]) {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")]
  )
  let specs = allMacros.map { macro in
    let conformances = macro.conformances.map { TypeSyntax(stringLiteral: $0) }
    return (macro.name, MacroSpec(type: macro.type, conformances: conformances))
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
  return (expanded.description, context.diagnostics.map(\.message))
}
