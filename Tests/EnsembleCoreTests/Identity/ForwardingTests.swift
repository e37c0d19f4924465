// SPDX-License-Identifier: MIT

import Ensemble
import IssueReporting
import Testing

/// A custom operator, which calls its base for each action.
struct Forwarding<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

/// Members by name.
@Reducer
private struct Crew {
  struct State {
    var members = ["Ada": Member.State(), "Grace": Member.State()]
  }

  enum Action {
    case add(String)
    case remove(String)
    case members(IdentifiedAction<String, Member.Action>)
  }

  /// Whether only the collection is under the operator.
  var isOperatorInside = false

  var body: some ReducerOf<Self> {
    if isOperatorInside {
      Forwarding(base: collection)
    } else {
      collection
    }
  }

  private var collection: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .add(let name): state.members[name] = Member.State()
      case .remove(let name): state.members[name] = nil
      case .members: break
      }
      return .none
    }
    .forEachNamespaced(\.members, action: \.members) { Member() }
  }
}

@MainActor
@Suite("Dictionaries under a custom operator")
struct ForwardingTests {
  private func makeStore(isOperatorInside: Bool) -> StoreOf<Crew> {
    isOperatorInside
      ? Store(initialState: Crew.State()) { Crew(isOperatorInside: true) }
      : Store(initialState: Crew.State()) { Forwarding(base: Crew()) }
  }

  @Test(arguments: [true, false])
  func `removing a value under a custom operator cancels only its own effects`(isInside: Bool) async
  {
    let store = makeStore(isOperatorInside: isInside)
    let jobs = ["Ada": Job(), "Grace": Job()]
    var tasks: [String: StoreTask] = [:]
    for (name, job) in jobs {
      tasks[name] = store.send(.members(.element(id: name, action: .start(job.effect()))))
      await job.began()
    }
    store.send(.add("Alan"))
    store.send(.remove("Ada"))
    store.send(.remove("Alan"))
    jobs["Grace"]?.end()
    jobs["Ada"]?.end()
    for task in tasks.values { await task.finish() }
    #expect(jobs["Ada"]?.wasCancelled == true)
    #expect(jobs["Grace"]?.isEnded == true)
    #expect(store.isIdle)
  }
}
