// SPDX-License-Identifier: MIT

/// The limits of a history.
package struct HistoryLimits: Sendable {
  /// The number of bytes of all states and actions, by estimate. The oldest are forgotten first.
  package var bytes = 64 << 20
  /// The number of effects that are kept.
  package var effects = 10_000
  /// The number of actions after which a state is kept, unless states are so large that it pays to
  /// replay more.
  package var actionsPerState = 1_000
  /// The duration of the reducers' runs after which a state is kept, in nanoseconds, so that going
  /// back is quick.
  package var nanosecondsPerState = 50_000_000

  package init() {}
}
