// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals
import IssueReporting

/// A tracker of changes of shared values, for tools that assert them.
///
/// When a tracker is released, it reports changes that were not asserted, at the locations of the
/// code that made them. A test store tracks changes automatically.
@_spi(SharedChangeTracking)
public struct SharedChangeTracker: Hashable, Sendable {
  private final class Owner: Sendable {
    let log = SharedChangeLog()
    let reportsUnassertedChanges: Bool

    init(_ reportsUnassertedChanges: Bool) {
      self.reportsUnassertedChanges = reportsUnassertedChanges
    }

    deinit {
      guard reportsUnassertedChanges else { return }
      for change in log.unasserted() {
        reportIssue(
          change.summary,
          fileID: change.site.fileID,
          filePath: change.site.filePath,
          line: change.site.line,
          column: change.site.column
        )
      }
    }
  }

  private let owner: Owner

  /// Creates a tracker.
  ///
  /// - Parameter reportUnassertedChanges: Whether to report changes that were not asserted when the
  ///   tracker is released.
  public init(reportUnassertedChanges: Bool = isTesting) {
    owner = Owner(reportUnassertedChanges)
  }

  /// A Boolean value that indicates whether there are changes to assert.
  public var hasChanges: Bool { owner.log.hasChanges(upTo: .max) }

  /// Tracks the changes of code that runs with these dependencies.
  public func track(_ dependencies: inout DependencyValues) {
    owner.log.track(&dependencies)
  }

  /// Tracks the changes that a function makes.
  public func track<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      track(&$0)
    } operation: {
      try body()
    }
  }

  /// Calls a function that asserts changes. In the function, shared values begin as they were
  /// before the changes, and the function sets them to the expected values, which are then compared
  /// with the actual ones by `==`.
  public func assert<R>(_ body: () throws -> R) rethrows -> R {
    let log = owner.log
    return try log.assert(from: log.assertedPosition, to: log.position, body)
  }

  /// Forgets all changes.
  public func reset() {
    owner.log.markAsserted(upTo: owner.log.position)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.owner === rhs.owner }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
  }
}
