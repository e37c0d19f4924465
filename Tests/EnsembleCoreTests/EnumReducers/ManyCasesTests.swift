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

  @Test func `cases of four kilobytes each fit in a small stack`() async {
    // The room for all 18 payloads side by side would be larger than the stack.
    let isSame = await onThread(stackSize: 128 * 1024) {
      var large = Large.last(FourKilobytes(value: 7))
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

/// More cases than one generated function has, some of which have the names of those of an optional.
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

/// Four kilobytes, inline.
private struct FourKilobytes: Sendable {
  typealias Words = (
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
    Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
  )
  typealias Kilobyte = (Words, Words, Words, Words)
  var value = 0
  private var words: (Kilobyte, Kilobyte, Kilobyte, Kilobyte)?

  init(value: Int) { self.value = value }
}

@ObservableState
private enum Large {
  case c1(FourKilobytes)
  case c2(FourKilobytes)
  case c3(FourKilobytes)
  case c4(FourKilobytes)
  case c5(FourKilobytes)
  case c6(FourKilobytes)
  case c7(FourKilobytes)
  case c8(FourKilobytes)
  case c9(FourKilobytes)
  case c10(FourKilobytes)
  case c11(FourKilobytes)
  case c12(FourKilobytes)
  case c13(FourKilobytes)
  case c14(FourKilobytes)
  case c15(FourKilobytes)
  case c16(FourKilobytes)
  case c17(FourKilobytes)
  case last(FourKilobytes)
}
