// SPDX-License-Identifier: MIT

// `stdout` is a variable to Swift, though nobody ever changes it.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Android)
  @preconcurrency import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// What `print` writes to.
  enum StandardOutput {
    static let descriptor: CInt = 1

    /// Hands on what is still held back. Not all streams, of which another thread may hold one while it waits for
    /// input.
    static func flush() { fflush(stdout) }

    /// Hands each line on at once, as for a terminal: a file would get a line long after it was printed, and none
    /// after a crash.
    static func flushLines() { setvbuf(stdout, nil, _IOLBF, 0) }
  }
#endif
