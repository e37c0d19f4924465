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
/// A terminal that can be taken over and restored.
@MainActor
final class TerminalDevice {
  let input: CInt
  private let output: CInt
  private let capture: OutputCapture?
  private let takesMouse: Bool
  private let asksForBackground: Bool

  /// - Parameters:
  ///   - printing: The descriptors that programs print to. The descriptors of the terminal are
  ///     captured while it is taken over.
  ///   - takesMouse: Whether the terminal reports the mouse.
  ///   - asksForBackground: Whether the terminal is asked for the color of its background. Nothing
  ///     waits for the answer, which may never come.
  init(
    input: CInt,
    output: CInt,
    printing: [CInt] = [],
    takesMouse: Bool = true,
    asksForBackground: Bool = false
  ) {
    self.input = input
    self.takesMouse = takesMouse
    self.asksForBackground = asksForBackground
    capture = OutputCapture(of: printing, to: output)
    self.output = capture?.terminal ?? output
  }

  /// Releases all resources, after the terminal was restored.
  func discard() { capture?.discard() }

  /// Switches to raw input and the alternate screen. Returns false if the device is not a
  /// terminal.
  func takeOver(title: String) -> Bool {
    var mode = termios()
    guard waitForForeground(), tcgetattr(input, &mode) == 0 else { return false }
    // Before any change: from here on the program may end at any time.
    TerminalRestoration.arm(input: input, output: output, mode: mode, capture: capture)
    capture?.begin()
    cfmakeraw(&mode)
    guard tcsetattr(input, TCSADRAIN, &mode) == 0 else { return false }
    write(Array((Self.entering + (takesMouse ? Self.enteringMouse : "")).utf8))
    if asksForBackground { write(Array("\u{1B}]11;?\u{07}".utf8)) }
    if !title.isEmpty { write(Array("\u{1B}]2;\(title.displayed)\u{07}".utf8)) }
    return true
  }

  /// Stops the job while another one is in the foreground, to leave the terminal to it.
  ///
  /// Returns false for an orphaned job, which nothing would continue and so the system does not
  /// stop. The system stops a background job by itself, but not a thread that blocks signals, as
  /// the threads of Swift tasks do.
  func waitForForeground() -> Bool {
    for _ in 0..<100 {
      let group = tcgetpgrp(input)
      if group < 0 || group == getpgrp() { return true }
      Signals.forwardToJob(SIGTTOU)
      Signals.raiseDefault(SIGTTOU)
    }
    return false
  }

  /// Restores the terminal, and prints the captured output. Does nothing if it was restored
  /// already.
  func restore() {
    capture?.flush()
    TerminalRestoration.restore()
  }

  /// The size of the terminal in cells.
  var size: ScreenSize {
    var window = winsize()
    let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
    guard isKnown, window.ws_row > 0, window.ws_col > 0 else {
      return ScreenSize(
        credibleRows: Platform.variable("LINES").flatMap { Int($0) } ?? 24,
        columns: Platform.variable("COLUMNS").flatMap { Int($0) } ?? 80
      )
    }
    return ScreenSize(credibleRows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  /// Writes bytes, unless the terminal was restored: printed output must not be drawn over.
  /// Returns false if it is gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    !TerminalRestoration.isArmed || Platform.write(bytes, to: output)
  }

  /// Drops old captured output. Called now and then while the terminal is taken over.
  func forgetOldOutput() { capture?.trim() }

  /// Enters the alternate screen, enables bracketed paste, and saves the title of the window.
  private static let entering = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[22;0t"

  /// Requests reports of presses, of movements while a button is pressed, and their encoding in
  /// decimal numbers.
  private static let enteringMouse = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
}
#endif
