// SPDX-License-Identifier: MIT

import EnsembleViews

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Connects a scripted session to descriptors.
  @MainActor
  struct ScriptedShell {
    let script: ScriptedSession
    let input: CInt
    let output: CInt
    let errors: CInt
    /// A Boolean value that indicates whether to install signal handlers, which affects the whole
    /// process.
    var handlesSignals = true

    /// Answers every line until the input ends, and closes the session. If the input has no lines,
    /// shows the screen once.
    ///
    /// - Returns: The signal that asked the program to end, if one did.
    func run() async -> CInt? {
      let (events, continuation) = AsyncStream<InputReader.Event>.makeStream()
      let (signals, signalled) = AsyncStream<CInt>.makeStream()
      let reader = InputReader(input: input) { event in
        if case .signal(let signal) = event { signalled.yield(signal) }
        continuation.yield(event)
      }
      guard let reader else { return nil }
      if handlesSignals { Signals.install(pipe: reader.signalPipe, inTerminal: false) }
      let answering = Task { await answerLines(of: events) }
      let listening = Task { () -> CInt? in
        for await signal in signals {
          answering.cancel()
          return signal
        }
        return nil
      }
      await answering.value
      listening.cancel()
      script.session.tree.close()
      await script.session.tree.finish()
      if handlesSignals { Signals.uninstall() }
      reader.stop()
      return await listening.value
    }

    private func answerLines(of events: AsyncStream<InputReader.Event>) async {
      var lines = LineSplitter()
      var isFirst = true
      for await event in events {
        var complete: [String] = []
        var isOver = false
        switch event {
        case .bytes(let bytes): complete = lines.split(bytes)
        case .end:
          complete = lines.finish().map { [$0] } ?? (isFirst ? [""] : [])
          isOver = true
        case .quiet, .silence, .signal: continue
        }
        for line in complete {
          guard await answer(line, isFirst: isFirst) else { return }
          isFirst = false
        }
        if isOver { return }
      }
    }

    /// Answers a line. Returns false if the script is over.
    private func answer(_ line: String, isFirst: Bool) async -> Bool {
      let answer = await script.answer(line)
      if Task.isCancelled { return false }
      if let note = answer.note { Platform.write(Array((note + "\n").utf8), to: errors) }
      guard let frame = answer.frame else { return false }
      let separator = isFirst ? "" : "\n"
      return Platform.write(Array((separator + frame).utf8), to: output)
    }
  }
#endif
