// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// Reads from a descriptor on a thread of its own, because reading blocks.
final class InputReader: Sendable {
  enum Event: Sendable {
    case bytes([UInt8])
    /// Nothing has followed for a moment.
    case quiet
    /// The paste timeout has expired: treat an unfinished paste as complete.
    case silence
    case signal(CInt)
    case end
  }

  private let input: CInt
  private let signals: (read: CInt, write: CInt)
  private let handler: @Sendable (Event) -> Void
  /// The timeouts of incomplete input in milliseconds: for the rest of a key, and for the rest of
  /// a paste, which may come over a slow line.
  private enum Timeout: CInt {
    case key = 40
    case paste = 2000
    case endless = -1
  }

  /// Starts reading; nil if the system has no pipe left.
  init?(input: CInt, handler: @escaping @Sendable (Event) -> Void) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    self.input = input
    signals = (ends[0], ends[1])
    self.handler = handler
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A signal handler must not block.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    Thread.detachNewThread { self.run() }
  }

  /// The pipe to write signal numbers to. A 0 ends the reader.
  var signalPipe: CInt { signals.write }

  /// Requests the reader to end, without waiting for it.
  func stop() {
    Platform.write([0], to: signals.write)
  }

  private func run() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var waited = [
      pollfd(fd: signals.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    var timeout = Timeout.endless
    while true {
      waited[0].revents = 0
      waited[1].revents = 0
      let count = poll(&waited, 2, timeout.rawValue)
      if count < 0, errno != EINTR { return }
      guard count >= 0 else { continue }
      if count == 0 {
        handler(timeout == .key ? .quiet : .silence)
        timeout = timeout == .key ? .paste : .endless
      }
      if waited[0].revents != 0, !passSignals(&buffer) { return closePipe() }
      if waited[1].revents != 0 {
        let goesOn = passInput(&buffer)
        timeout = goesOn ? .key : .endless
        // `poll` ignores negative descriptors.
        if !goesOn { waited[1].fd = -1 }
      }
    }
  }

  /// Passes on signals. Returns false if the reader is to end.
  private func passSignals(_ buffer: inout [UInt8]) -> Bool {
    let count = read(signals.read, &buffer, buffer.count)
    for byte in buffer.prefix(max(0, count)) {
      if byte == 0 { return false }
      handler(.signal(CInt(byte)))
    }
    return true
  }

  /// Passes on input. Returns false at the end of the input.
  private func passInput(_ buffer: inout [UInt8]) -> Bool {
    let count = read(input, &buffer, buffer.count)
    if count > 0 {
      handler(.bytes(Array(buffer.prefix(count))))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      handler(.end)
      return false
    }
    return true
  }

  private func closePipe() {
    _ = close(signals.read)
    _ = close(signals.write)
  }
}
#endif
