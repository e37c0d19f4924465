// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import EnsembleJournal
import EnsembleSQLite
import EnsembleSharing
import Foundation
import GRDB

/// Changes shared values in a database, whose path is its first argument, in the way that the
/// second one names.
@main
struct SQLiteWriter {
  static func main() async throws {
    try prepareDependencies {
      $0.defaultDatabase = try defaultDatabase(path: CommandLine.arguments[1])
    }
    switch CommandLine.arguments[2] {
    case "loop": try await loop()
    case "journal": try await journal()
    default: change()
    }
  }

  /// Changes values until the program is killed, two of them in transactions, and prints each
  /// number that was saved.
  private static func loop() async throws {
    @Shared(.sqlite("saved")) var saved = 0
    @Shared(.sqlite("from")) var from = 0
    @Shared(.sqlite("to")) var to = 0
    if let error = $saved.loadError ?? $from.loadError ?? $to.loadError { throw error }
    while true {
      try await withSharedTransaction($from, $to) {
        $from.withLock { $0 -= 1 }
        $to.withLock { $0 += 1 }
      }
      let number = to
      $saved.withLock { $0 = number }
      try await $saved.save()
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }

  /// Appends entries to a journal until the program is killed, with a snapshot now and then, and
  /// prints each number that was saved.
  private static func journal() async throws {
    @Dependency(\.defaultDatabase) var database
    let (store, contents) = try await SQLiteJournal(database).open("a")
    var number = contents.entries.last?.number ?? contents.snapshot?.number ?? 0
    if contents.snapshot == nil { try await store.save(snapshot(0)) }
    while true {
      let entries = (1...3).map { entry(number + $0, isLast: $0 == 3) }
      try await store.append(entries)
      number += 3
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      if number.isMultiple(of: 15) { try await store.save(snapshot(number)) }
    }
  }

  private static func entry(_ number: UInt64, isLast: Bool) -> JournalEntry {
    JournalEntry(
      number: number,
      version: 1,
      stamp: JournalStamp(time: .now, seed: (number, number), nextStackElement: 0),
      origin: .store,
      isLast: isLast,
      action: Data("\(number)".utf8)
    )
  }

  private static func snapshot(_ number: UInt64) -> JournalSnapshot {
    JournalSnapshot(number: number, version: 1, state: Data("\(number)".utf8))
  }

  /// Changes a value many times, so that the last change waits.
  private static func change() {
    @Shared(.sqlite("exit")) var count = 0
    for _ in 1...100 { $count.withLock { $0 += 1 } }
  }
}
#else
/// Needs the trait `SQLite`.
@main
struct SQLiteWriter {
  static func main() {}
}
#endif
