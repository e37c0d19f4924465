// SPDX-License-Identifier: MIT

// Views for `SharedViewTests`. `.ci/check-swiftui` compiles this file as views of SwiftUI too.

import Ensemble
import EnsembleUI

@Reducer
struct Checklist {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = []
    var names: [String] = []
  }

  struct Item: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

struct ChecklistView: View {
  @Bindable var store: StoreOf<Checklist>

  var body: some View {
    List {
      ForEach($store.items) { $item in
        Toggle(item.name, isOn: $item.isDone)
      }
      ForEach($store.names, id: \.self) { $name in
        TextField("Name", text: $name)
      }
    }
  }
}

struct AnimatedButton: View {
  let store: StoreOf<Checklist>

  var body: some View {
    Button("Add") {
      store.send(.change { $0.names.append("new") }, animation: .easeInOut(duration: 0.2))
    }
    Button("Add twice") {
      var transaction = Transaction(animation: .linear(duration: 0.1))
      transaction.disablesAnimations = true
      store.send(.change { $0.names += ["new", "new"] }, transaction: transaction)
    }
    Button("Clear") {
      withAnimation(.interpolatingSpring) { _ = store.send(.change { $0.names = [] }) }
    }
    Button("Clear items") {
      withAnimation(.easeIn) { _ = store.send(.change { $0.items = [] }) }
    }
  }
}

/// Bindings created outside of the main actor.
struct Samples: Sendable {
  let isOn: Binding<Bool> = .constant(true)
  let text = Binding.constant("Sample")
}

struct SampleView: View {
  let samples: Samples

  var body: some View {
    Toggle("On", isOn: samples.isOn)
    TextField("Text", text: samples.text)
  }
}

/// A view that prints the reason for each of its evaluations.
struct PrintingView: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("Printed")
  }
}
