// SPDX-License-Identifier: MIT

#if os(Linux)
import EnsembleConcurrency
import Foundation
import TestTools
import Testing

/// Programs that end while they change shared values.
@Suite(.serialized, .timeLimit(.minutes(10))) struct KilledProgramTests {
  private struct Record: Decodable {
    let number: Int
    let text: String
  }

  /// A line of a program: the number that was saved, and the one that was current some time ago.
  private struct Line {
    let saved: Int
    let old: Int

    init(_ numbers: [Int]) throws {
      try #require(numbers.count == 2)
      saved = numbers[0]
      old = numbers[1]
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ mode: String) throws -> WriterProgram {
    try WriterProgram("shared-writer", folder.path, mode)
  }

  @Test func killedProgramLosesNothingThatWasSaved() async throws {
    var random = SplitMix(seed: 1)
    for number in 1...WriterProgram.killCount {
      let program = try start("loop")
      // One program runs long enough to lose changes that stayed pending for too long.
      let lineCount = Int.random(in: 1...30, using: &random)
      var last = try Line(program.readNumbers())
      for _ in 1..<lineCount { last = try Line(program.readNumbers()) }
      if number == 2 {
        let hasOld = try await eventually {
          if last.old != 0 { return true }
          last = try Line(program.readNumbers())
          return false
        }
        try #require(hasOld)
      }
      program.end(by: SIGKILL)
      if let numbers = try program.readLastNumbers() { last = try Line(numbers) }
      let saved = try record("saved.json")
      let behind = try record("behind.json")
      #expect(saved.number >= last.saved)
      #expect(saved.number <= last.saved + 1)
      #expect(behind.number >= last.old)
    }
    #expect(folder.names.filter { $0.hasSuffix(".corrupt") } == [])
  }

  @Test func endingProgramWritesAllThatWaits() throws {
    try start("exit").waitUntilExit()
    #expect(folder.text("exit.json") == "3")
    #expect(folder.text("defaults.json")?.contains("3") == true)
    #expect(folder.names == ["defaults.json", "exit.json"])
  }

  @Test func terminatedTerminalWritesAllThatWaits() async throws {
    let program = try start("terminal")
    try #require(await eventually { folder.text("exit.json") != nil })
    #expect(program.end(by: SIGTERM) == SIGTERM)
    #expect(folder.text("exit.json") == "3")
  }

  private func record(_ name: String) throws -> Record {
    let data = try Data(contentsOf: folder.url(name))
    let record = try JSONDecoder().decode(Record.self, from: data)
    #expect(record.text == String(repeating: "\(record.number) ", count: 2_000))
    return record
  }
}
#endif
