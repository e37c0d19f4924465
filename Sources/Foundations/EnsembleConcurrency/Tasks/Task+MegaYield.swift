// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import CRT
#elseif os(WASI)
import WASILibc
#endif

extension Task where Success == Never, Failure == Never {
  /// Yields many times, so that other tasks make progress.
  ///
  /// Each yield waits for the jobs that are ready at the caller's priority, at background priority,
  /// and on the caller's actor. Work with fewer steps than yields has usually ended afterwards, but
  /// not certainly.
  ///
  /// - Parameter count: The number of yields. By default the value of the environment variable
  ///   `ENSEMBLE_MEGA_YIELD_COUNT` or `TASK_MEGA_YIELD_COUNT`, otherwise 20.
  public static func megaYield(
    count: Int? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let priority = Task.currentPriority
    for _ in 0..<max(0, count ?? defaultMegaYieldCount) {
      // Some runtimes have a queue per priority and process them in parallel, so waiting in one
      // does not imply progress in the other.
      await Task<Void, Never>.detached(priority: priority) {}.value
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      // Awaiting a task that has already ended need not suspend, so neither await is certain to
      // give up the actor.
      await Task.yield()
    }
  }
}

private let defaultMegaYieldCount =
  megaYieldCount(in: "ENSEMBLE_MEGA_YIELD_COUNT") ?? megaYieldCount(in: "TASK_MEGA_YIELD_COUNT")
  ?? 20

private func megaYieldCount(in variable: String) -> Int? {
  getenv(variable).flatMap { Int(String(cString: $0)) }
}
