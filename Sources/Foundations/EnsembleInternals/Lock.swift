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
import WinSDK
#endif

/// A lock for short critical sections.
///
/// Its holder must not acquire it again: that would deadlock, and stops the program in debug
/// builds. So only functions that are known not to acquire it are called under it.
///
/// `@unchecked Sendable`: the storage is the platform's lock, which is designed to be shared, stays
/// at a fixed address from `init` to `deinit`, and is never read as a value.
package final class Lock: @unchecked Sendable {
  private let storage = PlatformLock.allocate(isRecursive: false)

  package init() {}

  deinit {
    PlatformLock.deallocate(storage)
  }

  /// Acquires the lock, which the same thread must release by ``unlock()``.
  ///
  /// For critical sections that are no single block; otherwise use ``withLock(_:)``.
  @inline(__always)
  package func lock() {
    PlatformLock.lock(storage)
  }

  /// Releases the lock.
  @inline(__always)
  package func unlock() {
    PlatformLock.unlock(storage)
  }

  /// Calls a function while holding the lock.
  @inline(__always)
  package func withLock<R>(_ body: () throws -> R) rethrows -> R {
    PlatformLock.lock(storage)
    defer { PlatformLock.unlock(storage) }
    return try body()
  }
}

/// A lock that its holder may acquire again.
///
/// `@unchecked Sendable`: as for ``Lock``.
package final class RecursiveLock: @unchecked Sendable {
  private let storage = PlatformLock.allocate(isRecursive: true)

  package init() {}

  deinit {
    PlatformLock.deallocate(storage)
  }

  /// Calls a function while holding the lock.
  @inline(__always)
  package func withLock<R>(_ body: () throws -> R) rethrows -> R {
    PlatformLock.lock(storage)
    defer { PlatformLock.unlock(storage) }
    return try body()
  }
}

/// The platform's implementation of a lock.
private enum PlatformLock {
  #if os(Windows)
  // Always recursive.
  static func allocate(isRecursive: Bool) -> UnsafeMutablePointer<CRITICAL_SECTION> {
    let storage = UnsafeMutablePointer<CRITICAL_SECTION>.allocate(capacity: 1)
    InitializeCriticalSection(storage)
    return storage
  }

  static func deallocate(_ storage: UnsafeMutablePointer<CRITICAL_SECTION>) {
    DeleteCriticalSection(storage)
    storage.deallocate()
  }

  static func lock(_ storage: UnsafeMutablePointer<CRITICAL_SECTION>) {
    EnterCriticalSection(storage)
  }

  static func unlock(_ storage: UnsafeMutablePointer<CRITICAL_SECTION>) {
    LeaveCriticalSection(storage)
  }
  #elseif os(WASI)
  // One thread only.
  static func allocate(isRecursive: Bool) {}
  static func deallocate(_ storage: Void) {}
  static func lock(_ storage: Void) {}
  static func unlock(_ storage: Void) {}
  #else
  static func allocate(isRecursive: Bool) -> UnsafeMutablePointer<pthread_mutex_t> {
    let storage = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, type(isRecursive: isRecursive))
    pthread_mutex_init(storage, &attributes)
    pthread_mutexattr_destroy(&attributes)
    return storage
  }

  static func deallocate(_ storage: UnsafeMutablePointer<pthread_mutex_t>) {
    pthread_mutex_destroy(storage)
    storage.deallocate()
  }

  @inline(__always)
  static func lock(_ storage: UnsafeMutablePointer<pthread_mutex_t>) {
    let result = pthread_mutex_lock(storage)
    assert(result == 0, "A lock was acquired again by its holder.")
  }

  @inline(__always)
  static func unlock(_ storage: UnsafeMutablePointer<pthread_mutex_t>) {
    pthread_mutex_unlock(storage)
  }

  private static func type(isRecursive: Bool) -> Int32 {
    if isRecursive { return Int32(PTHREAD_MUTEX_RECURSIVE) }
    #if DEBUG
    return Int32(PTHREAD_MUTEX_ERRORCHECK)
    #else
    return Int32(PTHREAD_MUTEX_NORMAL)
    #endif
  }
  #endif
}
