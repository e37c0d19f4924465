// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The todos that match the filter.
@ViewAction(for: Todos.self)
struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    HStack {
      TextField("New todo", text: $store.draft, prompt: Text("What is to be done?"))
        .labelsHidden()
        .onSubmit { send(.addTapped) }
      Button("Add") { send(.addTapped) }.buttonStyle(.borderedProminent)
    }
    WrappingHStack {
      Picker("Filter", selection: $store.filter) {
        ForEach(Todos.Filter.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(minWidth: 240, maxWidth: .infinity, alignment: .leading)
      Toggle("Edit", isOn: $store.isEditing).fixedSize()
    }
    if let problem = store.problem {
      Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
    if store.todos.isEmpty {
      ContentUnavailableView(
        "Nothing to do",
        systemImage: "checkmark",
        description: Text("Add a todo, or import a list.")
      )
    }
    List {
      ForEach(store.scopes.visibleTodos) { TodoView(store: $0) }
        .onDelete(perform: delete)
        .onMove(perform: move)
    }
    Text("\(store.todos.count { !$0.isDone }) of \(store.todos.count) to do")
      .foregroundStyle(.secondary)
    WrappingHStack {
      Button("Clear completed") { send(.clearCompletedTapped) }
        .disabled(!store.todos.contains(where: \.isDone))
      Button("Undo") { send(.undoTapped) }.disabled(store.deletions.isEmpty)
      Spacer()
      files
    }
  }

  private var files: some View {
    HStack {
      Button("Import") { send(.importTapped) }
        .fileImporter(isPresented: $store.isImporting, allowedContentTypes: [.plainText]) {
          send(.imported(try? TodoList(contentsOf: $0.get())))
        }
      Button("Export") { send(.exportTapped) }
        .disabled(store.todos.isEmpty)
        .fileExporter(
          isPresented: $store.isExporting,
          document: store.isExporting ? list : nil,
          contentType: .plainText,
          defaultFilename: "Todos"
        ) { _ in }
    }
    .buttonStyle(.borderless)
    .font(.footnote)
  }

  private var list: TodoList {
    TodoList(items: store.todos.map { TodoList.Item(title: $0.title, isDone: $0.isDone) })
  }

  private var delete: ((IndexSet) -> Void)? {
    store.isEditing ? { send(.deleted(offsets: Array($0))) } : nil
  }

  private var move: ((IndexSet, Int) -> Void)? {
    store.isEditing ? { send(.moved(offsets: Array($0), destination: $1)) } : nil
  }
}

/// One todo: a check box and its title.
struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Toggle("Done", isOn: $store.isDone).checkbox()
      TextField("Title", text: $store.title).textFieldStyle(.plain)
    }
    .labelsHidden()
    .foregroundStyle(store.isDone ? .secondary : .primary)
  }
}

extension View {
  /// Shows toggles as check boxes, where there are any: on iOS they are switches.
  fileprivate func checkbox() -> some View {
    #if canImport(SwiftUI) && !os(macOS)
    self
    #else
    toggleStyle(.checkbox)
    #endif
  }
}
