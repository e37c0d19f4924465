// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Where in a feature a dialog is.
struct DialogPlace {
  let child: String
  /// The case of the destination that it is in.
  let member: String?

  var name: String { [child, member].compactMap { $0 }.joined(separator: ".") }

  /// The path to the actions of its buttons.
  var action: CasePath {
    guard let member else { return CasePath(child, "presented") }
    return CasePath(child, "presented", member)
  }

  /// The path in a feature whose state is an enum, in which nothing is presented.
  var flatAction: CasePath { CasePath(child) }
}

extension FeatureShape {
  /// The dialogs of a kind, at any depth.
  func dialogs(_ kind: Child.Dialog) -> [DialogPlace] {
    children.flatMap { child -> [DialogPlace] in
      if case .dialog(kind, _) = child.role { return [DialogPlace(child: child.name, member: nil)] }
      return child.members.compactMap { member in
        guard case .dialog(kind, _) = member.role else { return nil }
        return DialogPlace(child: child.name, member: member.name)
      }
    }
  }

  /// The dialog that a directive means; one without a name means the only one.
  func dialog(_ kind: Child.Dialog, named name: String?) -> DialogPlace? {
    let places = dialogs(kind)
    guard let name, !name.isEmpty else { return places.count == 1 ? places[0] : nil }
    return places.first { $0.name == name }
  }

  /// Gives a dialog its actions.
  fileprivate mutating func bind(_ place: DialogPlace, to action: String) {
    children = children.map { child in
      guard child.name == place.child else { return child }
      guard let member = place.member else { return child.withAction(action) }
      return child.mapMembers { $0.name == member ? $0.withAction(action) : $0 }
    }
  }
}

extension FeatureParser {
  /// Gives the dialogs the actions that directives have for them.
  mutating func bindDialogs(of shape: inout FeatureShape) {
    let members = declaration.memberBlock.members.everyDeclaration
    for (type, attributes) in members.flatMap({ actionTypes(of: $0, in: []) }) {
      for written in attributes.directives {
        guard
          let kind = written.directive.dialog,
          let place = shape.dialog(kind, named: written.name?.plainString)
        else { continue }
        shape.bind(place, to: type)
      }
    }
  }

  /// The types that directives on a member make actions of, with its attributes.
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

  /// A type as it is to be spelled in the generated `Action`.
  func payloadType(_ type: TypeSyntax) -> String {
    FeatureTypeSpelling(feature: declaration.name.trimmed).rewrite(type.trimmed).trimmedDescription
  }
}

/// Spells types of the feature for code that stands in one of its members.
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
    // In an `Action` that is a `ViewAction` the name means the requirement.
    guard node.name.text == "ViewAction" else { return super.visit(node) }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: node.leadingTrivia,
        baseType: IdentifierTypeSyntax(name: feature),
        name: node.name.with(\.leadingTrivia, [])
      )
    )
  }
}

extension Child {
  fileprivate func withAction(_ action: String) -> Child {
    guard case .dialog(let dialog, _) = role else { return self }
    return with(role: .dialog(dialog, action: action))
  }

  fileprivate func mapMembers(_ transform: (Child) -> Child) -> Child {
    switch role {
    case .destination(var reducer):
      reducer.children = reducer.children.map(transform)
      return with(role: .destination(reducer))
    case .stack(var reducer):
      reducer.children = reducer.children.map(transform)
      return with(role: .stack(reducer))
    default:
      return self
    }
  }

  private func with(role: Role) -> Child {
    Child(
      name: name,
      role: role,
      initialState: initialState,
      reducer: reducer,
      location: location
    )
  }
}
