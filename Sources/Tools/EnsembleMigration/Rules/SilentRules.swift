// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The names of Foundation that files of TCA use without an import of their own.
private let foundationNames: Set<String> = [
  "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
  "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileManager", "IndexSet",
  "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement",
  "NSError", "NSLock", "NSPredicate", "NSRegularExpression", "NotificationCenter",
  "NumberFormatter", "PersonNameComponents", "ProcessInfo", "PropertyListDecoder",
  "PropertyListEncoder", "RunLoop", "TimeInterval", "TimeZone", "URL", "URLComponents",
  "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
]

private let macros: Set<String> = [
  "CasePathable", "Composer", "DependencyClient", "ObservableState", "Reducer",
]

extension MigrationVisitor {
  /// Imports Foundation where a name needs it: the libraries passed it on.
  func migrateFoundation(in list: CodeBlockItemListSyntax) {
    guard !legacy.isEmpty, !importsFoundation, usesFoundation else { return }
    let imports = list.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let library = imports.last { $0.path.first?.name.text.hasPrefix("Ensemble") == true }
    if let place = library ?? imports.last {
      change(place.suffixed(with: "\nimport Foundation"))
    } else if let first = list.first {
      change(first.prefixed(with: "import Foundation\n\n"))
    }
  }

  private var importsFoundation: Bool {
    modules.contains { $0.hasPrefix("Foundation") }
      || importedModules(in: file).contains("Foundation")
  }

  private var usesFoundation: Bool {
    file.tokens(viewMode: .sourceAccurate).contains { token in
      guard foundationNames.contains(token.text), !context.declaredTypes.contains(token.text)
      else { return false }
      if token.parent?.is(IdentifierTypeSyntax.self) == true { return true }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        && reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }
  }

  /// Reports an import of Combine that is not within a condition.
  func checkCombine(_ node: ImportDeclSyntax) {
    guard node.path.first?.name.text == "Combine", node.ancestor(IfConfigDeclSyntax.self) == nil
    else { return }
    remark(
      node,
      "'Combine' exists on Apple's platforms only",
      "iterate over asynchronous sequences, or write '#if canImport(Combine)' around its uses"
    )
  }

  /// Reports the type of the cases of the case paths of TCA.
  func checkCase(_ node: IdentifierTypeSyntax) {
    // Both cases of a key path move together.
    guard node.genericArgumentClause?.arguments.count == 1,
      node.ancestor(IdentifierTypeSyntax.self)?.name.text.hasSuffix("KeyPath") != true
    else { return }
    remark(
      node,
      "'Case' is not available",
      "write a type of the enum, or 'CaseKeyPath<Enum, Value>'"
    )
  }

  func checkModify(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.is(DeclReferenceExprSyntax.self), node.argument("case") != nil
    else { return }
    remark(
      node,
      "'XCTModify' is not available",
      "write '$0.destination?.modify(\\.edit) { … }', without '?' if the value is not optional"
    )
  }

  /// Reports a macro on a type that is local to a function.
  func checkLocalMacro(_ node: AttributeSyntax) {
    guard macros.contains(node.attributeName.trimmedDescription),
      let declaration = node.parent?.parent, declaration.isLocal
    else { return }
    remark(
      node,
      "'@\(node.attributeName.trimmedDescription)' cannot be attached to a local type",
      "move the type out of the function"
    )
  }

  /// Makes a test on the main actor asynchronous. XCTest cannot call a synchronous one on Linux.
  func migrateIsolatedTest(_ node: FunctionDeclSyntax) {
    guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, node.modifiers.isEmpty,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      let type = node.ancestor(ClassDeclSyntax.self),
      type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase",
      (Array(node.attributes) + Array(type.attributes))
        .contains(where: { $0.trimmedDescription == "@MainActor" })
    else { return }
    change(node.signature.parameterClause.suffixed(with: " async"))
  }
}

extension Syntax {
  /// Indicates that a declaration is one of a function or closure.
  var isLocal: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
