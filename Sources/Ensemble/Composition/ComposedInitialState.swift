// SPDX-License-Identifier: MIT

/// The initial state of a child whose `State` is generated, as far as an attribute can know it.
///
/// Attributes are type-checked before macros have added members, so such a child has no `State` there.
/// `.init()`, `nil` and arrays of them are accepted; the generated code has the type to check them.
public struct ComposedInitialState: ExpressibleByArrayLiteral, ExpressibleByNilLiteral, Sendable {
  public init() {}

  public init(nilLiteral: ()) {}

  public init(arrayLiteral elements: Self...) {}
}
