// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleInspector
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Benchmarks {
  static func inspector() async -> [Row] {
    do {
      // First, as the inspector records all new stores once it runs.
      let rows = [try boxed(), attached(Tally.State()) { Tally() }]
      return rows + (try await longHistory()) + (try await largeState())
    } catch {
      print("The inspector has failed: \(error)")
      return []
    }
  }

  /// The time of an action of a store that a black box records, beyond the same send without one.
  private static func boxed() throws -> Row {
    let plain = Store(initialState: Tally.State()) { Tally() }
    let floor = measure(1_000_000) { for _ in 0..<$0 { plain.send(.tapped) } }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try BlackBox.start(at: file)
    defer { BlackBox.stop() }
    let store = Store(initialState: Tally.State()) { Tally() }
    let figure = measure(1_000_000) { for _ in 0..<$0 { store.send(.tapped) } }
    return Row(
      id: "x5",
      work: "an action that a black box records, beyond the send",
      figure: figure - floor,
      floor: floor,
      target: nil
    )
  }

  /// The time of an action of a store that is recorded, while no inspector is open, beyond the same
  /// send without a record.
  private static func attached(
    _ state: Tally.State,
    reducer: () -> Tally
  ) -> Row {
    let plain = Store(initialState: state, reducer: reducer)
    let floor = measure(1_000_000) { for _ in 0..<$0 { plain.send(.tapped) } }
    let store = Store(initialState: state, reducer: reducer)
    Inspector.attach(store)
    // The record becomes full, and forgets its oldest actions from then on.
    let figure = measure(1_000_000) { for _ in 0..<$0 { store.send(.tapped) } }
    return Row(
      id: "x1",
      work: "an action of an inspected store, beyond the send",
      figure: figure - floor,
      floor: floor,
      target: 150
    )
  }

  /// The memory of a history of a million actions, and the longest time of an answer about it.
  private static func longHistory() async throws -> [Row] {
    let inspector = try await RunningInspector()
    let before = allocatedBytes()
    let store = Store(initialState: Tally.State()) { Tally() }
    for _ in 0..<1_000_000 { store.send(.tapped) }
    let memory = allocatedBytes() - before
    let id = try await inspector.lastStore()
    var slowest = 0.0
    for question in [
      #"{"actions": {"store": \#(id), "matching": "", "limit": 60}}"#,
      #"{"actions": {"store": \#(id), "matching": "nothing", "limit": 60}}"#,
      #"{"action": {"store": \#(id), "number": 999500}}"#,
      #"{"parts": {"store": \#(id), "number": 990499, "path": [], "range": [0, 60]}}"#,
      #"{"find": {"store": \#(id), "from": 980000, "condition": "count < 0"}}"#,
    ] {
      slowest = max(slowest, try await inspector.time(of: question))
    }
    use(store)
    return [
      Row(
        id: "x2",
        work: "memory of 1,000,000 recorded actions",
        figure: Double(memory) / 1e6,
        floor: nil,
        target: 64,
        unit: "MB"
      ),
      Row(
        id: "x3",
        work: "slowest answer about 1,000,000 actions",
        figure: slowest / 1e6,
        floor: nil,
        target: 100,
        unit: "ms"
      ),
    ]
  }

  /// The time of the answer that opens a state of 100,000 rows, for which the stores wait.
  private static func largeState() async throws -> [Row] {
    let inspector = try await RunningInspector()
    let store = Store(initialState: List.State(rows: 100_000)) { List() }
    store.send(.rows(.element(id: 50_000, action: .toggle)))
    let id = try await inspector.lastStore()
    var slowest = 0.0
    for question in [
      #"{"parts": {"store": \#(id), "number": 1, "path": [], "range": [0, 60]}}"#,
      #"{"parts": {"store": \#(id), "number": 1, "path": ["rows"], "range": [50000, 50060]}}"#,
      #"{"action": {"store": \#(id), "number": 1}}"#,
    ] {
      slowest = max(slowest, try await inspector.time(of: question))
    }
    use(store)
    return [
      Row(
        id: "x4",
        work: "slowest answer about a state of 100,000 rows",
        figure: slowest / 1e6,
        floor: nil,
        target: 100,
        unit: "ms"
      )
    ]
  }
}

/// The inspector of this process, asked as a browser or a script asks it.
@MainActor
private struct RunningInspector {
  private struct Failure: Error { let answer: String }

  private static var address: URLComponents?
  private var request: URLRequest

  init() async throws {
    if Self.address == nil {
      Self.address = try await Inspector.serve().flatMap(URLComponents.init(string:))
    }
    guard var address = Self.address, let key = address.queryItems?.first?.value else {
      throw Failure(answer: "This build cannot be inspected.")
    }
    address.query = nil
    address.path = "/inspect/call"
    request = URLRequest(url: address.url!)
    request.httpMethod = "POST"
    request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    address.path = ""
    request.setValue(address.string, forHTTPHeaderField: "Origin")
  }

  /// Returns the number of the newest store.
  func lastStore() async throws -> Int {
    let answer = try await answer(to: #"{"stores": {}}"#)
    let ids = answer.matches(of: #/"id":([0-9]+)/#).compactMap { Int($0.1) }
    guard let last = ids.max() else { throw Failure(answer: answer) }
    return last
  }

  /// Returns the time until the answer is there, in nanoseconds.
  func time(of question: String) async throws -> Double {
    let start = ContinuousClock.now
    let answer = try await answer(to: question)
    let time = nanoseconds(start.duration(to: .now))
    if answer.contains("failure") { throw Failure(answer: "\(question): \(answer)") }
    return time
  }

  private func answer(to question: String) async throws -> String {
    var request = request
    request.httpBody = Data(question.utf8)
    let (data, _) = try await URLSession.shared.data(for: request)
    return String(decoding: data, as: UTF8.self)
  }
}
