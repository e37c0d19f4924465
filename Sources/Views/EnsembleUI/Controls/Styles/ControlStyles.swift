// SPDX-License-Identifier: MIT

/// The styles of controls that views inherit.
@MainActor
struct ControlStyles {
  var looks = ControlLooks()
  var button: StyleBox<ButtonStyleConfiguration>?
  var primitiveButton: StyleBox<PrimitiveButtonStyleConfiguration>?
  var label: StyleBox<LabelStyleConfiguration>?
  var toggle: StyleBox<ToggleStyleConfiguration>?
  var progress: StyleBox<ProgressViewStyleConfiguration>?

  func isSame(as other: ControlStyles) -> Bool {
    looks == other.looks && button === other.button && primitiveButton === other.primitiveButton
      && label === other.label && toggle === other.toggle && progress === other.progress
  }
}

/// A style of an application: a function from a configuration to a view.
@MainActor
final class StyleBox<Configuration> {
  let body: (Configuration) -> AnyView

  init(_ body: @escaping (Configuration) -> AnyView) {
    self.body = body
  }
}

nonisolated extension View {
  /// Changes the styles of the controls inside the view.
  func styles(_ change: @escaping @MainActor (inout ControlStyles) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.links.styles) }
  }
}

/// A view whose controls have a custom style.
struct StyledView<Content: View, Style, Configuration>: PrimitiveView {
  let content: Content
  let style: Style
  /// Sets the style, and removes the style that it replaces.
  let set: @MainActor (inout ControlStyles, StyleBox<Configuration>) -> Void
  let body_: @MainActor (Style, Configuration) -> AnyView

  static func update(_ view: Self, in node: _ViewNode) {
    let last = node.storage as? Kept
    let kept =
      if let last, haveSameValue(last.style, view.style) {
        last
      } else {
        Kept(view.style, StyleBox { view.body_(view.style, $0) })
      }
    node.storage = kept
    var environment = node.environment
    view.set(&environment.links.styles, kept.box)
    node.updateChild(0, to: view.content, environment: environment)
  }

  /// The last style, which is reused if it is equal, so that the environment of the controls does
  /// not change.
  private final class Kept {
    let style: Style
    let box: StyleBox<Configuration>

    init(_ style: Style, _ box: StyleBox<Configuration>) {
      self.style = style
      self.box = box
    }
  }
}

/// A view made by a style, with the dynamic properties of the style.
struct StyleBody<Style, Content: View>: View, DynamicPropertyOwner {
  let style: Style
  let make: @MainActor () -> Content

  var propertyOwner: Any { style }
  var body: Content { make() }
}

/// A part of a control that a style places.
struct StylePart: PrimitiveView {
  let content: AnyView

  static func update(_ view: Self, in node: _ViewNode) { node.updateChild(0, to: view.content) }
}

extension _ViewNode {
  /// Shows a control as a style presents it. Inside of the control, no custom styles apply.
  func showStyled<Label: View, Configuration>(
    _ style: StyleBox<Configuration>,
    _ configuration: (StylePart) -> Configuration,
    label: () -> Label
  ) {
    var environment = element == nil ? environment : environment.inside
    environment.links.styles = ControlStyles()
    let part = StylePart(content: AnyView(label()))
    updateChild(0, to: style.body(configuration(part)), environment: environment)
  }
}
