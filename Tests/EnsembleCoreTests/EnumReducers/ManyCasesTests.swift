// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Suite("Enum reducers: many cases")
@MainActor
struct ManyCasesTests {
  /// A value of each case, in the order of the declaration.
  fileprivate static let values: [Tabs.State] = [
    .a(Tab.State()), .b(Tab.State()), .c(Tab.State()), .none, .some(Tab.State()),
    .alert(AlertState { TextState("?") }), .f(Tab.State()), .g(3), .h(Tab.State()),
    .i(Tab.State()), .pair(1, title: "2"), .k(Tab.State()), .l(Tab.State()), .m(Tab.State()),
    .n(Tab.State()), .o(Tab.State()), .p(Tab.State()), .last(Tab.State()),
  ]

  @Test func `each case has its own identity, path and store`() {
    var identities: Set<ObservableCaseID?> = []
    var names: [String] = []
    for value in Self.values {
      identities.insert(value._$caseID)
      #expect(value.is(Tabs.State.allCasePaths[value]))
      let store = Store(initialState: value) { Tabs.body }
      names.append(String("\(store.case)".prefix { $0 != "(" }))
    }
    #expect(identities.count == Self.values.count)
    #expect(
      names == [
        "a", "b", "c", "none", "some", "alert", "f", "g", "h", "i", "pair", "k", "l", "m", "n", "o",
        "p", "last",
      ]
    )
  }

  @Test func `an action of the last case changes its state, and notifies its observers`() {
    let store = Store(initialState: Tabs.State.last(Tab.State())) { Tabs.body }
    guard case .last(let child) = store.case else {
      Issue.record("The store is of another case.")
      return
    }
    let count = Watch { child.count }
    child.send(.tap)
    #expect(child.count == 1)
    #expect(count.take() == 1)
  }

  @Test func `assigning a copy of the last case notifies observers of its fields`() {
    let store = Store(initialState: TabHolder.State()) { TabHolder() }
    guard case .last(let child)? = store.scope(state: \.screen, action: \.screen)?.case else {
      Issue.record("The store is of another case.")
      return
    }
    let count = Watch { child.count }
    store.send(.assignCopy)
    #expect(child.count == 5)
    #expect(count.take() == 1)
  }

  @Test func `forty cases of two kilobytes each fit in a small stack`() async {
    // The room for all payloads side by side would be larger than the stack.
    let isSame = await onThread(stackSize: 128 * 1024) {
      var large = Large.last(TwoKilobytes(value: 7))
      let before = large._$caseID
      large._$willModify()
      return large._$caseID == before && large._$id == large._$id
    }
    #expect(isSame)
  }

  /// Runs a closure on a new thread.
  private func onThread(
    stackSize: Int,
    _ body: @escaping @Sendable () -> Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}

@Reducer
private struct Tab {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action { case tap }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// More cases than one generated function has, some of which have the names of those of an
/// optional.
@Reducer
private enum Tabs {
  case a(Tab)
  case b(Tab)
  case c(Tab)
  case none
  case some(Tab)
  case alert(AlertState<Never>)
  case f(Tab)
  @ReducerCaseIgnored case g(Int)
  case h(Tab)
  case i(Tab)
  @ReducerCaseIgnored case pair(Int, title: String)
  case k(Tab)
  case l(Tab)
  case m(Tab)
  case n(Tab)
  case o(Tab)
  case p(Tab)
  case last(Tab)
}

@Reducer
private struct TabHolder {
  @ObservableState
  struct State {
    var screen: Tabs.State? = .last(Tab.State())
  }

  enum Action {
    case assignCopy
    case screen(Tabs.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .assignCopy:
        var copy = state.screen
        copy?.modify(\.last) { $0.count = 5 }
        state.screen = copy
      case .screen: break
      }
      return .none
    }
    .ifLet(\.screen, action: \.screen) { Tabs.body }
  }
}

/// Two kilobytes, inline.
private struct TwoKilobytes: Sendable {
  typealias Words = (
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
  )
  typealias Kilobyte = (Words, Words, Words, Words)
  var value = 0
  private var words: (Kilobyte, Kilobyte)?

  init(value: Int) { self.value = value }
}

@ObservableState
private enum Large {
  case c1(TwoKilobytes)
  case c2(TwoKilobytes)
  case c3(TwoKilobytes)
  case c4(TwoKilobytes)
  case c5(TwoKilobytes)
  case c6(TwoKilobytes)
  case c7(TwoKilobytes)
  case c8(TwoKilobytes)
  case c9(TwoKilobytes)
  case c10(TwoKilobytes)
  case c11(TwoKilobytes)
  case c12(TwoKilobytes)
  case c13(TwoKilobytes)
  case c14(TwoKilobytes)
  case c15(TwoKilobytes)
  case c16(TwoKilobytes)
  case c17(TwoKilobytes)
  case c18(TwoKilobytes)
  case c19(TwoKilobytes)
  case c20(TwoKilobytes)
  case c21(TwoKilobytes)
  case c22(TwoKilobytes)
  case c23(TwoKilobytes)
  case c24(TwoKilobytes)
  case c25(TwoKilobytes)
  case c26(TwoKilobytes)
  case c27(TwoKilobytes)
  case c28(TwoKilobytes)
  case c29(TwoKilobytes)
  case c30(TwoKilobytes)
  case c31(TwoKilobytes)
  case c32(TwoKilobytes)
  case c33(TwoKilobytes)
  case c34(TwoKilobytes)
  case c35(TwoKilobytes)
  case c36(TwoKilobytes)
  case c37(TwoKilobytes)
  case c38(TwoKilobytes)
  case c39(TwoKilobytes)
  case last(TwoKilobytes)
}
