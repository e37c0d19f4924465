// SPDX-License-Identifier: MIT

import EnsembleBindings

// What a terminal or a page decides by itself: sizes, motion, how controls look. It may be said, so that a file is the same
// as for SwiftUI, and changes nothing.

extension View {
  /// Changes are shown at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Renderers decide about sizes.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Renderers decide about sizes.
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Controls have one color.
  public func tint(_ color: Color?) -> some View { self }

  /// Renderers decide how many lines a text has.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Renderers decide how many lines a text has.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> some View { self }

  /// Renderers decide how many lines a text has.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Buttons have one look, but for their role.
  public func buttonStyle(_ style: ButtonLook) -> some View { self }

  /// Lists have one look.
  public func listStyle(_ style: ListLook) -> some View { self }

  /// Fields have one look.
  public func textFieldStyle(_ style: TextFieldLook) -> some View { self }

  /// Pickers have one look.
  public func pickerStyle(_ style: PickerLook) -> some View { self }

  /// Toggles have one look.
  public func toggleStyle(_ style: ToggleLook) -> some View { self }

  /// Titles have one look.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleLook) -> some View { self }

  /// Text begins at the leading edge.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}
