// SPDX-License-Identifier: MIT

/// The way from the root feature to the one an effect belongs to, through the operators that own
/// identity.
struct EffectPath: Sendable {
  private(set) var components: [EffectPathComponent] = []

  func appending(_ component: EffectPathComponent) -> EffectPath {
    var copy = self
    copy.components.append(component)
    return copy
  }
}

extension EffectPath: CustomStringConvertible {
  var description: String {
    components.isEmpty ? "root" : components.map(\.description).joined(separator: " → ")
  }
}
