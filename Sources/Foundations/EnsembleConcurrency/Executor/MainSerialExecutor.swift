// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs an asynchronous function with every task of the process on the main executor.
///
/// Tasks then run one at a time, in the order of enqueuing, which makes a test of concurrent code
/// repeatable. The change is process-wide: tests that use it must not run in parallel with others.
///
/// On platforms whose runtime offers no hook for it (Windows, WASI, Android), it only calls the
/// function.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let previous = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = previous }
  try await operation()
}

/// Runs a function with every task of the process on the main executor until it returns.
///
/// Use it to enclose a synchronous function that runs asynchronous tests, such as `invokeTest()` of
/// XCTest. A task that outlives the function continues as usual.
public func withMainSerialExecutor(
  operation: () throws -> Void
) rethrows {
  let previous = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = previous }
  try operation()
}

/// A Boolean value that indicates whether every task of the process runs on the main executor.
///
/// Intended for the setup of a test suite in which no closure can enclose the tests. It is
/// unchecked: setting it while other threads start tasks changes the executor of those tasks.
/// Setting it has no effect, and it stays `false`, if the runtime has no hook for it.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.isInstalled }
  set { GlobalEnqueueHook.isInstalled = newValue }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
/// The runtime's variable for a hook that redirects jobs without a specific executor.
private enum GlobalEnqueueHook {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  // The address is a constant of the process. The runtime reads the variable without
  // synchronization, so a caller must set it while no other task is started; this is the meaning
  // of "unchecked" in the public name.
  private static nonisolated(unsafe) let variable: UnsafeMutablePointer<Hook?>? =
    dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")?
    .assumingMemoryBound(to: Hook?.self)

  static var isInstalled: Bool {
    get { variable?.pointee != nil }
    set { variable?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil }
  }
}
#else
private enum GlobalEnqueueHook {
  static var isInstalled: Bool {
    get { false }
    set {}
  }
}
#endif
