// SPDX-License-Identifier: MIT

/// A horizontal alignment of views in a column.
///
/// A column across the whole screen of a terminal aligns to the leading edge, unless it is part of
/// a row, a frame or another layout that is narrower.
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

/// A position in the available space.
public enum Alignment: Hashable, Sendable {
  /// The center.
  case center
  /// The middle of the leading edge.
  case leading
  /// The middle of the trailing edge.
  case trailing
  /// The middle of the top edge.
  case top
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the top and leading edges.
  case topLeading
  /// The corner of the top and trailing edges.
  case topTrailing
  /// The corner of the bottom and leading edges.
  case bottomLeading
  /// The corner of the bottom and trailing edges.
  case bottomTrailing

  /// Creates the position with the given parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    switch (horizontal, vertical) {
    case (.leading, .top), (.leading, .firstTextBaseline): self = .topLeading
    case (.leading, .center): self = .leading
    case (.leading, .bottom): self = .bottomLeading
    case (.center, .top), (.center, .firstTextBaseline): self = .top
    case (.center, .center): self = .center
    case (.center, .bottom): self = .bottom
    case (.trailing, .top), (.trailing, .firstTextBaseline): self = .topTrailing
    case (.trailing, .center): self = .trailing
    case (.trailing, .bottom): self = .bottomTrailing
    }
  }

  /// The horizontal part.
  public var horizontal: HorizontalAlignment {
    switch self {
    case .leading, .topLeading, .bottomLeading: .leading
    case .center, .top, .bottom: .center
    case .trailing, .topTrailing, .bottomTrailing: .trailing
    }
  }

  /// The vertical part.
  public var vertical: VerticalAlignment {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .center, .leading, .trailing: .center
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    }
  }
}

/// An alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing edge.
  case trailing
}

/// The way in which content with an aspect ratio is resized.
public enum ContentMode: Hashable, Sendable {
  /// The content fits into the space.
  case fit
  /// The content fills the space, which may cut it off.
  case fill
}
