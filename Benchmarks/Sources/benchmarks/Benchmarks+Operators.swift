// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  /// An action of the only child, through each operator that may have one.
  static func operators() async -> [Row] {
    let scoped = Store(initialState: L1.State()) { L1() }
    let floor = measure(300_000) { for _ in 0..<$0 { scoped.send(.child(.tap)) } }
    let optional = Store(initialState: OptionalParent.State()) { OptionalParent() }
    let ofOptional = measure(300_000) { for _ in 0..<$0 { optional.send(.child(.tap)) } }
    let enumeration = Store(initialState: EnumParent.State.child(Observed.State())) {
      EnumParent()
    }
    let ofCase = measure(300_000) { for _ in 0..<$0 { enumeration.send(.child(.tap)) } }
    let presenting = Store(initialState: PresentingParent.State()) { PresentingParent() }
    let ofPresented = measure(300_000) {
      for _ in 0..<$0 { presenting.send(.child(.presented(.tap))) }
    }
    let stack = Store(initialState: StackParent.State()) { StackParent() }
    let top = stack.children.ids[2]
    let ofStack = measure(300_000) {
      for _ in 0..<$0 { stack.send(.children(.element(id: top, action: .tap))) }
    }
    func row(_ work: String, _ figure: Double) -> Row {
      Row(id: "p", work: work, figure: figure, floor: floor, target: nil)
    }
    return [
      row("an action of the child of ifLet", ofOptional),
      row("of ifCaseLet", ofCase),
      row("of ifLet with a presentation", ofPresented),
      row("of the top of a stack of three", ofStack),
    ]
  }
}

@Reducer
struct OptionalParent {
  @ObservableState
  struct State {
    var title = 0
    var child: Observed.State? = Observed.State()
  }
  enum Action { case child(Observed.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) { Observed() }
  }
}

@Reducer
struct EnumParent {
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

@Reducer
struct PresentingParent {
  @ObservableState
  struct State {
    var title = 0
    @Presents var child: Observed.State? = Observed.State()
  }
  enum Action { case child(PresentationAction<Observed.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child) { Observed() }
  }
}

@Reducer
struct StackParent {
  @ObservableState
  struct State {
    var title = 0
    var children = StackState([Observed.State(), Observed.State(), Observed.State()])
  }
  enum Action { case children(StackActionOf<Observed>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.children, action: \.children) { Observed() }
  }
}
