// SPDX-License-Identifier: MIT

/// A look of progress views.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the look of a progress view.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let part: StylePart
    public var body: some View { part }
  }

  /// The value of a progress view in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The progress from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view; nil if it has none.
  public let label: Label?
  /// The value of the progress view in words; nil if it has none.
  public let currentValueLabel: CurrentValueLabel?
}

nonisolated extension View {
  /// Sets the look of progress views.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let look = (style as? any DeclaredProgressStyle)?.look
    return StyledView(content: self, style: style) {
      $0.progress = look == nil ? $1 : nil
      $0.looks.progress = look ?? .automatic
    } body_: { style, configuration in
      AnyView(StyleBody(style: style) { style.makeBody(configuration: configuration) })
    }
  }
}

/// A progress style that renderers know.
private nonisolated protocol DeclaredProgressStyle: ProgressViewStyle {
  var look: ProgressLook { get }
}

extension DeclaredProgressStyle {
  @MainActor fileprivate func body(_ configuration: ProgressViewStyleConfiguration) -> some View {
    let look = look
    let fraction = configuration.fractionCompleted
    return Group {
      if let value = configuration.currentValueLabel {
        ProgressView(value: fraction) {
          configuration.label
        } currentValueLabel: {
          value
        }
      } else {
        ProgressView(value: fraction) { configuration.label }
      }
    }
    .styles { ($0.progress, $0.looks.progress) = (nil, look) }
  }
}

/// The style of progress views that the renderer chooses.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, DeclaredProgressStyle {
  fileprivate var look: ProgressLook { .automatic }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of progress views as a bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, DeclaredProgressStyle {
  fileprivate var look: ProgressLook { .linear }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

/// A style of progress views as a circle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, DeclaredProgressStyle {
  fileprivate var look: ProgressLook { .circular }

  /// Creates the style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { body(configuration) }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that the renderer chooses.
  public static var automatic: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: Self { Self() }
}
