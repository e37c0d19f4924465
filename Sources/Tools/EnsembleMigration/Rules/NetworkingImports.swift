// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The names of Foundation that are in the module `FoundationNetworking` on other platforms than
/// Apple's.
let networkingNames: Set<String> = [
  "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
  "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
  "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
  "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
  "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
  "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
  "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
]

/// Returns the change by which a file imports `FoundationNetworking` where it exists; nil if the
/// file does so, or uses none of its names.
///
/// - Parameter declared: The types that the files of the migration declare.
func networkingImportChange(in tree: SourceFileSyntax, declared: Set<String>) -> SourceChange? {
  guard !importedModules(in: tree).contains("FoundationNetworking"),
    tree.uses(networkingNames, declared: declared)
  else { return nil }
  let imports = tree.statements.filter { $0.semicolon == nil && $0.item.isImport }
  let foundation = imports.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
    .first { $0.importKindSpecifier == nil && $0.path.trimmedDescription == "Foundation" }
  // An access level applies to the types of both modules.
  let prefix = foundation?.trimmedDescription.dropLast("Foundation".count) ?? "import "
  let text = """
    #if canImport(FoundationNetworking)
      \(prefix)FoundationNetworking
    #endif
    """
  if let foundation { return [foundation.suffixed(with: "\n\(text)")] }
  if let last = imports.last { return [last.item.suffixed(with: "\n\(text)")] }
  return tree.statements.first.map { [$0.prefixed(with: "\(text)\n\n")] }
}

extension CodeBlockItemSyntax.Item {
  /// Whether the item is an import, or a condition with nothing but imports in it.
  fileprivate var isImport: Bool {
    if self.is(ImportDeclSyntax.self) { return true }
    return self.as(IfConfigDeclSyntax.self)?.clauses.allSatisfy {
      guard case .statements(let statements)? = $0.elements else { return false }
      return statements.allSatisfy { $0.item.isImport }
    } ?? false
  }
}

extension SourceFileSyntax {
  /// Returns whether the file refers to one of the named types, which no file of the migration
  /// declares.
  func uses(_ names: Set<String>, declared: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard names.contains(token.text), !declared.contains(token.text) else { return false }
      if token.parent?.is(IdentifierTypeSyntax.self) == true { return true }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        && reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }
  }

  /// Returns whether the file imports a module outside of conditions.
  func importsUnconditionally(_ module: String) -> Bool {
    statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }
}
