// SPDX-License-Identifier: MIT

#if canImport(Dispatch)
import Dispatch
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
#elseif os(WASI)
import WASILibc
#endif

/// The actions that complete a program's pending work before the program ends.
package enum ProgramEnd {
  private static let actions = LockIsolated<[@Sendable () -> Void]>([])
  private static let registration: Void = {
    atexit { ProgramEnd.perform() }
    return ()
  }()

  /// Adds an action, which is performed each time that the program is about to end.
  ///
  /// A program that exits performs it; one that ends by a signal must call ``prepare()`` first.
  package static func add(_ action: @escaping @Sendable () -> Void) {
    _ = registration
    actions.withValue { $0.append(action) }
  }

  /// Performs all actions on another thread, and waits for them.
  package static func prepare() async {
    // The actions block their thread, which must not be a thread of the pool that runs tasks.
    #if canImport(Dispatch)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        perform()
        continuation.resume()
      }
    }
    #else
    perform()
    #endif
  }

  private static func perform() {
    for action in actions.withValue({ $0 }) { action() }
  }
}
