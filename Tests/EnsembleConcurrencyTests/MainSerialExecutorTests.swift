// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Testing

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// In processes of their own: the executor belongs to a whole process.
  @Suite("Main serial executor", .timeLimit(.minutes(10)))
  struct MainSerialExecutorTests {
    @Test func `tasks run one at a time in the order in which they became ready`() async {
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

    @Test func `a synchronous function has it set while it runs`() async {
      await #expect(processExitsWith: .success) {
        withMainSerialExecutor {
          precondition(uncheckedUseMainSerialExecutor)
        }
        precondition(!uncheckedUseMainSerialExecutor)
      }
    }

    @Test func `it may be set for good`() async {
      await #expect(processExitsWith: .success) {
        uncheckedUseMainSerialExecutor = true
        let isMain = await Task.detached { isOnMainActor() }.value
        precondition(isMain)
        uncheckedUseMainSerialExecutor = false
        precondition(!uncheckedUseMainSerialExecutor)
      }
    }

    @Test func `what was set before is set again`() async {
      await #expect(processExitsWith: .success) {
        uncheckedUseMainSerialExecutor = true
        await withMainSerialExecutor { await Task.yield() }
        precondition(uncheckedUseMainSerialExecutor)
      }
    }
  }

  /// Stops the program if it is not.
  private func isOnMainActor() -> Bool { MainActor.assumeIsolated { true } }
#endif
