// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The names of Foundation that files use without importing it, since TCA re-exports it.
let foundationNames: Set<String> = [
  "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
  "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileManager", "IndexSet",
  "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement",
  "NSError", "NSLock", "NSPredicate", "NSRegularExpression", "NotificationCenter",
  "NumberFormatter", "PersonNameComponents", "ProcessInfo", "PropertyListDecoder",
  "PropertyListEncoder", "RunLoop", "TimeInterval", "TimeZone", "URL", "URLComponents",
  "URLQueryItem", "UUID", "UserDefaults",
]

private let macros: Set<String> = [
  "CasePathable", "Composer", "DependencyClient", "ObservableState", "Reducer",
]

extension MigrationVisitor {
  /// Imports Foundation where a name needs it, since the migrated libraries re-exported it.
  func migrateFoundation(in list: CodeBlockItemListSyntax) {
    guard !legacy.isEmpty, !importsFoundation, usesFoundation else { return }
    let imports = list.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let library = imports.last { $0.path.first?.name.text.hasPrefix("Ensemble") == true }
    if let statement = library ?? imports.last {
      change(statement.suffixed(with: "\nimport Foundation"))
    } else if let first = list.first {
      change(first.prefixed(with: "import Foundation\n\n"))
    }
  }

  private var importsFoundation: Bool {
    modules.contains { $0.hasPrefix("Foundation") }
      || importedModules(in: file).contains("Foundation")
  }

  private var usesFoundation: Bool {
    file.uses(foundationNames.union(networkingNames), declared: context.declaredTypes)
  }

  /// Imports the part of Foundation that is a module of its own on other platforms than Apple's.
  func migrateNetworking() {
    if let change = networkingImportChange(in: file, declared: context.declaredTypes) {
      self.change(change)
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

  /// Reports an action of a view store that is awaited by the state.
  func checkWaitingSend(_ node: FunctionCallExprSyntax) {
    guard let label = node.arguments.last?.label, label.text == "while",
      node.arguments.first?.label == nil, node.calledExpression.is(MemberAccessExprSyntax.self)
    else { return }
    remark(
      label,
      "'send(_:while:)' is not available",
      "write 'await store.send(…).finish()', which waits for the effects of the action"
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

  /// Reports a scheduler that is read from values of dependencies. Assignments have a rule of their
  /// own.
  func checkSchedulerMember(_ node: MemberAccessExprSyntax) {
    guard ["mainQueue", "mainRunLoop"].contains(node.declName.baseName.text),
      node.base?.trimmedDescription.hasSuffix("dependencies") == true
    else { return }
    let sequence = node.parent?.parent?.as(SequenceExprSyntax.self)
    if sequence?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true { return }
    remark(node.declName, "schedulers are not available", "use 'continuousClock' as a clock")
  }

  /// Replaces an effect that is made of a value.
  func migrateEffectValue(_ node: FunctionCallExprSyntax) {
    let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self)
    let name = (generic?.expression ?? node.calledExpression).as(DeclReferenceExprSyntax.self)
    guard let name, ["Effect", "EffectTask"].contains(name.baseName.text),
      !context.declaredTypes.contains(name.baseName.text), node.arguments.count == 1,
      let argument = node.arguments.first
    else { return }
    switch argument.label?.text {
    case "value":
      let range = argument.span.lowerBound..<argument.expression.span.lowerBound
      change(
        node.calledExpression.suffixed(with: ".send"),
        SourceEdit(range: range, replacement: "")
      )
    case "error":
      remark(node, "'Effect(error:)' is not available", "send an action that has the error")
    default: break
    }
  }

  /// Replaces a type that identifies effects by a value.
  func migrateTypeIdentifier(_ node: FunctionCallExprSyntax) {
    let names = ["cancel", "cancellable", "debounce", "throttle", "withTaskCancellation"]
    guard names.contains(node.calleeName), let id = node.argument("id"),
      let member = id.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let type = member.base?.trimmedDescription.split(separator: ".").last,
      type.first?.isUppercase == true
    else { return }
    change(id.replaced(with: "ObjectIdentifier(\(id.trimmedDescription))"))
  }

  /// Reports a dialog that is made of buttons without a builder.
  func checkDialogState(_ node: FunctionCallExprSyntax) {
    let labels = ["buttons", "dismissButton", "primaryButton"]
    guard node.arguments.contains(where: { labels.contains($0.label?.text ?? "") }) else { return }
    remark(
      node,
      "this initializer is not available",
      "write '\(node.calleeName) { TextState(…) } actions: { ButtonState(…) { … } } message: { … }'"
    )
  }

  /// Replaces the older function that makes a stream with its continuation.
  func migrateStream(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    if node.arguments.isEmpty {
      change(callee.declName.replaced(with: "makeStream"))
    } else {
      remark(
        node,
        "'streamWithContinuation' is not available",
        "write '.makeStream(of:bufferingPolicy:)'"
      )
    }
  }

  /// Replaces an implicit scheduler that is passed on by its name: `Environment(mainQueue: .main)`.
  func migratePassedScheduler(_ node: FunctionCallExprSyntax) {
    // Operators of Combine and of effects have rules of their own.
    guard !["debounce", "throttle", "delay", "timeout"].contains(node.calleeName) else { return }
    for argument in node.arguments
    where ["mainQueue", "mainRunLoop", "scheduler"].contains(argument.label?.text) {
      guard argument.expression.as(MemberAccessExprSyntax.self)?.base == nil,
        argument.expression.is(MemberAccessExprSyntax.self),
        let clock = clock(for: argument.expression)
      else { continue }
      change(argument.expression.replaced(with: clock))
    }
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
  /// Whether the declaration is local to a function or closure.
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
