// SPDX-License-Identifier: MIT

/// The way from the root feature to the one an effect belongs to, through the operators that own
/// identity.
///
/// `@unchecked Sendable`: `found` is set in the isolation of the engine, before the path is handed to an
/// operation, and never again; everything else is constant.
final class EffectPath: @unchecked Sendable {
  let runtime: EffectRuntime
  private let parent: EffectPath?
  private let component: EffectPathComponent?
  private var found: EffectRegistry.PlaceID?

  /// The root feature.
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

  /// The way to a child.
  func appending(_ component: EffectPathComponent) -> EffectPath {
    EffectPath(self, component)
  }

  /// The place that it leads to, which exists as long as somebody has the path.
  var place: EffectRegistry.PlaceID {
    if let found { return found }
    // Only the root has none of both, and is found from the start.
    let name = runtime.pin(.feature(component!))
    let around = parent!.place
    let place = runtime.update { $0.enter(name, in: around, &$1) }
    found = place
    return place
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
