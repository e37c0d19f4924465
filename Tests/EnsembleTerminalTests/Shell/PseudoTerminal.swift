// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
import Testing

@testable import EnsembleTerminal

/// A pseudo-terminal with both of its ends.
@MainActor
final class PseudoTerminal {
  private var controller: CInt
  let device: CInt
  /// The streams that a program would print to.
  let streams: [CInt]
  private(set) var output = ""
  private var bytes: [UInt8] = []

  init?(rows: UInt16, columns: UInt16) {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: CInt = 0
    var lock: CInt = 0
    // The requests to unlock the other end and for its number, which the Glibc module lacks.
    guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0,
      ioctl(controller, 0x8004_5430, &number) == 0
    else { return nil }
    device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard device >= 0 else { return nil }
    streams = [dup(device), dup(device)]
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal is in raw mode.
  var isRaw: Bool {
    var mode = termios()
    _ = tcgetattr(device, &mode)
    return mode.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  func send(_ text: String) {
    Platform.write(Array(text.utf8), to: controller)
  }

  /// Writes to a stream of the program.
  func print(_ text: String, to stream: Int = 0) {
    Platform.write(Array(text.utf8), to: streams[stream])
  }

  func hangUp() {
    _ = close(controller)
    controller = -1
  }

  /// Waits for a text in the output.
  func expect(_ text: String) async throws {
    try await expect { self.output.contains(text) }
  }

  /// Waits until a condition holds.
  func expect(_ condition: () -> Bool) async throws {
    for _ in 0..<2000 {
      drain()
      if condition() { return }
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
    Issue.record("Waited in vain, and saw \(output.debugDescription).")
    throw CancellationError()
  }

  /// The output without control sequences, except those that enter and leave the alternate
  /// screen, shown as `<` and `>`.
  var plainOutput: String {
    output.replacing("\u{1B}[?1049h", with: "<").replacing("\u{1B}[?1049l", with: ">")
      .replacing(/\u{1B}\[[?0-9;]*[A-Za-z]/, with: "").replacing("\r\n", with: "\n")
  }

  /// Reads the available output.
  func drain() {
    var waited = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while poll(&waited, 1, 5) > 0, waited.revents & Int16(POLLIN) != 0 {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    output = String(decoding: bytes, as: UTF8.self)
  }
}

/// A pipe from one descriptor to another.
final class Pipe {
  let reading: CInt
  let writing: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  func write(_ text: String) { Platform.write(Array(text.utf8), to: writing) }

  func closeWriting() { _ = close(writing) }

  /// Returns everything that was written.
  func read() -> String {
    closeWriting()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(reading, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
