// SPDX-License-Identifier: MIT

/// The name and text of a source file.
package struct SourceText: Sendable {
  /// The name of the file in messages.
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The output and messages of `ensemble expand` for a list of files.
///
/// If one file has a syntax error, there is no output for any file. An error that a macro reports
/// does not suppress the output, because the code of other macros often explains the error.
package struct ExpansionReport: Sendable {
  /// The exit status of the program.
  package enum Outcome: Int32, Sendable {
    case success = 0
    case macroError = 1
    case syntaxError = 65
  }

  /// The text for standard output.
  package let output: String

  /// The messages for standard error.
  package let messages: [Message]
  package let outcome: Outcome

  /// Expands files. With more than one file, a comment before each contains its name.
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
