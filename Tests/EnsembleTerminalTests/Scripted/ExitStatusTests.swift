// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import EnsembleUI
import Glibc
import Testing

@testable import EnsembleTerminal

/// The exit status of a program whose input is a script.
@Suite(.timeLimit(.minutes(10))) struct ExitStatusTests {
  @Test func `a script without failures lets the program go on`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await runScript("tap Add\nexpect Add\nhelp\n")
      exit(7)
    }
  }

  @Test func `a program exits with 1 after a failed command, and names its line`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await runScript("tap Add\n\ntap Nowhere\ntap Add\n")
      exit(7)
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Line 3, 'tap Nowhere': There is no control 'Nowhere'."))
    // The commands after it are answered.
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.ranges(of: "[ Add ]").count == 4)
  }
}

/// Runs an application with some lines as its standard input.
@MainActor
private func runScript(_ lines: String) async {
  let script = Pipe()
  script.write(lines)
  script.closeWriting()
  dup2(script.reading, 0)
  await TerminalApp { Button("Add") {} }.run()
}
#endif
