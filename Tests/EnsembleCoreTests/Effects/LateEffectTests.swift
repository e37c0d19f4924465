// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

/// The ways in which an effect starts late.
private enum Delay: CaseIterable {
  case concatenated, debounced, throttled
}

@MainActor
@Suite("Effects that start late")
struct LateEffectTests {
  let clock = ManualClock()
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.sibling = Member.State()
  }

  /// Starts an effect of the child that waits for the clock.
  private func start(_ effect: Effect<Member.Action>, _ delay: Delay) async -> [StoreTask] {
    func throttled(_ effect: Effect<Member.Action>) -> Effect<Member.Action> {
      effect.throttle(id: "late", for: .seconds(1), clock: clock, latest: true)
    }
    let tasks: [StoreTask]
    switch delay {
    case .concatenated:
      let wait = Effect<Member.Action>.run { [clock] _ in try await clock.sleep(for: .seconds(1)) }
      tasks = [store.send(.child(.start(.concatenate(wait, effect))))]
    case .debounced:
      let debounced = effect.debounce(id: "late", for: .seconds(1), clock: clock)
      tasks = [store.send(.child(.start(debounced)))]
    case .throttled:
      tasks = [.run { _ in }, effect].map { store.send(.child(.start(throttled($0)))) }
    }
    await clock.sleeping()
    return tasks
  }

  @Test(arguments: Delay.allCases, [true, false])
  private func `effects built late can be cancelled by their feature`(
    delay: Delay,
    isOperation: Bool
  ) async {
    @EffectID var timer
    let (own, other) = (Job(), Job())
    let started = [
      store.send(.child(.start(own.effect().cancellable(id: timer)))),
      store.send(.sibling(.start(other.effect().cancellable(id: timer)))),
    ]
    for job in [own, other] { await job.began() }
    let cancel: Effect<Member.Action> =
      isOperation ? .run { [timer] _ in Task.cancel(id: timer) } : .cancel(id: timer)
    let late = await start(cancel, delay)
    clock.advance(by: .seconds(1))
    await started[0].finish()
    #expect(own.wasCancelled)
    late.forEach { $0.cancel() }
    for task in late { await task.finish() }
    other.end()
    await started[1].finish()
    #expect(other.isEnded)
    #expect(store.isIdle)
  }

  // MARK: Detached tasks

  @Test func `a detached task belongs to no feature unless it is given a place`() async {
    let (own, uploads) = (Job(), [Job(), Job()])
    let started = store.send(.child(.start(own.effect().cancellable(id: "job"))))
    await own.began()
    // The effect finishes immediately.
    await store.send(
      .child(
        .start(
          .run { _ in
            let place = EffectPlace.current
            Task.detached {
              Task.cancel(id: "job")
              await place.perform {
                try? await withTaskCancellation(id: "upload") { try await uploads[0].work() }
              }
            }
            Task.detached {
              try? await withTaskCancellation(id: "upload") { try await uploads[1].work() }
            }
          }
        )
      )
    ).finish()
    for upload in uploads { await upload.began() }
    store.send(.child(.start(.cancel(id: "upload"))))
    await uploads[0].ended()
    uploads[1].end()
    await uploads[1].ended()
    own.end()
    await started.finish()
    #expect(uploads[0].wasCancelled)
    #expect(uploads[1].isEnded)
    #expect(own.isEnded)
  }

  @Test func `operations in a place end with its feature`() async {
    let upload = Job()
    await store.send(
      .child(
        .start(
          .run { _ in
            let place = EffectPlace.current
            Task.detached {
              await place.perform {
                try? await withTaskCancellation(id: "upload") { try await upload.work() }
              }
            }
          }
        )
      )
    ).finish()
    await upload.began()
    store.change { $0.child = nil }
    await upload.ended()
    #expect(upload.wasCancelled)
  }
}
