// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
/// The context of a change, such as its animation.
///
/// It mirrors SwiftUI's type on platforms without SwiftUI, so that features with transactions
/// compile there.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether views must not animate the change on their own.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of a series, such as those of a
  /// dragged slider.
  public var isContinuous = false

  /// Creates a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Calls a function that makes a change, which a browser animates as the transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try AnimatedChange.during(transaction.disablesAnimations ? nil : transaction.animation, body)
}

extension Binding {
  /// Returns the binding, whose changes are shown at once.
  public func transaction(_ transaction: Transaction) -> Self { self }
}
#endif
