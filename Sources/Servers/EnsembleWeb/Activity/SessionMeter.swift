// SPDX-License-Identifier: MIT

#if Web
/// The measured work of the stores of a session.
package struct SessionMeter: Sendable {
  /// The slowest run of a reducer.
  package struct Run: Sendable {
    /// The cases of the action, without the values in them.
    package let action: String
    package let duration: Duration
  }

  /// The length of the window in which actions are counted.
  private static let window = Duration.seconds(10)

  /// The number of actions.
  package private(set) var actionCount = 0
  /// The duration of all runs of the reducers.
  package private(set) var duration = Duration.zero
  /// The slowest run; nil before the first action.
  package private(set) var slowest: Run?
  /// The number of the current window, and the numbers of actions in it and in the one before.
  private var current = (number: Int64(0), count: 0, before: 0)

  package init() {}

  /// Counts an action.
  ///
  /// - Parameters:
  ///   - duration: The duration of the reducer's run.
  ///   - now: The time on the clock of the server.
  ///   - action: A closure that returns the cases of the action. It is called only if this run is
  ///     the slowest so far.
  package mutating func count(_ duration: Duration, at now: Duration, _ action: () -> String) {
    actionCount += 1
    self.duration += duration
    advance(to: now)
    current.count += 1
    if duration > slowest?.duration ?? .zero || slowest == nil {
      slowest = Run(action: action(), duration: duration)
    }
  }

  /// Returns the number of actions per second, over the last ten seconds by estimate.
  package func rate(at now: Duration) -> Double {
    var meter = self
    meter.advance(to: now)
    let seconds = Self.window / .seconds(1)
    let passed = now / Self.window - Double(meter.current.number)
    return (Double(meter.current.count) + Double(meter.current.before) * (1 - passed)) / seconds
  }

  private mutating func advance(to now: Duration) {
    let number = Int64(now / Self.window)
    if number == current.number { return }
    current = (number, 0, number == current.number + 1 ? current.count : 0)
  }
}
#endif
