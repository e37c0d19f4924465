// SPDX-License-Identifier: MIT

/// The inherited appearance of controls and text. The renderer decides about attributes that are
/// not set.
public struct ControlLooks: Equatable, Sendable {
  /// The look of buttons.
  public var button = ButtonLook.automatic
  /// The look of toggles.
  public var toggle = ToggleLook.automatic
  /// The parts of labels that are visible.
  public var label = LabelLook.automatic
  /// The look of progress views.
  public var progress = ProgressLook.automatic
  /// The look of text fields.
  public var textField = TextFieldLook.automatic
  /// The look of lists.
  public var list = ListLook.automatic
  /// The look of pickers.
  public var picker = PickerLook.automatic
  /// The size of controls.
  public var size = ControlSize.regular
  /// A Boolean value that indicates whether the labels of controls are not visible. Screen readers
  /// read them.
  public var hidesLabels = false
  /// The case that text is shown in.
  public var textCase: Text.Case?
  /// The help with the input of text.
  public var entry: EntryTraits?

  /// Creates looks that the renderer decides.
  public init() {}

  /// Returns the looks that an element of a kind has; nil if it has none.
  func relevant(to content: ElementContent) -> ControlLooks? {
    var looks = ControlLooks()
    switch content {
    case .text: looks.textCase = textCase
    case .label: looks.label = label
    case .list, .form: looks.list = list
    case .button, .link: (looks.button, looks.size) = (button, size)
    case .toggle: (looks.toggle, looks.hidesLabels) = (toggle, hidesLabels)
    case .textField:
      (looks.textField, looks.entry, looks.hidesLabels) = (textField, entry, hidesLabels)
    case .picker: (looks.picker, looks.hidesLabels) = (picker, hidesLabels)
    case .stepper, .slider, .entry: looks.hidesLabels = hidesLabels
    case .progress: (looks.progress, looks.hidesLabels) = (progress, hidesLabels)
    default: return nil
    }
    return looks == ControlLooks() ? nil : looks
  }
}

/// A style of toggles.
public enum ToggleLook: Hashable, Sendable {
  /// The default style.
  case automatic
  /// A switch with a label.
  case `switch`
  /// A box with a mark, with a label.
  case checkbox
  /// A button that stays pressed.
  case button
}

/// The parts of a label that are visible.
public enum LabelLook: Hashable, Sendable {
  /// The renderer decides: the icon and the title.
  case automatic
  /// The icon and the title.
  case titleAndIcon
  /// The icon. Screen readers read the title.
  case iconOnly
  /// The title.
  case titleOnly
}

/// A style of progress views.
public enum ProgressLook: Hashable, Sendable {
  /// A bar if the progress is known, otherwise a spinner.
  case automatic
  /// A bar.
  case linear
  /// A spinner. A terminal shows known progress as a bar.
  case circular
}

/// A size of controls. It has no effect in a terminal.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The default size.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}
