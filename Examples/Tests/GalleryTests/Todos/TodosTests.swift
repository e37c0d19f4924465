// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct TodosTests {
  private let clock = TestClock()

  @Test func `a todo is added at the front, with the draft as its title`() async {
    let store = store([Todo.State(id: UUID(7), title: "Old")])
    await store.send(.binding(.set(\.draft, " New "))) { $0.draft = " New " }
    await store.send(.view(.addTapped)) {
      $0.draft = ""
      $0.todos = [
        Todo.State(id: UUID(0), title: "New"), Todo.State(id: UUID(7), title: "Old"),
      ]
    }
  }

  @Test func `a blank draft adds nothing`() async {
    let store = store([])
    await store.send(.view(.addTapped))
    await store.send(.binding(.set(\.draft, "  "))) { $0.draft = "  " }
    await store.send(.view(.addTapped))
  }

  @Test func `a row is renamed by its binding`() async {
    let store = store(todos("ab"))
    await store.send(.todos(.element(id: UUID(1), action: .binding(.set(\.title, "B"))))) {
      $0.todos[id: UUID(1)]?.title = "B"
    }
  }

  // MARK: Order

  @Test func `completed todos sink after a second`() async {
    let store = store(todos("abc"))
    await setDone(0, true, in: store)
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.todos.map(\.title) == ["a", "b", "c"])
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.sort) { $0.todos = self.todos("bcA") }
  }

  @Test func `checking another todo restarts the second`() async {
    let store = store(todos("abcd"))
    await setDone(0, true, in: store)
    await clock.advance(by: .milliseconds(600))
    await setDone(2, true, in: store)
    await clock.advance(by: .milliseconds(600))
    #expect(store.state.todos.map(\.title) == ["a", "b", "c", "d"])
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.sort) { $0.todos = self.todos("bdAC") }
  }

  @Test func `an unchecked todo stays in place`() async {
    let store = store(todos("aBC"))
    await setDone(1, false, in: store)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort)
    #expect(store.state.todos == todos("abC"))
  }

  @Test func `writing an equal value is not a change`() async {
    let store = store(todos("aB"))
    await store.send(.todos(.element(id: UUID(1), action: .binding(.set(\.isDone, true)))))
  }

  // MARK: Removing

  @Test func `completed todos are cleared`() async {
    let store = store(todos("aBcD"))
    await store.send(.view(.clearCompletedTapped)) {
      $0.todos = self.todos("ac")
      $0.deletions = self.deletions("BD", at: [1, 3])
    }
  }

  @Test func `a row asks to be deleted`() async {
    let store = store(todos("ab"))
    await store.send(.todos(.element(id: UUID(0), action: .view(.deleteTapped))))
    await store.receive(\.todos[id: UUID(0)].delegate.delete) {
      $0.todos = self.todos("b")
      $0.deletions = self.deletions("a", at: [0])
    }
  }

  @Test func `visible rows are deleted by their offsets`() async {
    let store = store(todos("aBcDe"), filter: .active)
    await store.send(.view(.deleted(offsets: [1, 2]))) {
      $0.todos = self.todos("aBD")
      $0.deletions = self.deletions("ce", at: [2, 4])
    }
  }

  @Test func `deleting a completed row within the second does not prevent sorting`() async {
    let store = store(todos("abc"))
    await setDone(0, true, in: store)
    await store.send(.view(.deleted(offsets: [0]))) {
      $0.todos = self.todos("bc")
      $0.deletions = self.deletions("A", at: [0])
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort)
  }

  @Test func `undoing a deletion restores the todo in its place`() async {
    let store = store(todos("abcd"))
    await store.send(.view(.deleted(offsets: [0]))) {
      $0.todos = self.todos("bcd")
      $0.deletions = self.deletions("a", at: [0])
    }
    await store.send(.view(.deleted(offsets: [0, 2]))) {
      $0.todos = self.todos("c")
      $0.deletions = self.deletions("bd", at: [0, 2])
    }
    await store.send(.view(.undoTapped)) {
      $0.todos = self.todos("bcd")
      $0.deletions = []
    }
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort)
  }

  @Test func `undoing does not restore a completed todo in front of an open one`() async {
    let store = store(todos("Ab"))
    await store.send(.view(.clearCompletedTapped)) {
      $0.todos = self.todos("b")
      $0.deletions = self.deletions("A", at: [0])
    }
    await store.send(.view(.undoTapped)) {
      $0.todos = self.todos("Ab")
      $0.deletions = []
    }
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort) { $0.todos = self.todos("bA") }
  }

  // MARK: Moving

  @Test(arguments: [
    ([0], 3, "bca"), ([2], 0, "cab"), ([0, 1], 3, "cab"),
  ])
  func `rows are moved`(offsets: [Int], destination: Int, order: String) async {
    let store = store(todos("abc"))
    await store.send(.view(.moved(offsets: offsets, destination: destination))) {
      $0.todos = self.todos(order)
    }
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort)
  }

  @Test(arguments: [([0], 2, "ACdb"), ([1], 0, "AdbC")])
  func `visible rows move among each other`(
    offsets: [Int],
    destination: Int,
    order: String
  ) async {
    let store = store(todos("AbCd"), filter: .active)
    await store.send(.view(.moved(offsets: offsets, destination: destination))) {
      $0.todos = self.todos(order)
    }
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort) { $0.todos = self.todos("dbAC") }
  }

  @Test func `a completed todo does not stay in front of an open one`() async {
    let store = store(todos("abC"))
    await store.send(.view(.moved(offsets: [2], destination: 0))) { $0.todos = self.todos("Cab") }
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort) { $0.todos = self.todos("abC") }
  }

  @Test func `nothing moves while no todos are visible`() async {
    let store = store(todos("ab"), filter: .completed)
    await store.send(.view(.moved(offsets: [], destination: 0)))
    await store.receive(\.orderChanged)
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort)
  }

  // MARK: Bindings

  @Test(arguments: [(Todos.Filter.all, "aBc"), (.active, "ac"), (.completed, "B")])
  func `the filter determines the child stores`(filter: Todos.Filter, shown: String) {
    var state = Todos.State()
    state.todos = todos("aBc")
    let store = Store(initialState: state) { Todos() }
    store.filter = filter
    #expect(store.visibleTodos == todos(shown))
    #expect(store.scopes.visibleTodos.map(\.title) == todos(shown).map(\.title))
  }

  @Test func `a checked row leaves the active ones at once`() {
    var state = Todos.State()
    state.todos = todos("ab")
    state.filter = .active
    let store = Store(initialState: state) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.scopes.visibleTodos.first?.isDone = true
    #expect(store.visibleTodos == todos("b"))
    #expect(store.todos == todos("Ab"))
  }

  @Test func `editing is switched on and off`() async {
    let store = store([])
    await store.send(.binding(.set(\.isEditing, true))) { $0.isEditing = true }
    await store.send(.binding(.set(\.isEditing, false))) { $0.isEditing = false }
  }

  // MARK: Files

  @Test func `imported todos are added behind the others`() async {
    let store = store(todos("z"))
    await store.send(.view(.importTapped)) { $0.isImporting = true }
    await store.send(.binding(.set(\.isImporting, false))) { $0.isImporting = false }
    let list = TodoList(text: "[ ] Milk\n[x] Bread\r\n\nSalt\n")
    await store.send(.view(.imported(list))) {
      $0.todos.append(Todo.State(id: UUID(0), title: "Milk"))
      $0.todos.append(Todo.State(id: UUID(1), title: "Bread", isDone: true))
      $0.todos.append(Todo.State(id: UUID(2), title: "Salt"))
    }
  }

  @Test func `a file that is not a list is reported until the next import`() async {
    let store = store([])
    await store.send(.view(.imported(nil))) { $0.problem = "This file is not a list of todos." }
    await store.send(.view(.importTapped)) {
      $0.isImporting = true
      $0.problem = nil
    }
  }

  @Test func `a list reads the text that it writes`() {
    let list = TodoList(items: [.init(title: "a"), .init(title: "[x] b", isDone: true)])
    #expect(list.text == "[ ] a\n[x] [x] b\n")
    #expect(TodoList(text: list.text) == list)
  }

  // MARK: Support

  private func store(
    _ todos: IdentifiedArrayOf<Todo.State>,
    filter: Todos.Filter = .all
  ) -> TestStoreOf<Todos> {
    var state = Todos.State()
    state.todos = todos
    state.filter = filter
    return TestStore(initialState: state) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  /// Returns deletions of the todos for letters, each from its offset.
  private func deletions(_ letters: String, at offsets: [Int]) -> [Todos.Deletion] {
    zip(offsets, todos(letters)).map { Todos.Deletion(offset: $0, todo: $1) }
  }

  /// Returns a todo for each letter, completed if it is a capital, with the position in the
  /// alphabet as id.
  private func todos(_ letters: String) -> IdentifiedArrayOf<Todo.State> {
    IdentifiedArray(
      uniqueElements: letters.map { letter in
        let title = letter.lowercased()
        let number = Int(title.unicodeScalars.first?.value ?? 97) - 97
        return Todo.State(id: UUID(number), title: title, isDone: letter.isUppercase)
      }
    )
  }

  private func setDone(_ number: Int, _ isDone: Bool, in store: TestStoreOf<Todos>) async {
    let id = UUID(number)
    await store.send(.todos(.element(id: id, action: .binding(.set(\.isDone, isDone))))) {
      $0.todos[id: id]?.isDone = isDone
    }
    await store.receive(\.todos[id: id].delegate.doneChanged)
    await store.receive(\.orderChanged)
  }
}
