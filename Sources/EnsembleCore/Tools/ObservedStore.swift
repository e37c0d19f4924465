// SPDX-License-Identifier: MIT

/// A root store that is being created, for a tool that observes it.
///
/// `@unchecked Sendable`: `state` is constant, and a tool calls it only in the isolation to which
/// the store confines its engine; anything else breaks its contract.
@_spi(Tools)
public struct ObservedStore: @unchecked Sendable {
  /// Returns the current root state, or nil after the store is released, and while its reducer runs.
  ///
  /// Reading it does not observe the store. Call it in the store's isolation.
  public let state: () -> Any?

  @TaskLocal static var connect: (@Sendable (ObservedStore) -> (any EngineObserver)?)?

  /// Calls a closure, and another one with each root store that the first one creates.
  ///
  /// - Parameter connect: Returns the observer of a new store, which the store does not retain.
  public static func observingNewStores<R>(
    _ connect: @escaping @Sendable (_ store: ObservedStore) -> (any EngineObserver)?,
    during body: () throws -> R
  ) rethrows -> R {
    try $connect.withValue(connect, operation: body)
  }

  /// Calls an asynchronous closure, and another one with each root store that the first one creates.
  ///
  /// The closure runs in the caller's isolation. A store that a task of the closure creates is observed,
  /// even later; one that another task creates while the closure is suspended is not.
  ///
  /// - Parameter connect: Returns the observer of a new store, which the store does not retain.
  public static func observingNewStores<R>(
    _ connect: @escaping @Sendable (_ store: ObservedStore) -> (any EngineObserver)?,
    isolation: isolated (any Actor)? = #isolation,
    during body: () async throws -> R
  ) async rethrows -> R {
    try await $connect.withValue(connect, operation: body, isolation: isolation)
  }
}

/// A state or an action that wraps that of a feature, which tools are to see instead.
package protocol ToolRepresentable {
  /// The feature's state or action.
  var toolValue: Any { get }
}

/// Returns a state or an action as tools are to see it.
package func toolValue(of value: Any) -> Any {
  (value as? any ToolRepresentable)?.toolValue ?? value
}
