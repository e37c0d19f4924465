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
}
