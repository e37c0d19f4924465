// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Returns an empty extension with the wanted conformances that are missing.
///
/// They are not isolated, also in a module whose default isolation is the main actor.
func conformanceExtension(
  of type: some TypeSyntaxProtocol,
  declaredAs declaration: some DeclGroupSyntax,
  to wanted: [String],
  missing protocols: [TypeSyntax],
  in lexicalContext: [Syntax]
) throws -> [ExtensionDeclSyntax] {
  let missing = Set(protocols.compactMap(\.lastComponent))
  let conformances = wanted.filter { qualified in
    missing.contains(String(qualified.split(separator: ".").last ?? ""))
  }
  guard !conformances.isEmpty else { return [] }

  // The extension is at file scope, outside the availability of the enclosing types.
  let surrounding = lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
  let availability =
    surrounding.reversed().flatMap(\.attributes.availability) + declaration.attributes.availability
  let header = "extension \(type.trimmedDescription): \(conformances.nonisolated) {}"
  let source = (availability + [header]).joined(separator: "\n")
  return [try ExtensionDeclSyntax("\(raw: source)")]
}

extension [String] {
  /// The names as the start of an inheritance clause.
  var list: String { map { "\($0), " }.joined() }

  /// The protocols as an inheritance clause of `nonisolated` conformances.
  var nonisolated: String { map { "nonisolated \($0)" }.joined(separator: ", ") }
}
