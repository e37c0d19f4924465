// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A function that a test clock calls to let the program run between two resumptions.
@_spi(Testing)
public struct ClockSettling: Sendable {
  let settle: @Sendable () async -> Void

  /// Creates a value that calls a function.
  public init(_ settle: @escaping @Sendable () async -> Void) {
    self.settle = settle
  }

  /// The function called by clocks that are advanced in the current task.
  ///
  /// Without it, they yield many times, on the actor of the caller.
  ///
  /// It also applies to a clock on which the current task sleeps, whichever task advances that
  /// clock, unless another task with its own function sleeps on the clock later.
  ///
  /// A clock calls it again if there was a sleep or a cancellation on the clock meanwhile, because
  /// the program may not be idle yet.
  // A struct, since optimized programs crash with a task-local of an optional function.
  @TaskLocal public static var current: ClockSettling?
}

extension TestClock {
  /// The number of suspended sleeps.
  @_spi(Testing)
  public var pendingSleepCount: Int {
    withQueue { $0.sleeps.count }
  }

  /// The deadlines of the suspended sleeps, in the order of their resumption.
  @_spi(Testing)
  public var pendingDeadlines: [Instant] {
    withQueue { $0.sleeps.map(\.deadline) }
  }

  /// Waits until no sleep or cancellation happens on the clock any more.
  func settleDown(isolation: isolated (any Actor)?) async {
    // Bounded, because a program may sleep and cancel forever.
    for _ in 0..<maximumSettlingRounds {
      let settle = settle ?? sleeperSettle ?? ClockSettling.current?.settle
      let before = withQueue { $0.activity }
      if let settle { await settle() } else { await Task.megaYield() }
      if withQueue({ $0.activity }) == before { return }
    }
  }
}

private let maximumSettlingRounds = 10
