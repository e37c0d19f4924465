// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import Observation
import Testing

/// Observers that change values that they have read, before they are registered.
@MainActor
@Suite("Observing a value and changing it in the same closure")
struct ChangeWhileReadingTests {
  private let store = Store(initialState: Loading.State()) { Loading() }

  @Test func `an observer that changes what it has read is notified of later changes`() async {
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    var values = stream.makeAsyncIterator()
    let token = observe {
      let needsLoad = store.needsLoad
      if needsLoad { store.send(.load) }
      continuation.yield(needsLoad)
    }
    defer { token.cancel() }
    #expect(await values.next() == true)
    for _ in 1...3 {
      store.send(.invalidate)
      #expect(await values.next() == true)
      #expect(!store.needsLoad)
    }
  }

  @Test func `several changes before the observer is registered do not make it deaf`() {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = store.loads
      for _ in 1...10 {
        store.send(.invalidate)
        store.send(.load)
      }
    } onChange: {
      count.withValue { $0 += 1 }
    }
    #expect(count.value == 0)
    store.send(.load)
    #expect(count.value == 1)
  }

  @Test func `a shared value can be changed by its observer`() async {
    @Shared(.inMemory("change-while-reading")) var number = 0
    let shared = $number
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var values = stream.makeAsyncIterator()
    let token = observe {
      let value = shared.wrappedValue
      if value == 0 { shared.withLock { $0 = 1 } }
      continuation.yield(value)
    }
    defer { token.cancel() }
    #expect(await values.next() == 0)
    shared.withLock { $0 = 0 }
    #expect(await values.next() == 0)
    #expect(number == 1)
  }
}

@Reducer
private struct Loading {
  @ObservableState
  struct State: Equatable {
    var needsLoad = true
    var loads = 0
  }

  enum Action {
    case load, invalidate
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load:
        state.needsLoad = false
        state.loads += 1
      case .invalidate:
        state.needsLoad = true
      }
      return .none
    }
  }
}
