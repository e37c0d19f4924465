// SPDX-License-Identifier: MIT

/// A control that a ``ViewHost`` has found. One that was not found does nothing: that was reported.
@MainActor
public struct HostedControl {
  let id: ElementID?
  let host: ViewHost

  /// What it is, as of now; nil if it is gone.
  public var element: Element? {
    host.refresh()
    return id.flatMap { host.tree[$0] }
  }

  /// Whether it takes no events.
  public var isDisabled: Bool { element?.isDisabled ?? true }

  /// Whether it is a toggle that is on.
  public var isOn: Bool { element?.content == .toggle(isOn: true) }

  /// The text of a field.
  public var text: String? {
    if case .textField(let text, _, _) = element?.content { text } else { nil }
  }

  /// The place of a slider.
  public var value: Double? {
    if case .slider(let value, _, _) = element?.content { value } else { nil }
  }

  /// The options of a picker.
  public var options: [String] {
    if case .picker(let options, _) = element?.content { options } else { [] }
  }

  /// The option of a picker that is chosen.
  public var selection: String? {
    guard case .picker(let options, let selection?) = element?.content else { return nil }
    return options[selection]
  }

  /// Whether it has the focus.
  public var hasFocus: Bool {
    host.refresh()
    return id != nil && host.tree.focused == id
  }

  /// Presses a button or link; turns a toggle over. False if it is disabled.
  @discardableResult
  public func tap() -> Bool {
    if case .toggle(let isOn) = element?.content { return perform(.toggle(!isOn)) }
    return perform(.press)
  }

  /// Writes a text into a field. False if it is disabled.
  @discardableResult
  public func type(_ text: String) -> Bool { perform(.edit(text)) }

  /// Presses the return key in a field. False in a ``TextEditor``, where it breaks the line.
  @discardableResult
  public func submit() -> Bool { perform(.submit) }

  /// Chooses an option by what it says. False if there is none, or it is disabled.
  @discardableResult
  public func select(_ option: String) -> Bool {
    guard let offset = options.firstIndex(of: option) else { return false }
    return perform(.select(offset))
  }

  /// Moves a slider.
  @discardableResult
  public func slide(to value: Double) -> Bool { perform(.slide(value)) }

  /// Makes the value of a stepper larger. False if it cannot be.
  @discardableResult
  public func increment() -> Bool { perform(.increment) }

  /// Makes the value of a stepper smaller. False if it cannot be.
  @discardableResult
  public func decrement() -> Bool { perform(.decrement) }

  /// Brings the focus to it.
  @discardableResult
  public func focus() -> Bool { perform(.focus) }

  /// Takes the focus away from it.
  @discardableResult
  public func blur() -> Bool { perform(.blur) }

  private func perform(_ event: ViewEvent) -> Bool {
    host.refresh()
    guard let id else { return false }
    defer { host.refresh() }
    return host.tree.perform(event, on: id)
  }
}
