// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The conformances that the types of a file state, in declarations and extensions.
///
/// Macros are not asked to add these again.
struct StatedConformances {
  private var names: [String: Set<String>] = [:]

  init(in file: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file)
    names = collector.names
  }

  /// Returns the protocols that a type does not state a conformance to.
  func missing(of protocols: [String], for type: TypeSyntax) -> [String] {
    let stated = names[type.trimmedDescription] ?? []
    return protocols.filter { !stated.contains($0) }
  }

  private final class Collector: SyntaxAnyVisitor {
    var names: [String: Set<String>] = [:]

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let group = node.asProtocol((any DeclGroupSyntax).self),
        let type = group.qualifiedType,
        let inherited = group.inheritanceClause?.inheritedTypes
      {
        for name in inherited.flatMap(\.type.parts) {
          names[type.trimmedDescription, default: []].insert(name)
        }
      }
      return .visitChildren
    }
  }
}

extension TypeSyntax {
  /// The unqualified names of the protocols in a type, including those in compositions.
  fileprivate var parts: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = self.as(MemberTypeSyntax.self) { return [type.name.text] }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.parts }
    return self.as(CompositionTypeSyntax.self)?.elements.flatMap(\.type.parts) ?? []
  }
}
