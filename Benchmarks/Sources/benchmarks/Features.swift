// SPDX-License-Identifier: MIT

import Ensemble

/// A plain counter.
struct Plain: Reducer {
  struct State { var count = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A counter whose state is observable, with a second field.
@Reducer
struct Observed {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var other = 0
  }
  enum Action {
    case tap
    case twice
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.count += 1
        return .none
      case .twice:
        return .send(.tap)
      }
    }
  }
}

// A chain of features, each of which scopes to the next. It is written out because specializing a
// generic feature nested ten times takes minutes.

@Reducer
struct L1 {
  @ObservableState
  struct State {
    var title = 0
    var child = Observed.State()
  }
  enum Action { case child(Observed.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { Observed() } }
}

@Reducer
struct L2 {
  @ObservableState
  struct State {
    var title = 0
    var child = L1.State()
  }
  enum Action { case child(L1.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L1() } }
}

@Reducer
struct L3 {
  @ObservableState
  struct State {
    var title = 0
    var child = L2.State()
  }
  enum Action { case child(L2.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L2() } }
}

@Reducer
struct L4 {
  @ObservableState
  struct State {
    var title = 0
    var child = L3.State()
  }
  enum Action { case child(L3.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L3() } }
}

@Reducer
struct L5 {
  @ObservableState
  struct State {
    var title = 0
    var child = L4.State()
  }
  enum Action { case child(L4.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L4() } }
}

@Reducer
struct L6 {
  @ObservableState
  struct State {
    var title = 0
    var child = L5.State()
  }
  enum Action { case child(L5.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L5() } }
}

@Reducer
struct L7 {
  @ObservableState
  struct State {
    var title = 0
    var child = L6.State()
  }
  enum Action { case child(L6.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L6() } }
}

@Reducer
struct L8 {
  @ObservableState
  struct State {
    var title = 0
    var child = L7.State()
  }
  enum Action { case child(L7.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L7() } }
}

@Reducer
struct L9 {
  @ObservableState
  struct State {
    var title = 0
    var child = L8.State()
  }
  enum Action { case child(L8.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L8() } }
}

@Reducer
struct L10 {
  @ObservableState
  struct State {
    var title = 0
    var child = L9.State()
  }
  enum Action { case child(L9.Action) }
  var body: some ReducerOf<Self> { Scope(\.child, action: \.child) { L9() } }
}

/// A row of a list.
@Reducer
struct Item {
  @ObservableState
  struct State: Identifiable, Equatable {
    let id: Int
    var isOn = false
    var count = 0
  }
  enum Action { case toggle }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

/// A list of rows.
@Reducer
struct List {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Item.State> = []
    var count = 0

    init(rows count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Item.State(id: $0) })
    }
  }
  enum Action {
    case rows(IdentifiedActionOf<Item>)
    case tap
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tap = action { state.count += 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Item() }
  }
}

/// A feature that starts and stops effects.
@Reducer
struct Worker {
  @ObservableState
  struct State: Equatable { var received = 0 }
  enum Action: Equatable {
    case start
    case startCancellable(Int)
    case cancel(Int)
    case received
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in await send(.received) }
      case .startCancellable(let id):
        // ensemble-lint:disable:next uncontrolled-dependency - Only the start and the end are measured.
        return .run { _ in try await Task.sleep(for: .seconds(1000)) }.cancellable(id: id)
      case .cancel(let id):
        return .cancel(id: id)
      case .received:
        state.received += 1
        return .none
      }
    }
  }
}
