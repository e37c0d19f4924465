// SPDX-License-Identifier: MIT

/// A horizontal alignment of views in a column.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A vertical alignment of views in a row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline
}
