// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A look and behavior of toggles.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the look of a toggle.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the look of a toggle, which switches it through `isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for a ``ToggleStyle``.
@MainActor
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The label of the toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the parts that a style receives. It does not have that style.
  @MainActor
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

nonisolated extension View {
  /// Sets the look and behavior of toggles.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let look = (style as? any DeclaredToggleStyle)?.look
    return StyledView(content: self, style: style) {
      $0.toggle = look == nil ? $1 : nil
      $0.looks.toggle = look ?? .automatic
    } body_: { style, configuration in
      AnyView(StyleBody(style: style) { style.makeBody(configuration: configuration) })
    }
  }
}

/// A toggle style that renderers know.
private nonisolated protocol DeclaredToggleStyle: ToggleStyle {
  var look: ToggleLook { get }
}

extension DeclaredToggleStyle {
  @MainActor fileprivate func body(_ configuration: ToggleStyleConfiguration) -> some View {
    let look = look
    return Toggle(configuration).styles { ($0.toggle, $0.looks.toggle) = (nil, look) }
  }
}

/// The style of toggles that the renderer chooses.
public nonisolated struct DefaultToggleStyle: ToggleStyle, DeclaredToggleStyle {
  fileprivate var look: ToggleLook { .automatic }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of toggles with a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, DeclaredToggleStyle {
  fileprivate var look: ToggleLook { .switch }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of toggles with a box.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, DeclaredToggleStyle {
  fileprivate var look: ToggleLook { .checkbox }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of toggles as buttons that stay pressed.
public nonisolated struct ButtonToggleStyle: ToggleStyle, DeclaredToggleStyle {
  fileprivate var look: ToggleLook { .button }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the renderer chooses.
  public static var automatic: Self { Self() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch with a label.
  public static var `switch`: Self { Self() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark, with a label.
  public static var checkbox: Self { Self() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: Self { Self() }
}
