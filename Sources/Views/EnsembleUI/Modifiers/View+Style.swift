// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    style { $0.isBold = isActive }
  }

  /// Sets the weight of text. Semibold and heavier weights are bold in a terminal.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    style {
      $0.isBold = weight == .bold
      let isPlain = weight == nil || weight == .bold || weight == .regular
      if let weight, !isPlain { $0.font = ($0.font ?? .body).weight(weight) }
    }
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    style { $0.isItalic = isActive }
  }

  /// Strikes text through. The line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    style { $0.isStruckThrough = isActive }
  }

  /// Underlines text. The line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    style { $0.drawing.inherited.isUnderlined = isActive }
  }

  /// Sets the size and weight of text.
  public func font(_ font: Font?) -> some View {
    style { $0.font = font }
  }

  /// Sets the color or gradient of text, symbols and shapes.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let paint = style._paint
    return self.style { $0.paint = paint }
  }

  /// Sets the color of text, symbols and shapes.
  public func foregroundColor(_ color: Color?) -> some View {
    style { $0.foreground = color }
  }

  /// Sets the color of controls, of progress and of links.
  public func tint(_ color: Color?) -> some View {
    style { $0.drawing.inherited.tint = color }
  }

  /// Gives all digits the same width. It has no effect in a terminal, where they have it.
  public func monospacedDigit() -> some View {
    style { $0.font = ($0.font ?? .body).monospacedDigit() }
  }

  /// Sets the name of the view for screen readers.
  ///
  /// Tests and scripts find the view by this label too, instead of its text.
  public func accessibilityLabel(_ label: some _StringOrText) -> some View {
    let label = label.characters
    return style { $0.spokenLabel = label }
  }

  /// Disables the view and all views inside it: they take no events.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isDisabled = $0.isDisabled || isDisabled }
  }

  func trait(_ trait: ElementStyle.Trait?) -> some View { style { $0.trait = trait } }

  func style(_ change: @escaping @MainActor (inout ElementStyle) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.style) }
  }
}

/// A view that changes the environment of its content.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout ViewEnvironment) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    view.change(&environment)
    node.updateChild(0, to: view.content, environment: environment)
  }
}
