// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// The notes of a member.
@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var notes: [Note] = []
  }

  struct Note: Equatable, Identifiable {
    let id: Int
    let text: String
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .addTapped = action, !state.draft.isEmpty {
        state.notes.append(Note(id: state.notes.count, text: state.draft))
        state.draft = ""
      }
      return .none
    }
  }
}

struct NotebookView: View {
  @Dependency(\.owner) var owner
  @Bindable var store: StoreOf<Notebook>

  var body: some View {
    HStack {
      PortraitView(name: owner?.id ?? "")
      Text("Notes of \(owner?.name ?? "")")
    }
    if owner?.roles.contains("operator") == true {
      Link("Sessions", destination: URL(string: "/sessions")!)
    }
    TextField("New note", text: $store.draft).onSubmit { store.send(.addTapped) }
    Button("Add") { store.send(.addTapped) }
    List { ForEach(store.notes) { Text($0.text) } }
  }
}

/// The portrait of a member, which the browser loads from another route of the same server.
struct PortraitView: View {
  let name: String

  var body: some View {
    AsyncImage(url: URL(string: "/portraits/\(name)")) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().frame(width: 48, height: 48)
      case .failure: Text("No portrait").foregroundStyle(.secondary)
      }
    }
  }
}

/// The notebooks by member. They outlive the pages that show them.
@MainActor
final class Notebooks {
  private var stores: [String: StoreOf<Notebook>] = [:]

  nonisolated init() {}

  subscript(name: String) -> StoreOf<Notebook> {
    if let store = stores[name] { return store }
    let store = Store(initialState: Notebook.State()) { Notebook() }
    stores[name] = store
    return store
  }
}
