// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Reducer
private struct Shop {
  @ObservableState
  struct State: Equatable {
    var orders = 0
    var refunds = 0
  }
  enum Action { case order, refund }

  @Reducer
  struct Orders {
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .order = action { state.orders += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Nothing {
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  var body: some ReducerOf<Self> {
    Orders()
    Refunds(limit: 2)
  }
}

extension Shop {
  @Reducer
  fileprivate struct Refunds {
    let limit: Int

    var body: some ReducerOf<Shop> {
      Reduce { state, action in
        if case .refund = action, state.refunds < limit { state.refunds += 1 }
        return .none
      }
    }
  }
}

private enum Library {
  struct State: Equatable { var loans = 0 }
  enum Action { case lend }

  enum Desks {
    @Reducer
    struct Lending {
      var body: some Reducer<State, Action> {
        Reduce { state, _ in
          state.loans += 1
          return .none
        }
      }
    }
  }
}

private enum Features {
  /// Declares its state, and names an action that the macro generates.
  @Reducer
  struct Clock {
    struct State: Equatable { var hour = 0 }
    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  /// Declares its action, and names a state that the macro generates.
  @Reducer
  struct Bell {
    enum Action { case ring }
    var body: some Reducer<State, Action> { EmptyReducer() }
  }
}

@MainActor
@Suite("@Reducer: types of an enclosing type")
struct NestedTypesTests {
  @Test func `a part of a feature has the types of the feature`() async {
    let store = TestStore(initialState: Shop.State()) { Shop() }
    await store.send(.order) { $0.orders = 1 }
    await store.send(.refund) { $0.refunds = 1 }
    let parts: Store<Shop.State, Shop.Action> = Store(initialState: Shop.Orders.State()) {
      Shop.Orders()
      Shop.Refunds(limit: 1)
    }
    parts.send(.order)
    #expect(parts.orders == 1)
  }

  @Test func `a reducer has the types of a namespace`() {
    var state = Library.Desks.Lending.State()
    _ = Library.Desks.Lending().reduce(into: &state, action: .lend)
    #expect(state == Library.State(loans: 1))
  }

  @Test func `a nested feature that declares one of its types gets the other one`() {
    #expect(Features.Clock.State().hour == 0)
    #expect(Features.Clock.Action.self != Features.Bell.Action.self)
    #expect(Features.Bell.State() == Features.Bell.State())
  }

  @Test func `a nested feature that names its own types gets them`() {
    #expect(Shop.Nothing.State() == Shop.Nothing.State())
    #expect(Shop.Nothing.State.self != Shop.State.self)
  }
}
