// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleJournal
import Foundation

/// Counts in a store of a journal, whose folder is the first argument, until it is killed.
///
/// Prints each number that the journal has.
///
/// With a second argument, sends that many actions and exits, without waiting for the journal. The third one
/// is the delay of the journal in milliseconds.
@main
struct JournalWriter {
  /// The store of a program that exits, which is not released before.
  @MainActor private static var kept: StoreOf<Counter>?

  @MainActor
  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    let delay = numbers.count > 1 ? numbers[1] : 1
    let journal = FileJournal(folder: URL(filePath: CommandLine.arguments[1]))
    let store = try await Store(
      initialState: Counter.State(),
      journal: journal,
      id: "counter",
      options: JournalOptions(delay: .milliseconds(delay), entriesPerSnapshot: 50)
    ) {
      Counter()
    }
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
