// SPDX-License-Identifier: MIT

import SwiftSyntax

/// One round of a migration: collects changes and remarks.
final class MigrationVisitor: SyntaxVisitor {
  let file: SourceFileSyntax

  /// The migrated libraries that the file imported at first.
  let legacy: Set<String>
  let context: MigrationContext

  private(set) var changes: [SourceChange] = []
  private var findings: [(position: AbsolutePosition, message: String, advice: String)] = []

  init(in file: SourceFileSyntax, legacy: Set<String>, context: MigrationContext) {
    self.file = file
    self.legacy = legacy
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func change(_ edits: SourceEdit...) { changes.append(edits) }
  func change(_ edits: SourceChange) { if !edits.isEmpty { changes.append(edits) } }

  /// Notes a place that needs a change by hand.
  func remark(_ node: some SyntaxProtocol, _ message: String, _ advice: String) {
    findings.append((node.positionAfterSkippingLeadingTrivia, message, advice))
  }

  func remarks(path: String, tree: SourceFileSyntax) -> [MigrationRemark] {
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    return findings.sorted { $0.position < $1.position }.map {
      let place = lines.location(for: $0.position)
      return MigrationRemark(
        path: path,
        line: place.line,
        column: place.column,
        message: $0.message,
        advice: $0.advice
      )
    }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    migrateImports(in: node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { migrateCanImport(in: condition) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    migrateType(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    migrateMemberType(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    migrateAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateEnum(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateStruct(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    migrateIdentifiedCase(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateVariable(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    migrateCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    migrateAssignment(node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    migrateCasePath(node)
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    migrateKeyPath(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    migrateMember(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    migrateReference(node)
    return .visitChildren
  }
}
