// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleClocks
import EnsembleConcurrency
import TestTools
import Testing

/// Tasks that sleep on one clock, with a condition that all of them sleep or have ended.
///
/// With it, a test of the clock does not depend on the speed of other tasks.
final class Sleepers: Sendable {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])
  private let started = LockIsolated(0)
  private let ended = LockIsolated(0)

  init() {
    clock.settle = { [unowned self] in await rest() }
  }

  /// Waits until every task sleeps or has ended.
  func rest() async {
    #expect(await eventually { clock.pendingSleepCount + ended.value >= started.value })
  }

  /// Starts a task, and returns when it sleeps or has ended.
  @discardableResult
  func start(_ work: @escaping @Sendable (Sleepers) async throws -> Void) async -> Task<Void, Never>
  {
    started.withValue { $0 += 1 }
    let task = Task {
      do { try await work(self) } catch { note("\(type(of: error))") }
      ended.withValue { $0 += 1 }
    }
    await rest()
    return task
  }

  /// Starts a task that sleeps once and then adds a note.
  @discardableResult
  func sleep(for duration: Duration, then note: String) async -> Task<Void, Never> {
    await start {
      try await $0.clock.sleep(for: duration)
      $0.note(note)
    }
  }

  func note(_ text: String) {
    log.withValue { $0.append(text) }
  }

  var notes: [String] { log.value }
}
