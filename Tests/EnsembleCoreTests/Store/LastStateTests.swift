// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// The store of a presented child shows the child's last state after it is dismissed.
@MainActor
@Suite("The last state of a presented child")
struct LastStateTests {
  private let store = Store(initialState: Hall.State(exhibit: Exhibit.State(id: 1, title: "first")))
  {
    Hall()
  }

  private func child() throws -> StoreOf<Exhibit> {
    try #require(store.scope(\.$exhibit, action: \.exhibit))
  }

  @Test func `a dismissed child's store shows its last state`() throws {
    let child = try child()
    child.send(.rename("second"))
    child.send(.add(7))
    store.send(.exhibit(.dismiss))
    #expect(store.exhibit == nil)
    #expect(child.title == "second")
    #expect(child.numbers == [0, 7])
    #expect(child.state.title == "second")
  }

  @Test func `a child changed and removed in one action shows its changed state`() throws {
    let child = try child()
    store.send(
      .change {
        $0.exhibit?.title = "changed"
        $0.exhibit = nil
      }
    )
    #expect(child.title == "changed")
  }

  @Test func `readers are notified once and read the last state`() throws {
    let child = try child()
    child.send(.rename("second"))
    let title = Watch { child.title }
    store.send(.exhibit(.dismiss))
    #expect(title.shown == "second")
    _ = title.take()
    store.send(.change { $0.number += 1 })
    #expect(title.take() == 0)
  }

  @Test func `a store shows the next child, and then that child's last state`() throws {
    let child = try child()
    let title = Watch { child.title }
    store.send(.exhibit(.dismiss))
    store.send(.change { $0.exhibit = Exhibit.State(id: 2, title: "next") })
    #expect(title.shown == "next")
    _ = try self.child()
    store.send(.exhibit(.presented(.rename("last"))))
    #expect(title.shown == "last")
    store.send(.exhibit(.dismiss))
    #expect(title.shown == "last")
  }

  @Test func `a replaced child is no longer shown`() throws {
    let child = try child()
    let title = Watch { child.title }
    store.send(.change { $0.exhibit = Exhibit.State(id: 2, title: "next") })
    #expect(title.shown == "next")
    store.send(.change { $0.exhibit = nil })
    #expect(child.title == "next")
  }

  @Test func `a store of the child's part shows its last state`() throws {
    let part = try child().scope(\.label, action: \.label)
    store.send(.change { $0.exhibit?.label.text = "last" })
    store.send(.exhibit(.dismiss))
    #expect(part.text == "last")
  }

  @Test func `stores of nested presented children show their last states`() throws {
    store.send(.change { $0.exhibit?.detail = Exhibit.State(id: 5, title: "detail") })
    let detail = try #require(try child().scope(\.$detail, action: \.detail))
    detail.send(.rename("last"))
    store.send(.exhibit(.dismiss))
    #expect(detail.title == "last")
    #expect(detail.numbers == [0])
  }

  @Test func `a child shows its last state after its parent is replaced or removed`() throws {
    let child = try child()
    child.send(.rename("last"))
    store.send(.change { $0 = Hall.State() })
    #expect(child.title == "last")

    store.send(
      .change { $0.rooms = [Room.State(id: 1, exhibit: Exhibit.State(id: 2, title: "a"))] }
    )
    let row = try #require(store.scope(\.rooms, action: \.rooms).first)
    let inner = try #require(row.scope(\.$exhibit, action: \.exhibit))
    inner.send(.rename("b"))
    store.send(.change { $0.rooms = [] })
    #expect(inner.title == "b")
  }

  @Test func `a retained copy of the parent's state does not affect the last state`() throws {
    let child = try child()
    child.send(.rename("second"))
    var snapshots = [store.state]
    child.send(.rename("third"))
    snapshots.append(store.state)
    store.send(.exhibit(.dismiss))
    #expect(child.title == "third")
    snapshots[0].exhibit?.title = "elsewhere"
    snapshots = []
    #expect(child.title == "third")
  }

  @Test func `replacing the parent while a copy is retained keeps the last state`() throws {
    let child = try child()
    child.send(.rename("second"))
    let snapshot = store.state
    store.send(.change { $0 = Hall.State() })
    #expect(child.title == "second")
    withExtendedLifetime(snapshot) {}
    #expect(child.title == "second")
  }

  @Test func `mutating a copy of the child does not affect its last state`() throws {
    let child = try child()
    store.send(
      .change {
        var copy = $0
        copy.exhibit?.title = "copy"
        $0.exhibit?.title = "live"
      }
    )
    #expect(child.title == "live")
    store.send(.exhibit(.dismiss))
    #expect(child.title == "live")
  }

  @Test func `a child that is moved out shows its last state`() throws {
    let child = try child()
    store.send(
      .change {
        let taken = $0.exhibit.take()
        $0.number = taken?.numbers.count ?? -1
      }
    )
    #expect(store.number == 1)
    #expect(child.title == "first")
  }

  enum Spelling: CaseIterable {
    case projected, plain, caseOfProjected, caseOfPlain
  }

  private func presented(_ spelling: Spelling) -> StoreOf<Exhibit>? {
    @Bindable var store = store
    return switch spelling {
    case .projected: $store.scope(state: \.$exhibit, action: \.exhibit).wrappedValue
    case .plain: $store.scope(state: \.exhibit, action: \.exhibit).wrappedValue
    case .caseOfProjected:
      $store.scope(state: \.$destination.exhibit, action: \.destination.exhibit).wrappedValue
    case .caseOfPlain:
      $store.scope(state: \.destination?.exhibit, action: \.destination.exhibit).wrappedValue
    }
  }

  @Test(arguments: Spelling.allCases)
  func `a binding's store shows the last state with every key path form`(
    spelling: Spelling
  ) throws {
    for name in ["one", "two"] {
      store.send(
        .change {
          $0.exhibit = Exhibit.State(id: 1, title: name)
          $0.destination = .exhibit(Exhibit.State(id: 1, title: name))
        }
      )
      let child = try #require(presented(spelling))
      let title = Watch { child.title }
      for _ in 0..<3 { #expect(presented(spelling) === child) }
      #expect(title.take() == 0)
      child.send(.rename("last \(name)"))
      #expect(title.take() == 1)
      store.send(.exhibit(.dismiss))
      store.send(.destination(.dismiss))
      #expect(title.shown == "last \(name)")
      #expect(presented(spelling) == nil)
      #expect(child.title == "last \(name)")
    }
  }

  @Test(arguments: [Spelling.projected, .plain])
  func `no key path form copies a directly presented child`(spelling: Spelling) throws {
    let child = try #require(presented(spelling))
    for _ in 0..<10 {
      child.send(.count)
      _ = presented(spelling)
    }
    #expect(child.copies == 0)
  }

  @Test func `a case is copied at most once`() throws {
    store.send(.change { $0.destination = .exhibit(Exhibit.State(id: 1, title: "a")) })
    let child = try #require(presented(.caseOfPlain))
    for _ in 0..<10 {
      child.send(.count)
      _ = presented(.caseOfPlain)
    }
    #expect(child.copies <= 1)
  }

  @Test func `a case that is replaced by another one shows its last state`() throws {
    store.send(.change { $0.destination = .exhibit(Exhibit.State(id: 1, title: "a")) })
    let destination = try #require(store.scope(\.$destination, action: \.destination))
    let exhibit = try #require(destination.case.exhibit)
    store.send(.change { $0.destination = .label(Plate.State(text: "label")) })
    #expect(exhibit.title == "a")
    store.send(.change { $0.destination = nil })
    #expect(exhibit.title == "a")
  }

  @Test func `a dismissed destination shows the last state of its case`() throws {
    store.send(.change { $0.destination = .exhibit(Exhibit.State(id: 1, title: "a")) })
    let destination = try #require(store.scope(\.$destination, action: \.destination))
    guard case .exhibit(let exhibit) = destination.case else {
      Issue.record("It is in the case.")
      return
    }
    exhibit.send(.rename("b"))
    exhibit.send(.dismiss)
    store.send(.destination(.dismiss))
    #expect(exhibit.title == "b")
  }

  // MARK: Costs

  @Test func `changes of a shown child cause no copies`() throws {
    let child = try child()
    #expect(child.copies == 0)
    for _ in 0..<10 { child.send(.count) }
    #expect(child.copies == 0)
    store.send(.exhibit(.dismiss))
    #expect(child.copies == 0)
  }

  @Test func `in-place changes by the parent copy at most once`() throws {
    let child = try child()
    for _ in 0..<10 { store.send(.change { $0.exhibit?.ballast.count() }) }
    #expect(child.copies <= 1)
  }

  @Test func `the last state is released with its store`() throws {
    weak var guest: Guest?
    do {
      let child = try child()
      let object = Guest()
      guest = object
      store.send(.change { $0.exhibit?.guest = object })
      store.send(.exhibit(.dismiss))
      #expect(child.state.guest != nil)
    }
    #expect(guest == nil)
  }

  @Test func `a dismissed child without a retained store is released`() throws {
    weak var guest: Guest?
    do {
      let object = Guest()
      guest = object
      store.send(.change { $0.exhibit?.guest = object })
      _ = try child()
    }
    #expect(guest != nil)
    store.send(.exhibit(.dismiss))
    #expect(guest == nil)
  }
}

// MARK: Fixtures

private final class Guest: Sendable {}

/// A value that counts copies of its buffer on mutation.
struct Ballast {
  private final class Buffer {
    var number = 0
  }

  private var buffer = Buffer()
  private(set) var copies = 0

  mutating func count() {
    if !isKnownUniquelyReferenced(&buffer) {
      copies += 1
      buffer = Buffer()
    }
    buffer.number += 1
  }
}

@Reducer
private struct Hall {
  @ObservableState
  struct State {
    var number = 0
    var rooms: IdentifiedArrayOf<Room.State> = []
    @Presents var exhibit: Exhibit.State?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case change((inout State) -> Void)
    case exhibit(PresentationAction<Exhibit.Action>)
    case destination(PresentationAction<Destination.Action>)
    case rooms(IdentifiedActionOf<Room>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.$exhibit, action: \.exhibit) { Exhibit() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rooms, action: \.rooms) { Room() }
  }

  @Reducer
  enum Destination {
    case exhibit(Exhibit)
    case label(Plate)
  }
}

@Reducer
private struct Room {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    @Presents var exhibit: Exhibit.State?
  }
  enum Action {
    case exhibit(PresentationAction<Exhibit.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$exhibit, action: \.exhibit) { Exhibit() }
  }
}

@Reducer
private struct Exhibit {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var title: String
    var numbers = [0]
    var label = Plate.State(text: "")
    var guest: Guest?
    var ballast = Ballast()
    @Presents var detail: Exhibit.State?

    var copies: Int { ballast.copies }
  }

  indirect enum Action {
    case rename(String)
    case add(Int)
    case count
    case dismiss
    case label(Plate.Action)
    case detail(PresentationAction<Exhibit.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let title): state.title = title
      case .add(let number): state.numbers.append(number)
      case .count: state.ballast.count()
      case .dismiss, .label, .detail: break
      }
      return .none
    }
    .ifLet(\.$detail, action: \.detail) { Exhibit() }
  }
}

@Reducer
private struct Plate {
  @ObservableState
  struct State {
    var text: String
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
