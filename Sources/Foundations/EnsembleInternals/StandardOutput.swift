// SPDX-License-Identifier: MIT

// Swift imports `stdout` as a mutable variable, although it never changes.
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
/// The stream that `print` writes to.
package enum StandardOutput {
  package static let descriptor: CInt = 1

  /// Flushes this stream only: flushing all streams could block, as another thread may hold one
  /// while it waits for input.
  package static func flush() { fflush(stdout) }

  /// Makes the stream line-buffered, as for a terminal: otherwise lines would reach a file late, or
  /// not at all in a crash.
  package static func flushLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
#endif
