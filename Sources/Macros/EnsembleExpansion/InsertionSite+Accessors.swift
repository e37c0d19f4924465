// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

extension InsertionSite {
  /// Writes accessors to the variable or subscript.
  ///
  /// As in the compiler, an initial value is kept only if there is an `init` accessor for it. A
  /// property with accessors needs a type annotation; without one, it gets the most likely type of
  /// its initial value. If that type is unknown, the function returns the name of the property.
  func accessors(_ texts: [String], cause: Int) -> (edits: [Edit], untypedProperty: String?) {
    if let block = existingBlock {
      let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = layout.startOfLineEnd(before: end)
      let text = "\n\(lines(texts))\n\(indentation)"
      return ([Edit(start..<end, to: text, cause: cause)], nil)
    }
    let block = " {\n\(lines(texts))\n\(indentation)}"
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else {
      let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
      return ([Edit(at: end, insert: block, cause: cause)], nil)
    }

    var edits: [Edit] = []
    var untypedProperty: String?
    if binding.typeAnnotation == nil {
      if let type = binding.initializer?.value.likelyType {
        let end = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Edit(at: end, insert: ": \(type)", cause: cause))
      } else {
        untypedProperty = binding.pattern.trimmedDescription
      }
    }
    let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
    let kinds = texts.map(accessorKind)
    if binding.initializer != nil, !kinds.contains(.keyword(.`init`)) {
      let typed = binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)
      let start = typed.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(Edit(start..<end, to: "", cause: cause))
    }
    edits.append(Edit(at: end, insert: block, cause: cause))
    return (edits, untypedProperty)
  }

  private var existingBlock: AccessorBlockSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      ?? declaration.as(SubscriptDeclSyntax.self)?.accessorBlock
  }

  private func lines(_ accessors: [String]) -> String {
    layOut(accessors, indentation: innerIndentation, separator: "\n")
  }

  private func accessorKind(of text: String) -> TokenKind {
    var parser = Parser(text)
    return AccessorDeclSyntax.parse(from: &parser).accessorSpecifier.tokenKind
  }
}
