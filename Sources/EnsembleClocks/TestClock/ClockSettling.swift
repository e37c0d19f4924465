// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// How a test clock lets the rest of the program go on between two resumptions.
@_spi(Testing)
public struct ClockSettling: Sendable {
  let settle: @Sendable () async -> Void

  /// A way that calls a function.
  public init(_ settle: @escaping @Sendable () async -> Void) {
    self.settle = settle
  }

  /// What clocks do that are advanced in the current task. Without it they step back many times, on
  /// the actor of the caller.
  ///
  /// It holds also for a clock on which the current task sleeps, whoever advances that clock, unless
  /// another task that has its own sleeps on it later.
  ///
  /// A clock calls it again if there was a sleep or a cancellation on the clock meanwhile, because
  /// then the program may not have come to rest.
  // Not the function itself: with a task-local of an optional function the optimized program crashes.
  @TaskLocal public static var current: ClockSettling?
}

extension TestClock {
  /// The number of suspended sleeps.
  @_spi(Testing)
  public var pendingSleepCount: Int {
    withQueue { $0.sleeps.count }
  }

  /// The deadlines of the suspended sleeps, in the order in which they will be resumed.
  @_spi(Testing)
  public var pendingDeadlines: [Instant] {
    withQueue { $0.sleeps.map(\.deadline) }
  }

  /// Waits until nothing happens on the clock any more.
  func settleDown(isolation: isolated (any Actor)?) async {
    // Bounded, because a program may sleep and cancel without end.
    for _ in 0..<maximumSettlingRounds {
      let settle = settle ?? sleeperSettle ?? ClockSettling.current?.settle
      let before = withQueue { $0.activity }
      if let settle { await settle() } else { await Task.megaYield() }
      if withQueue({ $0.activity }) == before { return }
    }
  }
}

private let maximumSettlingRounds = 10
