// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Observation

/// Calls a function now, and again whenever something that it has read has changed.
///
/// For what is no view, such as a view controller:
///
/// ```swift
/// let token = observe { label.text = "\(store.count)" }
/// ```
///
/// Later calls come on the main actor, soon after the change; changes that come together are one.
///
/// - Parameter apply: The function. Each call replaces what is observed by what that call has read.
/// - Returns: The observation. It ends when the token is cancelled or freed, so keep it.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(apply)
  token.update()
  return token
}

/// An observation that ``observe(_:)`` has begun. Ends when it is cancelled or freed.
public final class ObserveToken: Sendable {
  private let apply: LockIsolated<(@MainActor () -> Void)?>

  init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = LockIsolated(apply)
  }

  /// Ends the observation, and frees its function.
  public func cancel() {
    // The function goes after the lock was left: what it holds may run code when it is freed.
    _ = apply.withValue { apply in
      defer { apply = nil }
      return apply
    }
  }

  /// Keeps the token in a collection.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  /// Keeps the token in a set.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  @MainActor
  fileprivate func update() {
    guard let apply = apply.value else { return }
    withObservationTracking {
      apply()
    } onChange: { [weak self] in
      Task { @MainActor in self?.update() }
    }
  }
}

extension ObserveToken: Hashable {
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
