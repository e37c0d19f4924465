// SPDX-License-Identifier: MIT

/// A horizontal alignment of views in a column. It has no effect in a terminal, where columns align
/// to the leading edge.
public enum HorizontalAlignment: Hashable, Sendable {
  /// The leading edges are aligned.
  case leading
  /// The centers are aligned.
  case center
  /// The trailing edges are aligned.
  case trailing
}

/// A vertical alignment of views in a row.
public enum VerticalAlignment: Hashable, Sendable {
  /// The top edges are aligned.
  case top
  /// The centers are aligned.
  case center
  /// The bottom edges are aligned.
  case bottom
  /// The first lines of text are aligned; in a terminal, the top edges.
  case firstTextBaseline
}
