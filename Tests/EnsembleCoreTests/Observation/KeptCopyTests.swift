// SPDX-License-Identifier: MIT

import Ensemble
import Testing
import TestTools

/// An effect that captures the state keeps a copy of it, as an undo step does.
@MainActor
@Suite("Observing a state of which a copy is kept")
struct KeptCopyTests {
  let store = StoreOf<Notebook>.open

  // MARK: Notifications

  @Test func `a change notifies the readers of the changed field only`() {
    let title = Watch { [store] in store.title }
    let count = Watch { [store] in store.count }
    let copy = store.withState { $0 }
    store.change { $0.count += 1 }
    #expect(count.take() == 1)
    #expect(title.take() == 0)
    #expect(count.shown == copy.count + 1)
  }

  @Test func `a change of a presented state notifies the readers of its field only`() throws {
    let page = try #require(store.scope(\.page, action: \.page.presented))
    let isShown = Watch { [store] in store.page != nil }
    let text = Watch { [store] in store.page?.text }
    let number = Watch { page.number }
    let copy = store.withState { $0 }
    store.send(.page(.presented(.write("a"))))
    #expect(isShown.take() == 0)
    #expect(number.take() == 0)
    #expect(text.take() == 1)
    #expect(text.shown == "a")
    #expect(copy.page?.text == "")
  }

  @Test func `a change through the parent notifies the readers of its field only`() {
    let isShown = Watch { [store] in store.page != nil }
    let text = Watch { [store] in store.page?.text }
    let number = Watch { [store] in store.page?.number }
    let copy = store.withState(\.page)
    store.change { $0.page?.text = "a" }
    #expect([isShown.take(), text.take(), number.take()] == [0, 1, 0])
    #expect(text.shown == "a")
    #expect(copy?.text == "")
  }

  @Test func `a change of a nested value notifies the readers of its field only`() {
    let title = Watch { [store] in store.title }
    let size = Watch { [store] in store.settings.size }
    let isDark = Watch { [store] in store.settings.isDark }
    let copy = store.withState { $0 }
    store.change { $0.settings.size += 1 }
    #expect([title.take(), size.take(), isDark.take()] == [0, 1, 0])
    #expect(size.shown == copy.settings.size + 1)
  }

  @Test func `a change of a row notifies the readers of its field only`() {
    let rows = Watch { [store] in store.scope(\.rows, action: \.rows).count }
    let first = Watch { [store] in store.rows[id: 1]?.text }
    let number = Watch { [store] in store.rows[id: 1]?.number }
    let other = Watch { [store] in store.rows[id: 2]?.text }
    let copy = store.withState { $0 }
    store.send(.rows(.element(id: 1, action: .write("a"))))
    #expect([rows.take(), first.take(), number.take(), other.take()] == [0, 1, 0, 0])
    #expect(first.shown == "a")
    #expect(copy.rows[id: 1]?.text == "")
  }

  @Test func `each step of a history costs one notification`() {
    let title = Watch { [store] in store.title }
    let count = Watch { [store] in store.count }
    let text = Watch { [store] in store.page?.text }
    let number = Watch { [store] in store.page?.number }
    for step in 1...200 {
      store.change {
        $0.history.append(History(title: $0.title, page: $0.page))
        if $0.history.count > 10 { $0.history.removeFirst() }
        $0.count += 1
        $0.page?.number += 1
      }
      #expect([title.take(), count.take(), text.take(), number.take()] == [0, 1, 0, 1])
      #expect(count.shown == step)
      #expect(number.shown == step)
    }
  }

  @Test func `an effect that captures the state costs no notification`() async {
    let title = Watch { [store] in store.title }
    let count = Watch { [store] in store.count }
    let work = store.send(.save)
    #expect(count.take() == 1)
    store.change { $0.count += 1 }
    #expect([title.take(), count.take()] == [0, 1])
    work.cancel()
    await work.finish()
  }

  // MARK: Values

  @Test func `an older copy that comes back notifies the readers`() {
    let title = Watch { [store] in store.title }
    let text = Watch { [store] in store.page?.text }
    let copy = store.withState { $0 }
    store.change {
      $0.title = "new"
      $0.page?.text = "new"
    }
    #expect(title.shown == "new")
    #expect(text.shown == "new")
    store.change { $0 = copy }
    #expect(title.shown == "")
    #expect(text.shown == "")
    store.change { $0.page?.text = "newer" }
    #expect(text.shown == "newer")
  }

  @Test func `a copy that is changed and comes back later notifies the readers`() {
    let text = Watch { [store] in store.page?.text }
    let number = Watch { [store] in store.page?.number }
    store.change {
      $0.draft = $0.page
      $0.draft?.text = "draft"
    }
    #expect(text.shown == "")
    store.change { $0.page?.number = 1 }
    #expect(number.shown == 1)
    store.change { $0.page = $0.draft }
    #expect(text.shown == "draft")
    #expect(number.shown == 0)
  }

  @Test func `an original that changes after its copy notifies its readers`() {
    let text = Watch { [store] in store.page?.text }
    let number = Watch { [store] in store.page?.number }
    store.change {
      $0.draft = $0.page
      $0.draft?.text = "draft"
      $0.page?.number = 1
    }
    #expect(text.shown == "")
    #expect(number.shown == 1)
    store.change { $0.page?.text = "page" }
    #expect(text.shown == "page")
    #expect(number.take() == 1)
    store.change { $0.draft?.number = 5 }
    #expect(number.shown == 1)
    #expect(text.shown == "page")
  }

  @Test func `a row and its duplicate have readers of their own`() {
    let first = Watch { [store] in store.rows[id: 1]?.text }
    store.change {
      guard var row = $0.rows[id: 1] else { return }
      row.id = 9
      $0.rows.append(row)
    }
    let duplicate = Watch { [store] in store.rows[id: 9]?.text }
    _ = (first.take(), duplicate.take())
    for _ in 0..<3 {
      store.send(.rows(.element(id: 1, action: .write("first"))))
      store.send(.rows(.element(id: 9, action: .write("duplicate"))))
      _ = (first.take(), duplicate.take())
    }
    store.send(.rows(.element(id: 1, action: .write("a"))))
    #expect([first.take(), duplicate.take()] == [1, 0])
    store.send(.rows(.element(id: 9, action: .write("b"))))
    #expect([first.take(), duplicate.take()] == [0, 1])
    #expect(first.shown == "a")
    #expect(duplicate.shown == "b")
  }

  @Test func `a copy that changes outside of the store does not change what readers see`() {
    let text = Watch { [store] in store.page?.text }
    var copy = store.withState { $0 }
    copy.page?.text = "copy"
    copy.title = "copy"
    #expect(text.shown == "")
    store.change { $0.page?.text = "page" }
    #expect(text.shown == "page")
    #expect(copy.page?.text == "copy")
  }

  // MARK: Random changes

  @Test(arguments: 1...60)
  func `readers stay up to date after random changes of states and copies`(seed: UInt64) {
    var random = Randomness(state: seed)
    var copies = [store.withState { $0 }]
    let readers = Notebook.readers(store)
    for step in 1...200 {
      if Bool.random(using: &random) { copies.append(store.withState { $0 }) }
      let other = copies.randomElement(using: &random) ?? Notebook.State()
      let changes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0..<22, using: &random)
      }
      store.change { state in
        for (index, change) in changes.enumerated() {
          state.change(change, "\(step).\(index)", other)
        }
      }
      for reader in readers where reader.changes == 0 {
        #expect(reader.value == reader.current, "\(changes) in step \(step)")
      }
      for reader in readers where Bool.random(using: &random) { _ = reader.take() }
      if copies.count > 4 { copies.removeFirst() }
    }
  }
}

@Reducer
struct Notebook {
  @ObservableState
  struct State {
    var title = ""
    var count = 0
    @Presents var page: Page.State?
    @Presents var draft: Page.State?
    var settings = Settings()
    var rows: IdentifiedArrayOf<Page.State> = []
    var history: [History] = []
  }

  enum Action {
    case change(@Sendable (inout State) -> Void)
    case page(PresentationAction<Page.Action>)
    case rows(IdentifiedActionOf<Page>)
    case save
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .page, .rows:
        return .none
      case .save:
        state.count += 1
        return .run { [state] _ in
          defer { withExtendedLifetime(state) {} }
          try await Task.never()
        }
      }
    }
    .ifLet(\.$page, action: \.page) { Page() }
    .forEach(\.rows, action: \.rows) { Page() }
  }

  /// Returns readers of all fields, which show them as text.
  @MainActor
  static func readers(_ store: StoreOf<Self>) -> [FieldReader] {
    let fields: [@MainActor () -> String?] = [
      { store.title },
      { "\(store.count)" },
      { store.page?.text },
      { "\(store.page?.number, default: "nil") \(store.page == nil)" },
      { store.page?.settings.size.description },
      { store.draft?.text },
      { "\(store.draft?.number, default: "nil") \(store.draft?.settings.isDark, default: "nil")" },
      { store.settings.size.description },
      { store.settings.isDark.description },
      { store.rows[id: 1]?.text },
      { store.rows[id: 2]?.number.description },
      { store.rows.map { "\($0.id) \($0.settings.size)" }.joined() },
    ]
    return fields.map { FieldReader($0) }
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State: Identifiable {
    var id = 0
    var text = ""
    var number = 0
    var settings = Settings()
  }

  enum Action {
    case write(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write(let text):
        state.text = text
        return .none
      }
    }
  }
}

@ObservableState
struct Settings {
  var size = 0
  var isDark = false
}

struct History {
  let title: String
  let page: Page.State?
}

extension Store where State == Notebook.State, Action == Notebook.Action {
  fileprivate static var open: StoreOf<Notebook> {
    var state = Notebook.State()
    state.page = Page.State()
    state.rows = [Page.State(id: 1), Page.State(id: 2)]
    return Store(initialState: state) { Notebook() }
  }

  fileprivate func change(_ change: @escaping @Sendable (inout State) -> Void) {
    send(.change(change))
  }
}

extension Notebook.State {
  /// Makes one of many changes, most of them of copies or by copies.
  fileprivate mutating func change(_ change: Int, _ text: String, _ other: Self) {
    switch change {
    case 0: title = text
    case 1: count += 1
    case 2: page?.text = text
    case 3: page?.settings.size += 1
    case 4: draft = page
    case 5: draft?.text = text
    case 6: page = draft
    case 7: (page, draft) = (draft, page)
    case 8: page = other.page
    case 9: settings = other.settings
    case 10: settings.isDark.toggle()
    case 11: rows = other.rows
    case 12: rows[id: 1]?.text = text
    case 13: rows[id: 2]?.number += 1
    case 14: if let row = other.rows[id: 1] { rows.updateOrAppend(row) }
    case 15: self = other
    case 16:
      var copy = self
      copy.page?.number += 1
      copy.title = text
      if text.hasSuffix("1") { self = copy }
    case 17: history.append(History(title: title, page: page))
    case 18: history = []
    case 19:
      var copy = page
      copy?.settings.isDark.toggle()
      copy?.text = text
      draft = copy
    case 20: page = page == nil ? Page.State() : nil
    default:
      let settings = settings
      rows[id: 1]?.settings = settings
    }
  }
}

/// A reader of a field, and the field's current value.
@MainActor
final class FieldReader {
  private let read: @MainActor () -> String?
  private let watch: Watch<String?>

  init(_ read: @escaping @MainActor () -> String?) {
    self.read = read
    watch = Watch(read)
  }

  var changes: Int { watch.changes }
  var value: String? { watch.value }
  var current: String? { read() }
  func take() -> Int { watch.take() }
}

private struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
