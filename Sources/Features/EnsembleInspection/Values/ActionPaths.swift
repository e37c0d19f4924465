// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A lookup of the feature and the case that an action belongs to, with a cache by type.
struct ActionPaths {
  /// The role of the value of a case.
  private enum Role {
    /// The action of a child feature.
    case child
    /// A group of actions of the same feature, such as `View` in `Action`.
    case group
    case data
  }

  private var roles: [ObjectIdentifier: Role] = [:]

  /// Returns the path of the feature of an action, and the name of its own case.
  ///
  /// The path consists of the cases that contain the actions of child features, such as
  /// `rows.element`. It is empty for the root feature.
  mutating func path(of action: Any) -> (feature: String, name: String) {
    var feature: [String] = []
    var names: [String] = []
    var value = action
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { break }
      guard let child = mirror.children.first, let label = child.label else {
        names.append("\(value)")
        break
      }
      names.append(label)
      let payload = payload(child.value)
      let role = role(of: type(of: payload))
      if role == .data { break }
      if role == .child {
        feature += names
        names = []
      }
      value = payload
    }
    return (feature.joined(separator: "."), names.joined(separator: "."))
  }

  /// Returns the part of a case's value that may be an action.
  private func payload(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return value }
    return mirror.children.first { $0.label == "action" }?.value ?? value
  }

  private mutating func role(of type: any Any.Type) -> Role {
    if let known = roles[ObjectIdentifier(type)] { return known }
    let names = typeName(type).prefix { $0 != "<" }.split(separator: ".")
    let role: Role =
      if names.last == "BindingAction" {
        .data
      } else if names.last?.hasSuffix("Action") == true {
        .child
      } else if names.dropLast().last?.hasSuffix("Action") == true {
        .group
      } else {
        .data
      }
    roles[ObjectIdentifier(type)] = role
    return role
  }
}
