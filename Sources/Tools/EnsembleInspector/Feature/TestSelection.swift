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
  /// The report that is offered as a file.
  private(set) var report: SessionReport?

  enum Action: Equatable, Sendable {
    case firstTapped
    case lastTapped
    case allTapped
    case writeTapped
    case written(GeneratedTest)
    case reportTapped
    case reported(SessionReport)
    case reportOffered
    case exportFailed(String)
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
      return ask(from: first ?? store.firstNumber, to: last ?? store.lastNumber, client) {
        .test(store: store.id, range: $0)
      }

    case .reportTapped:
      guard let store else { return .none }
      let last = last ?? store.lastNumber
      // By default, as many as a report can have.
      let limit = UInt64(SessionReport.stepLimit)
      let first = first ?? max(store.firstNumber, last >= limit ? last - limit + 1 : 0)
      return ask(from: first, to: last, client) { .report(store: store.id, range: $0) }

    case .written(let test):
      self.test = test
      return .none

    case .reported(let report):
      self.report = report
      return .none

    case .reportOffered:
      report = nil
      return .none

    case .exportFailed(let message):
      test = GeneratedTest(code: "", problems: ["The report cannot be saved: \(message)"])
      return .none
    }
  }

  /// Requests a test or a report of the selected actions.
  private mutating func ask(
    from first: UInt64,
    to last: UInt64,
    _ client: InspectionClient,
    _ question: (ClosedRange<UInt64>) -> InspectionRequest
  ) -> Effect<Action> {
    if first > last {
      test = GeneratedTest(code: "", problems: ["The first action is after the last one."])
      return .none
    }
    let question = question(first...last)
    return .run { send in
      switch try await client.answer(question) {
      case .test(let test): await send(.written(test))
      case .report(let report): await send(.reported(report))
      case .failure(let message):
        await send(.written(GeneratedTest(code: "", problems: [message])))
      default: break
      }
    } catch: { error, send in
      await send(.written(GeneratedTest(code: "", problems: ["\(error)"])))
    }
    .cancellable(id: CancelID.writing, cancelInFlight: true)
  }
}
