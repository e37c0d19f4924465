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

// Signal handlers and `atexit` restore the terminal, too, so everything that it takes is at an
// address that stays, and nothing is allocated. Threads of Dispatch block signals, so the one that
// is raised again is unblocked first; for the same reason the system does not stop them when they
// change the terminal from the background, so `TerminalDevice` asks which job has the terminal.
// Suspending stops the whole job, because a script around the program would wait for it.

/// Restores the terminal however the program ends. Allocates nothing in doing so, so that a
/// signal handler may use it.
enum TerminalRestoration {
  /// All data that a handler needs, at a stable address.
  private struct SavedTerminal {
    var isArmed: CInt = 0
    var input: CInt = -1
    var output: CInt = -1
    var mode = termios()
    var capture: OutputCapture?
    var sequence: UnsafeMutableBufferPointer<UInt8>
  }

  /// Ends a frame that was interrupted, disables reports of the mouse and bracketed paste, resets
  /// styles, shows the cursor, leaves the alternate screen, and restores the title.
  private static let leaving =
    "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
    + "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0t"

  // Safe: the pointer never changes. Its memory is written by the main actor while `isArmed` is
  // 0, and read by the thread that has set `isArmed` to 0 itself. In the worst case, a crash on
  // another thread at the same moment, two threads do so with the same effect.
  private nonisolated(unsafe) static let memory = {
    let memory = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    let sequence = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaving.utf8.count)
    _ = sequence.initialize(from: leaving.utf8)
    memory.initialize(to: SavedTerminal(sequence: sequence))
    atexit { TerminalRestoration.restore() }
    return memory
  }()

  /// Allocates the memory, which a signal handler must not do.
  static func prepare() { _ = memory }

  /// Whether the terminal is to be restored. A crash on another thread may have done so.
  static var isArmed: Bool { memory.pointee.isArmed == 1 }

  /// Arms the rescue: from now on the terminal is to be restored, and captured output printed.
  @MainActor
  static func arm(input: CInt, output: CInt, mode: termios, capture: OutputCapture?) {
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.mode = mode
    memory.pointee.capture = capture
    memory.pointee.isArmed = 1
  }

  /// Restores the terminal, unless that was done.
  static func restore() {
    guard memory.pointee.isArmed == 1 else { return }
    memory.pointee.isArmed = 0
    let bytes = memory.pointee.sequence
    _ = write(memory.pointee.output, bytes.baseAddress, bytes.count)
    _ = tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.mode)
    memory.pointee.capture?.end()
  }
}
#endif
