// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
  /// The context of a change: its animation, and more.
  ///
  /// Spelled like SwiftUI's, for platforms that have no SwiftUI, so that features which ask for transactions
  /// compile there. Every change is shown at once.
  public struct Transaction: Sendable {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether views are not to animate the change on their own.
    public var disablesAnimations = false
    /// Whether the change is one of a series, such as those of a slider that is being moved.
    public var isContinuous = false

    /// Creates a transaction.
    public init(animation: Animation? = nil) {
      self.animation = animation
    }
  }

  /// Makes a change. It is shown at once.
  public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }

  extension Binding {
    /// The binding. A change that is written through it is shown at once.
    public func transaction(_ transaction: Transaction) -> Self { self }
  }
#endif
