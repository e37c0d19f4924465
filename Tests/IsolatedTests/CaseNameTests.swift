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
}
