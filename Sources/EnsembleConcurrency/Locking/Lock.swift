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

/// A lock for short critical sections, which its holder may take again.
///
/// `@unchecked Sendable`: the storage is the platform's lock, which is made to be shared, lives at
/// a fixed address from `init` to `deinit`, and is never read as a value.
package final class Lock: @unchecked Sendable {
  #if os(Windows)
    private let storage: UnsafeMutablePointer<CRITICAL_SECTION>
  #elseif os(WASI)
  #else
    private let storage: UnsafeMutablePointer<pthread_mutex_t>
  #endif

  package init() {
    #if os(Windows)
      storage = .allocate(capacity: 1)
      InitializeCriticalSection(storage)
    #elseif os(WASI)
    #else
      storage = .allocate(capacity: 1)
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(storage, &attributes)
      pthread_mutexattr_destroy(&attributes)
    #endif
  }

  deinit {
    #if os(Windows)
      DeleteCriticalSection(storage)
      storage.deallocate()
    #elseif os(WASI)
    #else
      pthread_mutex_destroy(storage)
      storage.deallocate()
    #endif
  }

  /// Calls a function while the lock is held.
  @inline(__always)
  package func withLock<R>(_ body: () throws -> R) rethrows -> R {
    #if os(Windows)
      EnterCriticalSection(storage)
      defer { LeaveCriticalSection(storage) }
    #elseif os(WASI)
      // One thread only.
    #else
      pthread_mutex_lock(storage)
      defer { pthread_mutex_unlock(storage) }
    #endif
    return try body()
  }
}
