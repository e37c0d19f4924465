// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// The todos that the filter lets through.
@ViewAction(for: Todos.self)
struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    HStack {
      TextField("New todo", text: $store.draft).onSubmit { send(.addTapped) }
      Button("Add") { send(.addTapped) }
    }
    HStack {
      Picker("Filter", selection: $store.filter) {
        ForEach(Todos.Filter.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("Edit", isOn: $store.isEditing)
      Button("Clear completed") { send(.clearCompletedTapped) }
        .disabled(!store.todos.contains(where: \.isDone))
    }
    List {
      ForEach(store.scopes.visibleTodos) { TodoView(store: $0) }
        .onDelete(perform: delete)
        .onMove(perform: move)
    }
    Text("\(store.todos.count { !$0.isDone }) of \(store.todos.count) to do")
      .foregroundStyle(.secondary)
  }

  private var delete: ((IndexSet) -> Void)? {
    store.isEditing ? { send(.deleted(offsets: Array($0))) } : nil
  }

  private var move: ((IndexSet, Int) -> Void)? {
    store.isEditing ? { send(.moved(offsets: Array($0), destination: $1)) } : nil
  }
}

/// One todo.
struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Toggle("Done", isOn: $store.isDone)
      TextField("Title", text: $store.title)
    }
    .foregroundStyle(store.isDone ? .secondary : .primary)
  }
}
