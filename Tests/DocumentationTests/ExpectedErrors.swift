// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

/// Checks that the compiler reports the expected errors of a program.
///
/// A comment `//: MESSAGE` in a program expects an error that begins with the message in the next
/// line.
func checkErrors(
  of program: String,
  flags: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let errors = try compile(program, importing: "Ensemble", flags: flags).locatedErrors
  for (line, message) in expectedErrors(of: program) {
    let found = errors.filter { $0.line == line }.map(\.text)
    #expect(
      found.contains { $0.hasPrefix(message) },
      "Line \(line): \(message): \(found)",
      sourceLocation: sourceLocation
    )
  }
}

/// Returns the messages that a program expects, with their lines, from 1.
func expectedErrors(of program: String) -> [(line: Int, message: String)] {
  let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    line.wholeMatch(of: #/ *//: (.+)/#).map { (index + 2, String($0.1)) }
  }
}
#endif
