// SPDX-License-Identifier: MIT

// The names of SwiftUI's styles. The renderers have one look for each.

/// A look of buttons.
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

/// A style of lists. It has no effect in a terminal.
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

/// A style of text fields. It has no effect in a terminal.
public enum TextFieldLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// Text without decoration.
  case plain
  /// Text in a rounded border.
  case roundedBorder
}

/// A style of pickers. A terminal has one style.
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

/// A style of page titles. It has no effect: titles have one style.
public enum TitleLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A title in the line of the toolbar.
  case inline
  /// A large title below the toolbar.
  case large
}

/// A style of date pickers. It has no effect: a browser shows its own control.
public enum DatePickerLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A calendar or a clock.
  case graphical
  /// A short form that expands.
  case compact
  /// Columns that turn.
  case wheel
  /// A field.
  case field
  /// A field with a stepper.
  case stepperField
}
