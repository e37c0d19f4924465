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

    /// Writes everything, waiting where it has to. False if nobody reads any more.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          if count > 0 {
            rest = rest.dropFirst(count)
          } else if errno == EAGAIN {
            var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&wanted, 1, -1)
          } else if errno != EINTR {
            return false
          }
        }
        return true
      }
    }

    private static func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Android.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }
#endif
