// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Parses the directive on a function.
  mutating func parseFunction(
    _ function: FunctionDeclSyntax,
    _ shape: FeatureShape
  ) -> DirectiveItem? {
    let directives = function.attributes.directives
    for extra in directives.dropFirst() {
      diagnose(.severalDirectives(extra.attribute, after: directives[0].attribute, of: function))
    }
    guard let written = directives.first, written.directive.target == .function else { return nil }
    let count = diagnostics.count
    let item = parseFunction(function, written, shape)
    return hasErrors(after: count) ? nil : item
  }

  private mutating func parseFunction(
    _ function: FunctionDeclSyntax,
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> DirectiveItem? {
    let isOfSeveral = written.directive == .bodyActionCase && !function.hasParameter("action")
    guard let trigger = parseTrigger(of: function, written, shape) else { return nil }
    checkSpecifiers(of: function, written)
    let parameters = function.signature.parameterClause.parameters
    let rules = ParameterRules(written.directive, trigger, isAsync: function.isAsync)
    var payload: [EnumCase.Parameter] = []
    var models: [FunctionDirective.Parameter] = []
    for parameter in parameters {
      if isOfSeveral, rules.value(of: parameter) == nil {
        checkPayload(parameter)
        models.append(.init(label: parameter.label, value: .payload(payload.count)))
        payload.append(.init(label: parameter.label, type: payloadType(parameter.type)))
      } else if let value = checkParameter(parameter, rules) {
        models.append(.init(label: parameter.label, value: value))
      }
    }
    var item = DirectiveItem(node: Syntax(written.attribute))
    var directive = FunctionDirective(
      name: function.name.text,
      parameters: models,
      isStatic: function.modifiers.isStatic,
      isAsync: function.isAsync,
      isThrowing: function.isThrowing,
      trigger: trigger
    )
    directive.stage = parseStage(written)
    if written.directive == .bodyActionCase {
      if let action = parameters.first(where: { $0.firstName.text == "action" }) {
        payload = [.init(label: nil, type: payloadType(action.type))]
      }
      guard case .action(let path) = trigger else { return nil }
      item.actionCase = ActionCase(name: path.root, payload: payload)
      directive.effect = parseEffectOptions(written, name: path.root)
    }
    let child = namedChild(by: written, shape)
    if let child, child.children.count > 1 { directive.child = child.name }
    item.handledChild = child?.name ?? handledChild(by: trigger)
    item.function = directive
    return item
  }

  private mutating func checkSpecifiers(
    of function: FunctionDeclSyntax,
    _ written: WrittenDirective
  ) {
    if let generic = function.genericParameterClause { diagnose(.genericFunction(generic)) }
    if let mutating = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.mutating) })
    {
      diagnose(.mutatingFunction(mutating))
    }
    if let throwing = function.signature.effectSpecifiers?.throwsClause, !function.isAsync {
      diagnose(.throwingFunction(throwing))
    }
    if let failure = written["failure"], !function.isThrowing {
      diagnose(.failureWithoutError(failure))
    }
  }

  private mutating func parseStage(_ written: WrittenDirective) -> FunctionDirective.Stage {
    guard let position = written["position"] else { return .core }
    let member = position.as(MemberAccessExprSyntax.self)
    if let stage = member.flatMap({ FunctionDirective.Stage(rawValue: $0.declName.baseName.text) })
    {
      return stage
    }
    diagnose(.valueNotLiteral(position, "'.core', '.beforeCore' or '.afterCore'"))
    return .core
  }

  private mutating func parseEffectOptions(
    _ written: WrittenDirective,
    name: String
  ) -> FunctionDirective.EffectOptions {
    var options = FunctionDirective.EffectOptions(name: name)
    options.failure = written["failure"].flatMap { parseIdentifier($0) }
    options.debounce = written["debounce"]?.trimmedDescription
    if let cancels = written["cancelInFlight"] {
      let literal = cancels.as(BooleanLiteralExprSyntax.self)?.literal
      if literal == nil { diagnose(.valueNotLiteral(cancels, "'true' or 'false'")) }
      options.cancelsInFlight = literal?.tokenKind == .keyword(.true)
    }
    return options
  }

  /// Returns the child that a directive refers to, by name or by kind.
  private func namedChild(by written: WrittenDirective, _ shape: FeatureShape) -> ChildPath? {
    let name = written.name?.plainString
    if let kind = written.directive.dialog { return shape.dialog(kind, named: name) }
    return written.directive == .delegate ? name.flatMap { shape.child(named: $0) } : nil
  }

  /// Returns the name of the child whose actions a trigger handles.
  private func handledChild(by trigger: FunctionDirective.Trigger) -> String? {
    switch trigger {
    case .action(let path), .rows(let path, _), .stack(let path, _), .stackRows(let path, _, _):
      return path.root
    case .every, .change: return nil
    }
  }
}

extension FunctionDeclSyntax {
  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }

  func hasParameter(_ label: String) -> Bool {
    signature.parameterClause.parameters.contains { $0.firstName.text == label }
  }
}

extension FunctionParameterSyntax {
  /// The argument label; nil for a wildcard.
  var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.text }
}
