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
  /// Steps back many times, so that other tasks get on.
  ///
  /// Each time the caller waits behind all that is ready at its own priority, at background
  /// priority, and on its own actor. Work that takes fewer steps than that is done afterwards,
  /// unless it runs longer than it takes others to step back: likely, but not certain.
  ///
  /// - Parameter count: How many times. Without it, the environment's `ENSEMBLE_MEGA_YIELD_COUNT`
  ///   or `TASK_MEGA_YIELD_COUNT`, else 20.
  public static func megaYield(
    count: Int? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let priority = Task.currentPriority
    for _ in 0..<max(0, count ?? defaultMegaYieldCount) {
      // Some runtimes have a queue per priority and run them side by side, so waiting in one says
      // nothing of the other.
      await Task<Void, Never>.detached(priority: priority) {}.value
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      // A task that has ended is not waited for, so neither of these need have given up the actor.
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
