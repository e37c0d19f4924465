// SPDX-License-Identifier: MIT

// The names that SwiftUI has for looks. Those who show views here have one look for each.

/// Where something stands in the space it has.
public enum Alignment: Hashable, Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How a button looks.
public enum ButtonLook: Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent
}

/// How a list looks.
public enum ListLook: Hashable, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar
}

/// How a field looks.
public enum TextFieldLook: Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// How a picker looks.
public enum PickerLook: Hashable, Sendable {
  case automatic, inline, menu, segmented, wheel, navigationLink
}

/// How a toggle looks.
public enum ToggleLook: Hashable, Sendable {
  case automatic, `switch`, button
}

/// How the title of a page looks.
public enum TitleLook: Hashable, Sendable {
  case automatic, inline, large
}

/// Where the lines of a text begin.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
