// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EnsembleApp

/// A program with windows, as a process.
@Suite(.timeLimit(.minutes(10))) struct ProgramTests {
  @Test func `a script drives the first window, and failures are the exit status`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await TwoWindows.main(["--script", try file("expect Some notes\ntap Save\n")])
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("Some notes"))
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Line 2, 'tap Save': There is no control 'Save'."))
  }

  @Test func `main returns after a script without failures`() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      await TwoWindows.main(["--window", "wall-clock", "--script", try file("expect 12:00\n")])
      exit(7)
    }
  }

  @Test func `invalid arguments exit with 64`() async {
    await #expect(processExitsWith: .exitCode(64)) { await TwoWindows.main(["--colour"]) }
  }
}

private func file(_ script: String) throws -> String {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data(script.utf8).write(to: file)
  return file.path
}
