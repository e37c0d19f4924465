// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that dismisses itself.
@Reducer
struct Leaver {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case add(Int)
    case leaveTapped
    /// Starts an effect that runs until it is cancelled.
    case waitTapped
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.wait) var wait

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.count += number
        return .none
      case .leaveTapped:
        return .run { _ in await dismiss() }
      case .waitTapped:
        return .run { _ in try await wait() }
      }
    }
  }
}

extension DependencyValues {
  /// The asynchronous work of `waitTapped`.
  var wait: @Sendable () async throws -> Void {
    get { self[WaitKey.self] }
    set { self[WaitKey.self] = newValue }
  }
}

private enum WaitKey: DependencyKey {
  static let liveValue: @Sendable () async throws -> Void = { try await Gate().wait() }
  static let testValue = liveValue
}
