// SPDX-License-Identifier: MIT

import EnsembleDevelopment
import Testing

/// The decisions of `ensemble dev`.
@Suite struct DevelopmentLoopTests {
  private typealias Event = DevelopmentLoop.Event
  private typealias Step = DevelopmentLoop.Step

  /// Returns the steps after the last of several events.
  private func steps(after events: Event...) -> [Step] {
    var loop = DevelopmentLoop()
    return events.map { loop.steps(after: $0) }.last ?? []
  }

  @Test func `a program is built, then started`() {
    #expect(steps(after: .begun) == [.build])
    #expect(steps(after: .begun, .built(.new)) == [.start])
    // It may have been built before.
    #expect(steps(after: .begun, .built(.unchanged)) == [.start])
  }

  @Test func `a change builds the program, and a new one takes the place of the old one`() {
    #expect(steps(after: .begun, .built(.new), .changed) == [.build])
    let restart = steps(after: .begun, .built(.new), .changed, .built(.new))
    #expect(restart == [.report("Restarting."), .terminate(stop: 1)])
    #expect(
      steps(after: .begun, .built(.new), .changed, .built(.new), .exited(.status(0))) == [.start]
    )
    #expect(
      steps(after: .begun, .built(.new), .changed, .built(.new), .exited(.signal(15))) == [.start]
    )
  }

  @Test func `a change that leaves the program as it was does not restart it`() {
    #expect(steps(after: .begun, .built(.new), .changed, .built(.unchanged)) == [])
  }

  @Test func `changes during a build are built after it, once`() {
    #expect(steps(after: .begun, .changed) == [])
    #expect(steps(after: .begun, .changed, .changed, .built(.new)) == [.build])
    #expect(steps(after: .begun, .changed, .built(.failed), .built(.new)) == [.start])
  }

  @Test func `a failed build leaves the program running`() {
    let failed = steps(after: .begun, .built(.new), .changed, .built(.failed))
    #expect(failed == [.report("The build failed. The program goes on as it was.")])
    let first = steps(after: .begun, .built(.failed))
    #expect(first == [.report("The build failed. Waiting for a change.")])
    #expect(steps(after: .begun, .built(.failed), .changed, .built(.new)) == [.start])
  }

  @Test func `a build that ends while the program stops does not stop it again`() {
    let events: [Event] = [
      .begun, .built(.new), .changed, .built(.new), .changed, .built(.new), .exited(.status(0)),
    ]
    var loop = DevelopmentLoop()
    let all = events.map { loop.steps(after: $0) }
    #expect(all[5] == [])
    #expect(all[6] == [.start])
  }

  @Test func `the command ends with a program that ends by itself, and survives one that crashes`()
  {
    #expect(steps(after: .begun, .built(.new), .exited(.status(0))) == [.finish(0)])
    #expect(
      steps(after: .begun, .built(.new), .exited(.status(64)))
        == [.report("The program exited with status 64. Waiting for a change.")]
    )
    #expect(
      steps(after: .begun, .built(.new), .exited(.signal(5)))
        == [.report("The program was ended by signal 5. Waiting for a change.")]
    )
    #expect(
      steps(after: .begun, .built(.new), .exited(.signal(5)), .changed, .built(.new)) == [.start]
    )
  }

  @Test func `an interruption ends the program first`() {
    #expect(steps(after: .begun, .interrupted(reachesProgram: false)) == [.finish(0)])
    #expect(
      steps(after: .begun, .built(.new), .interrupted(reachesProgram: false)) == [
        .terminate(stop: 1)
      ]
    )
    #expect(
      steps(after: .begun, .built(.new), .interrupted(reachesProgram: false), .exited(.signal(15)))
        == [.finish(0)]
    )
    // Also while it restarts.
    #expect(
      steps(
        after: .begun,
        .built(.new),
        .changed,
        .built(.new),
        .interrupted(reachesProgram: false),
        .exited(.status(0))
      ) == [.finish(0)]
    )
    // A user who interrupts twice does not want to wait.
    #expect(
      steps(
        after: .begun,
        .built(.new),
        .interrupted(reachesProgram: false),
        .interrupted(reachesProgram: false)
      ) == [.kill]
    )
  }

  @Test func `a program that does not end is killed, and one that has is not`() {
    #expect(
      steps(after: .begun, .built(.new), .interrupted(reachesProgram: false), .overdue(stop: 1))
        == [.kill]
    )
    #expect(
      steps(
        after: .begun,
        .built(.new),
        .changed,
        .built(.new),
        .exited(.status(0)),
        .overdue(stop: 1)
      ) == []
    )
    // Nor is a later one that was asked just now.
    #expect(
      steps(
        after: .begun,
        .built(.new),
        .changed,
        .built(.new),
        .exited(.status(0)),
        .interrupted(reachesProgram: false),
        .overdue(stop: 1)
      ) == []
    )
  }

  @Test func `a key that reaches the program as well sends it no second signal`() {
    let waits = steps(after: .begun, .built(.new), .interrupted(reachesProgram: true))
    #expect(waits == [.awaitExit(stop: 1)])
    #expect(
      steps(
        after: .begun,
        .built(.new),
        .interrupted(reachesProgram: true),
        .exited(.signal(2))
      ) == [.finish(0)]
    )
  }
}
