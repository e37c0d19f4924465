// SPDX-License-Identifier: MIT

import EnsembleViews

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Ties a session to a terminal: bytes become keys, and frames bytes.
  @MainActor
  final class InteractiveShell {
    private enum Event: Sendable {
      case input(InputReader.Event)
      /// Something is to be evaluated anew.
      case change
      /// What moves has to move on.
      case tick
    }

    private let session: TerminalSession
    private let device: TerminalDevice
    private let handlesSignals: Bool
    private let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var decoder = KeyDecoder()
    private var writer = ScreenWriter()
    private var ticking: Task<Void, Never>?
    /// The signal that asked the program to end.
    private(set) var endingSignal: CInt?

    /// - Parameter handlesSignals: Whether signals are listened to, which is for the whole program.
    init(session: TerminalSession, device: TerminalDevice, handlesSignals: Bool = true) {
      self.session = session
      self.device = device
      self.handlesSignals = handlesSignals
      (events, continuation) = AsyncStream.makeStream()
    }

    /// Shows the session until the person leaves, and closes it. The terminal is then as it was before, and not used
    /// any more.
    func run() async {
      defer { device.discard() }
      let reader = InputReader(input: device.input) { [continuation] in
        continuation.yield(.input($0))
      }
      guard let reader else { return }
      if handlesSignals { Signals.install(pipe: reader.signalPipe) }
      await show()
      session.tree.onInvalidate = nil
      ticking?.cancel()
      device.giveBack()
      session.tree.close()
      await session.tree.finish()
      if handlesSignals { Signals.uninstall() }
      reader.stop()
    }

    /// Shows the session until the person leaves, or the terminal is gone.
    private func show() async {
      guard device.takeOver(title: session.title) else { return }
      session.tree.onInvalidate = { [continuation] in continuation.yield(.change) }
      session.size = device.size
      guard draw() else { return }
      for await event in events {
        guard handle(event), draw() else { return }
      }
    }

    // MARK: Events

    /// False if the person leaves.
    private func handle(_ event: Event) -> Bool {
      switch event {
      case .input(.bytes(let bytes)): return press(decoder.decode(bytes))
      case .input(.quiet): return press(decoder.flush())
      case .input(.silence): return press(decoder.flushPaste())
      case .input(.signal(let signal)): return handle(signal)
      case .input(.end): return false
      case .change: return true
      case .tick:
        ticking = nil
        session.phase += 1
        return true
      }
    }

    private func press(_ keys: [KeyPress]) -> Bool {
      for key in keys {
        switch session.handle(key) {
        case .go: break
        case .quit: return false
        case .suspend:
          // The shell goes on when the others rest.
          device.giveBack()
          // As the terminal does it for who does not read the key: the whole job rests, not only this program.
          if handlesSignals { Signals.tellOthers(Signals.suspending) }
          guard suspend() else { return false }
        case .redraw: writer.forget()
        }
      }
      return true
    }

    private func handle(_ signal: CInt) -> Bool {
      if Signals.ending.contains(signal) {
        endingSignal = signal
        return false
      }
      switch signal {
      case Signals.suspending: return suspend()
      case Signals.continuing: return resume()
      default: resize()
      }
      return true
    }

    private func resize() {
      session.size = device.size
      writer.forget()
    }

    /// Gives the terminal back and stops the program. It goes on here when it is in the foreground again.
    /// False if the terminal is gone then.
    private func suspend() -> Bool {
      device.giveBack()
      Signals.raiseDefault(Signals.suspending)
      return resume()
    }

    private func resume() -> Bool {
      guard device.waitForForeground() else { return false }
      device.giveBack()
      guard device.takeOver(title: session.title) else { return false }
      resize()
      return true
    }

    // MARK: Drawing

    /// False if the terminal is gone.
    private func draw() -> Bool {
      device.forgetOldOutput()
      let frame = session.frame()
      if frame.isAnimated, ticking == nil {
        ticking = Task { [continuation] in
          try? await Task.sleep(nanoseconds: 100_000_000)
          continuation.yield(.tick)
        }
      }
      let bytes = writer.bytes(for: frame.buffer, cursor: frame.cursor)
      return bytes.isEmpty || device.write(bytes)
    }
  }
#endif
