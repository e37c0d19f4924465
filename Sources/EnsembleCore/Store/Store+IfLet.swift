// SPDX-License-Identifier: MIT

extension Store {
  /// Calls a function when there is a child, and another one when there is none.
  ///
  /// One of them is called now. Later ones come on the main actor, soon after the action that made the
  /// child come or go; a child that takes the place of another one is not told of.
  ///
  /// In new code, ``observe(_:)`` with `if let child = store.scope(…)` in it says the same.
  ///
  /// - Parameters:
  ///   - unwrap: Called with the store of the child.
  ///   - fallback: Called when there is no child.
  /// - Returns: The observation; it ends with the token, so keep that.
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
  /// Nil before the first look.
  var isPresent: Bool?
}
