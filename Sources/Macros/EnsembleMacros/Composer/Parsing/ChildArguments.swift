// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The arguments of a child's declaration, by label.
struct ChildArguments {
  let name: ExprSyntax?
  let options: [ExprSyntax]
  private let labeled: [String: ExprSyntax]

  init(_ call: FunctionCallExprSyntax) {
    var labeled: [String: ExprSyntax] = [:]
    var name: ExprSyntax?
    var options: [ExprSyntax] = []
    var label = ""
    for argument in call.arguments {
      // `options:` is variadic, so unlabeled arguments after it belong to it.
      label = argument.label?.text ?? (label == "options" ? label : "")
      switch label {
      case "": name = argument.expression
      case "options": options.append(argument.expression)
      default: labeled[label] = argument.expression
      }
    }
    self.name = name
    self.options = options
    self.labeled = labeled
  }

  subscript(label: String) -> ExprSyntax? { labeled[label] }
}

/// Returns the type that a text spells; nil if it spells none.
func writtenType(_ text: String) -> TypeSyntax? {
  var parser = Parser(text)
  let type = TypeSyntax.parse(from: &parser)
  return type.hasError || type.trimmedDescription != text ? nil : type
}

/// A type written as `Child.self`.
struct ChildType {
  /// The type without its optionality.
  let name: String
  let written: String
  let isOptional: Bool

  /// The elements of a tuple type.
  let elements: [EnumCase.Parameter]?
}

/// Parses the type before `.self`, or the feature's own type for `.itself`.
func parseType(_ expression: ExprSyntax, in feature: String) -> ChildType? {
  guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
  if access.declName.baseName.text == "itself" {
    return ChildType(name: feature, written: feature, isOptional: false, elements: nil)
  }
  guard
    access.declName.baseName.tokenKind == .keyword(.self),
    let base = access.base
  else { return nil }
  let written = base.trimmedDescription
  guard writtenType(written) != nil else { return nil }
  if let optional = base.as(OptionalChainingExprSyntax.self) {
    let name = optional.expression.trimmedDescription
    return ChildType(name: name, written: written, isOptional: true, elements: nil)
  }
  if let generic = base.as(GenericSpecializationExprSyntax.self),
    ["Optional", "Swift.Optional"].contains(generic.expression.trimmedDescription),
    let argument = generic.genericArgumentClause.arguments.first
  {
    let name = argument.argument.trimmedDescription
    return ChildType(name: name, written: written, isOptional: true, elements: nil)
  }
  let elements = base.as(TupleExprSyntax.self).flatMap { tuple in
    tuple.elements.count > 1 ? tuple.elements.map(EnumCase.Parameter.init) : nil
  }
  return ChildType(name: written, written: written, isOptional: false, elements: elements)
}

extension EnumCase.Parameter {
  fileprivate init(_ element: LabeledExprSyntax) {
    self.init(label: element.label?.text, type: element.expression.trimmedDescription)
  }
}
