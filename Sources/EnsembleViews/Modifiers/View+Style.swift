// SPDX-License-Identifier: MIT

extension View {
  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    style { $0.isBold = isActive }
  }

  /// Makes text bold if it is to be heavy.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    style { $0.isBold = (weight ?? .regular).rawValue >= Font.Weight.semibold.rawValue }
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    style { $0.isItalic = isActive }
  }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    style { $0.isStruckThrough = isActive }
  }

  /// The size and weight of text.
  public func font(_ font: Font?) -> some View {
    style { $0.font = font }
  }

  /// The color of text and symbols.
  public func foregroundStyle(_ color: Color) -> some View {
    style { $0.foreground = color }
  }

  /// The color of text and symbols.
  public func foregroundColor(_ color: Color?) -> some View {
    style { $0.foreground = color }
  }

  /// Space around the view. Renderers decide how much.
  public func padding(_ length: Double) -> some View {
    style { $0.isPadded = true }
  }

  /// Space around the view. Renderers decide how much, and on which sides.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    style { if !edges.isEmpty { $0.isPadded = true } }
  }

  /// Digits that are all equally wide.
  public func monospacedDigit() -> some View {
    style { $0.font = ($0.font ?? .body).monospaced() }
  }

  /// What a view is called where it is not seen: in the browser, for those who cannot see it; for a test and the
  /// commands of a script, instead of what it says.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    style { $0.spokenLabel = String(label) }
  }

  /// What a view is called where it is not seen.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.content)
  }

  /// Takes no events while it is disabled. What is in a disabled view is disabled too.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isDisabled = $0.isDisabled || isDisabled }
  }

  func trait(_ trait: ElementStyle.Trait?) -> some View { style { $0.trait = trait } }

  private func style(_ change: @escaping @MainActor (inout ElementStyle) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.style) }
  }
}

/// A view that gets something else from around it.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout ViewEnvironment) -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    view.change(&environment)
    node.updateChild(0, to: view.content, environment: environment)
  }
}
