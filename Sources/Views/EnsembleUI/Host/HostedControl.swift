// SPDX-License-Identifier: MIT

/// A control found by a ``ViewHost``. A control that was not found has been reported, and its
/// methods do nothing.
@MainActor
public struct HostedControl {
  let id: ElementID?
  let host: ViewHost

  /// The element as it is now; nil if it is gone.
  public var element: Element? {
    host.refresh()
    return id.flatMap { host.tree[$0] }
  }

  /// A Boolean value that indicates whether the control takes no events.
  public var isDisabled: Bool { element?.isDisabled ?? true }

  /// A Boolean value that indicates whether the control is a toggle that is on.
  public var isOn: Bool { element?.content == .toggle(isOn: true) }

  /// The text of a text field.
  public var text: String? {
    if case .textField(let text, _, _) = element?.content { text } else { nil }
  }

  /// The problem with the text of a field, such as one that is not a number; nil if it has none.
  public var problem: String? {
    element?.style.details?.problem.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The position of a slider.
  public var value: Double? {
    if case .slider(let value, _, _) = element?.content { value } else { nil }
  }

  /// The options of a picker.
  public var options: [String] {
    if case .picker(let options, _) = element?.content { options } else { [] }
  }

  /// The selected option of a picker.
  public var selection: String? {
    guard case .picker(let options, let selection?) = element?.content else { return nil }
    return options[selection]
  }

  /// The value of a date picker or a color picker.
  public var entry: ValueEntry? {
    if case .entry(let entry) = element?.content { entry } else { nil }
  }

  /// A Boolean value that indicates whether the control has the focus.
  public var hasFocus: Bool {
    host.refresh()
    return id != nil && host.tree.focused == id
  }

  /// Presses a button or link, or flips a toggle. Returns false if the control is disabled.
  @discardableResult
  public func tap() -> Bool {
    if case .toggle(let isOn) = element?.content { return perform(.toggle(!isOn)) }
    return perform(.press)
  }

  /// Replaces the text of a field. Returns false if it is disabled.
  @discardableResult
  public func type(_ text: String) -> Bool { perform(.edit(text)) }

  /// Presses the return key in a field. Returns false in a ``TextEditor``, where it inserts a line
  /// break.
  @discardableResult
  public func submit() -> Bool { perform(.submit) }

  /// Selects an option by its label. Returns false if there is none, or the picker is disabled.
  @discardableResult
  public func select(_ option: String) -> Bool {
    guard let offset = options.firstIndex(of: option) else { return false }
    return perform(.select(offset))
  }

  /// Moves a slider.
  @discardableResult
  public func slide(to value: Double) -> Bool { perform(.slide(value)) }

  /// Enters a value into a date picker or a color picker, in the notation of its ``ValueEntry``:
  /// `enter("2026-11-23")`. Returns false if the text is not valid, or the control is disabled.
  @discardableResult
  public func enter(_ text: String) -> Bool { perform(.enter(text)) }

  /// Increments a stepper. Returns false if it cannot be incremented.
  @discardableResult
  public func increment() -> Bool { perform(.increment) }

  /// Decrements a stepper. Returns false if it cannot be decremented.
  @discardableResult
  public func decrement() -> Bool { perform(.decrement) }

  /// Moves the focus to the control.
  @discardableResult
  public func focus() -> Bool { perform(.focus) }

  /// Removes the focus from the control.
  @discardableResult
  public func blur() -> Bool { perform(.blur) }

  private func perform(_ event: ViewEvent) -> Bool {
    host.refresh()
    guard let id else { return false }
    defer { host.refresh() }
    return host.tree.perform(event, on: id)
  }
}
