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
  /// What a program asks its system for.
  enum Platform {
    /// A variable of the environment.
    static func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }

    /// Whether a descriptor is a terminal.
    static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

    /// Whether both are descriptors of one terminal.
    static func isSameTerminal(_ one: CInt, _ other: CInt) -> Bool {
      var (status, otherStatus) = (stat(), stat())
      guard isTerminal(one), isTerminal(other), fstat(one, &status) == 0,
        fstat(other, &otherStatus) == 0
      else { return false }
      // `/dev/tty` is another name of the one that controls the program; of no other one the group is told.
      return status.st_rdev == otherStatus.st_rdev || tcgetpgrp(one) >= 0 && tcgetpgrp(other) >= 0
    }

    /// Writes everything, waiting where it has to. False if nobody reads any more.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
      bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return true }
        return write(start, count: buffer.count, to: descriptor)
      }
    }

    /// Writes everything, waiting where it has to, also from the handler of a signal. False if nobody reads any
    /// more.
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
