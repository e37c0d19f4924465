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
    let output: CInt
    private var saved: termios?

    init(input: CInt, output: CInt) {
      self.input = input
      self.output = output
    }

    /// Hands every key on at once and unseen, and shows another screen. False if it is no terminal.
    func takeOver(title: String) -> Bool {
      var mode = termios()
      guard tcgetattr(input, &mode) == 0 else { return false }
      saved = mode
      cfmakeraw(&mode)
      guard tcsetattr(input, TCSADRAIN, &mode) == 0 else { return false }
      write(Array(Self.entering.utf8))
      if !title.isEmpty { write(Array("\u{1B}]2;\(title.displayed)\u{07}".utf8)) }
      TerminalRescue.arm(input: input, output: output, mode: saved ?? mode)
      return true
    }

    /// Gives it back as it was. Does nothing if it was given back.
    func giveBack() {
      TerminalRescue.giveBack()
    }

    /// How many cells it has.
    var size: ScreenSize {
      var window = winsize()
      let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
      guard isKnown, window.ws_row > 0, window.ws_col > 0 else {
        return ScreenSize(
          rows: Platform.variable("LINES").flatMap { Int($0) } ?? 24,
          columns: Platform.variable("COLUMNS").flatMap { Int($0) } ?? 80
        )
      }
      // Whoever made the terminal may have said anything.
      return ScreenSize(rows: min(Int(window.ws_row), 1000), columns: min(Int(window.ws_col), 1000))
    }

    /// Writes to it. False if it is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool { Platform.write(bytes, to: output) }

    /// Another screen, pasted text is marked, and the title of the window is kept.
    private static let entering = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[22;0t"
  }
#endif
