// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing children")
struct ChildTests {
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.mode = .editing(Member.State())
    $0.rows = [Group.State(id: 1, people: [Person.State(id: 7)])]
  }

  // MARK: Optional children

  @Test func `a child's change notifies readers of the child's field`() {
    let notes = Watch { [store] in store.child?.notes }
    store.send(.child(.note("a")))
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
  }

  @Test func `a child's change does not notify readers of its presence`() {
    let child = Watch { [store] in store.scope(\.child, action: \.child) != nil }
    store.send(.child(.note("a")))
    #expect(child.take() == 0)
  }

  @Test func `the appearance and removal of a child notify readers of its presence`() {
    let child = Watch { [store] in store.scope(\.child, action: \.child) != nil }
    store.change { $0.child = nil }
    #expect(child.take() == 1)
    #expect(!child.shown)
    store.change { $0.child = Member.State() }
    #expect(child.take() == 1)
    #expect(child.shown)
  }

  @Test func `replacing a child notifies its readers`() throws {
    let child = try #require(store.scope(\.child, action: \.child))
    let notes = Watch { child.notes }
    store.change { $0.child = Member.State(notes: ["other"]) }
    #expect(notes.shown == ["other"])
    store.send(.child(.note("more")))
    #expect(notes.shown == ["other", "more"])
  }

  // MARK: Enum children

  @Test func `leaving a case notifies readers`() {
    let isEditing = Watch { [store] in
      if case .editing = store.mode { true } else { false }
    }
    store.send(.mode(.become(.viewing(Member.State()))))
    #expect(isEditing.take() == 1)
    #expect(!isEditing.shown)
  }

  @Test func `another case with an equal payload notifies readers`() {
    let isEditing = Watch { [store] in
      if case .editing = store.mode { true } else { false }
    }
    store.change { state in
      if case .editing(let member) = state.mode { state.mode = .viewing(member) }
    }
    #expect(isEditing.take() == 1)
    #expect(!isEditing.shown)
  }

  @Test func `a change within a payload notifies only its readers`() {
    let isEditing = Watch { [store] in
      if case .editing = store.mode { true } else { false }
    }
    let notes = Watch { [store] in
      if case .editing(let member) = store.mode { member.notes } else { [String]() }
    }
    store.send(.mode(.editing(.note("a"))))
    #expect(isEditing.take() == 0)
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
  }

  @Test func `replacing a payload in its case notifies readers`() {
    let notes = Watch { [store] in
      if case .editing(let member) = store.mode { member.notes } else { [String]() }
    }
    store.send(.mode(.become(.editing(Member.State(notes: ["new"])))))
    #expect(notes.shown == ["new"])
    store.send(.mode(.editing(.note("more"))))
    #expect(notes.shown == ["new", "more"])
  }

  @Test func `setting the same case without a payload notifies no reader`() {
    let store = StoreOf<Family>.family()
    let mode = Watch { store.withState { "\($0.mode)" } }
    store.send(.mode(.become(.idle)))
    #expect(mode.take() == 0)
  }

  // MARK: Whole states

  @Test func `a root that replaces its state notifies readers`() {
    let notes = Watch { [store] in store.notes }
    let plain = Watch { [store] in store.plain.notes }
    store.change { $0 = Family.State(notes: ["new"], plain: Member.State(notes: ["newer"])) }
    #expect(notes.shown == ["new"])
    #expect(plain.shown == ["newer"])
    store.send(.plain(.note("more")))
    #expect(plain.shown == ["newer", "more"])
  }

  @Test func `a child that replaces its state notifies readers`() {
    let store = Store(initialState: Wiper.State()) { Wiper() }
    let child = store.scope(\.child, action: \.child)
    let throughRoot = Watch { store.child.number }
    let throughChild = Watch { child.number }
    for number in 1...3 {
      store.send(.child(number))
      #expect(throughRoot.take() == 1)
      #expect(throughChild.take() == 1)
      #expect(throughRoot.shown == number)
      #expect(throughChild.shown == number)
    }
  }

  // MARK: Scoped stores

  @Test func `a read through a scoped store is notified`() {
    let plain = store.scope(\.plain, action: \.plain)
    let notes = Watch { plain.notes }
    plain.send(.note("a"))
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
    store.send(.note("root"))
    #expect(notes.take() == 0)
  }

  @Test func `a nested read is notified only of its own changes`() throws {
    let group = try #require(store.scope(\.rows, action: \.rows).first)
    let person = try #require(group.scope(\.people, action: \.people).first)
    let notes = Watch { person.notes }
    person.send(.note("a"))
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
    group.send(.note("b"))
    store.send(.note("c"))
    #expect(notes.take() == 0)
  }

  @Test func `a nested read is notified when an ancestor is replaced`() throws {
    let group = try #require(store.scope(\.rows, action: \.rows).first)
    let person = try #require(group.scope(\.people, action: \.people).first)
    let notes = Watch { person.notes }
    store.change {
      $0.rows[id: 1] = Group.State(id: 1, people: [Person.State(id: 7, notes: ["new"])])
    }
    #expect(notes.shown == ["new"])
    store.change {
      $0.rows = [Group.State(id: 1, people: [Person.State(id: 7, notes: ["newest"])])]
    }
    #expect(notes.shown == ["newest"])
    person.send(.note("more"))
    #expect(notes.shown == ["newest", "more"])
  }

  @Reducer
  struct Wiper {
    @ObservableState
    struct Child {
      var number = 0
    }

    @ObservableState
    struct State {
      var child = Child()
    }

    enum Action {
      case child(Int)
    }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) {
        Reduce { state, action in
          state = Child(number: action)
          return .none
        }
      }
    }
  }
}
