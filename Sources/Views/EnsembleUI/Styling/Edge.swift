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

/// Distances from the edges of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates the same distance from each of the given edges.
  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top,
      leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing
    )
  }
}

/// The left or right edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which lines of text end.
  case trailing
}
