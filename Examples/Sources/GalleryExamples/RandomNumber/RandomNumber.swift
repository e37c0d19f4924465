// SPDX-License-Identifier: MIT

import EnsembleTiny

/// A counter that can be set to a random number, which arrives after a second.
public struct RandomNumber: Feature {
  public struct State: Equatable, Sendable {
    public var count = 0
    /// A Boolean value that indicates whether a number is being loaded.
    public var isLoading = false

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable, Sendable {
    case decrement
    case increment
    case loadRandomNumber
    case setRandomNumber(Int)
  }

  public init() {}

  public static var initialState: State { State() }

  public static func reducer(state: inout State, action: Action) {
    switch action {
    case .decrement:
      state.count -= 1
    case .increment:
      state.count += 1
    case .loadRandomNumber:
      state.isLoading = true
    case .setRandomNumber(let number):
      state.count = number
      state.isLoading = false
    }
  }

  public static func effect(for action: Action, state: State) async throws -> Action? {
    guard case .loadRandomNumber = action else { return nil }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    try await clock.sleep(for: .seconds(1))
    return .setRandomNumber(withRandomNumberGenerator { Int.random(in: 1...100, using: &$0) })
  }
}
