// SPDX-License-Identifier: MIT

import Ensemble
import Testing

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private enum NumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

/// A feature that reports the number that its reducer and its effects read.
@Reducer
private struct Numbers {
  @ObservableState
  struct State: Equatable {
    var inReducer: Int?
    var inEffect: [Int] = []
  }

  enum Action {
    case run
    case runUnderOverride
    case mapUnderOverride
    case prepared
    case seen(Int)
  }

  @Dependency(\.number) var number
  var prepared = Effect<Action>.none

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run:
        state.inReducer = number
        return look
      case .runUnderOverride:
        return withDependencies {
          $0.number = 42
        } operation: {
          look
        }
      case .mapUnderOverride:
        return withDependencies {
          $0.number = 42
        } operation: {
          Effect<Int>.send(1).map { .seen($0 + number) }
        }
      case .prepared:
        return prepared
      case .seen(let number):
        state.inEffect.append(number)
        return .none
      }
    }
  }

  var look: Effect<Action> { .run { send in await send(.seen(number)) } }
}

/// A reducer that runs another one with manual overrides.
private struct Overriding<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies {
      $0.number = 42
    } operation: {
      base.reduce(into: &state, action: action)
    }
  }
}

@MainActor
@Suite("Dependencies of effects")
struct EffectDependenciesTests {
  private func inEffect(
    of store: Store<Numbers.State, Numbers.Action>,
    _ action: Numbers.Action
  ) async -> [Int] {
    await store.send(action).finish()
    return store.inEffect
  }

  @Test(arguments: [nil, 7])
  func `an effect captures the dependencies at its creation`(
    ofStore: Int?
  ) async {
    let store = Store(initialState: Numbers.State()) {
      Numbers()
    } withDependencies: {
      if let ofStore { $0.number = ofStore }
    }
    #expect(await inEffect(of: store, .runUnderOverride) == [42])
    // Not the next one.
    #expect(await inEffect(of: store, .run) == [42, ofStore ?? 0])
  }

  @Test func `a map captures the dependencies at its creation`() async {
    let store = Store(initialState: Numbers.State()) { Numbers() }
    #expect(await inEffect(of: store, .mapUnderOverride) == [43])
  }

  @Test func `a manual override in a reducer applies to its effects`() async {
    let store = Store(initialState: Numbers.State()) { Overriding(base: Numbers()) }
    #expect(await inEffect(of: store, .run) == [42])
    #expect(store.inReducer == 42)
  }

  @Test func `an effect without captured overrides has the store's dependencies`() async {
    let prepared = Effect<Numbers.Action>.run { send in
      @Dependency(\.number) var number
      await send(.seen(number))
    }
    let store = Store(initialState: Numbers.State()) {
      Numbers(prepared: prepared)
    } withDependencies: {
      $0.number = 7
    }
    #expect(await inEffect(of: store, .prepared) == [7])
  }

  @Test(arguments: [nil, 7])
  func `a store's dependencies replace those of the sender`(ofStore: Int?) async {
    let store = Store(initialState: Numbers.State()) {
      Numbers()
    } withDependencies: {
      if let ofStore { $0.number = ofStore }
    }
    let task = withDependencies {
      $0.number = 1
    } operation: {
      store.send(.run)
    }
    await task.finish()
    #expect(store.inReducer == ofStore ?? 0)
    #expect(store.inEffect == [ofStore ?? 0])
  }

  @Test func `a step of a concatenation does not inherit from the previous one`() async {
    let under = withDependencies {
      $0.number = 42
    } operation: {
      Effect<Numbers.Action>.run { _ in }
    }
    let after = Effect<Numbers.Action>.run { send in
      @Dependency(\.number) var number
      await send(.seen(number))
    }
    let store = Store(initialState: Numbers.State()) {
      Numbers(prepared: .concatenate(under, after))
    }
    #expect(await inEffect(of: store, .prepared) == [0])
  }
}
