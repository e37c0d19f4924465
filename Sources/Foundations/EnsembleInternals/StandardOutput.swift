// SPDX-License-Identifier: MIT

// Swift sees `stdout` as a mutable variable, though nothing ever changes it.
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

  /// Flushes the stream. Not all streams: another thread may hold one of them while it waits for
  /// input.
  package static func flush() { fflush(stdout) }

  /// Makes the stream line-buffered, as for a terminal: otherwise a file would get lines late,
  /// and none after a crash.
  package static func flushLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
#endif
