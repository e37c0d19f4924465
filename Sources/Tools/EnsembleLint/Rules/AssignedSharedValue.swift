// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds assignments to shared values in reducers, which race with changes by other threads.
enum AssignedSharedValue: LintRule {
  static let id = "assigned-shared-value"
  static let summary = "Change a shared value in a reducer by 'withLock'."
  static let explanation = """
    An assignment reads a shared value and writes it in two steps. What another thread, such as that of a file or of another \
    window, writes between them is lost. Write 'state.$count.withLock { $0 += 1 }', which is one step. Bindings and forms \
    may write to a shared value as to any other.
    """

  static func check(_ file: LintedFile) -> [Violation] { Visitor.check(file) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, let isPlain = elements[1].isPlainAssignment,
        let root = elements[0].propertyOfState, isDirectlyInReducer,
        file.features.sharedProperties(of: "\(qualifiedName).State")
          .contains(root.declName.baseName.text)
      else { return .visitChildren }
      let assignment = SharedAssignment(
        node: node,
        target: elements[0],
        root: root,
        stored: file.features.properties(of: "\(qualifiedName).State")
      )
      let reads = !isPlain || assignment.changesPart || assignment.valueReads
      let reason =
        reads
        ? "another thread may change it between the read and the write"
        : "other threads change it, too"
      report(
        node,
        "'\(assignment.name)' is shared: \(reason). Use '$\(assignment.name).withLock { … }'.",
        fix: assignment.fix
      )
      return .visitChildren
    }
  }
}

/// An assignment to a shared property of a state, or to a part of one.
private struct SharedAssignment {
  let node: SequenceExprSyntax
  let target: ExprSyntax
  /// The property, such as `state.user` in `state.user.name = ""`.
  let root: MemberAccessExprSyntax
  /// The stored properties of the state.
  let stored: Set<String>

  var name: String { root.declName.baseName.text }

  /// Whether a part of the value is assigned.
  var changesPart: Bool { target.endPosition != root.endPosition && !part.isEmpty }

  /// Whether the assigned value is computed from the shared one.
  var valueReads: Bool { !readings.readings.isEmpty }

  /// The edits to a call of `withLock`; empty if the assigned value might mean something else
  /// inside the closure.
  var fix: [Finding.Edit] {
    let text = node.trimmedDescription
    let readings = readings
    if !readings.isMovable || text.contains(where: \.isNewline) { return [] }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let property = root.declName.positionAfterSkippingLeadingTrivia.utf8Offset
    let rootEnd = root.endPositionBeforeTrailingTrivia.utf8Offset
    let edits = readings.readings.map { reading in
      Finding.Edit(
        range: reading.positionAfterSkippingLeadingTrivia
          .utf8Offset..<reading.endPositionBeforeTrailingTrivia.utf8Offset,
        text: "$0"
      )
    }
    return [
      Finding.Edit(range: start..<property, text: "state.$"),
      Finding.Edit(range: rootEnd..<rootEnd, text: ".withLock { $0"),
    ] + edits + [Finding.Edit(range: end..<end, text: " }")]
  }

  /// The text after the property, such as `.name`.
  private var part: String {
    String(target.trimmedDescription.dropFirst(root.trimmedDescription.count))
  }

  private var readings: ReadingFinder {
    let finder = ReadingFinder(of: name, stored: stored)
    for element in node.elements.dropFirst(2) { finder.walk(element) }
    // An index is evaluated in the closure, too.
    for index in target.indices { finder.walk(index) }
    return finder
  }
}

/// Finds the parts of an expression that read a property of `state`.
private final class ReadingFinder: SyntaxVisitor {
  private let name: String
  private let stored: Set<String>
  var readings: [MemberAccessExprSyntax] = []
  /// Whether the expression means the same in a closure that has the property as `$0`.
  var isMovable = true

  init(of name: String, stored: Set<String>) {
    self.name = name
    self.stored = stored
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "state" else { return .visitChildren }
    let member = node.declName.baseName.text
    if member == name { readings.append(node) }
    // A computed property or a method of the state may use the shared one.
    if !stored.contains(member) { isMovable = false }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "state" || node.baseName.text.hasPrefix("$") { isMovable = false }
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isMovable = false
    return .visitChildren
  }

  override func visit(_: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isMovable = false
    return .visitChildren
  }

  override func visit(_: TryExprSyntax) -> SyntaxVisitorContinueKind {
    isMovable = false
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether the operator is `=`; nil for one that assigns nothing.
  fileprivate var isPlainAssignment: Bool? {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text, text.last == "=",
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    else { return nil }
    return false
  }

  /// The property of `state` of which this is the value or a part, such as `state.user` in
  /// `state.user.name`.
  fileprivate var propertyOfState: MemberAccessExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      if member.base?.trimmedDescription == "state" { return member }
      return member.base?.propertyOfState
    }
    return baseOfPart?.propertyOfState
  }

  /// The arguments of the subscripts in a reference to a part of a value.
  fileprivate var indices: [LabeledExprListSyntax] {
    let own = self.as(SubscriptCallExprSyntax.self).map { [$0.arguments] } ?? []
    let base = self.as(MemberAccessExprSyntax.self)?.base ?? baseOfPart
    return (base?.indices ?? []) + own
  }

  private var baseOfPart: ExprSyntax? {
    self.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
  }
}
