// SPDX-License-Identifier: MIT

/// A source file that was read.
package struct SourceText: Sendable {
  /// What messages call the file.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// What `ensemble expand` has to say about some files.
///
/// If one of them has a syntax error, there is no output for any. An error that a macro reports does not
/// withhold the output: what the other macros generate is often what explains it.
package struct ExpansionReport: Sendable {
  /// How the program ends.
  package enum Outcome: Int32, Sendable {
    case success = 0
    case macroError = 1
    case syntaxError = 65
  }

  /// What belongs on standard output.
  package let output: String

  /// What belongs on standard error.
  package let messages: [Message]
  package let outcome: Outcome

  /// Expands files. With more than one, a comment in front of each says which it is.
  package init(expanding files: [SourceText]) {
    let expansions = files.map { Expansion(of: $0.text, file: $0.name) }
    messages = expansions.flatMap(\.messages)
    let texts = expansions.compactMap(\.text)
    guard texts.count == files.count else {
      output = ""
      outcome = .syntaxError
      return
    }
    outcome = messages.contains { $0.severity == .error } ? .macroError : .success
    let endedTexts = texts.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : "\($0)\n" }
    output =
      files.count == 1
      ? endedTexts.joined()
      : zip(files, endedTexts).map { "// \($0.name)\n\n\($1)" }.joined(separator: "\n")
  }
}
