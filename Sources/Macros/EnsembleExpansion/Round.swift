// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion

/// A pass over a source text that expands the macros in some parts of it once.
///
/// As in the compiler, each macro sees the text as it was before the round: the additions of one
/// macro to a declaration are invisible to the others. An attribute that a macro adds to a member
/// counts as written; macros in generated code are expanded in the next round.
final class Round: SyntaxAnyVisitor {
  private(set) var edits: [Edit] = []

  private let parts: [Range<Int>]
  private let layout: Layout
  private let stated: StatedConformances
  private let calls: MacroCalls

  /// The attachments that macros have added to members not yet visited.
  private var added: [SyntaxIdentifier: [Attachment]] = [:]

  /// The edits to apply after the inside of a declaration has been visited.
  private var closing: [SyntaxIdentifier: Edit] = [:]

  init(expanding parts: [Range<Int>], of source: String, file: String) {
    let tree = Parser.parse(source: source)
    self.parts = parts
    layout = Layout(source)
    stated = StatedConformances(in: tree)
    calls = MacroCalls(source: tree, file: file)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The diagnostics of the macros.
  var findings: [Finding] { calls.findings }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let declaration = node.as(DeclSyntax.self) { expandMacros(of: declaration) }
    if let attribute = node.as(AttributeSyntax.self), attribute.isConditional, isInside(attribute),
      let macro = attribute.macro
    {
      calls.warn(at: attribute.offset, "'@\(macro.name)' inside '#if' is not expanded")
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if let edit = closing.removeValue(forKey: node.id) { edits.append(edit) }
  }

  private func expandMacros(of declaration: DeclSyntax) {
    let attachments = attachments(of: declaration)
    guard let cause = attachments.first?.offset else { return }
    let site = InsertionSite(of: declaration, in: layout)

    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let members = attachments.flatMap { calls.expand($0, as: .member, of: declaration) }
      let body = site.body(of: group, adding: members, cause: cause)
      edits += body.opening
      closing[declaration.id] = body.closing
      attachments.forEach { addAttributes(from: $0, to: group) }
      expandExtensions(of: declaration, attachments, at: site)
    } else {
      let accessors = attachments.flatMap { calls.expand($0, as: .accessor, of: declaration) }
      if !accessors.isEmpty {
        let placed = site.accessors(accessors, cause: cause)
        edits += placed.edits
        if let name = placed.untypedProperty {
          calls.warn(
            at: site.offset,
            "'\(name)' has no type annotation, so the expansion does not compile"
          )
        }
      }
    }
    let peers = attachments.flatMap { calls.expand($0, as: .peer, of: declaration) }
    if !peers.isEmpty { edits.append(site.peers(peers, cause: cause)) }
    for name in peers.flatMap(declaredNames) where name.hasPrefix("$") {
      calls.warn(
        at: site.offset,
        "'\(name)' can only be declared by a macro, so the expansion does not compile"
      )
    }
  }

  /// Returns the macros on a declaration that can be expanded.
  private func attachments(of declaration: DeclSyntax) -> [Attachment] {
    let attributes =
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.direct ?? []
    let written = attributes.filter(isInside).compactMap { Attachment($0) }
    let attachments = written + (added[declaration.id] ?? [])
    let isSingle = declaration.as(VariableDeclSyntax.self).map { $0.bindings.count == 1 } ?? true
    return attachments.filter { attachment in
      let name = attachment.macro.name
      if !attachment.macro.canAttach(to: declaration) {
        calls.reject(attachment, "'@\(name)' cannot be attached to this declaration")
      } else if !isSingle {
        calls.reject(attachment, "'@\(name)' can only be attached to a single variable")
      } else {
        return true
      }
      return false
    }
  }

  /// Returns whether an attribute is in the parts to expand.
  private func isInside(_ attribute: AttributeSyntax) -> Bool {
    parts.contains { $0.contains(attribute.offset) }
  }

  /// Adds attributes to the members of a type: macros are expanded, others are written.
  private func addAttributes(from attachment: Attachment, to group: any DeclGroupSyntax) {
    for member in group.memberBlock.members.declarations {
      let texts = calls.expand(
        attachment,
        as: .memberAttribute,
        of: member,
        memberOf: DeclSyntax(group)
      )
      let site = InsertionSite(of: member, in: layout)
      for text in texts {
        if let macro = Attachment(added: text, at: site.offset) {
          added[member.id, default: []].append(macro)
        } else {
          edits.append(site.attribute(text, cause: attachment.offset))
        }
      }
    }
  }

  private func expandExtensions(
    of type: DeclSyntax,
    _ attachments: [Attachment],
    at site: InsertionSite
  ) {
    for attachment in attachments where attachment.macro.has(.extension) {
      guard let extendedType = type.qualifiedType else {
        calls.reject(attachment, "'@\(attachment.macro.name)' cannot be attached to a local type")
        continue
      }
      let extensions = calls.expand(
        attachment,
        as: .extension,
        of: type,
        extending: extendedType,
        conformances: stated.missing(of: attachment.macro.conformances, for: extendedType)
      )
      if !extensions.isEmpty {
        if type.isPrivateMember {
          let name = extendedType.trimmedDescription
          calls.warn(
            at: site.offset,
            "'\(name)' is inaccessible to its extension, so the expansion does not compile"
          )
        }
        edits.append(site.extensions(extensions, cause: attachment.offset))
      }
    }
  }
}
