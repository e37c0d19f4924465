// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

/// Returns the attributes that `@Composer` adds to a member other than the state.
func composerAttributes(missingFrom member: some DeclSyntaxProtocol) -> [AttributeSyntax] {
  guard let declaration = member.as(EnumDeclSyntax.self) else {
    return reducerAttributes(missingFrom: member, ofEnum: false)
  }
  let name = declaration.name.bareText
  if name == "Actions" { return ["@Ensemble._ComposedActions"] }
  let isAction = name.hasSuffix("Action") || !declaration.attributes.directives.isEmpty
  return isAction ? pathAttributes(missingFrom: declaration) : []
}

/// Returns the attribute for case paths, unless the enum already has it.
func pathAttributes(missingFrom declaration: EnumDeclSyntax) -> [AttributeSyntax] {
  let inherited = declaration.inheritanceClause?.inheritedTypes.compactMap(\.type.lastComponent)
  let hasPaths =
    declaration.attributes.mentions(["CasePathable"])
    || inherited?.contains("CasePathable") ?? false
  return hasPaths ? [] : ["@Ensemble.CasePathable"]
}

extension FeaturePlan {
  /// Returns the attributes that a handwritten `State` lacks.
  func attributes(missingFromState member: some DeclSyntaxProtocol) -> [AttributeSyntax] {
    if let declaration = member.as(EnumDeclSyntax.self) {
      guard shape.isEnum else { return [] }
      let lookup: [AttributeSyntax] =
        declaration.attributes.mentions(["dynamicMemberLookup"]) ? [] : ["@dynamicMemberLookup"]
      return pathAttributes(missingFrom: declaration) + lookup
        + ["@Ensemble._ComposedState(feature: \"\(raw: name)\")"]
    }
    guard let declaration = member.as(StructDeclSyntax.self), !shape.isEnum else { return [] }
    let properties = childProperties(Access(of: declaration, in: []))
      .map { StringLiteralExprSyntax(content: $0).description }
    let arguments = properties + (hasScopes ? ["feature: \"\(name)\""] : [])
    guard !arguments.isEmpty else { return ["@Ensemble._ComposedState"] }
    return ["@Ensemble._ComposedState(\(raw: arguments.joined(separator: ", ")))"]
  }
}
