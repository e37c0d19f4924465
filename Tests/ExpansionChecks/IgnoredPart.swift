// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Returns a description of a source part that generated code ignores; nil if there is none.
///
/// The generated code must name the cases, properties and functions that the macros process, and
/// all names in the attributes of a composed feature.
package func ignoredPart(of source: String, in expansion: String) -> String? {
  let written = WrittenTokens(viewMode: .sourceAccurate)
  let tree = Parser.parse(source: source)
  written.walk(tree)
  let all = Parser.parse(source: expansion).tokens(viewMode: .sourceAccurate)
    .map { $0.identifier?.name ?? $0.text }
  var added = all.counts
  for token in written.tokens {
    added[token.text.trimmingBackticks, default: 0] -= 1
  }

  let reader = MacroPartCollector(viewMode: .sourceAccurate)
  reader.walk(tree)
  for part in reader.parts where added[part.trimmingBackticks, default: 0] < 1 {
    return "no code is generated for '\(part)'"
  }
  for (name, count) in reader.functions.map(\.trimmingBackticks).counts {
    let calls = zip(all, zip(all.dropFirst(), all.dropFirst(2))).count { owner, access in
      ["self", "Self"].contains(owner) && access.0 == "." && access.1 == name
    }
    if calls < count { return "'\(name)' is called \(calls) times, and has \(count) directives" }
  }
  return nil
}

/// A visitor that collects the parts of a source that macros must process.
private final class MacroPartCollector: SyntaxVisitor {
  /// The tokens that the generated code must contain.
  var parts: [String] = []

  /// The functions that the generated code must call, once for each directive.
  var functions: [String] = []

  private static let functionDirectives: Set<String> = [
    "ComposeBody", "ComposeBodyActionCase", "ComposeBodyActionAlertCase",
    "ComposeBodyActionConfirmationDialogCase", "ComposeBodyOnChange", "ComposeDelegate",
  ]

  /// The words that attributes use as keywords.
  private static let vocabulary: Set<String> = [
    "Action", "AllCasePaths", "Cases", "Optional", "Self", "State", "Swift", "action", "alert",
    "bindable", "binding", "children", "codable", "confirmationDialog", "conforming", "core",
    "decodable", "destination", "encodable", "equatable", "feature", "hashable", "identifiable",
    "identifiedArray", "initialStateCase", "itself", "navigationStack", "notEquatable",
    "presentsAlert", "presentsConfirmationDialog", "presentsDestination", "presentsReducer",
    "reducer", "scope", "self", "sendable", "state", "stateless",
  ]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let macros = node.attributes.macros
    // With handwritten types, `@Reducer` may generate no code for a case.
    let isWritten =
      node.memberBlock.declaresType("Action")
      || node.genericParameterClause?.parameters.contains { $0.name.text == "Action" } == true
    let makers: Set = isWritten ? ["CasePathable"] : ["CasePathable", "ObservableState", "Reducer"]
    if !macros.isDisjoint(with: makers) {
      parts += node.memberBlock.everyMember.compactMap { $0.as(EnumCaseDeclSyntax.self) }
        .filter { !$0.attributes.trimmedDescription.contains("unavailable") }
        .flatMap { $0.elements.map(\.name.text) }
    }
    if !node.attributes.macros.isDisjoint(with: ["ComposeActionCase"]) {
      parts.append(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let macros = node.attributes.macros
    if macros.contains("Composer") {
      for attribute in node.attributes.direct
      where ["ComposeReducer", "ComposeEnumReducer"].contains(attribute.ensembleMacro) {
        read(attribute.arguments, feature: node.name.text) { option in
          // The option has no effect on a handwritten `State` or `Action`: it already conforms, or
          // the macro warns.
          node.memberBlock.declaresType(option == "state" ? "State" : "Action")
        }
      }
      for member in node.memberBlock.everyMember { readDirectives(of: member, in: node) }
    }
    if macros.contains("ObservableState") || macros.contains("DependencyClient") {
      parts += node.memberBlock.everyMember.compactMap { $0.as(VariableDeclSyntax.self) }
        .compactMap(\.plainName)
        .map { macros.contains("ObservableState") ? "_\($0)" : $0 }
    }
    return .visitChildren
  }

  private func readDirectives(of member: DeclSyntax, in feature: StructDeclSyntax) {
    guard let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return
    }
    for attribute in attributes.direct {
      guard let macro = attribute.ensembleMacro, macro.hasPrefix("Compose") else { continue }
      read(attribute.arguments, feature: feature.name.text)
      if let function = member.as(FunctionDeclSyntax.self),
        Self.functionDirectives.contains(macro)
      {
        functions.append(function.name.text)
      }
      if macro == "ComposeBodyChildReducer", let property = member.as(VariableDeclSyntax.self) {
        parts += property.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      }
    }
  }

  private func read(
    _ arguments: AttributeSyntax.Arguments?,
    feature: String,
    isOptionSettled: (String) -> Bool = { _ in false }
  ) {
    guard let arguments else { return }
    for argument in arguments.as(LabeledExprListSyntax.self) ?? [] {
      let option = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if argument.label == nil, let option, isOptionSettled(option) { continue }
      read(argument, feature: feature)
    }
  }

  private func read(_ arguments: some SyntaxProtocol, feature: String) {
    for token in arguments.tokens(viewMode: .sourceAccurate) {
      // The labels of arguments and the names of the kinds of children are skipped.
      if token.parent?.is(LabeledExprSyntax.self) == true || token.isFeatureName { continue }
      switch token.tokenKind {
      case .identifier(let name):
        if !Self.vocabulary.contains(name), name != feature { parts.append(name) }
      case .stringSegment(let text):
        parts += text.split(separator: ".").map(String.init)
      case .integerLiteral(let text), .floatLiteral(let text):
        parts.append(text)
      default: break
      }
    }
  }
}

extension TokenSyntax {
  /// Whether the token names a feature at the start of a key path.
  ///
  /// The name may also be that of a type around the feature.
  fileprivate var isFeatureName: Bool {
    var next: TokenSyntax? = self
    while let period = next?.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period,
      let name = period.nextToken(viewMode: .sourceAccurate)
    {
      if ["Action", "State"].contains(name.text) { return true }
      next = name
    }
    return false
  }
}

extension AttributeListSyntax {
  fileprivate var direct: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  fileprivate var macros: Set<String> { Set(direct.compactMap(\.ensembleMacro)) }
}

extension MemberBlockSyntax {
  /// The members, including those inside `#if`.
  fileprivate var everyMember: [DeclSyntax] { members.everyMember }

  fileprivate func declaresType(_ name: String) -> Bool {
    everyMember.contains { $0.asProtocol((any NamedDeclSyntax).self)?.name.text == name }
  }
}

extension MemberBlockItemListSyntax {
  fileprivate var everyMember: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.everyMember
      }
    }
  }
}

extension VariableDeclSyntax {
  /// The name of a stored variable without obstacles to observation.
  fileprivate var plainName: String? {
    guard
      bindingSpecifier.tokenKind == .keyword(.var), attributes.isEmpty, modifiers.isEmpty,
      bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
  }
}

extension String {
  /// The name without enclosing backticks.
  fileprivate var trimmingBackticks: String {
    utf8.count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
