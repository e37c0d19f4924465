// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// The system calls that a program in a terminal needs.
enum Platform {
  /// Returns an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Ends the process with status 1, after the buffers of C's streams were written.
  static func exitWithFailure() -> Never { exit(1) }

  /// Returns whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  /// Returns whether two descriptors belong to the same terminal.
  static func isSameTerminal(_ one: CInt, _ other: CInt) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard isTerminal(one), isTerminal(other), fstat(one, &status) == 0,
      fstat(other, &otherStatus) == 0
    else { return false }
    // `/dev/tty` is another name of the controlling terminal; `tcgetpgrp` succeeds for that one
    // only.
    return status.st_rdev == otherStatus.st_rdev || tcgetpgrp(one) >= 0 && tcgetpgrp(other) >= 0
  }

  /// Writes all bytes, blocking as needed. Returns false if there is no reader any more.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return true }
      return write(start, count: buffer.count, to: descriptor)
    }
  }

  /// Writes all bytes, blocking as needed. Safe in a signal handler. Returns false if there is no
  /// reader any more.
  @discardableResult
  static func write(_ start: UnsafeRawPointer, count: Int, to descriptor: CInt) -> Bool {
    var written = 0
    while written < count {
      let step = systemWrite(descriptor, start + written, count - written)
      if step > 0 {
        written += step
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func systemWrite(
    _ descriptor: CInt,
    _ start: UnsafeRawPointer,
    _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
    Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, start, count)
    #else
    Android.write(descriptor, start, count)
    #endif
  }
}
#endif
