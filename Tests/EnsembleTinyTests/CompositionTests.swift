// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import TestTools
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CompositionTests {
  @Test func `a tiny feature is a child like any other`() async {
    let store = TestStoreOf<Books>(initialState: Books.State()) { Books() }
    await store.send(.tally(.increment)) { $0.tally.count = 1 }
    await store.send(.ledger(.add(1))) { $0.ledger.entries = [1] }
    await store.receive(\.ledger, .add(2)) { $0.ledger.entries = [1, 2] }
  }

  @Test func `an observer of one child is not notified of changes of another`() {
    let store = StoreOf<Books>(initialState: Books.State()) { Books() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.tally.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.ledger(.failed("")))
    #expect(changes.value == 0)
    store.send(.tally(.increment))
    #expect(changes.value == 1)
  }

  @Test func `an error of a child is handled by the child`() async {
    let store = TestStoreOf<Books>(initialState: Books.State()) { Books() }
    await store.send(.ledger(.overdraw))
    await store.receive(\.ledger, .failed("overdrawn")) { $0.ledger.note = "overdrawn" }
  }

  @Test func `tiny features are elements of collections, and cases of destinations`() async {
    let rows = Books.Row.State(id: 1)
    let store = TestStoreOf<Books>(initialState: Books.State(rows: [rows])) { Books() }
    await store.send(.rows(.element(id: 1, action: .tapped))) { $0.rows[id: 1]?.taps = 1 }
    await store.send(.openTapped) { $0.destination = .tally(Tally.State(count: 5)) }
    await store.send(.destination(.presented(.tally(.increment)))) {
      $0.destination = .tally(Tally.State(count: 6))
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func `tiny features are children of a composed feature`() {
    let store = StoreOf<TwoTallies>(initialState: TwoTallies.State()) { TwoTallies() }
    store.send(.first(.increment))
    store.send(.second(.set(3)))
    #expect(store.first.count == 1)
    #expect(store.second.count == 3)
    #expect(store.scopes.second.count == 3)
    store.send(.view(.resetTapped))
    #expect(store.first.count == 0)
  }

  @Test func `a tiny feature can present a composed one`() async {
    let store = TestStore(Shelf())
    await store.send(.open) { $0.detail = Detail.State() }
    await store.send(.detail(.presented(.rename("Atlas")))) { $0.detail?.title = "Atlas" }
    await store.core.receive(\.detail.presented.delegate, "Atlas") { $0.titles = ["Atlas"] }
    await store.send(.detail(.dismiss)) { $0.detail = nil }
  }

  @Test func `an error that follows from a presented feature is handled at the first send`() {
    let store = Store(Shelf(), state: Shelf.State(detail: Detail.State()))
    store.send(.detail(.presented(.rename("")))) { .failed("\($0)") }
    #expect(store.state.titles.isEmpty)
    #expect(store.state.message == "untitled")
  }

  @Test func `an unhandled error of a child is reported where the action was sent`() {
    let store = Store(Office())
    let line = #line + 2
    let found = reports {
      store.send(.ledger(.overdraw)) { _ in .visited }
    }
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.contains("The reducer of 'Ledger' threw an error") == true)
    #expect(store.state == Office.State())
  }

  @Test func `a composed view takes the core store of a tiny store`() {
    let store = Store(Shelf(), state: Shelf.State(detail: Detail.State()))
    let detail = store.core.scope(state: \.detail, action: \.detail.presented)
    detail?.send(.rename("Atlas"))
    #expect(detail?.title == "Atlas")
    #expect(store.state.titles == ["Atlas"])
  }
}

/// A feature with tiny features as children of each kind.
@Reducer
private struct Books {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var ledger = Ledger.State()
    var rows: IdentifiedArrayOf<Row.State> = []
    var tally = Tally.State()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case ledger(Ledger.Action)
    case openTapped
    case rows(IdentifiedActionOf<Row>)
    case tally(Tally.Action)
  }

  @Reducer
  enum Destination {
    case tally(Tally)
  }

  struct Row: Feature {
    struct State: Equatable, Identifiable, Sendable {
      let id: Int
      var taps = 0
    }

    enum Action: Sendable { case tapped }

    static let initialState = State(id: 0)

    static func reducer(state: inout State, action: Action) {
      state.taps += 1
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tally, action: \.tally) { Tally() }
    Scope(state: \.ledger, action: \.ledger) {
      Ledger { action, _ in
        action == .add(1) ? .add(2) : nil
      } answer: { error, _ in
        .failed("\(error)")
      }
    }
    Reduce { state, action in
      if case .openTapped = action { state.destination = .tally(Tally.State(count: 5)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Books.Destination.State: Equatable {}

/// Two tiny features, composed.
@ComposeReducer(
  children: [
    .reducer("first", of: Tally.self, initialState: .init()),
    .reducer("second", of: Tally.self, initialState: .init()),
  ]
)
@Composer
private struct TwoTallies {
  enum ViewAction {
    case resetTapped
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .resetTapped:
      state.first.count = 0
      state.second.count = 0
    }
  }
}

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable, Sendable {
    var title = ""
  }

  enum Action: Sendable {
    case delegate(String)
    case rename(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .rename(let title) = action else { return .none }
      state.title = title
      return .send(.delegate(title))
    }
  }
}

/// A tiny feature that presents a composed one.
private struct Shelf: InstanceFeature {
  struct State: Equatable, Sendable {
    @PresentationState var detail: Detail.State?
    var titles: [String] = []
    var message = ""
  }

  @CasePathable
  enum Action: Sendable {
    case detail(PresentationAction<Detail.Action>)
    case failed(String)
    case open
  }

  enum Problem: Error { case untitled }

  let initialState = State()

  func reducer(state: inout State, action: Action) throws {
    switch action {
    case .detail(.presented(.delegate(""))):
      throw Problem.untitled
    case .detail(.presented(.delegate(let title))):
      state.titles.append(title)
    case .open:
      state.detail = Detail.State()
    case .failed(let message):
      state.message = message
    case .detail:
      break
    }
  }

  var body: some ReducerOf<Self> {
    featureReducer
      .ifLet(\.$detail, action: \.detail) { Detail() }
  }
}

/// A tiny feature with a tiny child.
private struct Office: InstanceFeature {
  struct State: Equatable, Sendable {
    var ledger = Ledger.State()
    var visits = 0
  }

  @CasePathable
  enum Action: Sendable {
    case ledger(Ledger.Action)
    case visited
  }

  let initialState = State()

  func reducer(state: inout State, action: Action) {
    if case .visited = action { state.visits += 1 }
  }

  var body: some ReducerOf<Self> {
    featureReducer
    Scope(state: \.ledger, action: \.ledger) { Ledger() }
  }
}
