// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// The store of a row, of an element of a stack, of a plain optional and of a case shows the last
/// state after the child is removed.
@MainActor
@Suite("The last state of a removed child")
struct RemovedChildTests {
  private let store = Store(
    initialState: House.State(
      rooms: [Room.State(id: 1), Room.State(id: 2), Room.State(id: 3)],
      guest: Room.State(id: 4),
      floor: .room(Room.State(id: 5))
    )
  ) {
    House()
  }

  private func room(_ id: Int) throws -> StoreOf<Room> {
    try #require(store.scope(\.rooms, action: \.rooms).first { $0.state.id == id })
  }

  // MARK: Rows

  nonisolated private static let removals:
    [(name: String, remove: @Sendable (inout Rooms) -> Void)] = [
      ("by id", { $0.remove(id: 2) }),
      ("by nil", { $0[id: 2] = nil }),
      ("at a position", { $0.remove(at: 1) }),
      ("at offsets", { $0.remove(atOffsets: [1]) }),
      ("an element", { $0.remove(Room.State(id: 2)) }),
      ("where", { $0.removeAll { $0.id == 2 } }),
      ("the last ones", { $0.removeLast(2) }),
      ("the first ones", { $0.removeFirst(2) }),
      ("a range", { $0.removeSubrange(1...) }),
      ("all", { $0.removeAll() }),
      ("one after the other", { while !$0.isEmpty { $0.removeLast() } }),
    ]

  @Test(arguments: removals.indices)
  func `a removed row shows its last state`(removal: Int) throws {
    let row = try room(2)
    row.send(.rename("last"))
    store.send(.change { Self.removals[removal].remove(&$0.rooms) })
    #expect(!store.rooms.ids.contains(2))
    #expect(row.name == "last", "\(Self.removals[removal].name)")
    #expect(row.state.numbers == [0, 1])
  }

  nonisolated private static let assignments: [@Sendable (inout House.State) -> Void] = [
    { $0.rooms = [] },
    { $0.rooms = $0.rooms.filter { $0.id != 2 } },
    { $0.rooms = [Room.State(id: 3), Room.State(id: 7)] },
  ]

  @Test(arguments: assignments.indices)
  func `a row that an assignment removes shows its last state`(assignment: Int) throws {
    let row = try room(2)
    row.send(.rename("last"))
    store.send(.change(Self.assignments[assignment]))
    #expect(row.name == "last")
  }

  @Test func `a row changed and removed in one action shows its changed state`() throws {
    let row = try room(2)
    store.send(
      .change {
        $0.rooms[id: 2]?.name = "changed"
        $0.rooms.remove(id: 2)
      }
    )
    #expect(row.name == "changed")
  }

  @Test func `readers of a removed row are notified once and read the last state`() throws {
    let row = try room(2)
    row.send(.rename("last"))
    let name = Watch { row.name }
    store.send(.change { $0.rooms.remove(id: 2) })
    #expect(name.shown == "last")
    #expect(name.take() <= 1)
    store.send(.change { $0.rooms[id: 1]?.name = "other" })
    #expect(name.take() == 0)
  }

  @Test func `a row that comes back is shown, and then its last state`() throws {
    let row = try room(2)
    let name = Watch { row.name }
    store.send(.change { $0.rooms.remove(id: 2) })
    store.send(.change { $0.rooms.append(Room.State(id: 2, name: "again")) })
    #expect(name.shown == "again")
    row.send(.rename("later"))
    store.send(.change { $0.rooms.removeLast() })
    #expect(name.shown == "later")
  }

  @Test func `a moved row shows its last state in the old place, and lives in the new one`() throws
  {
    let row = try room(2)
    row.send(.rename("last"))
    store.send(
      .change {
        let moved = $0.rooms.remove(id: 2)!
        $0.attic.append(moved)
        $0.attic[id: 2]?.name = "moved"
      }
    )
    #expect(row.name == "last")
    let new = try #require(store.scope(\.attic, action: \.attic).first)
    #expect(new.name == "moved")
  }

  @Test func `a row of a removed row shows its last state`() throws {
    store.send(.change { $0.rooms[id: 2]?.closets = [Closet.State(id: 1)] })
    let closet = try #require(try room(2).scope(\.closets, action: \.closets).first)
    closet.send(.rename("last"))
    store.send(.change { $0.rooms.remove(id: 2) })
    #expect(closet.name == "last")
  }

  @Test func `a retained copy of the whole state does not affect the last state`() throws {
    let row = try room(2)
    var copies = [store.state]
    for name in ["first", "last"] {
      row.send(.rename(name))
      copies.append(store.state)
    }
    store.send(.change { $0.rooms.remove(id: 2) })
    #expect(row.name == "last")
    copies[2].rooms[id: 2]?.name = "elsewhere"
    #expect(row.name == "last")
  }

  @Test func `a row keeps its state when a copy of the collection loses it`() throws {
    let row = try room(2)
    store.send(
      .change {
        var copy = $0.rooms
        copy.remove(id: 2)
        $0.count = copy.count
      }
    )
    row.send(.rename("live"))
    #expect(row.name == "live")
    #expect(store.count == 2)
  }

  @Test func `a row that a binding removes shows its last state`() throws {
    let store = Store(initialState: Shed.State(closets: [Closet.State(id: 1)])) { Shed() }
    let row = try #require(store.scope(\.closets, action: \.closets).first)
    row.send(.rename("last"))
    store.closets = []
    #expect(row.name == "last")
  }

  // MARK: Stacks

  nonisolated private static let pops: [@Sendable (inout StackState<Room.State>) -> Void] = [
    { $0.removeLast() },
    { $0.pop(from: $0.ids[1]) },
    { $0.pop(to: $0.ids[0]) },
    { $0[id: $0.ids[1]] = nil },
    { $0.removeAll() },
    { $0.removeAll { $0.id == 2 } },
  ]

  @Test(arguments: pops.indices)
  func `a popped element shows its last state`(pop: Int) throws {
    store.send(
      .change {
        $0.path.append(Room.State(id: 1))
        $0.path.append(Room.State(id: 2))
      }
    )
    let path = store.scope(state: \.path, action: \.path)
    let element = try #require(path.elements().last)
    element.send(.rename("last"))
    store.send(.change { [pops = Self.pops] in pops[pop](&$0.path) })
    #expect(store.path.count < 2)
    #expect(element.name == "last")
  }

  @Test func `an element that an action pops shows its last state`() throws {
    store.send(.change { $0.path.append(Room.State(id: 1)) })
    let path = store.scope(state: \.path, action: \.path)
    let element = try #require(path.elements().last)
    element.send(.rename("last"))
    store.send(.path(.popFrom(id: store.path.ids[0])))
    #expect(store.path.isEmpty)
    #expect(element.name == "last")
  }

  @Test func `an element shows its last state when another stack is assigned`() throws {
    store.send(.change { $0.path.append(Room.State(id: 1)) })
    let path = store.scope(state: \.path, action: \.path)
    let element = try #require(path.elements().last)
    element.send(.rename("last"))
    store.send(.change { $0.path = StackState([Room.State(id: 9)]) })
    #expect(element.name == "last")
  }

  // MARK: Optionals and cases

  @Test func `an optional child shows its last state`() throws {
    let guest = try #require(store.scope(\.guest, action: \.guest))
    guest.send(.rename("last"))
    let name = Watch { guest.name }
    store.send(.change { $0.guest = nil })
    #expect(name.shown == "last")
    #expect(guest.numbers == [0, 1])
    _ = name.take()
    store.send(.change { $0.count += 1 })
    #expect(name.take() == 0)
  }

  @Test func `an optional child that comes back is shown, and then its last state`() throws {
    let guest = try #require(store.scope(\.guest, action: \.guest))
    store.send(.change { $0.guest = nil })
    store.send(.change { $0.guest = Room.State(id: 4, name: "again") })
    #expect(try #require(store.scope(\.guest, action: \.guest)).name == "again")
    guest.send(.rename("later"))
    store.send(.change { $0.guest = nil })
    #expect(guest.name == "later")
  }

  @Test func `an optional child of a removed row shows its last state`() throws {
    store.send(.change { $0.rooms[id: 2]?.chest = Closet.State(id: 1) })
    let chest = try #require(try room(2).scope(\.chest, action: \.chest))
    chest.send(.rename("last"))
    store.send(.change { $0.rooms.remove(id: 2) })
    #expect(chest.name == "last")
  }

  @Test func `a payload shows its last state when the enum changes to another case`() throws {
    guard case .room(let room) = store.scope(\.floor, action: \.floor).case else {
      Issue.record("The floor is a room.")
      return
    }
    room.send(.rename("last"))
    store.send(.change { $0.floor = .closet(Closet.State(id: 1)) })
    #expect(room.name == "last")
  }

  @Test func `a payload shows its last state when a presented enum changes to another case`()
    throws
  {
    store.send(.change { $0.destination = .room(Room.State(id: 5)) })
    let destination = try #require(store.scope(\.$destination, action: \.destination))
    guard case .room(let room) = destination.case else {
      Issue.record("The destination is a room.")
      return
    }
    room.send(.rename("last"))
    store.send(.change { $0.destination = .closet(Closet.State(id: 1)) })
    #expect(room.name == "last")
  }

  @Test(arguments: [false, true])
  func `a payload is not confused with that of another case of the same type`(isScoped: Bool) throws
  {
    store.send(.change { $0.drawer = .edit(Closet.State(id: 1)) })
    let edit: StoreOf<Closet>
    if isScoped {
      edit = try #require(store.scope(\.drawer?.edit, action: \.drawer.edit))
    } else {
      let drawer = try #require(store.scope(\.drawer, action: \.drawer))
      edit = try #require(drawer.case.edit)
    }
    edit.send(.rename("edited"))
    store.send(.change { $0.drawer = .add(Closet.State(id: 2, name: "added")) })
    #expect(edit.name == "edited")
    store.send(.change { $0.drawer = nil })
    #expect(edit.name == "edited")
  }

  @Test func `a row that has moved into another row keeps what it showed last`() throws {
    let closet = Closet.State(id: 5, name: "last")
    store.send(.change { $0.closets = [closet] })
    let row = try #require(store.scope(\.closets, action: \.closets).first)
    #expect(row.name == "last")
    store.send(
      .change {
        let moved = $0.closets.remove(id: 5)!
        $0.rooms[id: 1]?.closets = [moved]
      }
    )
    store.send(.change { $0.rooms[id: 1]?.closets[id: 5]?.name = "moved" })
    store.send(.change { $0.rooms[id: 1]?.closets.remove(id: 5) })
    #expect(row.name == "last")
  }

  // MARK: Costs

  @Test func `looking for rows keeps none of them`() throws {
    let row = try room(2)
    row.send(.load)
    let copies = row.ballast.copies
    for _ in 0..<3 {
      store.send(
        .change {
          let rooms = $0.rooms
          $0.count = rooms.filter { $0.id > 1 }.count
        }
      )
      row.send(.load)
    }
    #expect(row.ballast.copies == copies)
  }

  @Test func `changes of children with stores cause no copies`() throws {
    let row = try room(2)
    let guest = try #require(store.scope(\.guest, action: \.guest))
    for child in [row, guest] { for _ in 0..<10 { child.send(.load) } }
    // The state from the creation of each store shares the first buffer.
    #expect(row.ballast.copies <= 1)
    #expect(guest.ballast.copies <= 1)
    for _ in 0..<10 { store.send(.change { $0.rooms[id: 2]?.ballast.count() }) }
    #expect(row.ballast.copies <= 1)
  }

  @Test func `a removed row without a store is released`() throws {
    weak var visitor: Visitor?
    do {
      let object = Visitor()
      visitor = object
      store.send(.change { $0.rooms[id: 2]?.visitor = object })
      _ = try room(1)
      _ = try room(2)
    }
    let row = try room(1)
    store.send(.change { $0.rooms.remove(id: 2) })
    #expect(visitor == nil)
    withExtendedLifetime(row) {}
  }

  @Test func `the last state of a row is released with its store`() throws {
    weak var visitor: Visitor?
    do {
      let object = Visitor()
      visitor = object
      let row = try room(2)
      store.send(.change { $0.rooms[id: 2]?.visitor = object })
      store.send(.change { $0.rooms.remove(id: 2) })
      #expect(row.state.visitor != nil)
    }
    #expect(visitor == nil)
  }
}

// MARK: Fixtures

private typealias Rooms = IdentifiedArrayOf<Room.State>

private final class Visitor: Sendable {}

@Reducer
private struct House {
  @ObservableState
  struct State {
    var count = 0
    var rooms: IdentifiedArrayOf<Room.State> = []
    var attic: IdentifiedArrayOf<Room.State> = []
    var closets: IdentifiedArrayOf<Closet.State> = []
    var drawer: Drawer.State?
    var path = StackState<Room.State>()
    var guest: Room.State?
    var floor = Floor.State.closet(Closet.State(id: 0))
    @Presents var destination: Floor.State?
  }

  enum Action {
    case change((inout State) -> Void)
    case rooms(IdentifiedActionOf<Room>)
    case attic(IdentifiedActionOf<Room>)
    case closets(IdentifiedActionOf<Closet>)
    case drawer(Drawer.Action)
    case path(StackActionOf<Room>)
    case guest(Room.Action)
    case floor(Floor.Action)
    case destination(PresentationAction<Floor.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.floor, action: \.floor) { Floor.body }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .forEach(\.rooms, action: \.rooms) { Room() }
    .forEach(\.attic, action: \.attic) { Room() }
    .forEach(\.closets, action: \.closets) { Closet() }
    .ifLet(\.drawer, action: \.drawer) { Drawer.body }
    .forEach(\.path, action: \.path) { Room() }
    .ifLet(\.guest, action: \.guest) { Room() }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private enum Drawer {
  case add(Closet)
  case edit(Closet)
}

@Reducer
private enum Floor {
  case room(Room)
  case closet(Closet)
}

@Reducer
private struct Room {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var name = "first"
    var numbers = [0]
    var closets: IdentifiedArrayOf<Closet.State> = []
    var chest: Closet.State?
    var visitor: Visitor?
    var ballast = Ballast()
  }

  enum Action {
    case rename(String)
    case load
    case closets(IdentifiedActionOf<Closet>)
    case chest(Closet.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name):
        state.name = name
        state.numbers.append(state.numbers.count)
      case .load: state.ballast.count()
      case .closets, .chest: break
      }
      return .none
    }
    .forEach(\.closets, action: \.closets) { Closet() }
    .ifLet(\.chest, action: \.chest) { Closet() }
  }
}

@Reducer
private struct Shed {
  @ObservableState
  struct State: Equatable {
    var closets: IdentifiedArrayOf<Closet.State> = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closets(IdentifiedActionOf<Closet>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer().forEach(\.closets, action: \.closets) { Closet() }
  }
}

@Reducer
private struct Closet {
  @ObservableState
  struct State: Identifiable, Equatable {
    let id: Int
    var name = "first"
  }

  enum Action {
    case rename(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name): state.name = name
      }
      return .none
    }
  }
}
