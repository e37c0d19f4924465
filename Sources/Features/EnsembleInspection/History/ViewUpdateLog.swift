// SPDX-License-Identifier: MIT

/// An evaluation of the body of a view that followed from an action.
package struct ViewUpdateRecord: Codable, Equatable, Sendable {
  /// The name of the view's type.
  package let view: String
  /// The reason, such as a field that has changed.
  package let reason: String

  package init(view: String, reason: String) {
    self.view = view
    self.reason = reason
  }
}

/// The last evaluations of views that followed from the actions of one store.
@MainActor
package final class ViewUpdateLog {
  private var entries: [(action: UInt64, record: ViewUpdateRecord)] = []
  private let limit: Int

  nonisolated init(limit: Int) { self.limit = max(1, limit) }

  /// Appends an evaluation. The oldest ones are forgotten.
  func append(_ record: ViewUpdateRecord, from action: UInt64) {
    entries.append((action, record))
    // Removes many entries at once, since each removal moves the remaining ones.
    if entries.count > limit + limit / 4 { entries.removeFirst(entries.count - limit) }
  }

  /// Returns the evaluations that followed from an action.
  ///
  /// - Complexity: O(*n*), where *n* is the number of evaluations that are kept.
  func records(from action: UInt64) -> [ViewUpdateRecord] {
    entries.filter { $0.action == action }.map(\.record)
  }

  /// Calls a closure with each evaluation that followed from an action since a number, in order.
  func forEach(since action: UInt64, _ body: (ViewUpdateRecord, UInt64) -> Void) {
    for entry in entries where entry.action >= action { body(entry.record, entry.action) }
  }

  /// Returns the numbers of evaluations by the actions that they followed from.
  func counts(since action: UInt64) -> [UInt64: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if entry.action >= action { counts[entry.action, default: 0] += 1 }
    }
  }
}
