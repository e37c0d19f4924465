// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Testing

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
/// Tests in separate processes, since the executor is process-wide.
@Suite("Main serial executor", .timeLimit(.minutes(10)))
struct MainSerialExecutorTests {
  @Test func `tasks run one at a time in the order of enqueuing`() async {
    await #expect(processExitsWith: .success) {
      await withMainSerialExecutor {
        let log = LockIsolated<[Int]>([])
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<100 {
            group.addTask {
              log.withValue { $0.append(number) }
              await Task.yield()
              log.withValue { $0.append(number) }
            }
          }
        }
        precondition(log.value == Array(0..<100) + Array(0..<100))
      }
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test func `it is set while a synchronous function runs`() async {
    await #expect(processExitsWith: .success) {
      withMainSerialExecutor {
        precondition(uncheckedUseMainSerialExecutor)
      }
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test func `it can be set without a closure`() async {
    await #expect(processExitsWith: .success) {
      uncheckedUseMainSerialExecutor = true
      let isMain = await Task.detached { isOnMainActor() }.value
      precondition(isMain)
      uncheckedUseMainSerialExecutor = false
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test func `the previous setting is restored`() async {
    await #expect(processExitsWith: .success) {
      uncheckedUseMainSerialExecutor = true
      await withMainSerialExecutor { await Task.yield() }
      precondition(uncheckedUseMainSerialExecutor)
    }
  }
}

/// Returns `true` on the main actor; stops the program otherwise.
private func isOnMainActor() -> Bool { MainActor.assumeIsolated { true } }
#endif
