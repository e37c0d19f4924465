// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Prints the reason why the body that calls it is evaluated, in debug builds only.
  ///
  /// Call it at the beginning of a body while you look for needless evaluations, and remove it
  /// afterwards:
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text("\(store.count)")
  /// }
  /// ```
  ///
  /// It prints the type of the view and everything that has changed: `first evaluation`, the `value
  /// of the view` or its `environment`, each dynamic property (`@State text`), and each field of a
  /// store (`Counter.State.count`). Other observable objects, and reads that precede the call, are
  /// `an observed value`.
  ///
  /// SwiftUI has a function with this name, so the call compiles in both.
  @MainActor public static func _printChanges() {
    #if DEBUG
    ViewEvaluation.current?.printReason(of: Self.self)
    #endif
  }
}
