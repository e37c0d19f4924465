// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import IssueReporting

// These overloads determine the permitted results of a function with a directive: the code that
// `@Composer` generates passes the result of every function to one of them.

extension Effect {
  /// Returns the effect of a function that returns one. For `@Composer` only.
  @available(swift, deprecated: 1000)
  @inlinable
  public static func _from(_ effect: Self) -> Self { effect }

  /// Returns the effect of a function that returns an optional one. For `@Composer` only.
  @available(swift, deprecated: 1000)
  @_disfavoredOverload
  @inlinable
  public static func _from(_ effect: Self?) -> Self { effect ?? .none }

  /// Returns no effect for a function without a result. For `@Composer` only.
  @available(swift, deprecated: 1000)
  @inlinable
  public static func _from(_ nothing: Void) -> Self { .none }
}

extension Send {
  /// Sends the result of an asynchronous function. For `@Composer` only.
  @available(swift, deprecated: 1000)
  public func _deliver(_ action: Action) { self(action) }

  /// Sends the optional result of an asynchronous function. For `@Composer` only.
  @available(swift, deprecated: 1000)
  @_disfavoredOverload
  public func _deliver(_ action: Action?) {
    if let action { self(action) }
  }

  /// Sends nothing for a function without a result. For `@Composer` only.
  @available(swift, deprecated: 1000)
  public func _deliver(_ nothing: Void) {}

  /// Sends the error of an asynchronous function in an action that carries errors of its type. For
  /// `@Composer` only.
  ///
  /// An error of another type is reported as an issue.
  @available(swift, deprecated: 1000)
  public func _deliver<Failure: Error>(_ error: any Error, _ embed: (Failure) -> Action) {
    if let failure = error as? Failure {
      self(embed(failure))
    } else {
      reportIssue("A function threw \"\(debugText(of: error))\", which its action cannot carry.")
    }
  }
}

/// The cancellation identifier of the effects of a function with a directive.
public struct DirectiveID: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// The name of the action.
  public var description: String { name }

  /// Creates the identifier of the function whose action has a name:
  /// `.cancel(id: DirectiveID("search"))`.
  public init(_ name: String) {
    self.name = name
  }
}

extension Effect {
  /// Returns the effect, which cancels the previous one of the same function. For `@Composer` only.
  @available(swift, deprecated: 1000)
  public func _cancellingPrevious(_ name: String) -> Self {
    cancellable(id: DirectiveID(name), cancelInFlight: true)
  }

  /// Returns the effect, debounced by an interval without calls of the function. For `@Composer`
  /// only.
  @available(swift, deprecated: 1000)
  public func _debounced(
    _ name: String,
    for interval: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    @Dependency(\.continuousClock) var clock
    return debounce(
      id: DirectiveID(name),
      for: interval,
      clock: AnyClock(clock),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
