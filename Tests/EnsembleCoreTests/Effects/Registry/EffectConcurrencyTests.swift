// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import TestTools
import Testing

/// An identifier whose conformances and storage call back into the store.
private struct ReentrantID: Hashable, Sendable {
  let value: Int
  let tail = Tail()

  final class Tail: Sendable {
    deinit { Task.cancel(id: "nothing") }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    Task.cancel(id: "nothing")
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    Task.cancel(id: "nothing")
    // Equal hash values, so that identifiers are compared.
    hasher.combine(0)
  }
}

@MainActor
@Suite("Effects from several threads")
struct EffectConcurrencyTests {
  let store = StoreOf<Family>.family()

  @Test func `of many concurrent operations with cancelInFlight one remains`() async {
    let cancelled = Recorder<Void>()
    let task = store.send(
      .start(
        .run { _ in
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
              group.addTask {
                do {
                  try await withTaskCancellation(id: "one", cancelInFlight: true) {
                    try await forever()
                  }
                } catch {
                  cancelled.record()
                }
              }
            }
            for _ in 0..<99 { await group.next() }
            Task.cancel(id: "one")
          }
        }
      )
    )
    await task.finish()
    #expect(cancelled.count == 100)
    #expect(store.runtime?.isEmpty == true)
  }

  @Test func `concurrent sends and cancellations leave no records`() async {
    let clock = ContinuousClock()
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var random = SplitMix(seed: UInt64(worker))
          for step in 0..<100 {
            let id = random.next(5)
            let effect: Effect<Family.Action> = .run { send in
              await withTaskCancellation(id: id, cancelInFlight: step % 2 == 0) {
                await Task.yield()
              }
              await send(.note("\(worker)"))
            }
            switch random.next(6) {
            case 0:
              await store.send(.start(effect.cancellable(id: id, cancelInFlight: true)))
            case 1:
              await store.send(.start(.concatenate(effect, effect).cancellable(id: id)))
            case 2:
              await store.send(
                .start(
                  effect.throttle(id: id, for: .microseconds(50), clock: clock, latest: true)
                )
              )
            case 3:
              await store.send(
                .start(effect.debounce(id: id, for: .microseconds(50), clock: clock))
              )
            case 4:
              let task = await store.send(.start(effect))
              task.cancel()
              await task.finish()
            default:
              let task = await store.send(.start(.run { _ in Task.cancel(id: id) }))
              await task.finish()
            }
          }
        }
      }
    }
    for id in 0..<5 { store.send(.start(.cancel(id: id))) }
    await store.send(.start(.cancelAll)).finish()
    #expect(await eventually { store.runtime?.isIdle == true })
  }

  @Test func `the equality of identifiers can use effects`() async {
    let jobs = (0..<3).map { _ in Job() }
    var tasks: [StoreTask] = []
    for (value, job) in jobs.enumerated() {
      tasks.append(store.send(.start(job.effect().cancellable(id: ReentrantID(value: value)))))
      await job.began()
    }
    store.send(.start(.cancel(id: ReentrantID(value: 1))))
    await tasks[1].finish()
    #expect(jobs.map(\.wasCancelled) == [false, true, false])
    for job in jobs { job.end() }
    for task in tasks { await task.finish() }
    #expect(store.runtime?.isEmpty == true)
  }

  @Test func `values of effects are released outside of the registry`() async {
    let released = Recorder<Void>()
    final class Held: Sendable {
      let released: Recorder<Void>
      init(_ released: Recorder<Void>) { self.released = released }
      deinit {
        Task.cancel(id: "nothing")
        released.record()
      }
    }
    for _ in 0..<10 {
      let held = Held(released)
      let task = store.send(.start(.run { _ in _ = held }.cancellable(id: 1, cancelInFlight: true)))
      await task.finish()
    }
    store.send(.note("the last node is gone with its action"))
    #expect(released.count >= 9)
    #expect(store.runtime?.isEmpty == true)
  }
}
