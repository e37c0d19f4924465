// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftParser
import SwiftSyntax

/// An attribute of a declaration that names a macro.
struct Attachment {
  let macro: DeclaredMacro
  let attribute: AttributeSyntax

  /// Whether the attribute is in the source, and not added by a macro.
  let isWritten: Bool

  /// The offset of the attribute, or of the declaration that a macro added it to.
  let offset: Int

  /// Creates an attachment for an attribute in the source; nil if it names no macro of Ensemble.
  init?(_ attribute: AttributeSyntax) {
    guard let macro = attribute.macro else { return nil }
    self.macro = macro
    self.attribute = attribute
    isWritten = true
    offset = attribute.offset
  }

  /// Creates an attachment for an attribute that a macro added; nil if it names no macro of
  /// Ensemble.
  init?(added text: String, at offset: Int) {
    var parser = Parser(text)
    let attribute = AttributeSyntax.parse(from: &parser)
    guard let macro = attribute.macro else { return nil }
    self.macro = macro
    self.attribute = attribute
    isWritten = false
    self.offset = offset
  }
}

private let macrosByName = Dictionary(uniqueKeysWithValues: allMacros.map { ($0.name, $0) })

extension AttributeSyntax {
  /// The macro of Ensemble that the attribute names.
  var macro: DeclaredMacro? {
    if let name = attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      return macrosByName[name]
    }
    guard
      let qualified = attributeName.as(MemberTypeSyntax.self),
      qualified.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Ensemble"
    else { return nil }
    return macrosByName[qualified.name.text]
  }

  /// Whether the attribute is inside `#if` in an attribute list.
  var isConditional: Bool { parent?.parent?.is(IfConfigClauseSyntax.self) == true }

  /// The offset of the `@`.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension AttributeListSyntax {
  /// The attributes directly in the list, without those inside `#if`.
  var direct: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
  }
}
