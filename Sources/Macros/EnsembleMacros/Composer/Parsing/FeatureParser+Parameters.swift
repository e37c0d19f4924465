// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The parameters that a function with a directive may have.
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

  /// Returns the value passed for a parameter; nil if its label has no meaning.
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
  /// Parses a parameter, and diagnoses one that no value can be passed for.
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

  /// Diagnoses an invalid parameter that becomes an associated value of the function's case.
  mutating func checkPayload(_ parameter: FunctionParameterSyntax) {
    if parameter.isInout { diagnose(.inoutParameter(parameter, "a value of an action")) }
    if let ellipsis = parameter.ellipsis { diagnose(.variadicParameter(ellipsis)) }
  }
}

extension FunctionParameterSyntax {
  /// Whether the argument is passed `inout`.
  var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
