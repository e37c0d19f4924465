// SPDX-License-Identifier: MIT

extension Store {
  /// Calls one function whenever a child appears, and another whenever it disappears.
  ///
  /// One of them is called immediately. Later calls follow on the main actor, soon after the action
  /// that added or removed the child; replacing the child by another one causes no call.
  ///
  /// In new code, prefer ``observe(_:)`` with `if let child = store.scope(…)` in its closure.
  ///
  /// - Parameters:
  ///   - unwrap: A closure that receives the store of the child.
  ///   - fallback: A closure that is called when there is no child.
  /// - Returns: A token for the observation. Keep it: the observation ends when the token is
  ///   deallocated.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else fallback: @escaping () -> Void = {}
  ) -> ObserveToken where State == Wrapped? {
    let last = LastPresence()
    return observe {
      let child = self.scope(state: \.self, action: \.self)
      guard last.isPresent != (child != nil) else { return }
      last.isPresent = child != nil
      if let child { unwrap(child) } else { fallback() }
    }
  }
}

@MainActor
private final class LastPresence {
  /// The presence at the last call; nil before the first.
  var isPresent: Bool?
}
