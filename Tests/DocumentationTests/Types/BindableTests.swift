// SPDX-License-Identifier: MIT

// The sample code of the documentation of Bindable. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: feature
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var brightness = 5.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case brightnessChanged(Double)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .brightnessChanged(let value) = action else { return .none }
      state.brightness = value.rounded()
      return .none
    }
  }
}
// end

// snippet: example
struct LampView: View {
  @Bindable var store: StoreOf<Lamp>

  var body: some View {
    Toggle("On", isOn: $store.isOn)
    Slider(value: $store.brightness.sending(\.brightnessChanged), in: 0...10) { Text("Light") }
  }
}
// end

@MainActor
@Suite struct BindableTests {
  @Test func `controls write by actions`() {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    let host = ViewHost(LampView(store: store))
    host.toggle("On").tap()
    host.slider("Light").slide(to: 7)
    #expect(store.isOn)
    #expect(store.brightness == 7)
  }
}
