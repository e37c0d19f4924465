// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Returns the names of the variables that a text declares.
func declaredNames(in text: String) -> [String] {
  Parser.parse(source: text).statements
    .compactMap { $0.item.as(VariableDeclSyntax.self) }
    .flatMap(\.bindings)
    .map(\.pattern.trimmedDescription)
}

extension MemberBlockItemListSyntax {
  /// The members, including those inside `#if`.
  var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause in
        guard case .decls(let members) = clause.elements else { return [DeclSyntax]() }
        return members.declarations
      }
    }
  }
}
