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
/// Tasks then run one at a time, in the order in which they became ready, which makes a test of
/// concurrent code repeatable. The change is process-wide: tests that use it must not run in
/// parallel with others.
///
/// On platforms whose runtime offers no hook for it (Windows, WASI, Android) the function just
/// runs.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let previous = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = previous }
  try await operation()
}

/// Runs a function with every task of the process on the main executor while it runs.
///
/// It encloses what runs asynchronous tests from a synchronous function, such as `invokeTest()` of
/// XCTest. A task that it starts and does not wait for goes on as usual after its end.
public func withMainSerialExecutor(
  operation: () throws -> Void
) rethrows {
  let previous = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = previous }
  try operation()
}

/// Whether every task of the process runs on the main executor.
///
/// Meant for the set-up of a test suite, where no closure can enclose the tests. Unchecked: setting
/// it while tasks are being started elsewhere changes where those run.
/// Setting it does nothing, and it stays `false`, where the runtime has no hook for it.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.isInstalled }
  set { GlobalEnqueueHook.isInstalled = newValue }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// The runtime's variable that may redirect jobs without an executor of their own.
  private enum GlobalEnqueueHook {
    typealias Original = @convention(thin) (UnownedJob) -> Void
    typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    // The address is a constant of the process. The runtime reads what is there without
    // synchronization, so a caller has to change it when no other task is started; that is what
    // "unchecked" in the public name says.
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
