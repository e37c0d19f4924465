// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import GalleryExamples
import Testing

@Suite struct TodosCodingTests {
  @Test func `a state is decoded as it was encoded`() throws {
    var state = Todos.State()
    #expect(try decode(Todos.State.self, json(state)) == state)
    let todo = Todo.State(id: UUID(2), title: "Salt")
    state.draft = "Bread"
    state.filter = .active
    state.isEditing = true
    state.isImporting = true
    state.isExporting = true
    state.problem = "A problem."
    state.deletions = [Todos.Deletion(offset: 1, todo: todo)]
    state.todos = [
      Todo.State(id: UUID(0), title: "Milk"), Todo.State(id: UUID(1), title: "Tea", isDone: true),
    ]
    #expect(try decode(Todos.State.self, json(state)) == state)
  }

  @Test func `a state may lack values, and have unknown ones`() throws {
    let id = UUID(1)
    let text = """
      {"draft":"Milk","priority":3,"todos":[{"id":"\(id.uuidString)","title":"Tea","color":"green"}]}
      """
    var state = Todos.State()
    state.draft = "Milk"
    state.todos = [Todo.State(id: id, title: "Tea")]
    #expect(try decode(Todos.State.self, text) == state)
    #expect(try decode(Todos.State.self, "{}") == Todos.State())
  }

  private static let viewActions: [Todos.ViewAction] = [
    .addTapped,
    .clearCompletedTapped,
    .deleted(offsets: [0, 2]),
    .moved(offsets: [1], destination: 3),
    .importTapped,
    .exportTapped,
    .imported(nil),
    .imported(TodoList(items: [TodoList.Item(title: "Milk", isDone: true)])),
    .undoTapped,
  ]

  private static let bindings: [BindingAction<Todos.State>] = [
    .set(\.draft, "Milk"),
    .set(\.filter, .completed),
    .set(\.isEditing, true),
    .set(\.isImporting, true),
    .set(\.isExporting, true),
    .set(\.problem, nil),
    .set(\.deletions, [Todos.Deletion(offset: 0, todo: Todo.State(id: UUID(1), title: "Tea"))]),
  ]

  private static let rowActions: [Todo.Action] = [
    .binding(.set(\.title, "Tea")),
    .binding(.set(\.isDone, true)),
    .view(.deleteTapped),
    .delegate(.delete),
    .delegate(.doneChanged),
  ]

  private static let actions: [Todos.Action] = {
    var actions: [Todos.Action] = [.orderChanged, .sort]
    actions += bindings.map { Todos.Action.binding($0) }
    actions += viewActions.map { Todos.Action.view($0) }
    actions += rowActions.map { Todos.Action.todos(.element(id: UUID(7), action: $0)) }
    return actions
  }()

  @Test(arguments: actions)
  func `an action is decoded as it was encoded`(action: Todos.Action) throws {
    let text = try json(action)
    #expect(try json(decode(Todos.Action.self, text)) == text)
  }

  @Test func `values of actions are decoded as they were encoded`() throws {
    #expect(try decode([Todos.ViewAction].self, json(Self.viewActions)) == Self.viewActions)
    #expect(try decode([BindingAction<Todos.State>].self, json(Self.bindings)) == Self.bindings)
  }

  @Test func `actions of each kind are tested`() {
    for path in Todos.Action.allCaseKeyPaths {
      #expect(Self.actions.contains { $0.is(path) })
    }
    for path in Todos.ViewAction.allCaseKeyPaths {
      #expect(Self.viewActions.contains { $0.is(path) })
    }
    for path in Todo.Action.allCaseKeyPaths {
      #expect(Self.rowActions.contains { $0.is(path) })
    }
  }

  @MainActor
  @Test func `a decoded action has the effect of the encoded one`() throws {
    let store = Store(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(try copy(.binding(.set(\.draft, "Milk"))))
    store.send(try copy(.view(.addTapped)))
    store.send(try copy(.todos(.element(id: UUID(0), action: .binding(.set(\.title, "Tea"))))))
    #expect(store.todos == [Todo.State(id: UUID(0), title: "Tea")])
  }

  // MARK: Support

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func copy(_ action: Todos.Action) throws -> Todos.Action {
    try decode(Todos.Action.self, json(action))
  }
}
