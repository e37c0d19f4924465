// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A declaration in a source text, and the insertion points for generated code around it.
struct InsertionSite {
  let declaration: DeclSyntax
  let layout: Layout

  /// The indentation of the declaration.
  let indentation: String

  init(of declaration: DeclSyntax, in layout: Layout) {
    self.declaration = declaration
    self.layout = layout
    indentation = Self.indentation(of: declaration, in: layout)
  }

  /// The offset of the declaration.
  var offset: Int { declaration.start }

  /// The indentation inside the declaration.
  var innerIndentation: String { indentation + "  " }

  /// A declaration that does not start its line gets the indentation that it would have on a line
  /// of its own.
  private static func indentation(of declaration: DeclSyntax, in layout: Layout) -> String {
    if let indentation = layout.indentation(at: declaration.start) { return indentation }
    var surrounding = declaration.parent
    while let node = surrounding {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        return indentation(of: DeclSyntax(group), in: layout) + "  "
      }
      surrounding = node.parent
    }
    return ""
  }
}

extension InsertionSite {
  /// Returns an edit that writes an attribute after the existing ones.
  func attribute(_ text: String, cause: Int) -> Edit {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let next = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(
      viewMode: .sourceAccurate
    )
    return Edit(at: next?.start ?? offset, insert: "\(text)\n\(indentation)", cause: cause)
  }

  /// Returns an edit that writes declarations next to this one.
  func peers(_ texts: [String], cause: Int) -> Edit {
    let text = layOut(texts, indentation: indentation)
    return insertion(of: text, behind: declaration.parent ?? Syntax(declaration), cause: cause)
  }

  /// Returns an edit that writes extensions after the outermost enclosing type, under the same
  /// `#if`.
  func extensions(_ texts: [String], cause: Int) -> Edit {
    var conditions: [String] = []
    var node = Syntax(declaration)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let clause = node.as(IfConfigClauseSyntax.self) { conditions.append(clause.fullCondition) }
      node = parent
    }
    let margin = layout.indentation(at: node.start) ?? ""
    var text = layOut(texts, indentation: conditions.isEmpty ? margin : "\(margin)  ")
    if !conditions.isEmpty {
      let condition = conditions.reversed().joined(separator: " && ")
      text = "\(margin)#if \(condition)\n\(text)\n\(margin)#endif"
    }
    return insertion(of: text, behind: node, cause: cause)
  }

  /// Returns edits that write members at the end of the body, on lines of their own.
  ///
  /// The closing edit must be applied after all edits inside the body.
  func body(
    of group: some DeclGroupSyntax,
    adding members: [String],
    cause: Int
  ) -> (opening: [Edit], closing: Edit?) {
    let block = group.memberBlock
    guard !block.members.isEmpty || !members.isEmpty else { return ([], nil) }

    var opening: [Edit] = []
    let brace = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    if let first = block.members.firstToken(viewMode: .sourceAccurate)?.start,
      !layout.hasLineBreak(in: brace..<first)
    {
      let space = brace..<layout.endOfSpace(after: brace)
      opening = [Edit(space, to: "\n\(innerIndentation)", cause: cause)]
    }

    let end = block.rightBrace.start
    let start = layout.startOfLineEnd(before: end)
    let text = layOut(members, indentation: innerIndentation)
    let separator = members.isEmpty ? "" : block.members.isEmpty ? "\n" : "\n\n"
    let lineEnd =
      layout.hasLineBreak(in: start..<end) ? layout[start..<end] : "\n\(indentation)"
    return (opening, Edit(start..<end, to: separator + text + lineEnd, cause: cause))
  }

  private func insertion(of text: String, behind node: Syntax, cause: Int) -> Edit {
    let end = node.endPosition.utf8Offset
    let start = layout.startOfBlanks(before: end)
    let lineEnd = layout.lineEnd(after: start, indentation: indentation)
    // Tokens that follow on the same line lose the whitespace before them.
    let replaced = start..<(lineEnd.count > 1 ? end : start)
    return Edit(replaced, to: "\n\n\(text)\(lineEnd)", cause: cause)
  }
}

extension SyntaxProtocol {
  /// The offset of the first token.
  fileprivate var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension IfConfigClauseSyntax {
  /// The condition of the clause, including the negated conditions of earlier clauses.
  fileprivate var fullCondition: String {
    var conditions: [String] = []
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let condition = clause.condition.map { "(\($0.trimmedDescription))" }
      if clause.id == id {
        conditions += condition.map { [$0] } ?? []
        break
      }
      conditions += condition.map { ["!\($0)"] } ?? []
    }
    return conditions.joined(separator: " && ")
  }
}
