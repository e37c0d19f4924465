// SPDX-License-Identifier: MIT

// The sample code of the article Navigation. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: sheet
@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    var names: [String] = []
    @Presents var editor: NameEditor.State?
  }

  enum Action {
    case addTapped
    case editor(PresentationAction<NameEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = NameEditor.State()
        return .none

      case .editor(.presented(.saved(let name))):
        state.names.append(name)
        return .none

      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { NameEditor() }
  }
}
// end

// snippet: child
@Reducer
struct NameEditor {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saved(String)
    case saveTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [dismiss, name = state.name] send in
          await send(.saved(name))
          await dismiss()
        }
      case .binding, .saved:
        return .none
      }
    }
  }
}
// end

// snippet: view
struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    List {
      ForEach(store.names, id: \.self) { Text($0) }
      Button("Add") { store.send(.addTapped) }
    }
    .sheet(item: $store.scope(state: \.$editor, action: \.editor)) { store in
      NameEditorView(store: store)
    }
  }
}

struct NameEditorView: View {
  @Bindable var store: StoreOf<NameEditor>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Save") { store.send(.saveTapped) }
  }
}
// end

// snippet: toast
@Reducer
struct Playlist {
  @ObservableState
  struct State: Equatable {
    var songs = ["Harbor", "Morning"]
    @Presents var toast: ToastState<Action.Toast>?
  }

  enum Action {
    case deleteTapped(String)
    case toast(PresentationAction<Toast>)

    @CasePathable
    enum Toast: Equatable {
      case undoTapped(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let song):
        state.songs.removeAll { $0 == song }
        state.toast = ToastState {
          TextState("“\(song)” was deleted.")
        } action: {
          ButtonState(action: .undoTapped(song)) { TextState("Undo") }
        }
        return .none
      case .toast(.presented(.undoTapped(let song))):
        state.songs.append(song)
        return .none
      case .toast(.dismiss):
        return .none
      }
    }
    .ifLet(\.$toast, action: \.toast)
  }
}
// end

// snippet: destination
@Reducer
struct Inbox {
  @Reducer
  enum Destination {
    case editor(NameEditor)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert: Equatable {
      case deleteConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case composeTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .composeTapped:
        state.destination = .editor(NameEditor.State())
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Inbox.Destination.State: Equatable {}
// end

// snippet: destination-view
struct InboxView: View {
  @Bindable var store: StoreOf<Inbox>

  var body: some View {
    Button("Compose") { store.send(.composeTapped) }
      .sheet(
        item: $store.scope(state: \.$destination.editor, action: \.destination.editor)
      ) { store in
        NameEditorView(store: store)
      }
      .alert($store.scope(state: \.$destination.alert, action: \.destination.alert))
  }
}
// end

// snippet: stack
@Reducer
struct Library {
  @Reducer
  enum Path {
    case editor(NameEditor)
    case contacts(Contacts)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case contactsTapped
    case linkOpened(name: String)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .contactsTapped:
        state.path.append(.contacts(Contacts.State()))
        return .none
      case .linkOpened(let name):
        state.path.removeAll()
        let editor = NameEditor.State(name: name)
        state.path.append(.contacts(Contacts.State(names: [name], editor: editor)))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Library.Path.State: Equatable {}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        Button("Contacts") { store.send(.contactsTapped) }
        NavigationLink("New name", state: Library.Path.State.editor(NameEditor.State()))
      }
    } destination: { store in
      switch store.case {
      case .editor(let store): NameEditorView(store: store)
      case .contacts(let store): ContactsView(store: store)
      }
    }
  }
}
// end

@MainActor
@Suite struct NavigationTests {
  @Test func `a saved name is added, and its editor closed`() async {
    let store = Store(initialState: Contacts.State()) { Contacts() }
    let host = ViewHost(ContactsView(store: store))
    host.button("Add").tap()
    #expect(host.showsSheet)
    host.textField("Name").type("Ada")
    host.button("Save").tap()
    await host.wait { !$0.showsSheet }
    #expect(store.names == ["Ada"])
  }

  @Test func `a destination is presented`() {
    let host = ViewHost(InboxView(store: Store(initialState: Inbox.State()) { Inbox() }))
    host.button("Compose").tap()
    #expect(host.showsSheet)
  }

  // snippet: destination-test
  @Test func `the editor is opened, written to and dismissed`() async {
    let store = TestStore(initialState: Inbox.State()) { Inbox() }

    await store.send(.composeTapped) {
      $0.destination = .editor(NameEditor.State())
    }
    await store.send(\.destination.editor.binding.name, "Ada") {
      $0.destination.modify(\.editor) { $0.name = "Ada" }
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }
  // end

  // snippet: stack-test
  @Test func `a link opens a screen with its sheet`() async {
    let store = TestStore(initialState: Library.State()) { Library() }

    await store.send(.linkOpened(name: "Ada")) {
      let editor = NameEditor.State(name: "Ada")
      $0.path[id: 0] = .contacts(Contacts.State(names: ["Ada"], editor: editor))
    }
    await store.send(\.path[id: 0].contacts.editor.binding.name, "Grace") {
      $0.path[id: 0, case: \.contacts]?.editor?.name = "Grace"
    }
    await store.send(\.path.popFrom, 0) {
      $0.path[id: 0] = nil
    }
  }
  // end

  // snippet: link-test
  @Test func `a link pushes the editor of a name`() async {
    let store = TestStore(initialState: Library.State()) { Library() }

    await store.send(\.path.push, (id: 0, .editor(NameEditor.State()))) {
      $0.path[id: 0] = .editor(NameEditor.State())
    }
    await store.send(\.path[id: 0].editor.binding.name, "Ada") {
      $0.path[id: 0, case: \.editor]?.name = "Ada"
    }
  }
  // end

  // snippet: link-view-test
  @Test func `the link shows the editor`() {
    let store = Store(initialState: Library.State()) { Library() }
    let host = ViewHost(LibraryView(store: store))

    host.button("New name").tap()
    host.textField("Name").type("Ada")
    #expect(store.path.first?.editor?.name == "Ada")
  }
  // end

  @Test func `a screen is pushed`() {
    let host = ViewHost(
      LibraryView(store: Store(initialState: Library.State()) { Library() })
    )
    host.button("Contacts").tap()
    #expect(host.controls.contains("Add"))
    #expect(host.goBack())
  }
}
