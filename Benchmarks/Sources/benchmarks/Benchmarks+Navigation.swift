// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  // MARK: Bindings

  static func bindings() async -> [Row] {
    let hand = HandWritten()
    let floor = measure(1_000_000) { for _ in 0..<$0 { hand.send(.tap) } }
    let store = Store(initialState: Settings.State()) { Settings() }
    let k = measure(500_000) {
      for index in 0..<$0 { store.send(.binding(.set(\.volume, index))) }
    }
    let assigned = measure(500_000) { for index in 0..<$0 { store.volume = index } }
    return [
      Row(
        id: "k",
        work: "send .binding(.set(\\.field, value))",
        figure: k,
        floor: floor,
        target: 400
      ),
      Row(id: "k2", work: "store.field = value", figure: assigned, floor: k, target: nil),
    ]
  }

  // MARK: Presentation

  static func presentation() async -> [Row] {
    let store = Store(initialState: Nested.State(depth: 10)) { Nested() }
    // Stores reference their children weakly; the array retains them, as views would.
    var stores = [store]
    while let child = stores[stores.count - 1].scope(state: \.$child, action: \.child) {
      stores.append(child)
    }
    let leaf = stores[stores.count - 1]
    let fromLeaf = measure(100_000) { for _ in 0..<$0 { leaf.send(.tap) } }
    let fromRoot = measure(300_000) { for _ in 0..<$0 { store.send(.tap) } }
    var total = 0
    let access = measure(300_000) { for _ in 0..<$0 { total &+= leaf.count } }
    use(total)
    return [
      Row(
        id: "o",
        work: "10 levels of @Presents: send from the leaf",
        figure: fromLeaf,
        floor: fromRoot,
        target: 3_000
      ),
      Row(id: "o", work: "the same, send at the root", figure: fromRoot, floor: nil, target: 500),
      Row(
        id: "o",
        work: "the same, read one field at the leaf",
        figure: access,
        floor: nil,
        target: 500
      ),
    ]
  }
}

/// A form with many fields.
@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
    var volume = 0
    var speed = 0.0
    var note = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case reset
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .reset:
        state = State()
        return .none
      }
    }
  }
}

/// A feature that presents itself.
@Reducer
struct Nested {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var child: Nested.State?

    init(depth: Int) {
      if depth > 0 { child = State(depth: depth - 1) }
    }
  }
  indirect enum Action {
    case tap
    case child(PresentationAction<Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tap = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Nested() }
  }
}
