// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Reducer
private struct Draft {
  @ObservableState
  struct State: Codable, Hashable, Sendable { var text = "" }
  enum Action: Codable, Hashable, Sendable { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text): state.text = text
      }
      return .none
    }
  }
}

private struct Location: Codable, Hashable, Sendable { var name = "" }

/// An enum whose generated types have every conformance, with cases of every role.
@Reducer(
  state: .codable,
  .decodable,
  .encodable,
  .equatable,
  .hashable,
  .sendable,
  action: .codable,
  .decodable,
  .encodable,
  .equatable,
  .hashable,
  .sendable
)
private enum Everything {
  case draft(Draft)
  case alert(AlertState<Alert>)
  @ReducerCaseIgnored case location(Location)
  case pair(Int, name: String)
  indirect case nested(Nested.Body = Nested.body)
  case nothing

  enum Alert: Codable, Hashable, Sendable { case confirmed }
}

@Reducer(state: .codable, .hashable, .sendable, action: .codable, .hashable, .sendable)
private enum Nested {
  case draft(Draft)
}

/// A feature whose state compares its destination and its stack.
@Reducer
private struct Atelier {
  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case draft(Draft)
    case dialog(ConfirmationDialogState<Never>)
  }

  @Reducer(state: .equatable)
  enum Path {
    case draft(Draft)
    case atelier(Atelier)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}

@MainActor
@Suite("Enum reducers: conformances as arguments")
struct ConformanceArgumentTests {
  private func copied<Value: Codable & Hashable & Sendable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `generated states are compared and coded`() throws {
    let states: [Everything.State] = [
      .draft(Draft.State(text: "a")), .location(Location(name: "b")), .pair(1, name: "c"),
      .nested(.draft(Draft.State())), .nothing,
    ]
    for state in states { #expect(try copied(state) == state) }
    #expect(Set(states).count == states.count)
    #expect(Everything.State.pair(1, name: "a") != .pair(1, name: "b"))
  }

  @Test func `generated actions are compared and coded`() throws {
    let actions: [Everything.Action] = [
      .draft(.typed("a")), .alert(.confirmed), .nested(.draft(.typed("b"))),
    ]
    for action in actions { #expect(try copied(action) == action) }
    #expect(Set(actions).count == actions.count)
    #expect(Atelier.Destination.Action.draft(.typed("a")) != .draft(.typed("b")))
  }

  @Test func `a state compares its destination and its stack`() async {
    let store = TestStore(
      initialState: Atelier.State(destination: .draft(Draft.State()))
    ) {
      Atelier()
    }
    await store.send(\.destination.draft.typed, "a") {
      $0.destination = .draft(Draft.State(text: "a"))
    }
    await store.send(\.path.push, (id: 0, state: .atelier(Atelier.State()))) {
      $0.path[id: 0] = .atelier(Atelier.State())
    }
    await store.send(\.path.push, (id: 1, state: .draft(Draft.State()))) {
      $0.path[id: 1] = .draft(Draft.State())
    }
    await store.send(\.path[id: 1].draft.typed, "b") {
      $0.path[id: 1] = .draft(Draft.State(text: "b"))
    }
  }
}
