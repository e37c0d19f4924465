// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The list of a store's actions, the newest first, as far as it was read.
struct ActionListing: Equatable, Sendable {
  /// A listed action.
  struct Row: Equatable, Sendable, Identifiable {
    let summary: ActionSummary
    /// A description of the action's changes; nil until it is loaded.
    var changes: String?

    var id: UInt64 { summary.number }
  }

  /// The words of an ``ActionFilter``.
  private(set) var filter = ""
  private(set) var rows: [Row] = []
  /// The number of the oldest action that was searched; nil before the first answer.
  private(set) var end: UInt64?

  enum Action: Equatable, Sendable {
    case refresh
    case filterChanged(String)
    case olderTapped
    case read([ActionSummary], before: UInt64?, store: Int)
    case changesRead([ChangeText], store: Int)
    case disconnected(String)
  }

  private enum CancelID { case newest, older, changes }

  /// The maximum number of actions that are read at a time.
  static let pageSize = 200
  /// The maximum number of actions that are listed.
  static let limit = 10_000
  /// The number of the newest rows for which changes are loaded.
  private static let changesCount = 100

  /// The number before which older actions can be read; nil if there are none.
  func older(in store: StoreSummary?) -> UInt64? {
    guard let store, let end, end > store.firstNumber, rows.count < Self.limit else { return nil }
    return end
  }

  /// True after a search without a match.
  var hasNoMatch: Bool { rows.isEmpty && end != nil && !filter.isEmpty }

  /// Returns the number of the action that is listed at a distance below another one, within the
  /// listed rows.
  func number(_ distance: Int, below number: UInt64?) -> UInt64? {
    guard !rows.isEmpty else { return nil }
    let index = number.flatMap { number in rows.firstIndex { $0.id <= number } } ?? 0
    return rows[max(0, min(rows.count - 1, index + distance))].id
  }

  mutating func reduce(
    _ action: Action,
    _ store: StoreSummary?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    guard let store else { return .none }
    switch action {
    case .refresh:
      return read(store.id, before: nil, client)

    case .filterChanged(let text):
      filter = text
      // Until there is an answer, the rows are still those of the previous filter.
      end = nil
      return .merge(.cancel(id: CancelID.older), read(store.id, before: nil, client))

    case .olderTapped:
      return older(in: store).map { read(store.id, before: $0, client) } ?? .none

    case .read(let actions, let before, store.id):
      add(actions, before: before, of: store)
      return readChanges(store.id, client)

    case .changesRead(let changes, store.id):
      let texts = Dictionary(changes.map { ($0.number, $0.text) }) { first, _ in first }
      for index in rows.indices {
        if let text = texts[rows[index].id] { rows[index].changes = text }
      }
      // The answer may be incomplete.
      return changes.isEmpty ? .none : readChanges(store.id, client)

    // A late answer about a store that is no longer selected.
    case .read, .changesRead, .disconnected:
      return .none
    }
  }

  private mutating func add(_ actions: [ActionSummary], before: UInt64?, of store: StoreSummary) {
    let last = actions.last?.number ?? .max
    let known = Dictionary(rows.prefix { $0.id >= last }.map { ($0.id, $0) }) { first, _ in first }
    let page = actions.map { known[$0.number] ?? Row(summary: $0) }
    let start = before ?? store.lastNumber + 1
    let isFull = page.count == Self.pageSize
    let reached =
      isFull ? page[page.count - 1].id : start - min(start, InspectionRequest.filterLimit)
    if before != nil {
      rows += page.drop { action in rows.last.map { action.id >= $0.id } == true }
      end = reached
      return
    }
    // If more than a page of actions was added in the meantime, there is a gap before the known
    // rows.
    let isConnected = end != nil && (!isFull || rows.first.map { $0.id >= reached } == true)
    let older = isConnected ? rows.drop { $0.id >= reached } : []
    rows = page + older.prefix { $0.id >= store.firstNumber }
    end = isConnected ? min(end ?? reached, reached) : reached
  }

  private func read(
    _ id: Int,
    before: UInt64?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    let request = InspectionRequest.actions(
      store: id,
      before: before,
      matching: filter,
      limit: Self.pageSize
    )
    return .run { send in
      if case .actions(let actions) = try await client.answer(request) {
        await send(.read(actions, before: before, store: id))
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
    .cancellable(id: before == nil ? CancelID.newest : CancelID.older, cancelInFlight: true)
  }

  /// Loads the changes of the newest rows, if they are not loaded yet.
  private func readChanges(_ id: Int, _ client: InspectionClient) -> Effect<Action> {
    let unknown = rows.prefix(Self.changesCount).filter { $0.changes == nil }.map(\.id)
    if unknown.isEmpty { return .none }
    return .run { send in
      if case .changeTexts(let texts) = try await client.answer(
        .changeTexts(store: id, numbers: unknown)
      ) {
        await send(.changesRead(texts, store: id))
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)
  }
}
