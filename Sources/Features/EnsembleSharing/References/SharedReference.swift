// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A reference to a shared value, or to a part of one.
package protocol SharedReference<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The holder of the whole value: references with the same root share one value.
  var root: any SharedRoot { get }

  /// The Swift expression that names the part, for messages.
  var description: String { get }

  /// The current value; reading it is observed.
  var value: Value { get }

  /// The same reference as a mutable one; nil if the part cannot be written.
  var writer: (any MutableSharedReference<Value>)? { get }

  /// Reads a member of the value, and observes only that member if the value supports it.
  func read<Member>(_ member: KeyPath<Value, Member>) -> Member

  /// Returns whether another reference is known to refer to the same part of the same value. The
  /// result may be a false negative, as for values that closures compute.
  func isDerivedLike(_ other: any SharedReference) -> Bool
}

extension SharedReference {
  package func isDerivedLike(_ other: any SharedReference) -> Bool { self === other }
}

/// A reference to a shared value, or to a part of one, that can be written.
package protocol MutableSharedReference<Value>: SharedReference {
  /// Changes the value while no other thread does.
  func withLock<R>(_ site: SourceLocation, _ operation: (inout Value) throws -> R) rethrows -> R
}

extension SharedReference {
  package var writer: (any MutableSharedReference<Value>)? { nil }
}

extension MutableSharedReference {
  package var writer: (any MutableSharedReference<Value>)? { self }
}

/// The holder of a whole shared value, with the progress of loading and saving it.
package protocol SharedRoot: AnyObject, Sendable {
  /// The Swift expression that names the value, for messages.
  var description: String { get }
  /// The number of changes of the value so far; reading it is not observed.
  var changeCount: UInt64 { get }
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  func load() async throws
  func save() async throws
  /// The key of the value, without a default; nil for a value in memory only.
  var key: (any SharedReaderKey)? { get }
  /// Saves the latest value immediately, ahead of queued changes.
  func saveLatest(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void)
  /// Notifies the observers of the value as if it had changed.
  func touch()
  /// Calls a closure after each change, until the subscription ends.
  func onChange(_ action: @escaping @Sendable () -> Void) -> SharedSubscription
}
