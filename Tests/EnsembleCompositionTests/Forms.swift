// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// Functions of every signature.
@ComposeReducer(.action(.equatable))
@Composer
struct Forms {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }

  @ComposeBodyActionCase
  func refresh(state: inout State) {
    state.log.append("refresh")
  }

  @ComposeBodyActionCase
  func moved(state: inout State, from: Int, to: Int) {
    state.log.append("moved \(from) \(to)")
  }

  @ComposeBodyActionCase("picked")
  func pick(state: inout State, _ index: Int) {
    state.log.append("picked \(index)")
  }

  @ComposeBodyActionCase
  static func reset(state: inout State) -> Effect<Action> {
    state.count = 0
    return .send(.refresh)
  }

  @ComposeBodyActionCase
  func maybe(action: Bool) -> EnsembleCore.EffectOf<Self>? {
    action ? .send(.refresh) : nil
  }

  @ComposeBodyActionCase
  func nothing() -> Void {}

  @ComposeBodyActionCase
  func load(state: State, action: Int) async -> Action {
    .loaded(state.count + action)
  }

  @ComposeBodyActionCase
  func loaded(state: inout State, action: Int) {
    state.count = action
  }

  @ComposeBodyActionCase(failure: "failed")
  func fail(send: Send<Action>) async throws {
    await send(.loaded(7))
    throw Failure()
  }

  @ComposeBodyActionCase
  func failed(state: inout State, action: Failure) {
    state.log.append("failed")
  }

  @ComposeBodyActionCase(cancelInFlight: true)
  func search(action: Int) async throws -> Action? {
    // ensemble-lint:disable:next uncontrolled-dependency - It only gives way.
    try await Task.sleep(for: .zero)
    return action > 0 ? .loaded(action) : nil
  }

  @ComposeBodyActionCase(debounce: .seconds(1))
  func typed(action: String) -> Effect<Action> {
    .send(.loaded(action.count))
  }

  @ComposeBody(position: .beforeCore)
  func before(state: inout State) {
    state.log.append("before")
  }

  @ComposeBody
  func every(state: State, action: Action) {}

  @ComposeBody(position: .afterCore)
  func after(state: inout State) {
    state.log.append("after")
  }

  @ComposeBodyOnChange(of: \State.count, attachment: .core)
  func countChanged(state: inout State, oldValue: Int, newValue: Int) {
    state.log.append("\(oldValue) to \(newValue)")
  }
}

struct Failure: Error, Equatable {}

/// A feature with handwritten actions, body and state.
@ComposeReducer(children: [.reducer("lamp", of: Lamp.self, initialState: .init(isOn: true))])
@Composer
struct Written {
  @ObservableState
  struct State: Equatable {
    var count = 0
    let id = 1
  }

  enum Action {
    case lamp(Lamp.Action)
    case add(Int)
    case other
  }

  @ComposeBodyActionCase
  func add(state: inout State, action: Int) {
    state.count += action
  }

  @ComposeDelegate("lamp")
  func lampSaid(state: inout State) {
    state.count = -1
  }

  var body: some ReducerOf<Self> {
    composedBody
    Reduce { state, action in
      if case .other = action { state.count += 100 }
      return .none
    }
  }
}

/// A feature with enum state.
@ComposeEnumReducer(
  .initialStateCase("form"),
  children: [
    .reducer("lamp", of: Lamp.self),
    .reducer("form", of: Forms.self, initialState: Forms.State(count: 3)),
    .state("pair", of: (Int, title: String).self),
    .alert(),
    .stateless("done"),
  ]
)
@Composer
struct Stage {
  @ComposeActionAlertCase
  enum Pick: Equatable {
    case first
  }

  enum ViewAction {
    case finish
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    state = .done
  }

  @ComposeDelegate("lamp")
  func lampSaid(state: inout State) {
    state = .pair(1, title: "x")
  }
}

/// A feature with a handwritten enum of state.
@ComposeEnumReducer(children: [.reducer("lamp", of: Lamp.self), .stateless("off")])
@Composer
struct WrittenStage {
  enum State: Equatable {
    case lamp(Lamp.State)
    case off
  }

  @ComposeDelegate("lamp")
  func lampSaid(state: inout State) {
    state = .off
  }
}

/// A public feature.
@ComposeReducer(
  .state(.codable, .hashable, .sendable),
  .action(.sendable),
  children: [.state("name", of: String.self), .state("count", of: Int.self, initialValue: 1)]
)
@Composer
public struct Shared {
  public enum ViewAction: Sendable {
    case tapped
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    state.count += 1
  }
}

/// A feature with two destinations, and children with their own reducers.
@ComposeReducer(
  .state(.notEquatable),
  children: [
    .presentsDestination(
      "first",
      reducerName: "First",
      children: [.reducer("lamp", of: Lamp.self)]
    ),
    .presentsDestination("second", reducerName: "Second", children: []),
    .reducer("limited", of: Limited.self, initialState: 0, using: Limited(limit: 3)),
    .reducer("custom", of: Limited.self, initialState: 0),
    .reducer(
      "clocked",
      of: Clocked.self,
      initialState: .init(),
      using: Clocked().dependency(\.uuid, .incrementing)
    ),
  ]
)
@Composer
struct Custom {
  let limit: Int

  @ComposeBodyChildReducer("custom")
  var customLimited: Limited { Limited(limit: limit) }

  @ComposeBody
  func listen() {}
}

struct Limited: Reducer {
  let limit: Int

  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state = min(limit, state + 1)
    return .none
  }
}

@Composer
struct Clocked {
  struct State: Equatable {
    var id: UUID?
  }

  @Dependency(\.uuid) var uuid

  @ComposeBodyActionCase
  func make(state: inout State) {
    state.id = uuid()
  }
}

/// A feature that contains itself.
@ComposeReducer(children: [.identifiedArray("children", of: .itself)])
@Composer
struct Tree {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ComposeBodyActionCase
  func tap(state: inout State) {
    state.count += 1
  }
}

/// A generic feature.
@ComposeReducer(.bindable, children: [.reducer("lamp", of: Lamp.self, initialState: .init())])
@Composer
struct Picker<Item: Equatable & Sendable> {
  struct State: Equatable {
    var items: [Item]
    var text = ""
  }

  @ComposeBodyActionCase
  func pick(state: inout State, action: Item) {
    state.items.append(action)
  }

  @ComposeDelegate("lamp")
  func lampSaid(state: inout State) {
    state.items.removeAll()
  }
}

@Composer
private struct Hidden {
  @ComposeBodyActionCase
  private func tap() {}
}
