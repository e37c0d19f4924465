// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Implements `@_ComposedState`: observation of the properties in the source and of the children's
/// properties.
///
/// The fields are numbered together, so one macro must expand both. `@ObservableState` on the state
/// of a composed feature therefore adds only the conformance.
enum ComposedStateMacro {}

extension ComposedStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = Access(of: declaration, in: context.lexicalContext)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumModel(declaration, access: access).members
        + (node.feature.map { ["\(access.prefix)typealias _ComposedFeature = \($0)".declaration] }
          ?? [])
    }
    guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
    let children = node.childProperties
    let parsed = ObservableStructModel.parse(declaration.adding(children), access: access)
    parsed.diagnostics.forEach(context.diagnose)
    let properties = children.flatMap { $0.observed(in: parsed.model.everyField) }
    return properties + parsed.model.members + (node.feature.map { [scopes(of: $0, access)] } ?? [])
  }

  private static func scopes(of feature: String, _ access: Access) -> DeclSyntax {
    let type = "\(feature).AllComposedScopePaths"
    return ["\(type)()"].block("\(access.prefix)static var allComposedScopePaths: \(type)")
      .declaration
  }
}

extension ComposedStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
    return observationAttributes(missingFrom: member, of: declaration)
  }
}

extension ComposedStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isObservable = declaration.attributes.mentions(["ObservableState"])
    var wanted = isObservable ? [] : ["EnsembleCore.ObservableState", "Observation.Observable"]
    if node.feature != nil {
      let isEnum = declaration.is(EnumDeclSyntax.self)
      wanted.append(
        isEnum ? "EnsembleComposition.ScopeSwitchable" : "EnsembleComposition.ScopePathable"
      )
    }
    return try conformanceExtension(
      of: type,
      declaredAs: declaration,
      to: wanted,
      missing: protocols,
      in: context.lexicalContext
    )
  }
}

extension AttributeSyntax {
  /// The properties of the children, parsed from the text in the attribute.
  fileprivate var childProperties: [VariableDeclSyntax] {
    arguments?.as(LabeledExprListSyntax.self)?.compactMap { argument in
      guard argument.label == nil, let source = argument.expression.plainString else { return nil }
      return DeclSyntax("\(raw: source)").as(VariableDeclSyntax.self)
    } ?? []
  }

  /// The name of the feature whose children the state can reach.
  fileprivate var feature: String? {
    arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == "feature" }?
      .expression.plainString
  }
}

extension StructDeclSyntax {
  /// Returns the struct with the given properties appended to its members.
  fileprivate func adding(_ properties: [VariableDeclSyntax]) -> StructDeclSyntax {
    let items = properties.map { MemberBlockItemSyntax(decl: DeclSyntax($0)) }
    let members = MemberBlockItemListSyntax(Array(memberBlock.members) + items)
    return with(\.memberBlock.members, members)
  }
}

extension VariableDeclSyntax {
  /// Returns the property with accessors that record reads and writes, and its storage.
  ///
  /// The accessors are written out, because an attribute in generated code gets no lexical context.
  fileprivate func observed(in fields: [ObservableStructModel.Field]) -> [DeclSyntax] {
    let name = bindings.first?.pattern.trimmedDescription
    guard
      let field = fields.first(where: { $0.name == name }),
      let binding = bindings.first
    else { return [] }
    let accessors: [AccessorDeclSyntax]
    let storage: [DeclSyntax]
    if let presented = PresentedProperty.parse(self).model, field.isPresented {
      accessors = presented.accessors(field: "\(field.index)")
      storage = presented.peers(field: "\(field.index)")
    } else if let tracked = TrackedProperty(self, attribute: field.attribute) {
      accessors = tracked.accessors
      storage = [tracked.storage]
    } else {
      return []
    }
    let header = "\(modifiers.trimmedDescription) var \(binding.trimmed)"
    let body = accessors.map(\.description).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let trimmed = header.drop { $0 == " " }
    return [body.block(String(trimmed)).declaration] + storage
  }
}
