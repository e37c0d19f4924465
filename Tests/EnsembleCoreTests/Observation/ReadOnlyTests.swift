// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// Creating stores, collections of stores and bindings reads states but changes none, so it
/// notifies no reader.
@MainActor
@Suite("Operations that notify no reader")
struct ReadOnlyTests {
  private func make() -> (StoreOf<Building>, Observers) {
    let store = Store(initialState: Building.State.sample) { Building() }
    return (store, Observers(store))
  }

  private func check(_ read: (StoreOf<Building>) throws -> Void) rethrows {
    let (store, observers) = make()
    for _ in 0..<3 {
      try read(store)
      #expect(observers.take() == [])
    }
  }

  @Test func `creating the store of a part notifies no reader`() {
    check { _ = $0.scope(\.office, action: \.office).scope(\.desk, action: \.desk).name }
  }

  @Test func `creating the store of an optional child notifies no reader`() throws {
    try check { _ = try #require($0.scope(\.guest, action: \.guest)).desk.name }
  }

  @Test func `creating the store of a presented child notifies no reader`() throws {
    try check {
      let visit = try #require($0.scope(\.$visit, action: \.visit))
      _ = try #require(visit.scope(\.$inner, action: \.inner)).name
    }
  }

  @Test func `creating the stores of a destination's cases notifies no reader`() throws {
    try check {
      let destination = try #require($0.scope(\.$destination, action: \.destination))
      switch destination.case {
      case .office(let store): _ = store.desk.name
      case .desk(let store): _ = store.name
      }
    }
  }

  @Test func `creating the stores of rows notifies no reader`() {
    check {
      for row in $0.scope(\.rows, action: \.rows) {
        _ = row.desk.name
        _ = row.scope(\.desk, action: \.desk).name
      }
    }
  }

  @Test func `creating the stores of a stack's elements notifies no reader`() throws {
    try check {
      let path = $0.scope(\.path, action: \.path)
      for element in path.elements() { _ = element.desk.name }
      let id = try #require(path.ids.first)
      let element: StoreOf<Chamber> = try #require(path.element(id: id))
      _ = element.desk.name
    }
  }

  @Test func `creating and reading bindings notifies no reader`() throws {
    try check { store in
      @Bindable var store = store
      _ = try #require($store.scope(\.$visit, action: \.visit).wrappedValue).name
      _ = try #require($store.scope(\.$destination, action: \.destination).wrappedValue).state
      _ = $store.scope(\.path, action: \.path).wrappedValue.ids
      _ = $store.title.wrappedValue
    }
  }

  @Test func `reading and copying the state notifies no reader`() {
    var kept: [Building.State] = []
    check {
      kept.append($0.state)
      kept.append($0.withState { $0 })
      _ = $0.rows.map(\.desk.name)
    }
    #expect(kept.count == 6)
  }

  @Test func `two readers that scope the same child do not notify each other`() {
    let (store, _) = make()
    let first = Watch { store.scope(\.guest, action: \.guest)?.desk.name }
    let second = Watch { store.scope(\.guest, action: \.guest)?.desk.name }
    for _ in 0..<10 {
      #expect(first.take() == 0)
      #expect(second.take() == 0)
    }
    store.send(.change { $0.guest?.desk.name = "other" })
    #expect(first.take() == 1)
    #expect(second.take() == 1)
    #expect(first.take() == 0)
    #expect(second.take() == 0)
  }

  @Test func `a change after the creation of stores notifies readers of the changed fields`() throws
  {
    let (store, observers) = make()
    let held: [Any?] = [
      store.scope(\.guest, action: \.guest),
      store.scope(\.$visit, action: \.visit),
      store.scope(\.$destination, action: \.destination).map { $0.case },
      Array(store.scope(\.rows, action: \.rows)),
      Array(store.scope(\.path, action: \.path).elements()),
    ]
    #expect(observers.take() == [])
    store.send(.change { $0.guest?.title = "other" })
    #expect(observers.take() == ["guest.title"])
    store.send(.change { $0.rows[id: 1]?.title = "other" })
    #expect(observers.take() == ["row.title"])
    store.send(.change { $0.visit?.name = "other" })
    #expect(observers.take() == ["visit.name"])
    store.send(.visit(.presented(.rename("another"))))
    #expect(observers.take() == ["visit.name"])
    withExtendedLifetime(held) {}
  }
}

/// Readers of every part of a building, by name.
@MainActor
private final class Observers {
  private var all: [(name: String, watch: Watch<String?>)] = []

  init(_ store: StoreOf<Building>) {
    add("title") { store.title }
    add("office.title") { store.office.title }
    add("office.desk.name") { store.office.desk.name }
    add("guest.title") { store.guest?.title }
    add("guest.desk.name") { store.guest?.desk.name }
    add("visit.name") { store.visit?.name }
    add("visit.inner.name") { store.visit?.inner?.name }
    add("row.title") { store.rows[id: 1]?.title }
    add("row.desk.name") { store.rows[id: 1]?.desk.name }
    add("path.title") { store.path.first?.title }
    add("destination.title") {
      if case .office(let office) = store.destination { office.title } else { nil }
    }
  }

  private func add(_ name: String, _ read: @escaping @MainActor () -> String?) {
    all.append((name, Watch(read)))
  }

  /// The names of the readers that were notified since the last call.
  func take() -> [String] { all.filter { $0.watch.take() > 0 }.map(\.name) }
}

/// A feature with a child of every kind.
@Reducer
private struct Building {
  @ObservableState
  struct State {
    var title = "building"
    var office = Chamber.State(id: 0)
    var guest: Chamber.State?
    var rows: IdentifiedArrayOf<Chamber.State> = []
    var path = StackState<Chamber.State>()
    @Presents var visit: Visit.State?
    @Presents var destination: Destination.State?

    static var sample: State {
      var state = State()
      state.guest = Chamber.State(id: 1)
      state.rows = [Chamber.State(id: 1), Chamber.State(id: 2)]
      state.path.append(Chamber.State(id: 1))
      state.visit = Visit.State(name: "visit", inner: Visit.State(name: "inner"))
      state.destination = .office(Chamber.State(id: 3))
      return state
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case change(@Sendable (inout State) -> Void)
    case office(Chamber.Action)
    case guest(Chamber.Action)
    case rows(IdentifiedActionOf<Chamber>)
    case path(StackActionOf<Chamber>)
    case visit(PresentationAction<Visit.Action>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.guest, action: \.guest) { Chamber() }
    .ifLet(\.$visit, action: \.visit) { Visit() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Chamber() }
    .forEach(\.path, action: \.path) { Chamber() }
  }

  @Reducer
  enum Destination {
    case office(Chamber)
    case desk(Seat)
  }
}

@Reducer
private struct Chamber {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var title = "office"
    var desk = Seat.State()
  }
  enum Action {
    case desk(Seat.Action)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Seat {
  @ObservableState
  struct State {
    var name = "desk"
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// A child that presents another one.
@Reducer
private struct Visit {
  @ObservableState
  struct State {
    var name: String
    @Presents var inner: Visit.State?
  }
  indirect enum Action {
    case rename(String)
    case inner(PresentationAction<Visit.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .rename(let name) = action { state.name = name }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Visit() }
  }
}
