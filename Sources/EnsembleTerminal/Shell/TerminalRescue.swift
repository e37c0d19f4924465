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
  /// Gives the terminal back however the program ends. It allocates nothing, so it may be used by the handler of
  /// a signal.
  enum TerminalRescue {
    /// All that is needed, at an address that stays.
    private struct Memory {
      var isArmed: CInt = 0
      var input: CInt = -1
      var output: CInt = -1
      var mode = termios()
      var capture: OutputCapture?
      var sequence: UnsafeMutableBufferPointer<UInt8>
    }

    /// The end of pasting, of styles, of the hidden cursor, of the other screen, and the title as it was.
    private static let leaving = "\u{1B}[?2004l\u{1B}[m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0t"

    // Safe: the pointer never changes. What it points to is written by the main actor while `isArmed` is 0,
    // and read by who has set that to 0 himself, which in the worst case, a crash on another thread at the
    // same moment, two do with the same effect.
    private nonisolated(unsafe) static let memory = {
      let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
      let sequence = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaving.utf8.count)
      _ = sequence.initialize(from: leaving.utf8)
      memory.initialize(to: Memory(sequence: sequence))
      atexit { TerminalRescue.giveBack() }
      return memory
    }()

    /// Allocates what is needed: a handler of a signal must not.
    static func prepare() { _ = memory }

    /// Whether the terminal has to be given back. It may have been because of a crash on another thread.
    static var isArmed: Bool { memory.pointee.isArmed == 1 }

    /// From now on the terminal has to be given back, and then what is printed meanwhile.
    @MainActor
    static func arm(input: CInt, output: CInt, mode: termios, capture: OutputCapture?) {
      memory.pointee.input = input
      memory.pointee.output = output
      memory.pointee.mode = mode
      memory.pointee.capture = capture
      memory.pointee.isArmed = 1
    }

    /// Gives the terminal back, if that has not been done.
    static func giveBack() {
      guard memory.pointee.isArmed == 1 else { return }
      memory.pointee.isArmed = 0
      let bytes = memory.pointee.sequence
      _ = write(memory.pointee.output, bytes.baseAddress, bytes.count)
      _ = tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.mode)
      memory.pointee.capture?.end()
    }
  }
#endif
