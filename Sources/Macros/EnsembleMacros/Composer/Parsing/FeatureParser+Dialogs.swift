// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureShape {
  /// Returns the dialogs of a kind, at any depth.
  func dialogs(_ kind: Child.Dialog) -> [ChildPath] {
    everyChild.filter { if case .dialog(kind, _) = $0.child.role { true } else { false } }
  }

  /// Returns the dialog that a directive refers to: the only one, if the directive has no name.
  func dialog(_ kind: Child.Dialog, named name: String?) -> ChildPath? {
    let found = dialogs(kind)
    guard let name, !name.isEmpty else { return found.count == 1 ? found[0] : nil }
    return found.first { $0.name == name }
  }

  /// Sets the type of a dialog's actions.
  fileprivate mutating func bind(_ dialog: ChildPath, to action: String) {
    children = children.binding(dialog.children[...], to: action)
  }
}

extension FeatureParser {
  /// Sets the types of the dialogs' actions from the directives.
  mutating func bindDialogs(of shape: inout FeatureShape) {
    let members = declaration.memberBlock.members.everyDeclaration
    for (type, attributes) in members.flatMap({ actionTypes(of: $0, in: []) }) {
      for written in attributes.directives {
        guard
          let kind = written.directive.dialog,
          let dialog = shape.dialog(kind, named: written.name?.plainString)
        else { continue }
        if case .dialog(_, let action?) = dialog.child.role, action.typeName != type.typeName {
          diagnose(.dialogOfSeveralTypes(written.attribute, dialog.name, action))
        } else {
          shape.bind(dialog, to: type)
        }
      }
    }
  }

  /// Returns the action types that directives on a member declare, with its attributes.
  private func actionTypes(
    of member: DeclSyntax,
    in path: [String]
  ) -> [(type: String, attributes: AttributeListSyntax)] {
    if let function = member.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard let action = parameters.first(where: { $0.firstName.text == "action" }) else {
        return []
      }
      return [(payloadType(action.type), function.attributes)]
    }
    guard let declaration = member.as(EnumDeclSyntax.self) else { return [] }
    let path = path + [declaration.name.text]
    let nested = declaration.memberBlock.members.everyDeclaration
      .filter { $0.is(EnumDeclSyntax.self) }
    return [(path.joined(separator: "."), declaration.attributes)]
      + nested.flatMap { actionTypes(of: $0, in: path) }
  }

  /// Returns a type as the generated `Action` spells it.
  func payloadType(_ type: TypeSyntax) -> String {
    FeatureTypeSpelling(feature: declaration.name.trimmed).rewrite(type.trimmed).trimmedDescription
  }
}

/// Qualifies type names of a feature for use inside its generated members.
private final class FeatureTypeSpelling: SyntaxRewriter {
  private let feature: TokenSyntax

  init(feature: TokenSyntax) {
    self.feature = feature
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    if node.name.tokenKind == .keyword(.Self) {
      return TypeSyntax(node.with(\.name.tokenKind, feature.tokenKind))
    }
    // In an `Action` with groups the name refers to the associated type.
    guard actionGroupNames.contains(node.name.text) else { return super.visit(node) }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: node.leadingTrivia,
        baseType: IdentifierTypeSyntax(name: feature),
        name: node.name.with(\.leadingTrivia, [])
      )
    )
  }
}

extension String {
  /// The last component of a type name.
  fileprivate var typeName: Substring { split(separator: ".").last ?? self[...] }
}

extension [Child] {
  /// Returns the children with the actions of the dialog at the end of the path set.
  fileprivate func binding(_ path: ArraySlice<Child>, to action: String) -> [Child] {
    map { child in
      guard child.name == path.first?.name else { return child }
      var child = child
      switch child.role {
      case .dialog(let dialog, _):
        child.role = .dialog(dialog, action: action)
      case .destination(var reducer):
        reducer.children = reducer.children.binding(path.dropFirst(), to: action)
        child.role = .destination(reducer)
      case .stack(var reducer):
        reducer.children = reducer.children.binding(path.dropFirst(), to: action)
        child.role = .stack(reducer)
      default: break
      }
      return child
    }
  }
}
