// SPDX-License-Identifier: MIT

import SwiftSyntax

/// One round of a migration: collects changes and remarks.
final class MigrationVisitor: SyntaxVisitor {
  let file: SourceFileSyntax

  /// The migrated libraries that the file imported at first.
  let legacy: Set<String>
  let context: MigrationContext

  /// The modules that the file imported before the migration, and those that they re-export.
  let modules: Set<String>
  let path: String

  private(set) var changes: [SourceChange] = []
  private var findings: [(position: AbsolutePosition, message: String, advice: String)] = []

  init(in file: SourceFileSyntax, modules: Set<String>, path: String, context: MigrationContext) {
    self.file = file
    self.modules = modules
    self.path = path
    legacy = modules.intersection(ImportRules.modules.keys)
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  /// The schedulers that are kept. Finding them reports them.
  private(set) lazy var heldSchedulers = findHeldSchedulers()

  /// The names of the clocks of tests.
  private(set) lazy var clocks = testClocks(in: file)

  /// The text of the file.
  private(set) lazy var bytes = Array(file.description.utf8)

  func change(_ edits: SourceEdit...) { change(edits) }

  /// Adds a change, unless a comment would be lost.
  func change(_ edits: SourceChange) {
    if let position = edits.lazy.compactMap({ self.lostComment(in: $0.range, of: edits) }).first {
      findings.append(
        (
          position, "a comment stands within code that is replaced",
          "move the comment before the code, and run the command again"
        )
      )
    } else if !edits.isEmpty {
      changes.append(edits)
    }
  }

  /// Returns the position of the first comment in a range that the edits would lose.
  private func lostComment(in range: Range<Int>, of edits: SourceChange) -> AbsolutePosition? {
    let replaced = comments.filter { range.contains($0.position.utf8Offset) }
    if replaced.isEmpty { return nil }
    let kept = edits.map(\.replacement).joined(separator: "\n").filter { !$0.isWhitespace }
    return replaced.first { !kept.contains($0.text.filter { !$0.isWhitespace }) }?.position
  }

  /// The comments of the file, in order.
  private lazy var comments: [(position: AbsolutePosition, text: String)] = {
    var result: [(position: AbsolutePosition, text: String)] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      for (start, trivia) in [
        (token.position, token.leadingTrivia),
        (token.endPositionBeforeTrailingTrivia, token.trailingTrivia),
      ] {
        var position = start
        for piece in trivia {
          if piece.isComment { result.append((position, Trivia(pieces: [piece]).description)) }
          position += piece.sourceLength
        }
      }
    }
    return result
  }()

  /// Returns a part of the file.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the bodies of a type in the file: the body of its declaration, and the bodies of its
  /// extensions.
  func bodies(ofTypeWith block: MemberBlockSyntax) -> [MemberBlockSyntax] {
    blocks[qualifiedName(of: block)] ?? []
  }

  /// The bodies in the file by the names of their types.
  private lazy var blocks: [String: [MemberBlockSyntax]] = {
    final class Blocks: SyntaxVisitor {
      var found: [MemberBlockSyntax] = []

      override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
      }
    }
    let blocks = Blocks(viewMode: .sourceAccurate)
    blocks.walk(file)
    return Dictionary(grouping: blocks.found) { qualifiedName(of: $0) }
  }()

  /// Adds a remark about code that needs a manual change.
  func remark(_ node: some SyntaxProtocol, _ message: String, _ advice: String) {
    remark(at: node.positionAfterSkippingLeadingTrivia, message, advice)
  }

  func remark(at position: AbsolutePosition, _ message: String, _ advice: String) {
    findings.append((position, message, advice))
  }

  func remarks(path: String, tree: SourceFileSyntax) -> [MigrationRemark] {
    migrationRemarks(findings, path: path, tree: tree)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    migrateImports(in: node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    checkCombine(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateIsolatedTest(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateIsolation(node)
    migrateReducerExtension(node)
    return .visitChildren
  }

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
    checkLocalMacro(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateActionConformance(node)
    migrateCasePathEnum(node)
    migrateValueIsolation(node, keyword: node.enumKeyword)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateStruct(node)
    migrateReducerIsolation(node)
    migrateValueIsolation(node, keyword: node.structKeyword)
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
    migrateAppendedPaths(node)
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

/// Returns remarks about positions in a file, in the order of the positions.
func migrationRemarks(
  _ findings: [(position: AbsolutePosition, message: String, advice: String)],
  path: String,
  tree: SourceFileSyntax
) -> [MigrationRemark] {
  let lines = SourceLocationConverter(fileName: path, tree: tree)
  return findings.sorted { $0.position < $1.position }.map {
    let location = lines.location(for: $0.position)
    return MigrationRemark(
      path: path,
      line: location.line,
      column: location.column,
      message: $0.message,
      advice: $0.advice
    )
  }
}
