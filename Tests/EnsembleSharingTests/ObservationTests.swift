// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Observation
import Testing

@Suite("Observation of shared values")
@MainActor
struct SharedObservationTests {
  struct Settings: Equatable, Sendable {
    var theme = "light"
    var size = 12
  }

  @ObservableState
  struct Profile: Equatable, Sendable {
    var name = "Blob"
    var age = 1
  }

  @Test("A change notifies once")
  func change() {
    let count = Shared(value: 1)
    let changes = changes { _ = count.wrappedValue }
    count.withLock { $0 = 2 }
    #expect(changes.value == 1)
  }

  @Test("An equal value notifies nobody")
  func equal() {
    let count = Shared(value: 1)
    let changes = changes { _ = count.wrappedValue }
    count.withLock { $0 = 1 }
    #expect(changes.value == 0)
  }

  @Test("Reading a member observes only the member")
  func member() {
    let settings = Shared(value: Settings())
    let theme = changes { _ = settings.theme.wrappedValue }
    let size = changes { _ = settings.size.wrappedValue }
    settings.withLock { $0.size = 13 }
    #expect(theme.value == 0)
    #expect(size.value == 1)
  }

  @Test("Reading an element observes only the element")
  func element() throws {
    let items = Shared(value: IdentifiedArray(uniqueElements: (0..<3).map { Item(id: $0) }))
    let all = Array(items)
    let first = changes { _ = all[0].title.wrappedValue }
    let second = changes { _ = all[1].title.wrappedValue }
    all[1].title.withLock { $0 = "x" }
    #expect(first.value == 0)
    #expect(second.value == 1)
  }

  struct Item: Equatable, Identifiable, Sendable {
    let id: Int
    var title = ""
  }

  @Test("Reading a field of a shared observable state observes only the field")
  func observableState() {
    let profile = Shared(value: Profile())
    let name = changes { _ = profile.wrappedValue.name }
    let age = changes { _ = profile.wrappedValue.age }
    profile.withLock { $0.age = 2 }
    #expect(name.value == 0)
    #expect(age.value == 1)
    profile.withLock { $0.name = "Sr" }
    #expect(name.value == 1)
  }

  @Test("Replacing a shared observable state notifies the observers of its fields")
  func replacedState() {
    let profile = Shared(value: Profile())
    let name = changes { _ = profile.wrappedValue.name }
    profile.withLock { $0 = Profile(name: "Jr") }
    #expect(name.value == 1)
  }

  @Test("Another reference notifies the observers of the value")
  func retargeting() {
    @Shared(value: 1) var count
    let changes = changes { _ = count }
    $count = Shared(value: 2)
    #expect(changes.value == 1)
  }

  @Test("A reducer that changes a value twice notifies once, at the end of the drain")
  func drain() {
    let count = Shared(value: 1)
    let seen = LockIsolated<[Int]>([])
    let store = Store(initialState: Twice.State(count: count)) { Twice() }
    withObservationTracking {
      _ = store.count
    } onChange: {
      seen.withValue { $0.append(count.wrappedValue) }
    }
    store.send(.run)
    #expect(seen.value == [3])
  }

  @Reducer
  struct Twice {
    @ObservableState
    struct State {
      @Shared var count: Int
    }
    enum Action { case run, again }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.$count.withLock { $0 += 1 }
        return action.is(\.run) ? .send(.again) : .none
      }
    }
  }

  @Test("A change on another thread holds at once, and notifies on the main actor")
  func otherThread() async {
    let count = Shared(value: 1)
    let isMain = LockIsolated<Bool?>(nil)
    await confirmation { confirmed in
      let (stream, done) = AsyncStream<Void>.makeStream()
      withObservationTracking {
        _ = count.wrappedValue
      } onChange: {
        MainActor.assertIsolated()
        isMain.setValue(true)
        confirmed()
        done.finish()
      }
      await Task.detached {
        count.withLock { $0 = 2 }
        #expect(count.wrappedValue == 2)
      }.value
      for await _ in stream {}
    }
    #expect(isMain.value == true)
  }

  @Test("Members that are no longer there are not kept")
  func growth() {
    let items = Shared(value: IdentifiedArray<Int, Item>())
    for id in 0..<100 {
      items.withLock { _ = $0.append(Item(id: id)) }
      let changes = changes { _ = Shared(items[dynamicMember: \.[id: id]])?.title.wrappedValue }
      items.withLock { _ = $0.remove(id: id) }
      #expect(changes.value > 0)
    }
  }

  private func changes(_ read: () -> Void) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    return count
  }
}
