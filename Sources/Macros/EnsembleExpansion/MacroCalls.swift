// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftBasicFormat
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A caller of macro implementations that works like the compiler and collects their diagnostics.
final class MacroCalls {
  private(set) var findings: [Finding] = []
  private let shared: BasicMacroExpansionContext

  /// The source offsets of the detached declarations and attributes that macros receive.
  private var offsets: [SyntaxIdentifier: Int] = [:]

  init(source: SourceFileSyntax, file: String) {
    let known = BasicMacroExpansionContext.KnownSourceFile(moduleName: "Main", fullFilePath: file)
    shared = BasicMacroExpansionContext(sourceFiles: [source: known])
  }

  /// Returns the code that a macro generates in one of its roles; empty if it does not have the
  /// role.
  func expand(
    _ attachment: Attachment,
    as role: MacroRole,
    of declaration: DeclSyntax,
    memberOf parent: DeclSyntax? = nil,
    extending type: TypeSyntax? = nil,
    conformances: [String] = []
  ) -> [String] {
    guard attachment.macro.has(role) else { return [] }
    let context = BasicMacroExpansionContext(
      sharingWith: shared,
      lexicalContext: declaration.allMacroLexicalContexts()
    )
    let before = shared.diagnostics.count
    let generated = expandAttachedMacroWithoutCollapsing(
      definition: attachment.macro.type,
      macroRole: role,
      attributeNode: attachment.isWritten ? detach(attachment.attribute) : attachment.attribute,
      node: detach(declaration),
      parentDeclNode: parent.map(detach),
      extendedType: type,
      conformanceList: InheritedTypeListSyntax(conformances.map(InheritedTypeSyntax.init(named:))),
      in: context,
      indentationWidth: .spaces(2)
    )
    findings += shared.diagnostics[before...].map { finding($0, from: attachment) }
    return (generated ?? []).map { formatted($0, as: role) }
  }

  /// Returns generated code, which macros return unparsed, after formatting its syntax tree.
  private func formatted(_ text: String, as role: MacroRole) -> String {
    var parser = Parser(text)
    let tree: Syntax
    switch role {
    case .accessor: tree = Syntax(AccessorDeclSyntax.parse(from: &parser))
    case .member, .peer: tree = Syntax(DeclSyntax.parse(from: &parser))
    default: return text
    }
    return tree.formatted(using: BasicFormat(indentationWidth: .spaces(2)))
      .trimmedDescription(matching: \.isWhitespace)
  }

  /// Adds an error about a macro that cannot be expanded.
  func reject(_ attachment: Attachment, _ text: String) {
    findings.append(Finding(offset: attachment.offset, severity: .error, text: text))
  }

  /// Adds a warning at an offset in the source.
  func warn(at offset: Int, _ text: String) {
    findings.append(Finding(offset: offset, severity: .warning, text: text))
  }

  private func detach<Node: SyntaxProtocol>(_ node: Node) -> Node {
    let detached = shared.detach(node)
    offsets[detached.id] = node.position.utf8Offset
    return detached
  }

  private func finding(_ diagnostic: Diagnostic, from attachment: Attachment) -> Finding {
    func offset(of position: AbsolutePosition, in node: Syntax) -> Int {
      offsets[node.root.id].map { $0 + position.utf8Offset } ?? attachment.offset
    }
    return Finding(
      offset: offset(of: diagnostic.position, in: diagnostic.node),
      severity: Message.Severity(diagnostic.diagMessage.severity),
      text: diagnostic.message,
      notes: diagnostic.notes.map {
        Finding(offset: offset(of: $0.position, in: $0.node), severity: .note, text: $0.message)
      }
    )
  }
}

extension DeclaredMacro {
  func has(_ role: MacroRole) -> Bool {
    switch role {
    case .accessor: type is any AccessorMacro.Type
    case .extension: type is any ExtensionMacro.Type
    case .member: type is any MemberMacro.Type
    case .memberAttribute: type is any MemberAttributeMacro.Type
    case .peer: type is any PeerMacro.Type
    default: false
    }
  }

  /// Returns whether a macro can be attached to a kind of declaration.
  func canAttach(to declaration: DeclSyntax) -> Bool {
    if has(.peer) { return true }
    if declaration.isProtocol((any DeclGroupSyntax).self) {
      return has(.member) || has(.memberAttribute) || has(.extension)
    }
    return has(.accessor)
      && (declaration.is(VariableDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self))
  }
}

extension InheritedTypeSyntax {
  fileprivate init(named name: String) {
    self.init(type: IdentifierTypeSyntax(name: .identifier(name)))
  }
}
