// SPDX-License-Identifier: MIT

extension FunctionDirective {
  /// The statement that adds the function to the feature.
  var addition: [String] {
    switch trigger {
    case .every:
      return adding(nil, "EnsembleCore.Reduce { state, action in")
    case .action(let path):
      let action = payloadCount == nil ? "action" : payloadCount == 0 ? "_" : "payload"
      return adding(
        path.root,
        "EnsembleCore.ReduceAction(\(path.expression)) { state, \(action) in"
      )
    case .rows(let path, let element):
      let paths = "\(path.expression), element: \(element)"
      return adding(
        path.root,
        "EnsembleCore.ReduceIdentifiedAction(\(paths)) { state, id, action in"
      )
    case .stack(let path, let element):
      let paths = "\(path.expression), element: \(element)"
      return adding(path.root, "EnsembleCore.ReduceStackAction(\(paths)) { state, id, action in")
    case .stackRows(let path, let element, let row):
      let paths = "\(path.expression), element: \(element), row: \(row)"
      return adding(
        path.root,
        "EnsembleCore.ReduceStackAction(\(paths)) { state, elementID, id, action in"
      )
    case .change(let value, let isEqual, let attachment):
      let arguments =
        ["of: \(value)"] + (isEqual.map { ["isEqual: \($0)"] } ?? [])
        + ["attachment: \(attachment)", "\"\(signature)\""]
      var lines = arguments.call("feature.onChange")
      lines[lines.count - 1] += " { oldValue, newValue, state, action in"
      return lines + effectExpression.indented + ["}"]
    }
  }

  private func adding(_ action: String?, _ reducer: String) -> [String] {
    var lines = ["feature.add(", "  .\(stage.rawValue),", "  \"\(signature)\","]
    if let action { lines.append("  for: \"\(action)\",") }
    if let child { lines.append("  child: \"\(child)\",") }
    lines.append("  \(reducer)")
    lines += effectExpression.indented.indented
    return lines + ["  }", ")"]
  }

  /// The number of associated values of the function's case; nil if the function takes `action`
  /// instead.
  private var payloadCount: Int? {
    if parameters.contains(where: { $0.value == .action }) { return nil }
    guard !effect.name.isEmpty else { return nil }
    return parameters.filter { if case .payload = $0.value { true } else { false } }.count
  }

  /// The expression for the effect of a call, in a closure with a known type.
  private var effectExpression: [String] {
    var lines = isAsync ? operation : ["._from(\(call))"]
    if let interval = effect.debounce, interval != "nil" {
      lines.append("._debounced(\"\(effect.name)\", for: \(interval))")
    } else if effect.cancelsInFlight {
      lines.append("._cancellingPrevious(\"\(effect.name)\")")
    }
    return lines
  }

  /// The expression for the effect that runs an asynchronous function.
  private var operation: [String] {
    let capture = parameters.contains { $0.value == .state } ? "[state] " : ""
    let result = "\(isThrowing ? "try " : "")await send._deliver(\(call))"
    var lines = [".run { \(capture)send in", "  \(result)"]
    if let failure = effect.failure {
      lines += ["} catch: { error, send in", "  await send._deliver(error, Action.\(failure))"]
    }
    return lines + ["}"]
  }

  private var call: String {
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + argument(parameter.value)
    }
    return "\(isStatic ? "Self" : "self").\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ value: Parameter.Value) -> String {
    switch value {
    case .state: return "state"
    case .mutableState: return "&state"
    case .action: return "action"
    case .id: return "id"
    case .elementID: return "elementID"
    case .oldValue: return "oldValue"
    case .newValue: return "newValue"
    case .send: return "send"
    case .payload(let index): return payloadCount == 1 ? "payload" : "payload.\(index)"
    }
  }
}
