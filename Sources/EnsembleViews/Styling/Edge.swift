// SPDX-License-Identifier: MIT

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge at which lines of text begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge at which lines of text end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Self(.top)
    /// The leading edge.
    public static let leading = Self(.leading)
    /// The bottom edge.
    public static let bottom = Self(.bottom)
    /// The trailing edge.
    public static let trailing = Self(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Self = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Self = [.top, .bottom]
    /// All edges.
    public static let all: Self = [.horizontal, .vertical]
  }
}

/// The left or right edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which lines of text end.
  case trailing
}
