// SPDX-License-Identifier: MIT

/// The files of a feature: a count that can be set to a random number, which arrives after a
/// second.
///
/// It contains the parts of a typical feature: state, a view action, an effect with dependencies,
/// and a test that controls them.
package struct FeatureTemplate: Equatable, Sendable {
  package let name: TypeName
  package let style: FeatureStyle

  package init(name: TypeName, style: FeatureStyle) {
    self.name = name
    self.style = style
  }

  /// The source code of the feature.
  package var feature: String {
    switch style {
    case .reducer: reducerSource
    case .boundaries: boundariesSource
    case .composer: composerSource
    case .tiny: tinySource
    }
  }

  /// The source code of its view.
  package var view: String {
    switch style {
    case .reducer, .composer: storeView(send: sending)
    case .boundaries: boundariesView
    case .tiny: tinyView
    }
  }

  /// Returns the source code of its tests.
  ///
  /// - Parameter module: The module of the feature.
  package func tests(of module: String) -> String {
    style == .tiny ? tinyTests(of: module) : storeTests(of: module)
  }

  /// Returns an expression that creates the view with a store, for lines with the given
  /// indentation.
  func viewExpression(indent: Int) -> String {
    let store =
      switch style {
      case .reducer, .composer: "Store(initialState: \(name.text).State()) { \(name.text)() }"
      case .boundaries: "Store(initialState: \(name.text).State()) { \(name.text)() }.bounded"
      case .tiny: "Store<\(name.text)>()"
      }
    let line = "\(name.text)View(store: \(store))"
    if indent + line.count <= 100 { return line }
    let spaces = String(repeating: " ", count: indent)
    return "\(name.text)View(\n\(spaces)  store: \(store)\n\(spaces))"
  }

  /// Returns an action of the view, as it is sent to a store with all actions.
  func sending(_ action: String) -> String {
    style == .boundaries || style == .composer ? ".view(.\(action))" : ".\(action)"
  }

  /// The action of the effect, as a path.
  var received: String { style == .boundaries ? "\\._internal.randomLoaded" : "\\.randomLoaded" }
}
