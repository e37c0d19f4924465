// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the style of lists. It has no effect in a terminal.
  public func listStyle(_ style: ListLook) -> some View { styles { $0.looks.list = style } }

  /// Sets the style of text fields. It has no effect in a terminal.
  public func textFieldStyle(_ style: TextFieldLook) -> some View {
    styles { $0.looks.textField = style }
  }

  /// Sets the style of pickers.
  ///
  /// In a browser, `segmented` and `inline` show all options, and other styles a menu. It has no
  /// effect in a terminal, which shows the selected option.
  public func pickerStyle(_ style: PickerLook) -> some View { styles { $0.looks.picker = style } }

  /// Has no effect: a browser shows its own date pickers, and a terminal has a single style.
  public func datePickerStyle(_ style: DatePickerLook) -> some View { self }

  /// Sets the size of buttons. It has no effect in a terminal.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    styles { $0.looks.size = controlSize }
  }

  /// Hides the labels of controls other than buttons, and of progress views. Screen readers, tests
  /// and scripts still name the controls by them.
  public func labelsHidden() -> some View { styles { $0.looks.hidesLabels = true } }

  /// Shows text in upper or lower case; nil leaves the case unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    styles { $0.looks.textCase = textCase }
  }
}

extension Text {
  /// The case that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase
    /// Lower case.
    case lowercase
  }
}
