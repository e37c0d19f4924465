// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Which parameters a function with a directive may have.
struct ParameterRules {
  let labels: [String]
  let isAsync: Bool
  let allowsOthers: Bool

  init(_ directive: Directive, _ trigger: FunctionDirective.Trigger, isAsync: Bool) {
    var labels = directive.labels ?? ["state", "action"]
    switch trigger {
    case .rows, .stack: labels.append("id")
    case .stackRows: labels += ["id", "elementID"]
    case .every, .action, .change: break
    }
    if isAsync { labels.append("send") }
    self.labels = labels
    self.isAsync = isAsync
    allowsOthers = directive.labels == nil
  }

  /// What a parameter gets; nil if its label is none of those that mean something.
  func value(of parameter: FunctionParameterSyntax) -> FunctionDirective.Parameter.Value? {
    guard labels.contains(parameter.firstName.text) else { return nil }
    switch parameter.firstName.text {
    case "state": return parameter.isInout ? .mutableState : .state
    case "action": return .action
    case "id": return .id
    case "elementID": return .elementID
    case "oldValue": return .oldValue
    case "newValue": return .newValue
    case "send": return .send
    default: return nil
    }
  }
}

extension FeatureParser {
  /// Reads a parameter, reporting one that nothing could be passed for.
  mutating func checkParameter(
    _ parameter: FunctionParameterSyntax,
    _ rules: ParameterRules
  ) -> FunctionDirective.Parameter.Value? {
    guard let value = rules.value(of: parameter) else {
      diagnose(.unknownParameter(parameter, rules.labels))
      return nil
    }
    switch value {
    case .mutableState:
      if rules.isAsync { diagnose(.inoutParameter(parameter, "an asynchronous function")) }
    default:
      if parameter.isInout { diagnose(.inoutParameter(parameter, "'\(parameter.firstName.text)'")) }
    }
    return value
  }

  /// Checks a parameter that becomes a value of the function's case.
  mutating func checkPayload(_ parameter: FunctionParameterSyntax) {
    if parameter.isInout { diagnose(.inoutParameter(parameter, "a value of an action")) }
    if let ellipsis = parameter.ellipsis { diagnose(.variadicParameter(ellipsis)) }
  }
}

extension FunctionParameterSyntax {
  /// Whether the argument is passed to be changed.
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
