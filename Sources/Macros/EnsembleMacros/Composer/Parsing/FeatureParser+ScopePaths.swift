// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Parses the properties of a handwritten struct `State` that are published as scopes.
  mutating func parseScopePaths(_ shape: FeatureShape) -> [ScopePathDirective] {
    let states = declaration.memberBlock.members.everyDeclaration
      .compactMap { $0.as(StructDeclSyntax.self) }
      .filter { $0.name.bareText == "State" }
    let properties = states.flatMap(\.memberBlock.members.everyDeclaration)
      .compactMap { $0.as(VariableDeclSyntax.self) }

    var names = Set(shape.children.filter { $0.action != nil }.map(\.name))
    var paths: [ScopePathDirective] = []
    for property in properties {
      for written in property.attributes.directives where written.directive == .scopePath {
        guard let path = parseScopePath(property, written, shape) else { continue }
        if names.insert(path.property).inserted {
          paths.append(path)
        } else {
          diagnose(.repeatedScope(written.attribute, path.property))
        }
      }
    }
    return paths
  }

  private mutating func parseScopePath(
    _ property: VariableDeclSyntax,
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> ScopePathDirective? {
    guard let expression = written["action"], let action = parseCasePath(expression) else {
      return nil
    }
    guard
      property.bindings.count == 1,
      let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let type = binding.typeAnnotation?.type,
      !property.modifiers.isStatic
    else {
      diagnose(.scopePathWithoutType(written.attribute))
      return nil
    }
    guard
      action.text == ".\(action.root)",
      let actionType = shape.children.first(where: { $0.name == action.root })?.action
    else {
      diagnose(.scopePathWithoutChild(expression))
      return nil
    }
    return ScopePathDirective(
      property: name,
      type: type.trimmedDescription,
      action: action.root,
      actionType: actionType
    )
  }
}
