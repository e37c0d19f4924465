// SPDX-License-Identifier: MIT

/// The state machine of `ensemble dev`, which handles changed sources, finished builds, and the
/// exit of the program.
///
/// A value without processes and files: each event returns the steps to perform, in order.
package struct DevelopmentLoop: Sendable {
  /// An event that the loop handles.
  package enum Event: Equatable, Sendable {
    case begun
    /// A source was changed, added or removed.
    case changed
    case built(BuildResult)
    /// The program has exited.
    case exited(ProgramExit)
    /// The program has not exited in time after the request with the given number.
    case overdue(stop: Int)
    /// The user ends the command.
    ///
    /// If `reachesProgram` is true, the program has received the signal, too, as after a key press.
    case interrupted(reachesProgram: Bool)
  }

  package enum BuildResult: Equatable, Sendable {
    case failed
    /// The build did not change the program.
    case unchanged
    case new
  }

  /// The way in which a program has exited.
  package enum ProgramExit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// A step that the loop requests.
  package enum Step: Equatable, Sendable {
    case build
    case start
    /// Ask the program to end, and send the event `overdue` later with the same number.
    case terminate(stop: Int)
    /// Wait for the program, which was already asked to end, and send the event `overdue` later.
    case awaitExit(stop: Int)
    case kill
    /// End the command, with an exit status.
    case finish(Int32)
    case report(String)
  }

  private enum Program {
    case none
    case running
    case stopping(Then)
  }

  private enum Then { case restart, finish }

  private var program = Program.none
  private var isBuilding = false
  /// Whether sources have changed since the current build began.
  private var isStale = false
  /// The number of times that the program was asked to end.
  private var stops = 0

  package init() {}

  /// Returns the steps to perform after an event.
  package mutating func steps(after event: Event) -> [Step] {
    switch event {
    case .begun, .changed: sourcesChanged()
    case .built(let result): built(result)
    case .exited(let exit): exited(exit)
    case .overdue(let stop): if case .stopping = program, stop == stops { [.kill] } else { [] }
    case .interrupted(let reachesProgram): interrupted(reachesProgram)
    }
  }

  private mutating func sourcesChanged() -> [Step] {
    if isBuilding {
      isStale = true
      return []
    }
    isBuilding = true
    return [.build]
  }

  private mutating func built(_ result: BuildResult) -> [Step] {
    isBuilding = false
    if isStale {
      isStale = false
      return sourcesChanged()
    }
    switch (result, program) {
    case (.failed, .none):
      return [.report("The build failed. Waiting for a change.")]
    case (.failed, _):
      return [.report("The build failed. The program goes on as it was.")]
    case (_, .none):
      program = .running
      return [.start]
    case (.new, .running):
      program = .stopping(.restart)
      stops += 1
      return [.report("Restarting."), .terminate(stop: stops)]
    case (.unchanged, .running), (_, .stopping):
      return []
    }
  }

  private mutating func exited(_ exit: ProgramExit) -> [Step] {
    switch program {
    case .none: return []
    case .stopping(.finish): return [.finish(0)]
    case .stopping(.restart):
      program = .running
      return [.start]
    case .running:
      program = .none
      switch exit {
      case .status(0): return [.finish(0)]
      case .status(let status):
        return [.report("The program exited with status \(status). Waiting for a change.")]
      case .signal(let signal):
        return [.report("The program was ended by signal \(signal). Waiting for a change.")]
      }
    }
  }

  private mutating func interrupted(_ reachesProgram: Bool) -> [Step] {
    switch program {
    case .none: return [.finish(0)]
    case .running:
      program = .stopping(.finish)
      stops += 1
      // Not asked again: a second signal would kill a program that is shutting down.
      return [reachesProgram ? .awaitExit(stop: stops) : .terminate(stop: stops)]
    case .stopping(.restart):
      program = .stopping(.finish)
      return []
    // The user does not want to wait.
    case .stopping(.finish): return [.kill]
    }
  }
}
