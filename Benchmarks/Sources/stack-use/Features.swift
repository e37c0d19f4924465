// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that counts the taps on the innermost feature in it.
protocol Tappable: Reducer where State: Sendable, Action: Sendable {
  init()
  static var initialState: State { get }
  /// The action that leads to the innermost feature.
  static var tap: Action { get }
  static func taps(in state: State) -> Int
}

/// A feature with a state and an action of any size.
struct Leaf<Ballast: Sized, Payload: Sized>: Tappable {
  struct State {
    var taps = 0
    var ballast = Ballast.zero
  }

  enum Action {
    case tap(Payload)
    case other
  }

  init() {}

  static var initialState: State { State() }
  static var tap: Action { .tap(.zero) }
  static func taps(in state: State) -> Int { state.taps }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tap: state.taps += 1
      case .other: break
      }
      return .none
    }
  }
}

/// A feature with a kilobyte of state around another feature.
@Reducer
struct Level<Child: Tappable>: Tappable {
  struct State {
    var child = Child.initialState
    var ballast = Kilobyte.zero
    var count = 0
  }

  enum Action {
    case child(Child.Action)
    case other
  }

  init() {}

  static var initialState: State { State() }
  static var tap: Action { .child(Child.tap) }
  static func taps(in state: State) -> Int { Child.taps(in: state.child) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .child: state.count += 1
      case .other: break
      }
      return .none
    }
  }
}

/// Returns the type of a feature with levels around it, whose innermost action has a payload.
func feature(depth: Int, payload: any Sized.Type) -> any Tappable.Type {
  func leaf<Payload: Sized>(_: Payload.Type) -> any Tappable.Type { Leaf<Empty, Payload>.self }
  func level<Child: Tappable>(_: Child.Type) -> any Tappable.Type { Level<Child>.self }
  var feature = leaf(payload)
  for _ in 0..<depth { feature = level(feature) }
  return feature
}

/// Returns the type of a feature without levels around it, whose state has a ballast.
func leaf(state: any Sized.Type) -> any Tappable.Type {
  func leaf<Ballast: Sized>(_: Ballast.Type) -> any Tappable.Type { Leaf<Ballast, Empty>.self }
  return leaf(state)
}

/// A feature with a kilobyte of state, which presents itself.
@Reducer
struct Presenting<Payload: Sized> {
  struct State {
    var taps = 0
    var ballast = Kilobyte.zero
    @PresentationState var child: State?
  }

  indirect enum Action: Sendable {
    case tap(Payload)
    case child(PresentationAction<Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap: state.taps += 1
      case .child: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Presenting() }
  }
}

/// Sends a tap through presentations to the innermost one.
@MainActor
func tapPresentation(depth: Int) -> Bool { tapPresentation(depth: depth, Empty.self) }

@MainActor
func tapPresentation<Payload: Sized>(payload: Payload.Type) -> Bool {
  tapPresentation(depth: 5, payload)
}

@MainActor
private func tapPresentation<Payload: Sized>(depth: Int, _: Payload.Type) -> Bool {
  var state = Presenting<Payload>.State()
  var action = Presenting<Payload>.Action.tap(.zero)
  for _ in 1..<depth {
    state = Presenting<Payload>.State(child: state)
    action = .child(.presented(action))
  }
  let store = Store(initialState: state) { Presenting<Payload>() }
  store.send(action)
  state = store.withState { $0 }
  while let child = state.child { state = child }
  return state.taps == 1
}

/// A feature with a kilobyte of state, and rows of itself.
@Reducer
struct Nested {
  struct State: Identifiable {
    let id = 0
    var taps = 0
    var ballast = Kilobyte.zero
    var rows: IdentifiedArrayOf<State> = []
  }

  enum Action: Sendable {
    case tap
    indirect case rows(IdentifiedActionOf<Nested>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap: state.taps += 1
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Nested() }
  }
}

/// Sends a tap through rows to the innermost one.
@MainActor
func tapRow(depth: Int) -> Bool {
  var state = Nested.State()
  var action = Nested.Action.tap
  for _ in 1..<depth {
    state = Nested.State(rows: [state])
    action = .rows(.element(id: 0, action: action))
  }
  let store = Store(initialState: state) { Nested() }
  store.send(action)
  state = store.withState { $0 }
  while let row = state.rows.first { state = row }
  return state.taps == 1
}
