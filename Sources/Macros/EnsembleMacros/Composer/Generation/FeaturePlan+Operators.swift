// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The operators around the core, in the order of the children.
  var operators: [String] {
    children.flatMap { child -> [String] in
      guard let call = operation(of: child) else { return [] }
      return call.block("feature.attach(\"\(child.name)\")").settingClosureParameter("core")
    }
  }

  private func operation(of child: Child) -> [String]? {
    if shape.isEnum {
      guard let reducer = child.caseReducer(reducer(of: child)) else { return nil }
      return call("ifCaseLet", "\\State.Cases.\(child.name)", child, "then", reducer)
    }
    let property = "\\State.\(child.name)"
    let presented = "\\State.$\(child.name)"
    switch child.role {
    case .optional: return call("ifLet", property, child, "then", reducer(of: child))
    case .rows: return call("forEach", property, child, "element", reducer(of: child))
    case .presented: return call("ifLet", presented, child, "destination", reducer(of: child))
    case .dialog, .destination: return call("ifLet", presented, child)
    case .stack: return call("forEach", property, child)
    case .feature, .state, .tuple, .stateless: return nil
    }
  }

  private func call(
    _ name: String,
    _ state: String,
    _ child: Child,
    _ closure: String = "",
    _ reducer: String? = nil
  ) -> [String] {
    var arguments = [state, "action: \\Action.Cases.\(child.name)"]
    if let reducer {
      arguments.append([reducer].block("\(closure):").joined(separator: "\n"))
    }
    return (arguments + (child.location?.arguments ?? [])).call("core.\(name)")
  }
}

extension [String] {
  /// Returns the block with a closure parameter.
  fileprivate func settingClosureParameter(_ name: String) -> [String] {
    guard let first else { return [] }
    return ["\(first) \(name) in"] + dropFirst()
  }
}
