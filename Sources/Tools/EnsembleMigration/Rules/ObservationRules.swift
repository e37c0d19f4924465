// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rules for reducers whose state becomes observable.
extension MigrationVisitor {
  /// Makes the state in a reducer observable. Property wrappers have a rule of their own, or stay.
  func observeState(in block: MemberBlockSyntax) {
    for member in block.members {
      guard let group = member.decl.asProtocol((any DeclGroupSyntax).self),
        (group.as(StructDeclSyntax.self)?.name ?? group.as(EnumDeclSyntax.self)?.name)?.text
          == "State",
        !group.attributes.contains(where: { $0.trimmedDescription == "@ObservableState" })
      else { continue }
      let attributes = group.memberBlock.members
        .compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.attributes)
        .map(\.trimmedDescription)
      guard attributes.allSatisfy({ $0.hasPrefix("@Shared") }) else { continue }
      change(group.prefixed(with: "@ObservableState\n\(indentation(of: group))"))
    }
  }

  /// Adds the macros to the state and the actions of a reducer that are in an extension, which the
  /// macro of the reducer does not see.
  func migrateReducerExtension(_ node: ExtensionDeclSyntax) {
    guard !legacy.isEmpty, context.reducers.contains(node.extendedType.trimmedDescription) else {
      return
    }
    observeState(in: node.memberBlock)
    for action in node.memberBlock.members.compactMap({ $0.decl.as(EnumDeclSyntax.self) })
    where action.name.text == "Action"
      && !action.attributes.contains(where: { $0.trimmedDescription == "@CasePathable" })
    {
      change(action.prefixed(with: "@CasePathable\n\(indentation(of: action))"))
    }
  }

  /// Captures a value whose field is modified by a function with a closure that reads the value.
  ///
  /// The fields of an observable state are computed, so that a modification of one needs exclusive
  /// access to the state: `state.rows.removeAll { [state] in $0.id == state.selection }`.
  func migrateOverlappingAccess(_ node: FunctionCallExprSyntax) {
    guard !legacy.isEmpty, ["partition", "removeAll", "sort"].contains(node.calleeName),
      let receiver = node.receiver, receiver.is(MemberAccessExprSyntax.self),
      let root = receiver.firstToken(viewMode: .sourceAccurate)?.text, isValue(root),
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      closure.signature?.capture == nil, !closure.references(to: root).isEmpty
    else { return }
    if let signature = closure.signature {
      change(signature.prefixed(with: "[\(root)] "))
    } else {
      change(closure.leftBrace.suffixed(with: " [\(root)] in"))
    }
  }

  /// Returns whether a token may name a value: it is no type, and no parameter without a name.
  private func isValue(_ name: String) -> Bool {
    name.first.map { $0.isLowercase || $0 == "_" } ?? false
  }
}
