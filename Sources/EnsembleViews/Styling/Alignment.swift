// SPDX-License-Identifier: MIT

/// Where things stand that are below each other.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// Where things stand that are beside each other.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline
}
