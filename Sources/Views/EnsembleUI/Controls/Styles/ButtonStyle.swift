// SPDX-License-Identifier: MIT

/// A look of buttons.
///
/// ```swift
/// struct Outlined: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().bold(configuration.role == .cancel)
///   }
/// }
///
/// Button("Save") { store.send(.saveTapped) }.buttonStyle(Outlined())
/// ```
///
/// Renderers add no decoration to the body.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the look of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Always false: renderers show a press themselves.
  public let isPressed = false
}

/// A look and behavior of buttons.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the look of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the look of a button, which calls `trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the parts that a style receives. It does not have that style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

nonisolated extension View {
  /// Sets the look of buttons.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    StyledView(content: self, style: style) {
      ($0.button, $0.primitiveButton, $0.looks.button) = ($1, nil, .plain)
    } body_: { style, configuration in
      AnyView(StyleBody(style: style) { style.makeBody(configuration: configuration) })
    }
  }

  /// Sets the look and behavior of buttons.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let look = (style as? any DeclaredButtonStyle)?.look
    return StyledView(content: self, style: style) {
      $0.button = nil
      $0.primitiveButton = look == nil ? $1 : nil
      $0.looks.button = look ?? .automatic
    } body_: { style, configuration in
      AnyView(StyleBody(style: style) { style.makeBody(configuration: configuration) })
    }
  }
}

/// A button style that renderers know.
private nonisolated protocol DeclaredButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

extension DeclaredButtonStyle {
  @MainActor
  fileprivate func body(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let look = look
    return Button(configuration).styles {
      ($0.button, $0.primitiveButton, $0.looks.button) = (nil, nil, look)
    }
  }
}

/// The style of buttons that the renderer chooses.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, DeclaredButtonStyle {
  fileprivate var look: ButtonLook { .automatic }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of buttons with a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, DeclaredButtonStyle {
  fileprivate var look: ButtonLook { .bordered }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of buttons with a filled border.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DeclaredButtonStyle {
  fileprivate var look: ButtonLook { .borderedProminent }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of buttons without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, DeclaredButtonStyle {
  fileprivate var look: ButtonLook { .borderless }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of buttons without decoration.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, DeclaredButtonStyle {
  fileprivate var look: ButtonLook { .plain }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the renderer chooses.
  public static var automatic: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label with a border.
  public static var bordered: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label with a filled border.
  public static var borderedProminent: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label without a border.
  public static var borderless: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without decoration.
  public static var plain: Self { Self() }
}
