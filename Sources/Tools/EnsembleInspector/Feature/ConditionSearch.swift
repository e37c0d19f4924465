// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The search for the first action after which a condition holds.
struct ConditionSearch: Equatable, Sendable {
  /// The condition, such as `rows.count > 3`.
  var condition = ""
  /// The number of the last action that was searched; nil without a search in progress.
  private(set) var searched: UInt64?
  /// The outcome of the last search.
  private(set) var outcome: String?

  enum Action: Equatable, Sendable {
    case conditionChanged(String)
    case submitted
    case searched(UInt64)
    case found(UInt64?, String)
  }

  private enum CancelID { case search }

  mutating func reduce(
    _ action: Action,
    _ store: StoreSummary?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    switch action {
    case .conditionChanged(let text):
      condition = text
      outcome = nil
      return .none

    case .submitted:
      guard let store, !condition.isEmpty else { return .none }
      outcome = nil
      searched = store.firstNumber
      return search(store.id, from: store.firstNumber, client)

    case .searched(let number):
      searched = number
      return .none

    case .found(_, let text):
      searched = nil
      outcome = text
      return .none
    }
  }

  /// Searches in parts, so that the stores are not delayed.
  private func search(_ id: Int, from first: UInt64, _ client: InspectionClient) -> Effect<Action> {
    .run { [condition] send in
      var start = first
      while true {
        switch try await client.answer(.find(store: id, from: start, condition: condition)) {
        case .number(let number?, _):
          return await send(.found(number, "First holds after the action \(number)."))
        case .number(nil, let end) where end >= start:
          await send(.searched(end))
          start = end + 1
        case .failure(let message): return await send(.found(nil, message))
        default:
          return await send(.found(nil, "The condition does not hold after any recorded action."))
        }
      }
    } catch: { error, send in
      await send(.found(nil, "\(error)"))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}
