// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Observation

/// Calls a closure immediately, and again whenever a value that it has read changes.
///
/// For code outside of views, such as a view controller:
///
/// ```swift
/// let token = observe { label.text = "\(store.count)" }
/// ```
///
/// Later calls follow on the main actor, soon after the change; simultaneous changes are coalesced
/// into one call.
///
/// - Parameter apply: The closure to call. Each call observes only the values that it reads itself.
/// - Returns: A token for the observation. Keep it: the observation ends when the token is
///   cancelled or deallocated.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken(apply)
  token.update()
  return token
}

/// A token for an observation by ``observe(_:)``, which ends when the token is cancelled or
/// deallocated.
public final class ObserveToken: Sendable {
  private let apply: LockIsolated<(@MainActor () -> Void)?>

  init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = LockIsolated(apply)
  }

  /// Ends the observation, and releases its closure.
  public func cancel() {
    // Released outside the lock, since releasing captured values may run arbitrary code.
    _ = apply.withValue { apply in
      defer { apply = nil }
      return apply
    }
  }

  /// Stores the token in a collection.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  /// Stores the token in a set.
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
