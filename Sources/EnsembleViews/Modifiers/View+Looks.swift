// SPDX-License-Identifier: MIT

import EnsembleBindings

// Modifiers for aspects that a terminal or a page decides itself: sizes, motion, the look of
// controls. They are accepted, so that a file compiles as it does for SwiftUI, and have no effect.

extension View {
  /// Has no effect: changes are shown at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Has no effect: renderers decide sizes.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Has no effect: renderers decide sizes.
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

  /// Has no effect: controls have one color.
  public func tint(_ color: Color?) -> some View { self }

  /// Has no effect: renderers decide the number of lines.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Has no effect: renderers decide the number of lines.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> some View { self }

  /// Has no effect: renderers decide the number of lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Has no effect: buttons have one style for each role.
  public func buttonStyle(_ style: ButtonLook) -> some View { self }

  /// Has no effect: lists have one style.
  public func listStyle(_ style: ListLook) -> some View { self }

  /// Has no effect: text fields have one style.
  public func textFieldStyle(_ style: TextFieldLook) -> some View { self }

  /// Has no effect: pickers have one style.
  public func pickerStyle(_ style: PickerLook) -> some View { self }

  /// Has no effect: toggles have one style.
  public func toggleStyle(_ style: ToggleLook) -> some View { self }

  /// Has no effect: titles have one style.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleLook) -> some View { self }

  /// Has no effect: text is aligned to the leading edge.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}
