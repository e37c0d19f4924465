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

  /// Gives each variable of an observable state a declaration of its own, as the macro demands.
  func splitFields(of node: StructDeclSyntax) {
    guard !legacy.isEmpty,
      node.attributes.contains(where: { $0.trimmedDescription == "@ObservableState" })
    else { return }
    let separator = node.memberBlock.trimmedDescription.contains("\n") ? "\n" : "; "
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where variable.bindings.count > 1 && variable.bindingSpecifier.text == "var" {
      let start = text(variable.span.lowerBound..<variable.bindingSpecifier.span.upperBound)
      let indentation = separator == "\n" ? indentation(of: variable) : ""
      let bindings = Array(variable.bindings)
      var edits: SourceChange = []
      for (index, binding) in bindings.enumerated() {
        guard let comma = binding.trailingComma, index + 1 < bindings.count else { continue }
        // In 'var a, b: Int', both have the type.
        let type = bindings[index...].lazy.compactMap(\.typeAnnotation).first
        let isTyped = binding.typeAnnotation != nil || binding.initializer != nil
        let suffix = isTyped ? "" : type?.trimmedDescription ?? ""
        let range = comma.span.lowerBound..<bindings[index + 1].span.lowerBound
        edits.append(
          SourceEdit(range: range, replacement: "\(suffix)\(separator)\(indentation)\(start) ")
        )
      }
      change(edits)
    }
  }

  /// Captures a value whose field is modified by a function with a closure that reads the value.
  ///
  /// The fields of an observable state are computed, so that a modification of one needs exclusive
  /// access to the state: `state.rows.removeAll { [state] in $0.id == state.selection }`.
  func migrateOverlappingAccess(_ node: FunctionCallExprSyntax) {
    guard !legacy.isEmpty, ["partition", "removeAll", "sort"].contains(node.calleeName),
      let receiver = node.receiver,
      let root = receiver.firstToken(viewMode: .sourceAccurate)?.text, isValue(root),
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      closure.signature?.capture == nil
    else { return }
    let value: String
    if receiver.is(MemberAccessExprSyntax.self), !closure.references(to: root).isEmpty {
      value = root
    } else if isField(root, in: node), readsFields(closure) {
      value = "self"
    } else {
      return
    }
    if let signature = closure.signature {
      change(signature.prefixed(with: "[\(value)] "))
    } else {
      change(closure.leftBrace.suffixed(with: " [\(value)] in"))
    }
  }

  /// Returns whether a name is that of a field of the state around a node.
  private func isField(_ name: String, in node: some SyntaxProtocol) -> Bool {
    guard let block = node.ancestor(MemberBlockSyntax.self),
      qualifiedName(of: block).split(separator: ".").last == "State"
    else { return false }
    let variables = bodies(ofTypeWith: block).flatMap(\.members).compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    return variables.contains { $0.bindings.first?.pattern.trimmedDescription == name }
      && !node.isRedeclared(name, below: Syntax(block))
  }

  /// Returns whether a closure in a function of a state reads the state.
  private func readsFields(_ closure: ClosureExprSyntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return false }
      return token.text == "self" || isField(token.text, in: reference)
    }
  }

  /// Returns whether a token may name a value: it is no type, and no parameter without a name.
  private func isValue(_ name: String) -> Bool {
    name.first.map { $0.isLowercase || $0 == "_" } ?? false
  }
}
