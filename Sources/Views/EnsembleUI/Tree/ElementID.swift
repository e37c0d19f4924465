// SPDX-License-Identifier: MIT

/// The identity of an element in a view tree.
///
/// An element keeps its identity for as long as it exists. A tree never reuses an identity.
public struct ElementID: Hashable, Sendable {
  /// The number of the element, counted from 0.
  public let rawValue: Int

  /// Creates an identity from the number that a renderer sent back.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "e\(rawValue)" }
}
