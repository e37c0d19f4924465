// SPDX-License-Identifier: MIT

// The names of SwiftUI's styles. The renderers have one look for each.

/// A position in the available space.
public enum Alignment: Hashable, Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A style of buttons.
public enum ButtonLook: Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent
}

/// A style of lists.
public enum ListLook: Hashable, Sendable {
  case automatic, plain, inset, grouped, insetGrouped, sidebar
}

/// A style of text fields.
public enum TextFieldLook: Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// A style of pickers.
public enum PickerLook: Hashable, Sendable {
  case automatic, inline, menu, segmented, wheel, navigationLink
}

/// A style of toggles.
public enum ToggleLook: Hashable, Sendable {
  case automatic, `switch`, button
}

/// A style of page titles.
public enum TitleLook: Hashable, Sendable {
  case automatic, inline, large
}

/// An alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
