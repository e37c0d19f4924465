// SPDX-License-Identifier: MIT

import EnsembleExpansion
import EnsembleMacros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

// Macros see incomplete code while it is typed, and must neither crash nor lose any of it. Each
// variant has a number, so that a failure repeats, and another process expands, so that a crash or
// a hang is known by its number. Runs of 100,000 found string literals whose empty lines got
// spaces, and tokens that removing an attribute had joined.

/// A generator of mutated sources, and a check of their expansions.
package struct ExpansionFuzz: Sendable {
  private let corpus: [String]

  package init(_ corpus: Corpus) {
    self.corpus = corpus.sources
  }

  /// Returns the source with a number; the same number always gives the same source.
  package func source(_ number: Int) -> String {
    var random = RepeatableRandom(seed: UInt64(bitPattern: Int64(number)))
    guard
      let text = corpus.randomElement(using: &random),
      let other = corpus.randomElement(using: &random)
    else { return "" }
    var source = MutableSource(text)
    let donor = MutableSource(other)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      source.mutate(with: donor, using: &random)
    }
    return source.text
  }

  /// Expands a source and returns the problem of the expansion; nil if there is none.
  package func problem(in source: String) -> String? {
    let expansion = Expansion(of: source, file: "Input.swift")
    guard let text = expansion.text else {
      // The compiler also expands macros in files with syntax errors.
      expandIgnoringSyntaxErrors(source)
      return nil
    }
    if let lost = lostTokens(of: source, in: text) { return lost }
    let messages = expansion.messages
    if messages.contains(where: { $0.severity == .error || $0.explainsLoss }) { return nil }
    if Parser.parse(source: text).hasError, !permitsSyntaxErrors(source) {
      return "the expansion has syntax errors"
    }
    return ignoredPart(of: source, in: text)
  }

  /// Returns whether a syntax error may be left to the compiler.
  ///
  /// This applies to attributes that users do not write, to a type named like an accessor, `any` or
  /// `some`, and to a property for which two macros generate accessors.
  private func permitsSyntaxErrors(_ source: String) -> Bool {
    source.contains("@_Composed")
      || source.contains(#/(struct|enum|class) (get|set|_read|_modify|any|some)\b/#)
      || source.contains("ObservableState") && source.contains("@DependencyEndpoint")
  }

  private func expandIgnoringSyntaxErrors(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Main", fullFilePath: "Input.swift")]
    )
    let specs = allMacros.map { macro in
      let conformances = macro.conformances.map { TypeSyntax(stringLiteral: $0) }
      return (macro.name, MacroSpec(type: macro.type, conformances: conformances))
    }
    _ = file.expand(
      macroSpecs: Dictionary(uniqueKeysWithValues: specs),
      contextGenerator: { syntax in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: syntax.allMacroLexicalContexts()
        )
      },
      indentationWidth: .spaces(2)
    )
  }
}

extension Message {
  /// Whether the message warns about code without effect.
  fileprivate var explainsLoss: Bool {
    severity == .warning
      && ["no effect", "not expanded", "is ignored", "is declared explicitly"]
        .contains { text.contains($0) }
  }
}
