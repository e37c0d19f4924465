// SPDX-License-Identifier: MIT

/// A look of labels.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the look of a label.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a ``LabelStyle``.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The icon of a label.
  public struct Icon: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the parts that a style receives. It does not have that style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

nonisolated extension View {
  /// Sets the look of labels.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let look = (style as? any DeclaredLabelStyle)?.look
    return StyledView(content: self, style: style) {
      $0.label = look == nil ? $1 : nil
      $0.looks.label = look ?? .automatic
    } body_: { style, configuration in
      AnyView(StyleBody(style: style) { style.makeBody(configuration: configuration) })
    }
  }
}

/// A label style that renderers know.
private nonisolated protocol DeclaredLabelStyle: LabelStyle {
  var look: LabelLook { get }
}

extension DeclaredLabelStyle {
  @MainActor fileprivate func body(_ configuration: LabelStyleConfiguration) -> some View {
    let look = look
    return Label(configuration).styles { ($0.label, $0.looks.label) = (nil, look) }
  }
}

/// The style of labels that the renderer chooses.
public nonisolated struct DefaultLabelStyle: LabelStyle, DeclaredLabelStyle {
  fileprivate var look: LabelLook { .automatic }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of labels that shows the icon and the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, DeclaredLabelStyle {
  fileprivate var look: LabelLook { .titleAndIcon }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of labels that shows the icon. Screen readers read the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, DeclaredLabelStyle {
  fileprivate var look: LabelLook { .iconOnly }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of labels that shows the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, DeclaredLabelStyle {
  fileprivate var look: LabelLook { .titleOnly }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the renderer chooses.
  public static var automatic: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: Self { Self() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon.
  public static var iconOnly: Self { Self() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title.
  public static var titleOnly: Self { Self() }
}
