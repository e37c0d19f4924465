// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import IssueReporting

// What a function with a directive may return is decided here, by overloads: the code that
// `@Composer` writes passes the result of every function through one of these.

extension Effect {
  /// The effect of a function that returns one. For `@Composer` only.
  @inlinable
  public static func _from(_ effect: Self) -> Self { effect }

  /// The effect of a function that may return one. For `@Composer` only.
  @_disfavoredOverload
  @inlinable
  public static func _from(_ effect: Self?) -> Self { effect ?? .none }

  /// The effect of a function that has no result. For `@Composer` only.
  @inlinable
  public static func _from(_ nothing: Void) -> Self { .none }
}

extension Send {
  /// Sends what an asynchronous function has returned. For `@Composer` only.
  public func _deliver(_ action: Action) { self(action) }

  /// Sends what an asynchronous function has returned, if that is an action. For `@Composer` only.
  @_disfavoredOverload
  public func _deliver(_ action: Action?) {
    if let action { self(action) }
  }

  /// Sends nothing, as the function has no result. For `@Composer` only.
  public func _deliver(_ nothing: Void) {}

  /// Sends the error of an asynchronous function, in an action that carries errors of its type. For
  /// `@Composer` only.
  ///
  /// An error of another type is reported as an issue.
  public func _deliver<Failure: Error>(_ error: any Error, _ embed: (Failure) -> Action) {
    if let failure = error as? Failure {
      self(embed(failure))
    } else {
      reportIssue("A function threw \"\(debugText(of: error))\", for which its action has no room.")
    }
  }
}

/// What identifies the effects of a function with a directive, for cancelling them.
public struct DirectiveID: Hashable, Sendable {
  private let name: String

  /// The identifier of the function whose action has the given name: `.cancel(id: DirectiveID("search"))`.
  public init(_ name: String) {
    self.name = name
  }
}

extension Effect {
  /// The effect, after the one that the same function had before is cancelled. For `@Composer` only.
  public func _cancellingPrevious(_ name: String) -> Self {
    cancellable(id: DirectiveID(name), cancelInFlight: true)
  }

  /// The effect, once the function was not called for a while. For `@Composer` only.
  public func _debounced(_ name: String, for interval: Duration) -> Self {
    @Dependency(\.continuousClock) var clock
    return debounce(id: DirectiveID(name), for: interval, clock: AnyClock(clock))
  }
}
