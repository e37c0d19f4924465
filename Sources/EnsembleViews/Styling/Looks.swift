// SPDX-License-Identifier: MIT

// The names of SwiftUI's styles. The renderers have one look for each.

/// A position in the available space. It has no effect: renderers decide positions.
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
}

/// A style of buttons. It has no effect: buttons have one style for each role.
public enum ButtonLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A label without decoration.
  case plain
  /// A label without a border.
  case borderless
  /// A label with a border.
  case bordered
  /// A label with a filled border.
  case borderedProminent
}

/// A style of lists. It has no effect: lists have one style.
public enum ListLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// Rows without decoration.
  case plain
  /// Rows with a margin.
  case inset
  /// Rows in separate groups.
  case grouped
  /// Rows in separate groups with a margin.
  case insetGrouped
  /// Rows of a sidebar.
  case sidebar
}

/// A style of text fields. It has no effect: text fields have one style.
public enum TextFieldLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// Text without decoration.
  case plain
  /// Text in a rounded border.
  case roundedBorder
}

/// A style of pickers. It has no effect: pickers have one style.
public enum PickerLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// Options among the other rows.
  case inline
  /// Options in a menu.
  case menu
  /// Options side by side.
  case segmented
  /// Options on a wheel.
  case wheel
  /// Options on a page of their own.
  case navigationLink
}

/// A style of toggles. It has no effect: toggles have one style.
public enum ToggleLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A switch with a label.
  case `switch`
  /// A button that stays pressed.
  case button
}

/// A style of page titles. It has no effect: titles have one style.
public enum TitleLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A title in the line of the toolbar.
  case inline
  /// A large title below the toolbar.
  case large
}

/// An alignment of the lines of a text. It has no effect: text is aligned to the leading edge.
public enum TextAlignment: Hashable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing edge.
  case trailing
}
