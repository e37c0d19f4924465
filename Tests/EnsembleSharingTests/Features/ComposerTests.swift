// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Testing

/// Shared fields of features that `@Composer` writes.
@MainActor
@Suite("Composed features with shared fields")
struct SharedComposerTests {
  @ComposeReducer(
    .bindable,
    children: [
      .reducer("editor", of: Editor.self, initialState: .init()),
      .identifiedArray("rows", of: Row.self),
      .presentsReducer("sheet", of: Editor.self),
    ]
  )
  @Composer
  struct Overview {
    struct State: Equatable {
      @Shared(.inMemory("title")) var title = ""
      @SharedReader(.inMemory("title")) var shownTitle = ""
      @Shared var draft: String
      var changes: [String] = []
    }

    enum ViewAction {
      case renameTapped(String)
      case openTapped
    }

    @ComposeBodyActionCase
    func view(state: inout State, action: ViewAction) {
      switch action {
      case .renameTapped(let title): state.$title.withLock { $0 = title }
      case .openTapped: state.sheet = Editor.State()
      }
    }

    @ComposeBodyOnChange(of: \State.title, attachment: .feature)
    func titleChanged(state: inout State, oldValue: String, newValue: String) {
      state.changes.append("\(oldValue)→\(newValue)")
    }
  }

  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("title")) var title = ""
    }

    enum Action {
      case typed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text): state.$title.withLock { $0 = text }
        }
        return .none
      }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      @Shared var text: String
    }

    enum Action {
      case typed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text): state.$text.withLock { $0 = text }
        }
        return .none
      }
    }
  }

  private let draft = Shared(value: "")

  private func store() -> TestStoreOf<Overview> {
    TestStore(initialState: Overview.State(draft: draft)) { Overview() }
  }

  @Test func `an action of a view changes a shared field, and an observer of changes sees it`()
    async
  {
    let store = store()
    await store.send(.view(.renameTapped("A"))) {
      $0.$title.withLock { $0 = "A" }
      $0.changes = ["→A"]
    }
    #expect(store.state.shownTitle == "A")
  }

  @Test func `an observer of changes sees what a permanent child changed`() async {
    let store = store()
    await store.send(.editor(.typed("B"))) {
      $0.$title.withLock { $0 = "B" }
      $0.changes = ["→B"]
    }
  }

  @Test func `a presented child shares with its parent`() async {
    let store = store()
    await store.send(.view(.openTapped)) { $0.sheet = Editor.State() }
    await store.send(.sheet(.presented(.typed("C")))) {
      $0.sheet?.$title.withLock { $0 = "C" }
      $0.changes = ["→C"]
    }
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
    #expect(store.state.title == "C")
  }

  @Test func `a row gets a part of a value that its parent hands over`() async {
    let store = TestStore(
      initialState: Overview.State(
        draft: draft,
        rows: [Row.State(id: 1, text: draft), Row.State(id: 2, text: Shared(value: "own"))]
      )
    ) {
      Overview()
    }
    await store.send(.rows(.element(id: 1, action: .typed("x")))) {
      $0.rows[id: 1]?.$text.withLock { $0 = "x" }
    }
    #expect(store.state.draft == "x")
    #expect(store.state.rows[id: 2]?.text == "own")
  }

  @Test func `a binding action writes a shared field of a composed feature`() async {
    let store = store()
    await store.send(.binding(.set(\.title, "D"))) {
      $0.$title.withLock { $0 = "D" }
      $0.changes = ["→D"]
    }
  }
}
