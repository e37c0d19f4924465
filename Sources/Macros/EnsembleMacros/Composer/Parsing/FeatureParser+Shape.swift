// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

extension FeatureParser {
  /// Parses the attribute that declares the options and children of the feature.
  mutating func parseShape() -> FeatureShape {
    let attributes = declaration.attributes.direct.filter {
      ["ComposeReducer", "ComposeEnumReducer"].contains($0.baseName)
    }
    for extra in attributes.dropFirst() { diagnose(.severalShapes(extra, of: declaration)) }

    var shape = FeatureShape()
    guard let attribute = attributes.first else { return shape }
    shape.isEnum = attribute.baseName == "ComposeEnumReducer"
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
    for argument in arguments where argument.label?.text != "children" {
      parseOption(argument.expression, into: &shape)
    }
    if let children = arguments.first(where: { $0.label?.text == "children" }) {
      shape.children = parseChildren(children.expression, in: shape.isEnum ? .cases : .feature)
    }
    shape.children = distinct(shape.children, in: children(of: arguments), shape)
    if let initial = shape.initialCase { checkInitialCase(initial, arguments, &shape) }
    return shape
  }

  private func children(of arguments: LabeledExprListSyntax) -> [ExprSyntax] {
    arguments.first { $0.label?.text == "children" }?.expression.as(ArrayExprSyntax.self)?
      .elements.map(\.expression) ?? []
  }

  mutating func parseOption(_ expression: ExprSyntax, into shape: inout FeatureShape) {
    let call = expression.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
    switch member.flatMap({ $0.isChained ? nil : $0.declName.baseName.text }) {
    case "bindable":
      shape.isBindable = true
    case "action":
      for conformance in conformances(in: call) {
        shape.conformances.action.appendOnce(conformance.name)
      }
    case "state":
      for conformance in conformances(in: call) {
        if conformance.name == "Swift.NotEquatable" {
          shape.conformances.isEquatable = false
        } else {
          shape.conformances.state.appendOnce(conformance.name)
        }
      }
    case "initialStateCase":
      if let name = call?.arguments.first?.expression {
        shape.initialCase = name.plainString
        shape.initialCaseOption = expression
        if shape.initialCase == nil { diagnose(.nameNotLiteral(name)) }
      }
    default:
      diagnose(.unknownOption(expression))
    }
  }

  private mutating func checkInitialCase(
    _ name: String,
    _ arguments: LabeledExprListSyntax,
    _ shape: inout FeatureShape
  ) {
    let option = arguments.first {
      $0.expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text == "initialStateCase"
    }
    guard let literal = option?.expression.as(FunctionCallExprSyntax.self)?.arguments.first else {
      return
    }
    guard let child = shape.children.first(where: { $0.name == name }) else {
      shape.initialCase = nil
      diagnose(.unknownInitialCase(literal.expression, shape.children.map(\.name)))
      return
    }
    if case .stateless = child.role { return }
    if child.initialState == nil {
      shape.initialCase = nil
      diagnose(.initialCaseWithoutValue(literal.expression, name))
    }
  }
}

extension [String] {
  fileprivate mutating func appendOnce(_ element: String) {
    if !contains(element) { append(element) }
  }
}

extension String {
  /// The text with its first letter capitalized.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension MemberAccessExprSyntax {
  /// Whether the base is an expression other than the type of options or children.
  ///
  /// A missing comma after a call, for example, makes the next child a member access on it.
  var isChained: Bool {
    guard let base else { return false }
    let name = base.trimmedDescription.split(separator: ".").last ?? ""
    return !(name.hasPrefix("Compose") && (name.hasSuffix("Child") || name.hasSuffix("Option")))
  }
}

extension ExprSyntax {
  /// The value of a string literal without interpolations.
  var plainString: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
