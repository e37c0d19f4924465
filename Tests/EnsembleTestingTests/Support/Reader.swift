// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that reads a dependency, in its reducer and in effects.
@Reducer
struct Reader {
  struct State: Equatable {
    var found: [Int] = []

    /// A state that starts with the value of the dependency at its creation.
    static func read() -> Self {
      @Dependency(\.number) var number
      return Self(found: [number])
    }
  }

  enum Action: Equatable {
    case read
    case readLater
    case found(Int)
    case greet
  }

  let gate: Gate
  @Dependency(\.number) var number
  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        state.found.append(number)
        return .none
      case .readLater:
        return .run { send in
          try await gate.wait()
          await send(.found(number))
        }
      case .found(let number):
        state.found.append(number)
        return .none
      case .greet:
        state.found.append(greeting.count)
        return .none
      }
    }
  }
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private enum NumberKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 0
}

/// A dependency without a test value.
private enum GreetingKey: DependencyKey {
  static let liveValue = "Hello"
}
