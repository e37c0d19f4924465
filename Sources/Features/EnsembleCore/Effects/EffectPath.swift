// SPDX-License-Identifier: MIT

/// The path from the root feature to the feature of an effect, through the operators that define
/// identities.
///
/// `@unchecked Sendable`: `found` is set once, in the isolation of the engine, before the path is
/// passed to an operation; the other members are constant.
final class EffectPath: @unchecked Sendable {
  let runtime: EffectRuntime
  private let parent: EffectPath?
  private let component: EffectPathComponent?
  private var found: EffectRegistry.ScopeID?

  /// Creates the path of the root feature.
  init(rootOf runtime: EffectRuntime) {
    self.runtime = runtime
    parent = nil
    component = nil
    found = runtime.read { $0.root }
  }

  private init(_ parent: EffectPath, _ component: EffectPathComponent) {
    runtime = parent.runtime
    self.parent = parent
    self.component = component
  }

  deinit {
    if parent != nil, let found { runtime.update { $0.leave(found, &$1) } }
  }

  /// Returns the path of a child.
  func appending(_ component: EffectPathComponent) -> EffectPath {
    EffectPath(self, component)
  }

  /// The scope of the path in the registry, which exists as long as the path is retained.
  var scope: EffectRegistry.ScopeID {
    if let found { return found }
    // Only the root has neither parent nor component, and its scope is set by the initializer.
    let name = runtime.pin(.feature(component!))
    let around = parent!.scope
    let scope = runtime.update { $0.enter(name, in: around, &$1) }
    found = scope
    return scope
  }
}

extension EffectPath: CustomStringConvertible {
  var description: String {
    var components: [String] = []
    var current: EffectPath? = self
    while let path = current {
      if let component = path.component { components.append(component.description) }
      current = path.parent
    }
    return components.isEmpty ? "root" : components.reversed().joined(separator: " → ")
  }
}
