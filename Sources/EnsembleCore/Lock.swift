// SPDX-License-Identifier: MIT

import EnsembleShims

/// A lock that is not recursive, for short critical sections that call nobody's code.
///
/// `@unchecked Sendable`: the storage is the platform's lock, which is made to be shared.
final class Lock: @unchecked Sendable {
  private let storage: OpaquePointer

  init() {
    storage = ensemble_lock_create()
  }

  deinit {
    ensemble_lock_destroy(storage)
  }

  @inline(__always)
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    ensemble_lock_acquire(storage)
    defer { ensemble_lock_release(storage) }
    return try body()
  }
}
