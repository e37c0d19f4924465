// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

/// A feature without actions.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable { var value = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value += 1
      return .none
    }
  }
}

/// A feature whose cases have the names of members of sequences, collections and of `Equatable`.
@Reducer
struct NamesOfMembers {
  @Reducer
  enum Destination {
    case filter(Leaf)
    case map(Leaf)
    case first(Leaf)
    case last(Leaf)
    case min(Leaf)
    case max(Leaf)
    case contains(Leaf)
    case prefix(Leaf)
    case suffix(Leaf)
    case sorted(Leaf)
    case reduce(Leaf)
    case count(Leaf)
    case isEmpty(Leaf)
    case dropFirst(Leaf)
    case enumerated(Leaf)
    case forEach(Leaf)
    case compactMap(Leaf)
    case flatMap(Leaf)
    case lazy(Leaf)
    case reversed(Leaf)
    case shuffled(Leaf)
    case split(Leaf)
    case starts(Leaf)
    case underestimatedCount(Leaf)
    case indices(Leaf)
    case startIndex(Leaf)
    case endIndex(Leaf)
    case index(Leaf)
    case randomElement(Leaf)
    case element(Leaf)
    case iterator(Leaf)
    case makeIterator(Leaf)
    case allSatisfy(Leaf)
    case elementsEqual(Leaf)
    case lexicographicallyPrecedes(Leaf)
    case joined(Leaf)
    case drop(Leaf)
    case dropLast(Leaf)
    case firstIndex(Leaf)
    case lastIndex(Leaf)
    case distance(Leaf)
    case formIndex(Leaf)
    case popFirst(Leaf)
    case removeFirst(Leaf)
    case difference(Leaf)
    case withContiguousStorageIfAvailable(Leaf)
    case hash(Leaf)
    case hashValue(Leaf)
    case description(Leaf)
    case id(Leaf)
    case next(Leaf)
    case path(Leaf)
    case root(Leaf)
    case value(Leaf)
    case state(Leaf)
    case action(Leaf)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Destination.State>()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Destination>)
    case filter(Int)
    case map(String)
    case sorted
    case first(Leaf.Action)
    case count(Int)
    case isEmpty
    case contains(Int)
    case reduce(Int)
    case prefix(Int)
    case allSatisfy(Int)
    case element(Int)
    case next
    case hash
    case id(Int)
    case description(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}

extension NamesOfMembers.Destination.State: Equatable {}

@MainActor
@Suite("Names of cases")
struct CaseNameTests {
  @Test("key paths to cases with the names of members are found")
  func names() async {
    #expect(\NamesOfMembers.Action.Cases.filter != \NamesOfMembers.Action.Cases.map)
    #expect(NamesOfMembers.Action.sorted.is(\.sorted))
    #expect(NamesOfMembers.Action.filter(1)[case: \.filter] == 1)
    #expect(NamesOfMembers.Destination.State.map(Leaf.State()).is(\.map))
    let store = TestStore(
      initialState: NamesOfMembers.State(destination: .filter(Leaf.State()))
    ) {
      NamesOfMembers()
    }
    await store.send(\.destination.filter.tapped) {
      $0.destination = .filter(Leaf.State(value: 1))
    }
    await store.send(\.filter, 1)
    await store.send(\.map, "a")
  }

  @Test("stores of cases with the names of members are found")
  func stores() {
    @Bindable var store = Store(
      initialState: NamesOfMembers.State(destination: .filter(Leaf.State()))
    ) {
      NamesOfMembers()
    }
    let filter = $store.scope(state: \.destination?.filter, action: \.destination.filter)
    #expect(filter.wrappedValue?.value == 0)
    #expect(store.scope(state: \.destination?.map, action: \.destination.map) == nil)
    let first = $store.scope(state: \.destination?.first, action: \.destination.first)
    #expect(first.wrappedValue == nil)
    let count = $store.scope(state: \.destination?.count, action: \.destination.count)
    #expect(count.wrappedValue == nil)
  }

  @Test("elements of stacks with the names of members are found")
  func elements() async {
    let store = TestStore(
      initialState: NamesOfMembers.State(
        path: StackState([.first(Leaf.State()), .hash(Leaf.State())])
      )
    ) {
      NamesOfMembers()
    }
    await store.send(\.path[id: 0].first.tapped) { $0.path[id: 0, case: \.first]?.value = 1 }
    await store.send(\.path[id: 1].hash.tapped) { $0.path[id: 1, case: \.hash]?.value = 1 }
  }

  @Test("key paths to the cases of actions with the names of members are found")
  func actions() {
    #expect(NamesOfMembers.Action.count(2)[case: \.count] == 2)
    #expect(NamesOfMembers.Action.contains(2)[case: \.contains] == 2)
    #expect(NamesOfMembers.Action.reduce(2)[case: \.reduce] == 2)
    #expect(NamesOfMembers.Action.prefix(2)[case: \.prefix] == 2)
    #expect(NamesOfMembers.Action.allSatisfy(2)[case: \.allSatisfy] == 2)
    #expect(NamesOfMembers.Action.element(2)[case: \.element] == 2)
    #expect(NamesOfMembers.Action.id(2)[case: \.id] == 2)
    #expect(NamesOfMembers.Action.description(2)[case: \.description] == 2)
    #expect(NamesOfMembers.Action.first(.tapped).is(\.first.tapped))
    #expect(NamesOfMembers.Action.next.is(\.next))
    #expect(NamesOfMembers.Action.hash.is(\.hash))
    #expect(NamesOfMembers.Action.isEmpty.is(\.isEmpty))
  }

  @Test("composed children with the names of members are found")
  func composed() async {
    let store = TestStore(initialState: Composed.State(first: Note.State(), map: Note.State())) {
      Composed()
    }
    await store.send(\.first.view.typed, "a") { $0.first.text = "a" }
    await store.send(\.map.view.typed, "b") { $0.map.text = "b" }
  }
}

/// A composed feature whose children have the names of members of sequences.
@ComposeReducer(
  children: [
    .reducer("first", of: Note.self), .reducer("map", of: Note.self),
    .presentsDestination(children: [
      .reducer("filter", of: Note.self), .state("contains", of: String.self),
    ]),
    .navigationStack(children: [.reducer("sorted", of: Note.self)]),
  ]
)
@Composer
struct Composed {
  struct State: Equatable {}
}

/// A composed feature with the name that generated code could take.
@ComposeReducer(
  children: [.presentsDestination(children: [.reducer("note", of: Note.self)])]
)
@Composer
struct ComposedFeature {
  struct State: Equatable { var count = 0 }
  enum ViewAction { case noteTapped }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    state.destination = .note(Note.State())
  }
}
