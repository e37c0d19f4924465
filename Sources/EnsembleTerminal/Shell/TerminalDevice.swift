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
  /// A terminal that can be taken over and given back.
  @MainActor
  final class TerminalDevice {
    let input: CInt
    private let output: CInt
    private let capture: OutputCapture?

    /// - Parameter printing: What programs print to. What of it leads to the terminal is kept while that is taken over.
    init(input: CInt, output: CInt, printing: [CInt] = []) {
      self.input = input
      capture = OutputCapture(of: printing, to: output)
      self.output = capture?.terminal ?? output
    }

    /// Ends its use, after it was given back.
    func discard() { capture?.discard() }

    /// Hands every key on at once and unseen, and shows another screen. False if it is no terminal.
    func takeOver(title: String) -> Bool {
      var mode = termios()
      guard waitForForeground(), tcgetattr(input, &mode) == 0 else { return false }
      // Before anything is changed: from here on the program may end at any time.
      TerminalRescue.arm(input: input, output: output, mode: mode, capture: capture)
      capture?.begin()
      cfmakeraw(&mode)
      guard tcsetattr(input, TCSADRAIN, &mode) == 0 else { return false }
      write(Array(Self.entering.utf8))
      if !title.isEmpty { write(Array("\u{1B}]2;\(title.displayed)\u{07}".utf8)) }
      return true
    }

    /// Stops the job while others have the terminal, so that it is not changed under their hands. False if
    /// there is nobody who would let it go on, and so the system does not stop it.
    ///
    /// The system asks for that by itself, but not a thread that blocks signals, as those of Swift's tasks do.
    func waitForForeground() -> Bool {
      for _ in 0..<100 {
        let group = tcgetpgrp(input)
        if group < 0 || group == getpgrp() { return true }
        Signals.tellOthers(SIGTTOU)
        Signals.raiseDefault(SIGTTOU)
      }
      return false
    }

    /// Gives it back as it was, with what was printed meanwhile. Does nothing if it was given back.
    func giveBack() {
      capture?.flush()
      TerminalRescue.giveBack()
    }

    /// How many cells it has.
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

    /// Writes to it, unless it was given back: what was printed must not be drawn over. False if it is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
      !TerminalRescue.isArmed || Platform.write(bytes, to: output)
    }

    /// Forgets what was printed long ago. To be called now and then while it is taken over.
    func forgetOldOutput() { capture?.trim() }

    /// Another screen, pasted text is marked, and the title of the window is kept.
    private static let entering = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[22;0t"
  }
#endif
