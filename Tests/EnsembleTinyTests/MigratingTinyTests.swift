// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import Testing

import class EnsembleTiny.Store

// The section of `Migrating.md` on tinyTCA.

private struct CounterFeature: Feature {
  struct State: Equatable, Sendable {
    var count = 0
    var hasFailed = false
  }

  enum Action: Equatable, Sendable { case setCount(Int), fail, failed }

  struct Failure: Error {}

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .setCount(let count): state.count = count
    case .fail: throw Failure()
    case .failed: state.hasFailed = true
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    action == .setCount(1) ? .setCount(2) : nil
  }

  func action(for error: any Error, during action: Action) -> Action? { .failed }
}

private struct API: Sendable {
  var name: @Sendable () async -> String
  static let live = API { "Blob" }
}

private struct Profile: InstanceFeature {
  struct State: Equatable, Sendable {
    var name = ""
  }

  enum Action: Equatable, Sendable { case load, loaded(String) }

  let api: API

  var initialState: State { State() }

  func reducer(state: inout State, action: Action) {
    if case .loaded(let name) = action { state.name = name }
  }

  func effect(for action: Action, state: State) async -> Action? {
    action == .load ? .loaded(await api.name()) : nil
  }
}

/// A control of a toolkit.
@MainActor
private struct Stepper {
  @Binding var value: Int

  init(_ title: String, value: Binding<Int>) { _value = value }
}

@MainActor
private struct CounterView {
  @StoreState<CounterFeature> private var state: CounterFeature.State

  init(store: Store<CounterFeature>) { _state = StoreState(store) }

  var text: String { "\(state.count)" }

  static var preview: CounterView {
    CounterView(
      store:
        .preview(CounterFeature.State(count: 42), effects: .live)
    )
  }
}

@MainActor
@Suite("Migrating from tinyTCA", .timeLimit(.minutes(10)))
struct MigratingTinyTests {
  @Test func `a store holds a feature with clients`() async {
    let store =
      Store(Profile(api: .live))
    await store.send(.load).finish()
    #expect(store.state.name == "Blob")
  }

  @Test func `a view specifies the feature of its state`() {
    #expect(CounterView(store: Store()).text == "0")
    #expect(CounterView.preview.text == "42")
  }

  @Test func `a part of the state is bound with an action`() {
    let store = Store<CounterFeature>()
    let stepper =
      Stepper("Count", value: store.binding(\.count, send: CounterFeature.Action.setCount))
    stepper.value += 5
    #expect(store.state.count == 5)
  }

  @Test func `an error becomes an action`() async {
    let store = Store<CounterFeature>()
    await store.send(.fail).finish()
    #expect(store.state.hasFailed)
  }
}
