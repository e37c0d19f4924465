// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  /// An action of the only child, through each operator that may have one.
  static func operators() async -> [Row] {
    let store = Store(initialState: Operators.State()) { Operators() }
    let enumStore = Store(initialState: EnumOperator.State.child(Observed.State())) {
      EnumOperator()
    }
    let top = store.stack.ids[2]
    let floor = measure(300_000) { for _ in 0..<$0 { store.send(.scoped(.tap)) } }
    let optional = measure(300_000) { for _ in 0..<$0 { store.send(.optional(.tap)) } }
    let presented = measure(300_000) {
      for _ in 0..<$0 { store.send(.presented(.presented(.tap))) }
    }
    let stack = measure(300_000) {
      for _ in 0..<$0 { store.send(.stack(.element(id: top, action: .tap))) }
    }
    let none = measure(300_000) { for _ in 0..<$0 { store.send(.tap) } }
    let enumCase = measure(300_000) { for _ in 0..<$0 { enumStore.send(.child(.tap)) } }
    func row(_ work: String, _ figure: Double) -> Row {
      Row(id: "p", work: work, figure: figure, floor: floor, target: nil)
    }
    return [
      row("operators: an action for none of four children", none),
      row("an action of the child of ifLet", optional),
      row("of ifLet with a presentation", presented),
      row("of the top of a stack of three", stack),
      row("of ifCaseLet", enumCase),
    ]
  }
}

/// A feature with a child of each kind.
@Reducer
struct Operators {
  @ObservableState
  struct State {
    var count = 0
    var scoped = Observed.State()
    var optional: Observed.State? = Observed.State()
    @Presents var presented: Observed.State? = Observed.State()
    var stack = StackState([Observed.State(), Observed.State(), Observed.State()])
  }
  enum Action {
    case tap
    case scoped(Observed.Action)
    case optional(Observed.Action)
    case presented(PresentationAction<Observed.Action>)
    case stack(StackActionOf<Observed>)
  }
  var body: some ReducerOf<Self> {
    Scope(\.scoped, action: \.scoped) { Observed() }
    Reduce { state, action in
      if case .tap = action { state.count += 1 }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Observed() }
    .ifLet(\.$presented, action: \.presented) { Observed() }
    .forEach(\.stack, action: \.stack) { Observed() }
  }
}

/// A feature whose state is an enum.
@Reducer
struct EnumOperator {
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum State {
    case child(Observed.State)
    case none
  }
  enum Action { case child(Observed.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(\.child, action: \.child) { Observed() }
  }
}
