// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Finds the handwritten members among the direct members of the feature.
  mutating func parseWrittenMembers(_ shape: FeatureShape) -> HandwrittenMembers {
    var written = HandwrittenMembers()
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    if parameters.contains("State") { written.state = .other }
    if parameters.contains("Action") { written.recordAction(nil) }

    for member in declaration.memberBlock.members.everyDeclaration {
      if member.declaresBody(isStatic: false) || member.reduceName != nil { written.hasBody = true }
      if let property = member.as(VariableDeclSyntax.self) {
        parseChildReducer(property, shape, &written)
      }
      switch member.typeName {
      case "State":
        parseChildrenInState(member, shape, &written)
        written.state =
          member.is(StructDeclSyntax.self)
          ? .structure : member.is(EnumDeclSyntax.self) ? .enumeration : .other
      case "Action":
        written.recordAction(member.as(EnumDeclSyntax.self))
      default:
        break
      }
    }
    return written
  }

  /// Finds the children whose properties a handwritten state declares.
  private mutating func parseChildrenInState(
    _ state: DeclSyntax,
    _ shape: FeatureShape,
    _ written: inout HandwrittenMembers
  ) {
    guard let state = state.as(StructDeclSyntax.self) else { return }
    for member in state.memberBlock.members.everyDeclaration {
      guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
        continue
      }
      for binding in property.bindings {
        guard
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let child = shape.children.first(where: { $0.name == name.bareText })
        else { continue }
        written.childrenInState.insert(child.name)
        if child.isPresented, !property.attributes.mentions(["Presents"]) {
          diagnose(.childWithoutPresents(name, of: property))
        }
      }
    }
  }

  /// Parses a property that creates the reducer of a child.
  private mutating func parseChildReducer(
    _ property: VariableDeclSyntax,
    _ shape: FeatureShape,
    _ written: inout HandwrittenMembers
  ) {
    for directive in property.attributes.directives where directive.directive == .childReducer {
      guard let literal = directive.name, let name = parseIdentifier(literal) else { continue }
      guard
        property.bindings.count == 1,
        let own = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else {
        diagnose(.misplacedDirective(directive.attribute, .property))
        continue
      }
      guard let child = shape.children.first(where: { $0.name == name && $0.feature != nil }) else {
        diagnose(.unknownChildOfReducer(literal, name))
        continue
      }
      let reducer = "\(property.modifiers.isStatic ? "Self" : "self").\(own)"
      // Branches of an `#if` may declare the same property.
      if child.reducer != nil || written.reducers[name, default: reducer] != reducer {
        diagnose(.severalReducers(literal, name))
      }
      written.reducers[name] = reducer
    }
  }

  /// Diagnoses a handwritten `State` and `Action` that do not fit the shape of the feature.
  mutating func checkWrittenTypes(_ plan: FeaturePlan) -> FeaturePlan {
    var plan = plan
    let members = declaration.memberBlock.members.everyDeclaration
    if plan.written.state != .missing {
      let state = members.first { $0.typeName == "State" }
      checkConformances(of: "State", "state", writtenIn: state, plan)
    }
    if plan.written.hasAction {
      let action = members.first { $0.typeName == "Action" }
      checkConformances(of: "Action", "action", writtenIn: action, plan)
    }
    for member in members {
      if let action = member.as(EnumDeclSyntax.self), action.name.bareText == "Action" {
        plan = checkAction(action, plan)
      }
      if let state = member.as(EnumDeclSyntax.self), state.name.bareText == "State" {
        if plan.shape.isEnum {
          checkState(state, plan)
        } else if !plan.shape.children.isEmpty || plan.shape.isBindable {
          diagnose(.enumState(state.enumKeyword, declaration))
        }
      }
      if plan.shape.isEnum, let state = member.as(StructDeclSyntax.self),
        state.name.bareText == "State"
      {
        diagnose(.structState(state.structKeyword))
      }
    }
    checkInitialStates(plan)
    return plan
  }

  /// Warns about initial states for handwritten properties and cases.
  private mutating func checkInitialStates(_ plan: FeaturePlan) {
    let hasCases = plan.shape.isEnum && plan.written.state == .enumeration
    for child in plan.children {
      guard
        let value = child.initialExpression,
        hasCases || plan.written.childrenInState.contains(child.name)
      else { continue }
      diagnose(.unusedInitialState(value, child.name))
    }
    if hasCases, let option = plan.shape.initialCaseOption { diagnose(.unusedInitialCase(option)) }
  }

  private mutating func checkAction(_ action: EnumDeclSyntax, _ plan: FeaturePlan) -> FeaturePlan {
    let needed: [ActionCase] = plan.actionCases.flattened()
    let names = action.caseNames
    let missing = needed.filter { !names.contains($0.name) }
    if !missing.isEmpty {
      diagnose(.missingCases(missing.map(\.declaration), of: action, "Action"))
    }
    var plan = plan
    // Numbering cases that do not exist would not compile.
    plan.written.knowsActionCases = missing.isEmpty && !action.hasConditionalCases
    return plan
  }

  private mutating func checkState(_ state: EnumDeclSyntax, _ plan: FeaturePlan) {
    let names = state.caseNames
    let missing = plan.children.filter { !names.contains($0.name) }
    if !missing.isEmpty {
      diagnose(.missingCases(missing.map(\.stateCase), of: state, "State"))
    }
  }
}

extension HandwrittenMembers {
  fileprivate mutating func recordAction(_ declaration: EnumDeclSyntax?) {
    hasAction = true
    // The cases are known only for an enum declared here.
    knowsActionCases = declaration != nil
  }
}

extension EnumDeclSyntax {
  fileprivate var caseNames: Set<String> {
    Set(
      memberBlock.members.everyDeclaration.flatMap { member in
        member.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.bareText) ?? []
      }
    )
  }

  fileprivate var hasConditionalCases: Bool {
    memberBlock.members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
  }
}
