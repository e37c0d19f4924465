// SPDX-License-Identifier: MIT

import EnsembleUI

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// Connects a session to a terminal: decodes bytes to keys, and encodes frames to bytes.
@MainActor
final class InteractiveShell {
  private enum Event: Sendable {
    case input(InputReader.Event)
    /// A view was invalidated.
    case change
    /// An animation is to advance.
    case tick
  }

  private let session: TerminalSession
  private let device: TerminalDevice
  private let handlesSignals: Bool
  private let closingLimit: Duration
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var decoder = KeyDecoder()
  private var writer = ScreenWriter()
  private var ticking: Task<Void, Never>?
  /// The signal that asked the program to end.
  private(set) var endingSignal: CInt?

  /// - Parameters:
  ///   - handlesSignals: True to install signal handlers, which affects the whole process.
  ///   - closingLimit: The longest time to wait for the effects of disappearing views.
  init(
    session: TerminalSession,
    device: TerminalDevice,
    handlesSignals: Bool = true,
    closingLimit: Duration = .seconds(2)
  ) {
    self.session = session
    self.device = device
    self.handlesSignals = handlesSignals
    self.closingLimit = closingLimit
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Shows the session until the person quits, and closes it. The terminal is then restored and
  /// no longer used.
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
    device.restore()
    session.tree.close()
    await session.tree.finish(within: closingLimit)
    if handlesSignals { Signals.uninstall() }
    reader.stop()
  }

  /// Shows the session until the person quits or the terminal is gone.
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

  /// Handles an event. Returns false if the person quits.
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

  private func press(_ keys: [KeyStroke]) -> Bool {
    for key in keys {
      switch session.handle(key) {
      case .go: break
      case .quit: return false
      case .suspend:
        // The shell resumes as soon as the other processes stop.
        device.restore()
        // As the terminal driver does for programs that do not read this key: the whole job
        // stops, not only this process.
        if handlesSignals { Signals.forwardToJob(Signals.suspending) }
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

  /// Restores the terminal and stops the process. Returns when it is in the foreground again;
  /// false if the terminal is gone by then.
  private func suspend() -> Bool {
    device.restore()
    Signals.raiseDefault(Signals.suspending)
    return resume()
  }

  private func resume() -> Bool {
    guard device.waitForForeground() else { return false }
    device.restore()
    guard device.takeOver(title: session.title) else { return false }
    resize()
    return true
  }

  // MARK: Drawing

  /// Draws a frame. Returns false if the terminal is gone, or if nothing is left to ask a person
  /// who quits.
  private func draw() -> Bool {
    device.forgetOldOutput()
    let frame = session.frame()
    guard !session.canQuitWithoutAnswer else { return false }
    if frame.isAnimated, ticking == nil {
      ticking = Task { [continuation] in
        try? await Task.sleep(nanoseconds: 100_000_000)
        continuation.yield(.tick)
      }
    }
    let bytes = writer.bytes(for: frame.buffer, cursor: frame.cursor)
    return bytes.isEmpty || device.write(ScreenWriter.synchronized(bytes))
  }
}
#endif
