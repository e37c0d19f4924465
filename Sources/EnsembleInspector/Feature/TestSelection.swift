// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The actions that become a test.
struct TestSelection: Equatable, Sendable {
  /// The number of the first action; nil for the oldest one.
  private(set) var first: UInt64?
  /// The number of the last action; nil for the newest one.
  private(set) var last: UInt64?
  private(set) var test: GeneratedTest?

  enum Action: Equatable, Sendable {
    case firstTapped
    case lastTapped
    case allTapped
    case writeTapped
    case written(GeneratedTest)
  }

  private enum CancelID { case writing }

  mutating func reduce(
    _ action: Action,
    _ store: StoreSummary?,
    _ shown: UInt64?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    switch action {
    case .firstTapped:
      first = shown
      return .none

    case .lastTapped:
      last = shown
      return .none

    case .allTapped:
      (first, last) = (nil, nil)
      return .none

    case .writeTapped:
      guard let store else { return .none }
      let (first, last) = (first ?? store.firstNumber, last ?? store.lastNumber)
      if first > last {
        test = GeneratedTest(code: "", problems: ["The first action is after the last one."])
        return .none
      }
      return .run { send in
        switch try await client.answer(.test(store: store.id, range: first...last)) {
        case .test(let test): await send(.written(test))
        case .failure(let message):
          await send(.written(GeneratedTest(code: "", problems: [message])))
        default: break
        }
      } catch: { error, send in
        await send(.written(GeneratedTest(code: "", problems: ["\(error)"])))
      }
      .cancellable(id: CancelID.writing, cancelInFlight: true)

    case .written(let test):
      self.test = test
      return .none
    }
  }
}
