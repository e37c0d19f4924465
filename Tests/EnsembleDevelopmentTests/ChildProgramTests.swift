// SPDX-License-Identifier: MIT

import EnsembleDevelopment
import Foundation
import Testing

/// Child processes that share the terminal of this process.
@Suite(.timeLimit(.minutes(10)))
struct ChildProgramTests {
  /// Returns how a script exits, after an action on its process when it has written a line.
  private func exit(
    of script: String,
    environment: [String: String] = [:],
    _ act: (ChildProgram) -> Void = { _ in }
  ) async throws -> DevelopmentLoop.ProgramExit {
    let (exits, input) = AsyncStream.makeStream(of: DevelopmentLoop.ProgramExit.self)
    let program = try ChildProgram("/bin/sh", ["-c", script], environment: environment) { exit in
      input.yield(exit)
      input.finish()
    }
    act(program)
    for await exit in exits { return exit }
    return .status(-1)
  }

  @Test func `a program exits with a status or by a signal`() async throws {
    #expect(try await exit(of: "exit 0") == .status(0))
    #expect(try await exit(of: "exit 77") == .status(77))
    #expect(try await exit(of: "kill -9 $$") == .signal(9))
  }

  @Test func `a program gets its environment and no other`() async throws {
    #expect(try await exit(of: "exit $NUMBER", environment: ["NUMBER": "7"]) == .status(7))
    #expect(try await exit(of: "exit ${HOME:+1}") == .status(0))
  }

  @Test func `a program can be asked to end, and be ended`() async throws {
    #expect(try await exit(of: "exec sleep 1000") { $0.terminate() } == .signal(15))
    #expect(try await exit(of: "exec sleep 1000") { $0.kill() } == .signal(9))
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: ChildProgram.StartError.self) {
      try ChildProgram("/no/such/program", [], environment: [:]) { _ in }
    }
  }
}
