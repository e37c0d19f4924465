// SPDX-License-Identifier: MIT

import EnsembleUI

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
/// Connects a scripted session to descriptors.
@MainActor
struct ScriptedShell {
  /// The outcome of a script.
  struct Outcome: Equatable {
    /// The signal that asked the program to end, if one did.
    var signal: CInt?
    /// Whether a command failed.
    var isFailure = false
  }

  let script: ScriptedSession
  let input: CInt
  let output: CInt
  let errors: CInt
  /// Whether to install signal handlers, which affects the whole process.
  var handlesSignals = true
  /// Whether the screen is shown at once, for a person who types the commands.
  var greets = false
  /// The longest time to wait for the effects of disappearing views.
  var closingLimit: Duration = .seconds(2)

  /// Answers every line until the input ends, and closes the session. If the input has no lines,
  /// shows the screen once.
  ///
  /// A failed command does not end the script.
  func run() async -> Outcome {
    let (events, continuation) = AsyncStream<InputReader.Event>.makeStream()
    let (signals, signalled) = AsyncStream<CInt>.makeStream()
    let reader = InputReader(input: input) { event in
      if case .signal(let signal) = event { signalled.yield(signal) }
      continuation.yield(event)
    }
    guard let reader else { return Outcome(isFailure: true) }
    if handlesSignals { Signals.install(pipe: reader.signalPipe, inTerminal: false) }
    let answering = Task { await answerLines(of: events) }
    let listening = Task { () -> CInt? in
      for await signal in signals {
        answering.cancel()
        return signal
      }
      return nil
    }
    let isFailure = await answering.value
    listening.cancel()
    script.session.tree.close()
    await script.session.tree.finish(within: closingLimit)
    if handlesSignals { Signals.uninstall() }
    reader.stop()
    return Outcome(signal: await listening.value, isFailure: isFailure)
  }

  /// Answers all lines. Returns whether a command failed.
  private func answerLines(of events: AsyncStream<InputReader.Event>) async -> Bool {
    var lines = LineSplitter()
    var number = 0
    var isFailure = false
    if greets {
      await script.settle()
      let text = script.session.plainText() + "\n'help' lists the commands.\n"
      guard Platform.write(Array(text.utf8), to: output) else { return isFailure }
    }
    for await event in events {
      var complete: [String] = []
      var isOver = false
      switch event {
      case .bytes(let bytes): complete = lines.split(bytes)
      case .end:
        complete = lines.finish().map { [$0] } ?? (number == 0 && !greets ? [""] : [])
        isOver = true
      case .quiet, .silence, .signal: continue
      }
      for line in complete {
        number += 1
        let answer = await script.answer(line)
        if Task.isCancelled { return isFailure }
        if answer.isFailure { isFailure = true }
        guard show(answer, to: line, number: number) else { return isFailure }
      }
      if isOver { return isFailure }
    }
    return isFailure
  }

  /// Prints an answer. Returns false if the script is over.
  private func show(_ answer: ScriptedSession.Answer, to line: String, number: Int) -> Bool {
    if let note = answer.note {
      let prefix = answer.isFailure ? "Line \(number), '\(line.trimmed.displayed)': " : ""
      Platform.write(Array((prefix + note + "\n").utf8), to: errors)
    }
    guard let frame = answer.frame else { return false }
    let separator = number == 1 && !greets ? "" : "\n"
    return Platform.write(Array((separator + frame).utf8), to: output)
  }
}
#endif
