// SPDX-License-Identifier: MIT

// The sample code of the article SharingState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Foundation
import Testing

// snippet: named-keys
extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var visits: Self { Self[.inMemory("visits"), default: 0] }
}

struct Report {
  @Shared(.visits) var visits
  @SharedReader(.visits) var visitsToRead
}
// end

// snippet: storage
extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var drafts: Self {
    Self[.fileStorage(.temporaryDirectory.appending(path: "drafts.json")), default: []]
  }
}

struct Preferences {
  @Shared(.appStorage("fontSize")) var fontSize = 12
}
// end

// snippet: rows
nonisolated struct Chore: Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
  var isDone = false
}

extension SharedReaderKey
where Self == InMemoryKey<IdentifiedArrayOf<Chore>>.Default {
  static var chores: Self { Self[.inMemory("chores"), default: []] }
}

struct ChoresView: View {
  @Bindable var store: StoreOf<Chores>

  var body: some View {
    List {
      ForEach(Array(store.$chores)) { $chore in
        HStack {
          Toggle(chore.title, isOn: Binding($chore.isDone))
          Button("Edit") { store.send(.editTapped(id: chore.id)) }
        }
      }
    }
    .sheet(item: $store.scope(state: \.$editor, action: \.editor)) { store in
      Text(store.chore.title)
      Button("Done") { store.send(.doneTapped) }
    }
  }
}
// end

// snippet: element-feature
@Reducer
struct ChoreEditor {
  @ObservableState
  struct State: Equatable {
    @Shared var chore: Chore

    init(chore: Shared<Chore>) {
      _chore = chore
    }
  }

  enum Action {
    case doneTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneTapped:
        state.$chore.withLock { $0.isDone = true }
        return .none
      }
    }
  }
}

@Reducer
struct Chores {
  @ObservableState
  struct State: Equatable {
    @Shared(.chores) var chores
    @Presents var editor: ChoreEditor.State?
  }

  enum Action {
    case editTapped(id: Chore.ID)
    case editor(PresentationAction<ChoreEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editTapped(let id):
        state.editor = Shared(state.$chores[id: id]).map { ChoreEditor.State(chore: $0) }
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { ChoreEditor() }
  }
}
// end

@Suite("Sharing state")
@MainActor
struct SharingStateTests {
  // snippet: feature
  @Reducer
  struct Settings {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("isCompact")) var isCompact = false
    }

    enum Action {
      case compactTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .compactTapped:
          state.$isCompact.withLock { $0.toggle() }
          return .none
        }
      }
    }
  }
  // end

  // snippet: parts
  struct User: Equatable, Sendable {
    var name = ""
    var age = 0
  }

  func rename(_ user: Shared<User>) {
    let name: Shared<String> = user.name
    name.withLock { $0 = "Ada" }
  }
  // end

  // snippet: test
  @Test func `tapping makes the layout compact`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }

    await store.send(.compactTapped) {
      $0.$isCompact.withLock { $0 = true }
    }
  }
  // end

  // snippet: element-test
  @Test func `an editor changes the element of the list`() async {
    @Shared(.chores) var chores
    $chores.withLock { $0 = [Chore(id: 1, title: "Water the plants")] }
    let store = TestStore(initialState: Chores.State()) { Chores() }

    await store.send(.editTapped(id: 1)) {
      $0.editor = ChoreEditor.State(chore: Shared(value: Chore(id: 1, title: "Water the plants")))
    }
    await store.send(\.editor.doneTapped) {
      $0.$chores.withLock { $0[id: 1]?.isDone = true }
    }
  }

  @Test func `a chore is done`() async {
    let store = TestStore(
      initialState: ChoreEditor.State(chore: Shared(value: Chore(id: 1)))
    ) {
      ChoreEditor()
    }

    await store.send(.doneTapped) {
      $0.$chore.withLock { $0.isDone = true }
    }
  }
  // end

  @Test("A row edits its element, and opens the editor of it")
  func rows() {
    @Shared(.chores) var chores
    $chores.withLock { $0 = [Chore(id: 1, title: "Tidy up"), Chore(id: 2, title: "Cook")] }
    let store = Store(initialState: Chores.State()) { Chores() }
    let host = ViewHost(ChoresView(store: store))
    host.toggle("Cook").tap()
    #expect(chores.map(\.isDone) == [false, true])
    host.button("Edit").tap()
    host.button("Done").tap()
    #expect(chores.map(\.isDone) == [true, true])
  }

  // snippet: scope
  struct Board {
    @Shared(.inMemory("notes", scope: .process)) var notes: [String] = []
  }
  // end

  @Test("A named key shares with its readers")
  func namedKey() {
    let report = Report()
    report.$visits.withLock { $0 += 1 }
    #expect(report.visitsToRead == 1)
  }

  @Test("A value in a file and a setting are shared")
  func storage() async throws {
    @Shared(.drafts) var drafts
    $drafts.withLock { $0.append("Hello") }
    try await $drafts.save()
    @Shared(.drafts) var again
    #expect(again == ["Hello"])
    Preferences().$fontSize.withLock { $0 = 14 }
    #expect(Preferences().fontSize == 14)
  }

  @Test("A part is written through")
  func part() {
    let user = Shared(value: User())
    rename(user)
    #expect(user.wrappedValue.name == "Ada")
  }
}
