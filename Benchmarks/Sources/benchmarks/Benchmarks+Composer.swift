// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  // MARK: Composed features

  static func composed() async -> [Row] {
    let only = Store(initialState: OneChild.State()) { OneChild() }
    let floor = measure(500_000) { for _ in 0..<$0 { only.send(.child0(.tap)) } }
    let many = Store(initialState: FiftyChildren.State()) { FiftyChildren() }
    let last = measure(500_000) { for _ in 0..<$0 { many.send(.child49(.tap)) } }
    let first = measure(500_000) { for _ in 0..<$0 { many.send(.child0(.tap)) } }
    let own = measure(500_000) { for _ in 0..<$0 { many.send(.reset) } }
    let scope = Store(initialState: L1.State()) { L1() }
    let hand = measure(500_000) { for _ in 0..<$0 { scope.send(.child(.tap)) } }
    return [
      Row(
        id: "w",
        work: "(one child, composed by hand with Scope)",
        figure: hand,
        floor: nil,
        target: nil
      ),
      Row(
        id: "w",
        work: "composed: action to the only child",
        figure: floor,
        floor: hand,
        target: nil
      ),
      Row(
        id: "w",
        work: "composed: action to the last of 50 children",
        figure: last,
        floor: floor,
        target: floor * 3
      ),
      Row(
        id: "w",
        work: "composed: action to the first of 50",
        figure: first,
        floor: floor,
        target: nil
      ),
      Row(
        id: "w",
        work: "composed: action of a feature with 50",
        figure: own,
        floor: floor,
        target: nil
      ),
    ]
  }
}

@Composer
struct TapCounter {
  struct State {
    var count = 0
  }

  @ComposeBodyActionCase
  func tap(state: inout State) {
    state.count += 1
  }
}

@ComposeReducer(
  .state(.notEquatable),
  children: [.reducer("child0", of: TapCounter.self, initialState: .init())]
)
@Composer
struct OneChild {}

@ComposeReducer(
  .state(.notEquatable),
  children: [
    .reducer("child0", of: TapCounter.self, initialState: .init()),
    .reducer("child1", of: TapCounter.self, initialState: .init()),
    .reducer("child2", of: TapCounter.self, initialState: .init()),
    .reducer("child3", of: TapCounter.self, initialState: .init()),
    .reducer("child4", of: TapCounter.self, initialState: .init()),
    .reducer("child5", of: TapCounter.self, initialState: .init()),
    .reducer("child6", of: TapCounter.self, initialState: .init()),
    .reducer("child7", of: TapCounter.self, initialState: .init()),
    .reducer("child8", of: TapCounter.self, initialState: .init()),
    .reducer("child9", of: TapCounter.self, initialState: .init()),
    .reducer("child10", of: TapCounter.self, initialState: .init()),
    .reducer("child11", of: TapCounter.self, initialState: .init()),
    .reducer("child12", of: TapCounter.self, initialState: .init()),
    .reducer("child13", of: TapCounter.self, initialState: .init()),
    .reducer("child14", of: TapCounter.self, initialState: .init()),
    .reducer("child15", of: TapCounter.self, initialState: .init()),
    .reducer("child16", of: TapCounter.self, initialState: .init()),
    .reducer("child17", of: TapCounter.self, initialState: .init()),
    .reducer("child18", of: TapCounter.self, initialState: .init()),
    .reducer("child19", of: TapCounter.self, initialState: .init()),
    .reducer("child20", of: TapCounter.self, initialState: .init()),
    .reducer("child21", of: TapCounter.self, initialState: .init()),
    .reducer("child22", of: TapCounter.self, initialState: .init()),
    .reducer("child23", of: TapCounter.self, initialState: .init()),
    .reducer("child24", of: TapCounter.self, initialState: .init()),
    .reducer("child25", of: TapCounter.self, initialState: .init()),
    .reducer("child26", of: TapCounter.self, initialState: .init()),
    .reducer("child27", of: TapCounter.self, initialState: .init()),
    .reducer("child28", of: TapCounter.self, initialState: .init()),
    .reducer("child29", of: TapCounter.self, initialState: .init()),
    .reducer("child30", of: TapCounter.self, initialState: .init()),
    .reducer("child31", of: TapCounter.self, initialState: .init()),
    .reducer("child32", of: TapCounter.self, initialState: .init()),
    .reducer("child33", of: TapCounter.self, initialState: .init()),
    .reducer("child34", of: TapCounter.self, initialState: .init()),
    .reducer("child35", of: TapCounter.self, initialState: .init()),
    .reducer("child36", of: TapCounter.self, initialState: .init()),
    .reducer("child37", of: TapCounter.self, initialState: .init()),
    .reducer("child38", of: TapCounter.self, initialState: .init()),
    .reducer("child39", of: TapCounter.self, initialState: .init()),
    .reducer("child40", of: TapCounter.self, initialState: .init()),
    .reducer("child41", of: TapCounter.self, initialState: .init()),
    .reducer("child42", of: TapCounter.self, initialState: .init()),
    .reducer("child43", of: TapCounter.self, initialState: .init()),
    .reducer("child44", of: TapCounter.self, initialState: .init()),
    .reducer("child45", of: TapCounter.self, initialState: .init()),
    .reducer("child46", of: TapCounter.self, initialState: .init()),
    .reducer("child47", of: TapCounter.self, initialState: .init()),
    .reducer("child48", of: TapCounter.self, initialState: .init()),
    .reducer("child49", of: TapCounter.self, initialState: .init()),
  ]
)
@Composer
struct FiftyChildren {
  @ComposeBodyActionCase
  func reset(state: inout State) {
    state.child0.count = 0
  }
}
