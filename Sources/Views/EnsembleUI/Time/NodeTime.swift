// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// The time of a node that changes as time goes by, which evaluates the node again at later dates.
///
/// The date and the clock are the dependencies `date` and `continuousClock` that are current when
/// the node first shows the time, or else those of its tree. So a test decides what is shown and
/// when it changes.
@MainActor
final class NodeTime {
  /// The object that a view keeps between its evaluations.
  var progress: AnyObject?
  private let dates: DateGenerator
  private let clock: any Clock<Duration>
  /// The number of dates that were reached.
  private let wakes = ObservableBox(0)
  private var pending: (date: Date, task: Task<Void, Never>)?
  /// The date that was reached last, and how often in a row.
  private var reached: (date: Date, count: Int)?

  /// The number of times that a date can be reached before it has come: the clock of a test may
  /// never agree with its date, so that the waiting would not end.
  private static var tries: Int { 10 }

  fileprivate init() {
    @Dependency(\.date) var dates
    @Dependency(\.continuousClock) var clock
    self.dates = dates
    self.clock = clock
  }

  // The task of a removed node ends with the node, which holds this object alone.
  deinit { pending?.task.cancel() }

  /// The current date. An evaluation that reads it is repeated when the next date is reached.
  fileprivate var now: Date {
    _ = wakes.value
    return dates.now
  }

  /// Waits for a date instead of the one before; for none if it is nil.
  ///
  /// - Parameter now: The date of the evaluation. The next date may have come meanwhile.
  fileprivate func wait(until date: Date?, after now: Date) {
    guard pending?.date != date else { return }
    pending?.task.cancel()
    pending = nil
    guard let date, reached?.date != date || reached?.count ?? 0 < Self.tries else { return }
    let seconds = date.timeIntervalSince(dates.now)
    // A date that is not a number, not after the evaluation, or in thousands of years is ignored.
    guard date > now, seconds < 1e11 else { return }
    let task = Task { [weak self, clock] in
      do { try await clock.sleep(for: .seconds(max(0, seconds))) } catch { return }
      self?.reach(date)
    }
    pending = (date, task)
  }

  private func reach(_ date: Date) {
    guard pending?.date == date else { return }
    pending = nil
    reached = (date, reached?.date == date ? (reached?.count ?? 0) + 1 : 1)
    wakes.value += 1
  }
}

extension _ViewNode {
  /// Shows a view by the current date, now and at later dates, and after changes of the values that
  /// it reads.
  ///
  /// - Parameters:
  ///   - evaluate: Returns the content for a date.
  ///   - show: Shows the content in the node, and returns the date at which it changes; nil if it
  ///     stays.
  func showTime<Content>(
    _ evaluate: @escaping @MainActor (Date, NodeTime) -> Content,
    show: @escaping @MainActor (Content, Date, _ViewNode) -> Date?
  ) {
    let time = storage as? NodeTime ?? graph.withDependencies { NodeTime() }
    storage = time
    let update = { [unowned self, unowned time] in
      let (content, now) = tracked {
        let now = time.now
        return (evaluate(now, time), now)
      }
      time.wait(until: show(content, now, self), after: now)
    }
    refresh = update
    update()
  }

  /// Ends the updates of a view that has changed as time went by, and does no longer.
  func stopTime() {
    guard storage is NodeTime else { return }
    (storage, refresh) = (nil, nil)
    endTracking()
  }
}
