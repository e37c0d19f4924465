// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The comparison of the state after a pinned action with the state after the selected one.
struct StateComparison: Equatable, Sendable {
  /// The changes from the pinned state to another one.
  struct Result: Equatable, Sendable {
    /// The number of the action after which the other state holds.
    let number: UInt64
    var changes: [PartChange] = []
    /// The reason why the states cannot be compared; nil if they can.
    var failure: String?
  }

  /// The number of the pinned action; nil if none is pinned.
  private(set) var pinned: UInt64?
  private var result: Result?
  /// The number of the action whose comparison is being read.
  private var reading: UInt64?

  enum Action: Equatable, Sendable {
    /// Pins an action, or unpins it.
    case tapped(UInt64)
    case refresh
    case read(Result, pinned: UInt64, store: Int)
    case disconnected(String)
  }

  private enum CancelID { case comparison }

  /// Returns the result for an action; nil if it is the pinned one, or while it is read.
  func result(after number: UInt64?) -> Result? {
    result.flatMap { $0.number == number && number != pinned ? $0 : nil }
  }

  mutating func reduce(
    _ action: Action,
    _ store: Int?,
    _ number: UInt64?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    switch action {
    case .tapped(let number):
      pinned = pinned == number ? nil : number
      result = nil
      reading = nil
      return .cancel(id: CancelID.comparison)

    case .refresh:
      guard let store, let pinned, let number, number != pinned, result?.number != number,
        reading != number
      else { return .none }
      reading = number
      return read(store, pinned, number, client)

    case .read(let result, pinned: pinned, store: store):
      self.result = result
      if result.number == reading { reading = nil }
      return .none

    // A late answer about another store or pin.
    case .read:
      return .none

    case .disconnected:
      reading = nil
      return .none
    }
  }

  private func read(
    _ store: Int,
    _ pinned: UInt64,
    _ number: UInt64,
    _ client: InspectionClient
  ) -> Effect<Action> {
    .run { send in
      var result = Result(number: number)
      switch try await client.answer(.compare(store: store, from: pinned, to: number)) {
      case .changes(let changes): result.changes = changes
      case .failure(let message): result.failure = message
      default: return
      }
      await send(.read(result, pinned: pinned, store: store))
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
    .cancellable(id: CancelID.comparison, cancelInFlight: true)
  }
}
