// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The operators that are put around the core, in the order of the children.
  var operators: [String] {
    children.flatMap { child -> [String] in
      guard let call = operation(of: child) else { return [] }
      return call.block("feature.attach(\"\(child.name)\")").settingClosureParameter("core")
    }
  }

  private func operation(of child: Child) -> [String]? {
    if shape.isEnum {
      guard child.feature != nil else { return nil }
      return call("ifCaseLet", "\\State.Cases.\(child.name)", child, closure: "then")
    }
    let property = "\\State.\(child.name)"
    let presented = "\\State.$\(child.name)"
    switch child.role {
    case .optional: return call("ifLet", property, child, closure: "then")
    case .rows: return call("forEach", property, child, closure: "element")
    case .presented: return call("ifLet", presented, child, closure: "destination")
    case .dialog, .destination: return call("ifLet", presented, child, closure: nil)
    case .stack: return call("forEach", property, child, closure: nil)
    case .feature, .state, .tuple, .stateless: return nil
    }
  }

  private func call(
    _ name: String,
    _ state: String,
    _ child: Child,
    closure: String?
  ) -> [String] {
    var arguments = ["\(state)", "action: \\Action.Cases.\(child.name)"]
    if let closure {
      arguments.append("\(closure): {\n  \(reducer(of: child))\n}")
    }
    if let location = child.location {
      arguments += [
        "fileID: \(location.fileID)", "filePath: \(location.filePath)",
        "line: \(location.line)", "column: \(location.column)",
      ]
    }
    let lines = arguments.indices.map { index in
      arguments[index] + (index == arguments.count - 1 ? "" : ",")
    }
    return ["core.\(name)("] + lines.indented + [")"]
  }
}

extension [String] {
  /// The block with a parameter for its closure.
  fileprivate func settingClosureParameter(_ name: String) -> [String] {
    guard let first else { return [] }
    return ["\(first) \(name) in"] + dropFirst()
  }
}
