// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation

extension Benchmarks {
  static func journal() async -> [Row] {
    do {
      return [try await recording(), try await replaying(), try await committing()]
    } catch {
      print("The journal failed: \(error)")
      return []
    }
  }

  /// The time of a recorded action on the main actor, beyond the same send without a journal.
  private static func recording() async throws -> Row {
    let plain = Store(initialState: Tally.State()) { Tally() }
    let floor = measure(100_000) { for _ in 0..<$0 { plain.send(.tapped) } }
    let store = try await open(MemoryJournal())
    let figure = await measure(100_000) {
      for _ in 0..<$0 { store.send(.tapped) }
      // Between two runs, so that the writer works beside the sends, as it does in an application.
      try? await store.journal?.commit()
    }
    var best = Double.infinity
    for _ in 0..<5 {
      best = min(best, measure(100_000, runs: 1) { for _ in 0..<$0 { store.send(.tapped) } })
      try await store.journal?.commit()
    }
    print("     with encoding and writing, to the commit: \(number(figure)) ns")
    return Row(
      id: "j1",
      work: "a recorded action, beyond the send",
      figure: best - floor,
      floor: floor,
      target: 1_500
    )
  }

  /// The time of a replayed action, beyond its decoding and its reducer.
  private static func replaying() async throws -> Row {
    let count = 50_000
    let journal = MemoryJournal()
    let store = try await open(journal)
    for _ in 0..<count { store.send(.tapped) }
    try await store.journal?.commit()
    let entries = journal.contents(of: "tally").entries.map(\.action)
    // A journal with the same entries, which every copy of the store repeats.
    let snapshot = journal.contents(of: "tally").snapshot
    let all = journal.contents(of: "tally").entries
    let clock = ContinuousClock()
    var (figure, floor) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      let plain = Store(initialState: Tally.State()) { Tally() }
      floor = min(
        floor,
        try nanoseconds(
          clock.measure {
            let decoder = JSONDecoder()
            for entry in entries {
              plain.send(try decoder.decode(Tally.Action.self, from: entry))
            }
          }
        ) / Double(count)
      )
      let other = MemoryJournal()
      let (writer, _) = try await other.open("tally")
      if let snapshot { try await writer.save(snapshot) }
      try await writer.append(all)
      await writer.close()
      let start = clock.now
      let copy = try await open(other)
      figure = min(figure, nanoseconds(start.duration(to: clock.now)) / Double(count))
      guard copy.state.count == count else { throw Lost(count: copy.state.count) }
    }
    return Row(
      id: "j2r",
      work: "a replayed action, beyond its decoding and its send",
      figure: figure - floor,
      floor: floor,
      target: 1_000
    )
  }

  /// The time of an action of 200 writers that wait for the commit of each, on the disk of the
  /// temporary folder; the floor is one `fsync`, shared by fifty actions.
  private static func committing() async throws -> Row {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sync = try synchronization(in: folder)
    let store = try await open(FileJournal(folder: folder))
    let (writers, actions) = (200, 50)
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<writers {
        group.addTask { await commit(actions, of: store) }
      }
    }
    let time = nanoseconds(start.duration(to: .now)) / Double(writers * actions)
    // The folder is removed next.
    try await store.journal?.close()
    return Row(
      id: "j3",
      work: "an action of 200 writers, committed to a file",
      figure: time,
      floor: sync / 50,
      target: sync / 50
    )
  }

  private static func commit(_ actions: Int, of store: StoreOf<Tally>) async {
    for _ in 0..<actions {
      store.send(.tapped)
      try? await store.journal?.commit()
    }
  }

  /// Returns the time in which the disk takes 100 bytes at the end of a file.
  private static func synchronization(in folder: URL) throws -> Double {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "file")
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    let start = ContinuousClock.now
    for _ in 0..<200 {
      try file.write(contentsOf: Data(count: 100))
      try file.synchronize()
    }
    return nanoseconds(start.duration(to: .now)) / 200
  }

  private static func open(_ journal: any Journal) async throws -> StoreOf<Tally> {
    try await Store(
      initialState: Tally.State(),
      journal: journal,
      id: "tally",
      options: JournalOptions(entriesPerSnapshot: 10_000_000)
    ) {
      Tally()
    }
  }
}

private struct Lost: Error {
  let count: Int
}

@Reducer
struct Tally {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
