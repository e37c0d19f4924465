// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Overriding dependencies in reducers")
struct DependencyTests {
  @Test func `a reducer and its effects use dependencies that are set on it`() async {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(\.word, "set") }
    await store.send(.speak).finish()
    #expect(store.said == ["reducer set", "effect set"])
  }

  @Test func `a sibling does not use dependencies that are set on another`() async {
    let store = Store(initialState: Speaker.State()) {
      Speaker().dependency(\.word, "set")
      Speaker()
    }
    await store.send(.sayNow).finish()
    #expect(store.said == ["reducer set", "reducer default"])
  }

  @Test func `a value that is set closer to the reader takes precedence`() async {
    let store = Store(initialState: Speaker.State()) {
      Speaker().dependency(\.word, "inner").dependency(\.word, "outer")
    }
    await store.send(.speak).finish()
    #expect(store.said == ["reducer inner", "effect inner"])
  }

  @Test func `a dependency that is its own key can be set by its value`() async {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(Loudness(level: 3)) }
    store.send(.shout)
    #expect(store.said == ["loud 3"])
  }

  @Test func `a transform changes the outer value`() async {
    let store = Store(initialState: Speaker.State()) {
      Speaker()
        .transformDependency(\.word) { $0 += "!" }
        .dependency(\.word, "outer")
    }
    await store.send(.speak).finish()
    #expect(store.said == ["reducer outer!", "effect outer!"])
  }

  @Test func `a transform is called for each action`() {
    let calls = LockIsolated(0)
    let store = Store(initialState: Speaker.State()) {
      Speaker().transformDependency(\.word) { word in
        calls.withValue { $0 += 1 }
        word = "\(calls.value)"
      }
    }
    store.send(.sayNow)
    let first = store.said.last
    store.send(.sayNow)
    #expect(store.said.last != first)
  }

  @Test func `a child inherits dependencies of its parent unless it overrides them`() async {
    let store = Store(initialState: Two.State()) { Two().dependency(\.word, "parent") }
    await store.send(.first(.speak)).finish()
    await store.send(.second(.speak)).finish()
    #expect(store.first.said == ["reducer parent", "effect parent"])
    #expect(store.second.said == ["reducer child", "effect child"])
  }

  @Test func `a store sets dependencies for its state, its reducer and its effects`() async {
    let store = Store(initialState: Speaker.State(said: [currentWord()])) {
      Speaker()
    } withDependencies: {
      $0.word = "store"
    }
    await store.send(.speak).finish()
    #expect(store.said == ["store", "reducer store", "effect store"])
  }

  @Test func `a store captures the dependencies at its creation`() async {
    let store = withDependencies {
      $0.word = "around"
    } operation: {
      Store(initialState: Speaker.State()) { Speaker() }
    }
    await store.send(.speak).finish()
    #expect(store.said == ["reducer around", "effect around"])
  }

  @Test func `an effect reads a local dependency like its reducer`() async {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(\.word, "set") }
    await store.send(.speakLocally).finish()
    #expect(store.said == ["local set"])
  }

  @Test func `the second effect of a concatenation keeps its dependencies`() async {
    let store = Store(initialState: Speaker.State()) { Speaker().dependency(\.word, "set") }
    await store.send(.speakTwice).finish()
    #expect(store.said == ["effect set", "effect set"])
  }

  @Test func `a feature that is not presented cannot be dismissed`() async {
    let store = Store(initialState: Speaker.State()) { Speaker() }
    await expectReport("The 'dismiss' at", "has no presentation to end.") {
      await store.send(.leave).finish()
    }
  }
}

// MARK: Fixtures

private func currentWord() -> String {
  @Dependency(\.word) var word
  return word
}

private struct Loudness: TestDependencyKey {
  var level = 1
  static let testValue = Loudness()
}

private enum WordKey: DependencyKey {
  static let liveValue = "default"
  static let testValue = "default"
}

extension DependencyValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

@Reducer
private struct Speaker {
  @ObservableState
  struct State: Equatable {
    var said: [String] = []
  }

  enum Action {
    case speak
    case sayNow
    case shout
    case speakLocally
    case speakTwice
    case leave
    case said(String)
  }

  @Dependency(\.word) var word
  @Dependency(Loudness.self) var loudness
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .speak:
        state.said.append("reducer \(word)")
        return .run { send in await send(.said("effect \(word)")) }
      case .sayNow:
        state.said.append("reducer \(word)")
        return .none
      case .shout:
        state.said.append("loud \(loudness.level)")
        return .none
      case .speakLocally:
        return .run { send in
          @Dependency(\.word) var local
          await send(.said("local \(local)"))
        }
      case .speakTwice:
        let effect = Effect<Action>.run { send in
          @Dependency(\.word) var local
          await send(.said("effect \(local)"))
        }
        return .concatenate(effect, effect)
      case .leave:
        return .run { _ in await dismiss() }
      case .said(let text):
        state.said.append(text)
        return .none
      }
    }
  }
}

@Reducer
private struct Two {
  @ObservableState
  struct State: Equatable {
    var first = Speaker.State()
    var second = Speaker.State()
  }

  enum Action {
    case first(Speaker.Action)
    case second(Speaker.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Speaker() }
    Scope(state: \.second, action: \.second) { Speaker().dependency(\.word, "child") }
  }
}
