// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The parts of a state, as far as they are opened.
struct StateTree: Equatable, Sendable {
  /// The rows of the tree, from top to bottom.
  private(set) var rows: [PartSummary] = []
  /// The paths of the parts that are open.
  private(set) var open: Set<[String]> = []
  /// The text that is searched for.
  var text = ""
  /// The parts that contain the text.
  private(set) var found: [PartSummary] = []
  /// Whether only a part of the state was searched.
  private(set) var isIncomplete = false

  enum Action: Equatable, Sendable {
    case refresh
    case tapped([String])
    case read([[String]: [PartSummary]])
    case textChanged(String)
    case found([PartSummary], isIncomplete: Bool)
  }

  private enum CancelID { case reading, searching }

  /// The maximum number of parts of a collection that are shown.
  static let limit = 100

  /// Removes the rows, but remembers which parts are open.
  mutating func close() {
    rows = []
    (found, isIncomplete) = ([], false)
  }

  func isOpen(_ row: PartSummary) -> Bool { open.contains(row.path) }

  mutating func reduce(
    _ action: Action,
    _ store: Int?,
    _ number: UInt64?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    guard let store, let number else { return .none }
    switch action {
    case .refresh:
      return .merge(read(store, number, client), search(store, number, client))

    case .tapped(let path):
      if open.remove(path) == nil { open.insert(path) }
      return read(store, number, client)

    case .read(let parts):
      rows = []
      add(parts, at: [])
      return .none

    case .textChanged(let text):
      self.text = text
      if text.isEmpty {
        (found, isIncomplete) = ([], false)
        return .cancel(id: CancelID.searching)
      }
      return search(store, number, client)

    case .found(let parts, let isIncomplete):
      (found, self.isIncomplete) = (parts, isIncomplete)
      return .none
    }
  }

  /// Searches the state for the text, if there is one.
  private func search(_ store: Int, _ number: UInt64, _ client: InspectionClient) -> Effect<Action>
  {
    if text.isEmpty { return .none }
    return .run { [text] send in
      let answer = try await client.answer(.search(store: store, number: number, text: text))
      if case .found(let parts, let isIncomplete) = answer {
        await send(.found(parts, isIncomplete: isIncomplete))
      }
    } catch: { _, send in
      await send(.found([], isIncomplete: false))
    }
    .cancellable(id: CancelID.searching, cancelInFlight: true)
  }

  private mutating func add(_ parts: [[String]: [PartSummary]], at path: [String]) {
    for part in parts[path] ?? [] {
      rows.append(part)
      if open.contains(part.path) { add(parts, at: part.path) }
    }
  }

  /// Reads the parts of everything that is open.
  private func read(_ store: Int, _ number: UInt64, _ client: InspectionClient) -> Effect<Action> {
    let paths = [[]] + open.sorted { $0.count < $1.count }
    return .run { send in
      var all: [[String]: [PartSummary]] = [:]
      for path in paths {
        let request = InspectionRequest.parts(
          store: store,
          number: number,
          path: path,
          range: 0..<Self.limit
        )
        if case .parts(let parts) = try await client.answer(request) { all[path] = parts }
      }
      await send(.read(all))
    } catch: { _, send in
      await send(.read([:]))
    }
    .cancellable(id: CancelID.reading, cancelInFlight: true)
  }
}
