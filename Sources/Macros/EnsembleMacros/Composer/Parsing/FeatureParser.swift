// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// A parser that turns the syntax of a feature into a plan, and collects diagnostics.
///
/// Invalid items are left out of the plan, so no code is generated from them.
struct FeatureParser {
  typealias Locate = (ExprSyntax) -> CallSite?

  let declaration: StructDeclSyntax
  let locate: Locate

  /// The names of the types around the feature, outermost first.
  let surroundingTypes: [String]
  var diagnostics: [Diagnostic] = []

  var featureName: String { declaration.name.text }

  /// Parses a feature.
  ///
  /// - Parameter locate: A function that returns the location of a child in the user's file.
  static func parse(
    _ declaration: StructDeclSyntax,
    in lexicalContext: [Syntax],
    locate: @escaping Locate = { _ in nil }
  ) -> Parsed<FeaturePlan> {
    var parser = FeatureParser(
      declaration: declaration,
      locate: locate,
      surroundingTypes: lexicalContext.reversed().flatMap(\.typeNames)
    )
    let plan = parser.plan(in: lexicalContext)
    return Parsed(model: plan, diagnostics: parser.diagnostics)
  }

  private mutating func plan(in lexicalContext: [Syntax]) -> FeaturePlan {
    let access = Access(of: declaration, in: lexicalContext)
    if let reducer = declaration.attributes.first(named: "Reducer") {
      diagnostics.append(.composedReducer(reducer, of: declaration))
    }
    checkDirectiveArguments()
    var shape = parseShape()
    bindDialogs(of: &shape)
    let items = parseItems(shape)
    var written = parseWrittenMembers(shape)
    written.lacksInitializer = access != .implicit && !declaration.hasInitializer

    let plan = FeaturePlan(
      name: featureName,
      access: access,
      shape: shape,
      written: written,
      functions: items.compactMapElements(\.function),
      cases: items.compactMapElements(\.actionCase),
      scopePaths: shape.isEnum ? [] : parseScopePaths(shape),
      handledChildren: Set(items.flattened().compactMap(\.handledChild))
    )
    checkGroups(plan)
    return checkWrittenTypes(plan)
  }

  mutating func diagnose(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns whether a diagnostic after the first `count` is an error.
  ///
  /// Only errors remove an item from the plan: a warning never changes the generated code.
  func hasErrors(after count: Int) -> Bool {
    diagnostics[count...].contains { $0.diagMessage.severity == .error }
  }
}

extension Syntax {
  /// The name of the declared type, or the names of the extended type.
  fileprivate var typeNames: [String] {
    if let declaration = self.as(ExtensionDeclSyntax.self) {
      return declaration.extendedType.tokens(viewMode: .sourceAccurate)
        .filter { $0.tokenKind != .period }.map(\.text)
    }
    guard isProtocol((any DeclGroupSyntax).self) else { return [] }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}

extension StructDeclSyntax {
  fileprivate var hasInitializer: Bool {
    memberBlock.members.everyDeclaration.contains { member in
      if member.is(InitializerDeclSyntax.self) { return true }
      guard let property = member.as(VariableDeclSyntax.self) else { return false }
      // If properties must be set, the user writes the initializer.
      return !property.modifiers.isStatic
        && property.bindings.contains { !$0.isComputed && $0.initializer == nil }
        && !property.attributes.mentions(["Dependency"])
    }
  }
}
