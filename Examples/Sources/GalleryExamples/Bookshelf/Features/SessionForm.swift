// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A form that records a reading session, with a stopwatch.
@Reducer
struct SessionForm: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The number of pages that are left in the book.
    let pagesLeft: Int
    /// The time at which the form was opened: no session is later.
    let latest: Date
    var date: Date
    var pages: Int
    var minutes = 30
    /// The seconds that the stopwatch has counted; nil while it is off.
    var seconds: Int?

    init(pagesLeft: Int, now: Date) {
      self.pagesLeft = pagesLeft
      latest = now
      date = now
      pages = min(20, pagesLeft)
    }

    /// Whether closing the form loses anything.
    var hasChanges: Bool {
      self != SessionForm.State(pagesLeft: pagesLeft, now: latest)
    }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case cancelTapped
    case delegate(Delegate)
    case saveTapped
    case stopwatchTapped
    case ticked
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case saved(pages: Int, minutes: Int, date: Date)
  }

  private enum CancelID { case stopwatch }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelTapped:
        return .run { _ in await dismiss() }

      case .saveTapped:
        return .run { [state] send in
          await send(
            .delegate(.saved(pages: state.pages, minutes: state.minutes, date: state.date))
          )
          await dismiss()
        }

      case .stopwatchTapped:
        guard let seconds = state.seconds else {
          state.seconds = 0
          return .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
          .cancellable(id: CancelID.stopwatch)
        }
        // A minute that has begun counts.
        state.minutes = max((seconds + 59) / 60, 1)
        state.seconds = nil
        return .cancel(id: CancelID.stopwatch)

      case .ticked:
        state.seconds? += 1
        return .none
      }
    }
  }
}
