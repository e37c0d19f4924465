// SPDX-License-Identifier: MIT

/// A placeholder for the initial state of a child whose `State` is generated.
///
/// The compiler type-checks attributes before macros add members, so such a child has no `State`
/// yet. An attribute accepts `.init()`, `nil` and array literals of these; the generated code
/// repeats the expression with its real type and checks it.
public struct ComposedInitialState: ExpressibleByArrayLiteral, ExpressibleByNilLiteral, Sendable {
  /// Creates a placeholder for `.init()`.
  public init() {}

  public init(nilLiteral: ()) {}

  public init(arrayLiteral elements: Self...) {}
}
