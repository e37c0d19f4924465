// SPDX-License-Identifier: MIT

// Views as they are written with the tiny API, for the type check alone.

import EnsembleTiny
import SwiftUI

struct CounterFeature: Feature {
  struct State: Sendable {
    var count: Int = 0
    var isLoading: Bool = false
  }

  enum Action: Sendable {
    case increment
    case decrement
    case loadRandomNumber
    case setCount(Int)
  }

  static var initialState: State {
    State()
  }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    case .loadRandomNumber: state.isLoading = true
    case .setCount(let count): state.count = count
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    switch action {
    case .loadRandomNumber: return .setCount(Int.random(in: 1...100))
    default: return nil
    }
  }
}

struct ContentView: View {
  // Its feature cannot be inferred from the state: the one line that a view needs changed.
  @StoreState<CounterFeature> private var state: CounterFeature.State

  init(store: Store<CounterFeature>) {
    self._state = StoreState(store)
  }

  var body: some View {
    VStack {
      Text("Count: \(state.count)")

      if state.isLoading {
        ProgressView()
      }

      HStack {
        Button("Decrement") {
          $state.send(.decrement)
        }

        Button("Increment") {
          $state.send(.increment)
        }

        Button("Random") {
          $state.send(.loadRandomNumber)
        }
      }

      CountStepper(count: $state.binding(\.count, send: CounterFeature.Action.setCount))
    }
  }
}

struct CountStepper: View {
  @Binding var count: Int

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

@MainActor
func preview() -> some View {
  ContentView(store: .preview(CounterFeature.State(count: 42)))
}
