// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A list of todos. Completed todos sink to the end after a second without another check.
@ComposeReducer(
  .bindable,
  .action(.codable, .sendable),
  children: [.identifiedArray("todos", of: Todo.self)]
)
@Composer
public nonisolated struct Todos: Sendable {
  public struct State: Equatable, Sendable {
    /// The title of the next todo.
    public var draft = ""
    public var filter = Filter.all
    /// A Boolean value that indicates whether todos can be moved and deleted.
    public var isEditing = false
    public var isImporting = false
    public var isExporting = false
    /// The problem with the last file that was chosen.
    public var problem: String?
    /// The todos of the last deletion, from front to back.
    public var deletions: [Deletion] = []

    public init() {}

    /// The todos that match the filter.
    @ComposeScopePath(action: \Action.Cases.todos)
    public var visibleTodos: IdentifiedArrayOf<Todo.State> {
      todos.filter { filter.includes($0) }
    }
  }

  /// A deleted todo and its former position.
  public struct Deletion: Codable, Equatable, Sendable {
    public let offset: Int
    public let todo: Todo.State

    public init(offset: Int, todo: Todo.State) {
      self.offset = offset
      self.todo = todo
    }
  }

  /// The filter of visible todos.
  public enum Filter: String, CaseIterable, Codable, Equatable, Sendable {
    case all, active, completed

    func includes(_ todo: Todo.State) -> Bool {
      switch self {
      case .all: true
      case .active: !todo.isDone
      case .completed: todo.isDone
      }
    }
  }

  public enum ViewAction: Codable, Equatable, Sendable {
    case addTapped
    case clearCompletedTapped
    /// Offsets among the visible todos.
    case deleted(offsets: [Int])
    case moved(offsets: [Int], destination: Int)
    case importTapped
    case exportTapped
    /// Nil if a file cannot be read.
    case imported(TodoList?)
    case undoTapped
  }

  @Dependency(\.uuid) private var uuid

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .addTapped:
      let title = state.draft.trimmingCharacters(in: .whitespaces)
      guard !title.isEmpty else { return .none }
      state.todos.insert(Todo.State(id: uuid(), title: title), at: 0)
      state.draft = ""
      return .none

    case .clearCompletedTapped:
      state.delete(state.todos.filter(\.isDone).map(\.id))
      return .none

    case .deleted(let offsets):
      let visible = state.visibleTodos
      state.delete(offsets.map { visible[$0].id })
      return .none

    case .moved(let offsets, let destination):
      state.moveVisible(fromOffsets: offsets, toOffset: destination)
      return .send(.orderChanged)

    case .importTapped:
      state.isImporting = true
      state.problem = nil
      return .none

    case .exportTapped:
      state.isExporting = true
      return .none

    case .imported(let list):
      guard let list else {
        state.problem = "This file is not a list of todos."
        return .none
      }
      for item in list.items {
        state.todos.append(Todo.State(id: uuid(), title: item.title, isDone: item.isDone))
      }
      return .none

    case .undoTapped:
      state.undoDeletion()
      return .send(.orderChanged)
    }
  }

  @ComposeDelegate("todos")
  func todoSaid(
    state: inout State,
    id: Todo.State.ID,
    action: Todo.Delegate
  ) -> EffectOf<Self> {
    switch action {
    case .delete:
      state.delete([id])
      return .none
    case .doneChanged:
      return .send(.orderChanged)
    }
  }

  @ComposeBodyActionCase(debounce: .seconds(1))
  func orderChanged() -> EffectOf<Self> {
    .send(.sort)
  }

  @ComposeBodyActionCase
  func sort(state: inout State) {
    state.todos.sort { !$0.isDone && $1.isDone }
  }
}

nonisolated extension Todos.State {
  fileprivate mutating func delete(_ ids: [Todo.State.ID]) {
    deletions = todos.enumerated().filter { ids.contains($0.element.id) }
      .map { Todos.Deletion(offset: $0.offset, todo: $0.element) }
    todos.removeAll { ids.contains($0.id) }
  }

  /// Restores the todos of the last deletion in their places.
  fileprivate mutating func undoDeletion() {
    for deletion in deletions {
      todos.insert(deletion.todo, at: min(deletion.offset, todos.count))
    }
    deletions = []
  }

  /// Moves visible todos in front of another visible one, or behind the last.
  fileprivate mutating func moveVisible(fromOffsets offsets: [Int], toOffset destination: Int) {
    let visible = visibleTodos
    let sources = offsets.compactMap { todos.index(id: visible[$0].id) }
    guard
      let target = destination < visible.count
        ? todos.index(id: visible[destination].id)
        : visible.last.flatMap({ todos.index(id: $0.id) }).map({ $0 + 1 })
    else { return }
    todos.move(fromOffsets: sources, toOffset: target)
  }
}
