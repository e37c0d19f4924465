// SPDX-License-Identifier: MIT

/// Which element of a tree of views is meant.
///
/// An element keeps its identity for as long as it is there; an identity is never used twice in a tree.
public struct ElementID: Hashable, Sendable {
  /// Counts from 0.
  public let rawValue: Int

  /// An identity that came back from a renderer.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "e\(rawValue)" }
}
