// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftParser
import SwiftSyntax

/// A macro on a declaration.
struct Attachment {
  let macro: DeclaredMacro
  let attribute: AttributeSyntax

  /// Whether the attribute is in the source. Else another macro has added it.
  let isWritten: Bool

  /// Where the attribute is written, or the declaration that it was added to.
  let offset: Int

  /// The macro that an attribute in the source stands for, if it is one of Ensemble.
  init?(_ attribute: AttributeSyntax) {
    guard let macro = attribute.macro else { return nil }
    self.macro = macro
    self.attribute = attribute
    isWritten = true
    offset = attribute.offset
  }

  /// The macro that an attribute which another macro has added stands for.
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

  /// Whether the attribute is inside `#if`, in the list of attributes of a declaration.
  var isConditional: Bool { parent?.parent?.is(IfConfigClauseSyntax.self) == true }

  /// Where the `@` is.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension AttributeListSyntax {
  /// The attributes of the list itself, leaving out those inside `#if`.
  var direct: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
  }
}
