// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing outside of views", .timeLimit(.minutes(10)))
struct ObserveTests {
  private let store = StoreOf<Family>.family()
  private let values: AsyncStream<Int>
  private let seen: AsyncStream<Int>.Continuation

  init() {
    (values, seen) = AsyncStream.makeStream()
  }

  @Test func `a closure is called immediately and once per batch of changes`()
    async
  {
    var iterator = values.makeAsyncIterator()
    let token = observe { seen.yield(store.notes.count) }
    #expect(await iterator.next() == 0)
    store.send(.note("a"))
    #expect(await iterator.next() == 1)
    store.send(.note("b"))
    store.send(.note("c"))
    #expect(await iterator.next() == 3)
    token.cancel()
  }

  @Test func `a change of an unread value does not call the closure`() async {
    var iterator = values.makeAsyncIterator()
    let token = observe { seen.yield(store.notes.count) }
    #expect(await iterator.next() == 0)
    store.change { $0.plain.notes = ["other"] }
    store.send(.note("a"))
    #expect(await iterator.next() == 1)
    token.cancel()
  }

  @Test func `each call replaces the observed values`() async {
    var iterator = values.makeAsyncIterator()
    let token = observe {
      seen.yield(store.notes.isEmpty ? store.plain.notes.count : 10)
    }
    #expect(await iterator.next() == 0)
    store.change { $0.plain.notes = ["a"] }
    #expect(await iterator.next() == 1)
    store.send(.note("a"))
    #expect(await iterator.next() == 10)
    store.change { $0.plain.notes = [] }
    store.send(.note("b"))
    #expect(await iterator.next() == 10)
    token.cancel()
  }

  @Test(arguments: [true, false])
  func `an observation ends when its token is cancelled or deallocated`(isCancelled: Bool) async {
    var iterator = values.makeAsyncIterator()
    var calls = 0
    var object: Object? = Object()
    weak let weakObject = object
    var token: ObserveToken? = observe { [object] in
      calls += store.notes.count + (object == nil ? 100 : 1)
    }
    object = nil
    #expect(weakObject != nil)
    let other = observe { seen.yield(store.notes.count) }
    #expect(await iterator.next() == 0)
    if isCancelled { token?.cancel() } else { token = nil }
    #expect(weakObject == nil)
    for count in 1...2 {
      store.send(.note("a"))
      #expect(await iterator.next() == count)
    }
    #expect(calls == 1)
    other.cancel()
  }

  @Test func `tokens can be stored in a set or an array`() async {
    var iterator = values.makeAsyncIterator()
    var set: Set<ObserveToken> = []
    var array: [ObserveToken] = []
    observe { seen.yield(store.notes.count) }.store(in: &set)
    observe { seen.yield(store.notes.count) }.store(in: &array)
    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == 0)
    store.send(.note("a"))
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 1)
    #expect(!set.contains(array[0]))
    array = []
    store.send(.note("b"))
    #expect(await iterator.next() == 2)
    set = []
  }

  @Test func `perception tracking is observation tracking`() {
    let told = LockIsolated(0)
    let count = withPerceptionTracking {
      store.notes.count
    } onChange: {
      told.withValue { $0 += 1 }
    }
    #expect(count == 0)
    store.change { $0.plain.notes = ["other"] }
    #expect(told.value == 0)
    store.send(.note("a"))
    store.send(.note("b"))
    #expect(told.value == 1)
  }

  @Test func `the store of an optional reports when its child appears and disappears`() async {
    let (events, event) = AsyncStream.makeStream(of: String.self)
    var iterator = events.makeAsyncIterator()
    let optional: Store<Member.State?, Member.Action> = store.scope(state: \.child, action: \.child)
    let token = optional.ifLet(
      then: { child in
        event.yield("child with \(child.notes.count)")
        child.send(.note("seen"))
      },
      else: { event.yield("none") }
    )
    #expect(await iterator.next() == "none")
    store.change { $0.child = Member.State(notes: ["a"]) }
    #expect(await iterator.next() == "child with 1")
    #expect(store.child?.notes == ["a", "seen"])
    store.change { $0.child = Member.State() }
    store.change { $0.child = nil }
    #expect(await iterator.next() == "none")
    token.cancel()
  }
}

private final class Object {}
