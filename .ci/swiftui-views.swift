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

// MARK: Items without an identity of their own

struct ItemsView: View {
  @State private var number: Int?
  @State private var name: String?

  var body: some View {
    WrappingHStack(alignment: .top, spacing: 4) {
      Text("Wrapped")
      WrappingHStack { Text("In words") }
    }
    Text("Items")
      .sheet(item: $number, id: \.self) { Text("\($0)") }
      .sheet(item: $name, id: \.self) { $name in TextField("Name", text: $name) }
      .fullScreenCover(item: $number, id: \.self) { Text("\($0)") }
      .fullScreenCover(item: $name, id: \.self) { $name in TextField("Name", text: $name) }
      .popover(item: $number, id: \.self) { Text("\($0)") }
      .popover(item: $name, id: \.self) { $name in TextField("Name", text: $name) }
      .alert(item: $number) { number in
        Text("Delete \(number)?")
      } actions: { _ in
        Button("Delete") {}
      }
      .confirmationDialog(item: $name, titleVisibility: .visible) { name in
        Text("Rename \(name)?")
      } actions: { _ in
        Button("Rename") {}
      } message: { _ in
        Text("It has another name then.")
      }
  }
}
