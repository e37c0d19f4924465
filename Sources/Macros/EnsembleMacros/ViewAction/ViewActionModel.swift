// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The parsed view of `@ViewAction`.
struct ViewActionModel: Sendable {
  /// The feature in the attribute, if it is written as `Feature.self`.
  let feature: String?
  let hasStore: Bool

  /// Parses the view, and diagnoses a missing store and actions that bypass `send`.
  static func parse(
    _ declaration: some DeclGroupSyntax,
    attribute: AttributeSyntax,
    in lexicalContext: [Syntax]
  ) -> Parsed<ViewActionModel> {
    let model = ViewActionModel(
      feature: feature(of: attribute),
      hasStore: declaration.memberBlock.members.everyDeclaration.contains(where: \.declaresStore)
    )
    var diagnostics: [Diagnostic] = []
    if !model.hasStore {
      let access = Access(of: declaration, in: lexicalContext)
      diagnostics.append(.missingStore(in: declaration, feature: model.feature, access: access))
    }
    let sends = directSends(in: declaration, feature: model.feature)
    return Parsed(model: model, diagnostics: diagnostics + sends.map(Diagnostic.directSend))
  }

  private static func feature(of attribute: AttributeSyntax) -> String? {
    let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    guard
      let metatype = argument?.as(MemberAccessExprSyntax.self),
      metatype.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return metatype.base?.trimmedDescription
  }
}

extension DeclSyntax {
  fileprivate var declaresStore: Bool {
    guard let property = self.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
      return false
    }
    return property.bindings.contains { $0.pattern.trimmedDescription == "store" }
  }
}
