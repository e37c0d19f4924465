// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// The time that a node shows, which evaluates the node again when a later date is reached.
///
/// The date and the clock are the dependencies `date` and `continuousClock` that are current when
/// the node is first shown, or when its tree was created. So a test decides what is shown and when
/// it changes.
@MainActor
final class NodeTime<V: View, Progress> {
  @Dependency(\.date) private var dates
  @Dependency(\.continuousClock) private var clock
  /// The view that the node shows.
  fileprivate var view: V
  fileprivate let progress: Progress
  /// The number of dates that were reached.
  private let wakes = ObservableBox(0)
  private var pending: (date: Date, task: Task<Void, Never>)?

  fileprivate init(_ view: V, _ progress: Progress) {
    self.view = view
    self.progress = progress
  }

  deinit { pending?.task.cancel() }

  /// The current date. A node that is evaluated with it is evaluated again when the date for which
  /// it waits is reached.
  fileprivate var now: Date {
    _ = wakes.value
    return dates.now
  }

  /// Evaluates the node again at a date, instead of the date for which it waited; never if it is
  /// nil.
  fileprivate func wait(until date: Date?) {
    guard pending?.date != date else { return }
    pending?.task.cancel()
    pending = date.map { date in
      let seconds = max(date.timeIntervalSince(dates.now), 0)
      let task = Task { [weak self, clock] in
        do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
        self?.reach(date)
      }
      return (date, task)
    }
  }

  private func reach(_ date: Date) {
    guard pending?.date == date else { return }
    pending = nil
    wakes.value += 1
  }
}

extension _ViewNode {
  /// Shows a view by the current date, now and at later dates.
  ///
  /// - Parameters:
  ///   - progress: What is kept as long as the view is shown.
  ///   - show: Shows the view in the node, and returns the date at which it changes; nil if it
  ///     stays.
  func showTime<V: View, Progress>(
    of view: V,
    keeping progress: @autoclosure () -> Progress,
    _ show: @escaping @MainActor (V, Progress, Date, _ViewNode) -> Date?
  ) {
    let time =
      (storage as? NodeTime<V, Progress>)
      ?? graph.withDependencies { NodeTime(view, progress()) }
    time.view = view
    if storage !== time {
      storage = time
      refresh = { [unowned self, unowned time] in
        showTime(of: time.view, keeping: time.progress, show)
      }
      onRemoval { time.wait(until: nil) }
    }
    time.wait(until: show(view, time.progress, tracked { time.now }, self))
  }

  /// Ends the updates of a view that changed as time went by, and does no longer.
  func stopTime() {
    guard storage != nil else { return }
    (storage, refresh) = (nil, nil)
    endTracking()
  }
}
