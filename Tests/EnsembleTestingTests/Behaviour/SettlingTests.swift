// SPDX-License-Identifier: MIT

import Dispatch
import Ensemble
import Testing

@MainActor
@Suite("Settling")
struct SettlingTests {
  @Test func `an effect that hops to the main actor and back is settled by the send`() async {
    let hops = LockIsolated(0)
    let store = probe(
      .run { _ in
        for _ in 1...50 {
          await MainActor.run { hops.withValue { $0 += 1 } }
          await Task.yield()
        }
      }
    )
    await store.send(.start)
    #expect(hops.value == 50)
    await store.finish(timeout: .zero)
  }

  @Test func `an effect on the main actor is settled by the receive`() async {
    let store = probe(
      .run { @MainActor send in
        for _ in 1...50 { await Task.yield() }
        send(.add(1))
      }
    )
    await store.send(.start)
    await store.receive(.add(1)) { $0.count = 1 }
    #expect(store.state.count == 1)
  }

  @Test func `an effect that awaits a detached task is received`() async {
    let store = probe(
      .run { send in
        let sum = await Task.detached { (1...100_000).reduce(0, &+) }.value
        await send(.add(sum))
      }
    )
    await store.send(.start)
    await store.receive(.add(5_000_050_000), timeout: .seconds(30)) { $0.count = 5_000_050_000 }
    await store.finish()
    #expect(store.state.count == 5_000_050_000)
  }

  @Test func `an effect that awaits another thread is received`() async {
    let store = probe(
      .run { send in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
        await send(.add(1))
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
        await send(.add(2))
      }
    )
    await store.send(.start)
    await store.receive(.add(1), timeout: .seconds(30)) { $0.count = 1 }
    await store.receive(.add(2), timeout: .seconds(30)) { $0.count = 3 }
    await store.finish(timeout: .seconds(30))
    #expect(store.state.count == 3)
  }

  @Test func `an effect may send from a detached task`() async {
    let store = probe(
      .run { send in
        await Task.detached { await send(.add(1)) }.value
      }
    )
    await store.send(.start)
    await store.receive(.add(1), timeout: .seconds(30)) { $0.count = 1 }
    await store.finish(timeout: .seconds(30))
    #expect(store.state.count == 1)
  }

  @Test func `an effect that awaits an actor of its own is received`() async {
    actor Adder {
      private(set) var sum = 0
      func add(_ number: Int) { sum += number }
    }
    let store = probe(
      .run { send in
        let adder = Adder()
        for number in 1...10 { await adder.add(number) }
        await send(.add(await adder.sum))
      }
    )
    await store.send(.start)
    await store.receive(.add(55), timeout: .seconds(30)) { $0.count = 55 }
    await store.finish(timeout: .seconds(30))
    #expect(store.state.count == 55)
  }

  @Test func `an effect that never suspends does not block the test`() async {
    let store = probe(
      .run { _ in
        while !Task.isCancelled { await Task.yield() }
      }
    )
    let task = await store.send(.start)
    await store.send(.add(1)) { $0.count = 1 }
    await task.cancel()
    #expect(store.state.count == 1)
  }

  @Test func `values of a stream are received as they arrive`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = probe(
      .run { send in
        for await number in stream { await send(.add(number)) }
      }
    )
    await store.send(.start)
    continuation.yield(1)
    await store.receive(.add(1)) { $0.count = 1 }
    continuation.yield(2)
    continuation.yield(3)
    await store.receive(.add(2)) { $0.count = 3 }
    await store.receive(.add(3)) { $0.count = 6 }
    continuation.finish()
    await store.finish()
    #expect(store.state.count == 6)
  }

  @Test func `a cancellable operation is settled by the send`() async {
    let clock = TestClock()
    let places = LockIsolated<[Bool]>([])
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    let store = probe(
      .run { send in
        try await withTaskCancellation(id: "sleep") {
          places.withValue { $0.append(isOnMainQueue()) }
          try await clock.sleep(for: .seconds(1))
          places.withValue { $0.append(isOnMainQueue()) }
        }
        await send(.add(1))
      }
    )
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.add(1)) { $0.count = 1 }
    #expect(places.value == [true, true])
    #expect(store.state.count == 1)
  }
}

private let isMainQueue = DispatchSpecificKey<Bool>()

/// Checks that it runs on the main queue, where effects of a test store run.
/// The main queue need not be served by the first thread.
private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: isMainQueue) == true }
