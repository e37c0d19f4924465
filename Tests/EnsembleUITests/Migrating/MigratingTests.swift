// SPDX-License-Identifier: MIT

import Ensemble
import Testing

// The code of `Migrating.md` on The Composable Architecture, except views and tests.

@Reducer
private struct Edit {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case nameChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .nameChanged(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
private enum Destination {
  case edit(Edit)
}
extension Destination.State: Equatable {}

private struct ValuesClient: Sendable {
  let values: AsyncStream<Int>
}

@Reducer
private struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var edit: Edit.State?
  }

  enum Action {
    case edit(Edit.Action)
    case listen
    case load
    case loaded
    case received(Int)
    case scrolled
    case searched
    case show
  }

  private enum CancelID { case scroll, search }

  let client: ValuesClient
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edit:
        return .none
      case .listen:
        return
          // ensemble-lint:disable:next unidentified-effect - The test ends the stream.
          .run { send in for await value in client.values { await send(.received(value)) } }
      case .load:
        return
          .run { send in await send(.loaded, animation: .default) }
      case .loaded:
        state.count += 1
        return .none
      case .received(let value):
        state.count += value
        return .none
      case .scrolled:
        return .send(.loaded)
          .throttle(id: CancelID.scroll, for: .seconds(1), clock: clock, latest: true)
      case .searched:
        return .send(.loaded)
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .show:
        state.edit = state.edit == nil ? Edit.State() : nil
        return .none
      }
    }
    .ifLet(\.edit, action: \.edit) { Edit() }
  }
}

private struct SettingsClient: TestDependencyKey {
  var theme = "light"
  static let testValue = SettingsClient()
}

@MainActor
@Suite("Migrating from The Composable Architecture", .timeLimit(.minutes(10)))
struct MigratingTests {
  private let clock = TestClock()

  private func store(_ values: [Int] = []) -> TestStoreOf<Feature> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in values { continuation.yield(value) }
    continuation.finish()
    return TestStore(initialState: Feature.State()) {
      Feature(client: ValuesClient(values: stream))
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `an extension makes the state of an enum reducer equatable`() {
    #expect(Destination.State.edit(Edit.State()) == .edit(Edit.State()))
    #expect(Destination.State.edit(Edit.State()) != .edit(Edit.State(name: "a")))
  }

  @Test func `a function accepts a case key path`() {
    var found: [Int] = []
    func log<Value>(_ path: CaseKeyPath<Feature.Action, Value>) {
      if let value = Feature.Action.received(1)[case: path] as? Int { found.append(value) }
    }
    log(\.received)
    log(\.edit.nameChanged)
    #expect(found == [1])

    typealias Action = Feature.Action
    func isFound<Value>(_ action: Action, in path: CaseKeyPath<Action, Value>) -> Bool {
      action[case: path] != nil
    }
    #expect(isFound(.edit(.nameChanged("a")), in: \.edit))
    func count() -> Int {
      func log<Value>(_ path: CaseKeyPath<Action, Value>) {
        found.append(2)
      }
      log(\.loaded)
      return found.count
    }
    #expect(count() == 2)
  }

  @Test func `an asynchronous sequence replaces a publisher`() async {
    let store = store([1, 2])
    await store.send(.listen)
    await store.receive(\.received, 1) { $0.count = 1 }
    await store.receive(\.received, 2) { $0.count = 3 }
  }

  @Test func `clocks replace schedulers`() async {
    let store = store()
    await store.send(.searched)
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.loaded) { $0.count = 1 }
    await store.send(.scrolled)
    await store.receive(\.loaded) { $0.count = 2 }
    await clock.advance(by: .seconds(1))
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 3 }
  }

  @Test func `shared state is held by a client`() {
    @Dependency(SettingsClient.self) var settings
    #expect(settings.theme == "light")
  }

  @Test func `observation replaces the publisher of a store`() async {
    var iterator: AsyncStream<Int>.Iterator
    let (counts, seen) = AsyncStream.makeStream(of: Int.self)
    iterator = counts.makeAsyncIterator()
    func print(_ count: Int) { seen.yield(count) }
    let store = Store(initialState: Feature.State()) {
      Feature(client: ValuesClient(values: .finished))
    }
    var tokens: Set<ObserveToken> = []
    observe { print(store.count) }.store(in: &tokens)
    #expect(await iterator.next() == 0)
    store.send(.loaded)
    #expect(await iterator.next() == 1)
    tokens = []
  }

  @Test func `an optional store reports when its child appears and disappears`() async {
    let (events, event) = AsyncStream.makeStream(of: String.self)
    var iterator = events.makeAsyncIterator()
    func show(_ store: StoreOf<Edit>) { event.yield("show \(store.name)") }
    func hide() { event.yield("hide") }
    let parent = Store(initialState: Feature.State()) {
      Feature(client: ValuesClient(values: .finished))
    }
    let store: Store<Edit.State?, Edit.Action> = parent.scope(state: \.edit, action: \.edit)
    var tokens: [ObserveToken] = []
    store.ifLet(then: { show($0) }, else: { hide() }).store(in: &tokens)
    #expect(await iterator.next() == "hide")
    parent.send(.show)
    #expect(await iterator.next() == "show ")
    parent.send(.show)
    #expect(await iterator.next() == "hide")
    tokens = []
  }
}
