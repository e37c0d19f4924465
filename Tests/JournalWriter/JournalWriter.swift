// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleJournal
import Foundation

#if PostgreSQL
import EnsemblePostgreSQL
#endif

/// Counts in a store of a journal, until it is killed. The first argument is the path of its
/// folder, or the parameters of a connection to PostgreSQL.
///
/// Prints each number that the journal has.
///
/// With a second argument, sends that many actions and exits, without waiting for the journal. The
/// third one is the delay of the journal in milliseconds.
@main
struct JournalWriter {
  /// The store of a program that exits, which is not released before.
  @MainActor private static var kept: StoreOf<Counter>?

  @MainActor
  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    let delay = numbers.count > 1 ? numbers[1] : 1
    let store = try await open(delay)
    try write(store.count)
    if let count = numbers.first {
      for _ in 0..<count { store.send(.incremented) }
      kept = store
      return
    }
    while true {
      for _ in 1...Int.random(in: 1...5) { store.send(.incremented) }
      let count = store.count
      try await store.journal?.commit()
      try write(count)
    }
  }

  @MainActor
  private static func open(_ delay: Int) async throws -> StoreOf<Counter> {
    let place = CommandLine.arguments[1]
    let journal = journal(at: place)
    while true {
      do {
        return try await Store(
          initialState: Counter.State(),
          journal: journal,
          id: "counter",
          options: JournalOptions(delay: .milliseconds(delay), entriesPerSnapshot: 50)
        ) {
          Counter()
        }
      } catch JournalError.inUse where !place.hasPrefix("/") {
        // The lease of a program that was killed has not ended yet.
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  private static func journal(at place: String) -> any Journal {
    #if PostgreSQL
    if !place.hasPrefix("/") { return PostgreSQLJournal(place, lease: .milliseconds(500)) }
    #endif
    return FileJournal(folder: URL(filePath: place))
  }

  private static func write(_ number: Int) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
  }
}

/// A number, and all numbers before it.
struct Counter: Reducer {
  struct State: Codable, Sendable {
    var count = 0
    var recent: [Int] = []
  }

  enum Action: Codable, Sendable {
    case incremented
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    state.recent = (state.recent + [state.count]).suffix(100)
    return .none
  }
}
