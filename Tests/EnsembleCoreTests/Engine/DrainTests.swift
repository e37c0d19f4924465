// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Draining actions")
struct DrainTests {
  /// A reducer that sends to its own store, which is a programming error.
  struct Reentrant: Reducer {
    let send: @MainActor @Sendable (Int) -> Void

    func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
      state.append(action)
      if action == 1 {
        MainActor.assumeIsolated {
          send(2)
          send(3)
        }
      }
      return action == 1 ? .send(4) : .none
    }
  }

  /// A reference to a store that is created after its reducer.
  @MainActor
  final class Slot<State, Action>: Sendable {
    weak var store: Store<State, Action>?
  }

  @Test func `a send from a reducer is reported`() {
    let slot = Slot<[Int], Int>()
    let store = Store(initialState: [Int]()) {
      Reentrant { if $0 == 2 { slot.store?.send($0) } }
    }
    slot.store = store
    expectReport("while an action was being processed.") { store.send(1) }
  }

  @Test func `a send from a reducer is queued`() {
    let slot = Slot<[Int], Int>()
    let store = Store(initialState: [Int]()) {
      Reentrant { if $0 == 2 { slot.store?.send($0) } }
    }
    slot.store = store
    expectReport("while an action was being processed.") { store.send(1) }
    #expect(store.withState { $0 } == [1, 2, 4])
  }

  @Test func `a send from a reducer to another store is processed immediately`() {
    let other = StoreOf<Family>.family()
    let store = Store(initialState: [Int]()) {
      Reentrant { number in other.send(.note("\(number)")) }
    }
    store.send(1)
    #expect(store.withState { $0 } == [1, 4])
    #expect(other.notes == ["2", "3"])
  }

  @Test func `a send from an observer is processed after the flush`() {
    let store = StoreOf<Family>.family()
    let log = Recorder<[String]>()
    withObservationTracking {
      _ = store.notes
    } onChange: {
      MainActor.assumeIsolated {
        store.send(.note("from observer"))
        log.record(store.notes)
      }
    }
    expectReport("while an action was being processed.") { store.send(.note("first")) }
    #expect(log.values == [["first"]])
    #expect(store.notes == ["first", "from observer"])
  }

  @Test func `changes by an observer's action notify observers`() {
    let store = StoreOf<Family>.family()
    let plain = Watch { store.plain.notes }
    withObservationTracking {
      _ = store.notes
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.plain(.note("a"))) }
    }
    expectReport("while an action was being processed.") { store.send(.note("first")) }
    #expect(plain.take() == 1)
    #expect(plain.shown == ["a"])
  }

  /// A value that sends to a store on release.
  final class Farewell: Sendable {
    let send: @MainActor @Sendable () -> Void

    init(_ send: @escaping @MainActor @Sendable () -> Void) {
      self.send = send
    }

    deinit {
      MainActor.assumeIsolated { send() }
    }
  }

  @Test func `releasing an action can send another one`() {
    let log = Recorder<String>()
    let slot = Slot<Int, Farewell?>()
    let store = Store(initialState: 0) {
      Reduce<Int, Farewell?> { state, action in
        state += 1
        log.record(action == nil ? "nil" : "farewell")
        return .none
      }
    }
    slot.store = store
    store.send(Farewell { slot.store?.send(nil) })
    #expect(log.values == ["farewell", "nil"])
    #expect(store.withState { $0 } == 2)
  }

  @Test func `reading a store while its own reducer runs stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let slot = Slot<Int, Void>()
        let store = Store(initialState: 0) {
          Reduce<Int, Void> { _, _ in
            MainActor.assumeIsolated { _ = slot.store?.withState { $0 } }
            return .none
          }
        }
        slot.store = store
        store.send(())
      }
    }
  }
}
