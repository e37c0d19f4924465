// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The playing of a store's past: it shows the state after each action, one after the other.
struct Playback: Equatable, Sendable {
  private(set) var isPlaying = false
  /// The number of actions that are shown in a second.
  var pace = 4

  enum Action: Equatable, Sendable {
    case tapped
    case paceChanged(Int)
    case ticked
    case showed(UInt64)
  }

  private enum CancelID { case clock }

  /// The paces that can be chosen.
  static let paces = [1, 4, 16]

  /// - Parameter shown: The number of the action that is selected.
  mutating func reduce(
    _ action: Action,
    _ store: StoreSummary?,
    _ shown: UInt64?,
    _ clock: any Clock<Duration>
  ) -> Effect<Action> {
    switch action {
    case .tapped:
      guard !isPlaying, let store, store.lastNumber >= store.firstNumber else { return stop() }
      isPlaying = true
      // From the start, if there is nothing left to play.
      let isAtEnd = shown.map { $0 >= store.lastNumber } ?? true
      let first = isAtEnd ? store.firstNumber - 1 : shown ?? store.firstNumber
      return .merge(.send(.showed(first)), run(clock))

    case .paceChanged(let pace):
      self.pace = pace
      return isPlaying ? run(clock) : .none

    case .ticked:
      guard isPlaying, let store, let shown, shown < store.lastNumber else { return stop() }
      return .send(.showed(max(shown + 1, store.firstNumber)))

    case .showed:
      return .none
    }
  }

  /// Stops before the next action.
  mutating func pause() { isPlaying = false }

  private mutating func stop() -> Effect<Action> {
    isPlaying = false
    return .cancel(id: CancelID.clock)
  }

  private func run(_ clock: any Clock<Duration>) -> Effect<Action> {
    .run { [pace] send in
      while true {
        try await clock.sleep(for: .seconds(1) / pace)
        await send(.ticked)
      }
    }
    .cancellable(id: CancelID.clock, cancelInFlight: true)
  }
}
