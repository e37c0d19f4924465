// SPDX-License-Identifier: MIT

#if os(Linux)
import EnsembleJournal
import Foundation
import TestTools
import Testing

/// Programs that end while they write a journal.
@Suite("Killed programs", .serialized, .timeLimit(.minutes(20)))
struct KilledProgramTests {
  @Test func `a killed program loses nothing that was committed`() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix(seed: 1)
    var last = 0
    for _ in 1...WriterProgram.killCount {
      let program = try WriterProgram("journal-writer", folder.url.path)
      let restored = try program.readNumber()
      #expect(restored >= last)
      last = try program.killAfterReading(random.next(40)) ?? restored
    }
    #expect(last > 0)
    #expect(folder.names(of: "counter").filter { $0.contains("damaged") } == [])
  }

  /// Without a delay, the program ends while its journal waits for a state; with one, before the
  /// first write.
  @Test(arguments: [0, 3_600_000])
  func `a program that exits writes what waits`(delay: Int) throws {
    let folder = try TemporaryFolder()
    for life in 0..<4 {
      let program = try WriterProgram("journal-writer", folder.url.path, "120", "\(delay)")
      #expect(try program.readNumber() == 120 * life)
      #expect(program.waitUntilExit() == 0)
    }
  }
}
#endif
