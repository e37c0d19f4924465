// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("dismiss")
struct DismissTests {
  let store = StoreOf<Screen>.screen { $0.sheet = Screen.State(sheet: Screen.State()) }

  @Test(arguments: ["reducer", "effect"])
  func `a child can dismiss itself in its first action`(place: String) async {
    let dismiss: Screen.Action = place == "effect" ? .dismissInEffect : .dismissInReducer
    await store.send(.sheet(.presented(dismiss))).finish()
    #expect(store.sheet == nil)
    #expect(store.notes == ["sheet presented: 0", "sheet dismiss: 0"])
  }

  @Test(arguments: ["reducer", "effect"])
  func `a grandchild dismisses only itself`(place: String) async {
    let dismiss: Screen.Action = place == "effect" ? .dismissInEffect : .dismissInReducer
    await store.send(.sheet(.presented(.sheet(.presented(dismiss))))).finish()
    #expect(store.sheet != nil)
    #expect(store.sheet?.sheet == nil)
  }

  @Test func `effects of a child that dismisses itself are cancelled`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    await store.send(.sheet(.presented(.dismissInEffect))).finish()
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `a child can dismiss itself from a detached task`() async {
    let done = Gate()
    store.send(
      .sheet(
        .presented(
          .perform { _ in
            @Dependency(\.dismiss) var dismiss
            Task.detached { [dismiss] in
              await dismiss()
              done.open()
            }
            return .none
          }
        )
      )
    )
    await done.opened()
    #expect(store.sheet == nil)
  }

  @Test func `remaining operations of a child do not dismiss its successor`() async {
    let mayDismiss = Gate()
    let task = store.send(
      .sheet(
        .presented(
          .perform { _ in
            @Dependency(\.dismiss) var dismiss
            return .run { [dismiss] _ in
              // Continues after the cancellation.
              await mayDismiss.opened()
              await dismiss()
            }
          }
        )
      )
    )
    store.send(.sheet(.dismiss))
    store.change { $0.sheet = Screen.State(notes: ["successor"]) }
    mayDismiss.open()
    await task.finish()
    #expect(store.sheet?.notes == ["successor"])
  }

  @Test func `a child whose state is replaced by one of equal identity dismisses itself`() async {
    let mayDismiss = Gate()
    let task = store.send(
      .sheet(
        .presented(
          .perform { _ in
            @Dependency(\.dismiss) var dismiss
            return .run { [dismiss] _ in
              await mayDismiss.opened()
              await dismiss()
            }
          }
        )
      )
    )
    store.change { $0.sheet = Screen.State(notes: ["same child"]) }
    mayDismiss.open()
    await task.finish()
    #expect(store.sheet == nil)
  }

  @Test func `a second dismissal has no effect`() async {
    await store.send(
      .sheet(
        .presented(
          .perform { _ in
            @Dependency(\.dismiss) var dismiss
            return .run { [dismiss] _ in
              await dismiss()
              await dismiss()
            }
          }
        )
      )
    ).finish()
    #expect(store.sheet == nil)
  }

  @Test func `a root cannot dismiss itself`() async {
    await expectReport("The 'dismiss' at", "has no presentation to end.") {
      await store.send(.dismissInEffect).finish()
    }
    await expectReport("The 'dismiss' at", "has no presentation to end.") {
      await store.send(.dismissInReducer).finish()
    }
  }

  @Test func `a feature knows whether it is presented`() async {
    let answers = Recorder<Bool>()
    let ask = Screen.Action.perform { _ in
      @Dependency(\.isPresented) var isPresented
      answers.record(isPresented)
      return .run { _ in
        @Dependency(\.isPresented) var isPresented
        answers.record(isPresented)
      }
    }
    await store.send(ask).finish()
    #expect(answers.values == [false, false])
    await store.send(.sheet(.presented(ask))).finish()
    #expect(answers.values == [false, false, true, true])
  }

  @Test func `the root is not presented while it reduces an action of a child's effect`() async {
    let answers = Recorder<Bool>()
    let store = Store(initialState: Screen.State(sheet: Screen.State())) {
      Screen()
      Reduce { _, action in
        guard case .sheet(.presented(.note)) = action else { return .none }
        @Dependency(\.isPresented) var isPresented
        answers.record(isPresented)
        return .none
      }
    }
    await store.send(.sheet(.presented(.start(.run { await $0(.note("hello")) })))).finish()
    #expect(answers.values == [false])
  }

  @Test func `a store inside a child's reducer is not presented`() {
    let answers = Recorder<Bool>()
    store.send(
      .sheet(
        .presented(
          .perform { _ in
            MainActor.assumeIsolated {
              let other = StoreOf<Screen>.screen()
              other.send(
                .perform { _ in
                  @Dependency(\.isPresented) var isPresented
                  answers.record(isPresented)
                  return .none
                }
              )
            }
            return .none
          }
        )
      )
    )
    #expect(answers.values == [false])
  }

  @Test func `an overridden dismissal of a root does not apply to its children`() async {
    let calls = Recorder<String>()
    let store = Store(initialState: Screen.State(sheet: Screen.State())) {
      Screen()
    } withDependencies: {
      $0.dismiss = DismissEffect { calls.record("root") }
    }
    await store.send(.dismissInEffect).finish()
    await store.send(.dismissInReducer).finish()
    #expect(calls.values == ["root", "root"])
    await store.send(.sheet(.presented(.dismissInEffect))).finish()
    #expect(calls.count == 2)
    #expect(store.sheet == nil)
  }

  @Test func `a dismissal that is set on a presented reducer takes precedence`() async {
    let calls = Recorder<String>()
    let store = Store(initialState: Screen.State(sheet: Screen.State())) {
      Reduce<Screen.State, Screen.Action> { _, _ in .none }
        .ifLet(\.$sheet, action: \.sheet) {
          Screen().dependency(\.dismiss, DismissEffect { calls.record("set") })
        }
    }
    await store.send(.sheet(.presented(.dismissInEffect))).finish()
    await store.send(.sheet(.presented(.dismissInReducer))).finish()
    #expect(calls.values == ["set", "set"])
    #expect(store.sheet != nil)
  }
}
