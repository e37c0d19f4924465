// SPDX-License-Identifier: MIT

import EnsembleTiny

/// A count, which can be set to a random number that arrives after a second.
struct TinySample: Feature {
  struct State: Equatable, Sendable {
    var count = 0
    var isLoading = false
  }

  enum Action: Equatable, Sendable {
    case incrementTapped
    case randomLoaded(Int)
    case randomTapped
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) {
    switch action {
    case .incrementTapped:
      state.count += 1
    case .randomLoaded(let number):
      state.count = number
      state.isLoading = false
    case .randomTapped:
      state.isLoading = true
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    guard case .randomTapped = action else { return nil }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    try await clock.sleep(for: .seconds(1))
    return .randomLoaded(withRandomNumberGenerator { .random(in: 1...100, using: &$0) })
  }
}
