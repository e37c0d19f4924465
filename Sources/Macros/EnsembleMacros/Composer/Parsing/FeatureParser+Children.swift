// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A declaration that contains children.
enum ChildContainer {
  case feature, cases, destination, stack

  fileprivate var factories: Set<String> {
    switch self {
    case .feature:
      [
        "reducer", "identifiedArray", "presentsReducer", "presentsAlert",
        "presentsConfirmationDialog", "presentsDestination", "navigationStack", "state",
      ]
    case .cases, .destination, .stack:
      [
        "reducer", "identifiedArray", "alert", "confirmationDialog", "destination", "state",
        "stateless",
      ]
    }
  }
}

extension FeatureParser {
  /// Parses a list of children.
  mutating func parseChildren(_ expression: ExprSyntax, in place: ChildContainer) -> [Child] {
    guard let array = expression.as(ArrayExprSyntax.self) else {
      diagnose(.childrenNotLiteral(expression))
      return []
    }
    return array.elements.compactMap { parseChild($0.expression, in: place) }
  }

  private mutating func parseChild(_ expression: ExprSyntax, in place: ChildContainer) -> Child? {
    guard
      let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), !member.isChained,
      case let factory = member.declName.baseName,
      place.factories.contains(factory.text)
    else {
      diagnose(.unknownChild(expression))
      return nil
    }
    check(
      call.arguments,
      knownArguments(ofChild: factory.text),
      of: Syntax(factory),
      named: ".\(factory.text)"
    )
    let arguments = ChildArguments(call)
    guard let name = parseName(arguments.name, of: factory) else { return nil }
    let count = diagnostics.count
    guard let role = parseRole(factory, name, arguments, in: place), !hasErrors(after: count) else {
      return nil
    }
    let initial = arguments["initialState"] ?? arguments["initialValue"]
    if case .feature(let type) = role, let initial, initial.is(NilLiteralExprSyntax.self) {
      diagnose(.nilForRequiredChild(initial, type, arguments["of"]))
      return nil
    }
    return Child(
      name: name,
      role: role,
      initialState: initial?.outdented,
      reducer: arguments["using"]?.outdented,
      location: locate(expression),
      initialExpression: initial
    )
  }

  /// Parses the name of a child; the default is the name of its kind.
  private mutating func parseName(_ name: ExprSyntax?, of factory: TokenSyntax) -> String? {
    guard let name else {
      switch factory.text {
      case "presentsAlert", "alert": return "alert"
      case "presentsConfirmationDialog", "confirmationDialog": return "confirmationDialog"
      case "presentsDestination": return "destination"
      case "navigationStack": return "path"
      default:
        diagnose(.childWithoutName(factory))
        return nil
      }
    }
    return parseIdentifier(name)
  }

  /// Parses a name that becomes an identifier in generated code.
  mutating func parseIdentifier(_ expression: ExprSyntax) -> String? {
    guard let name = expression.plainString else {
      diagnose(.nameNotLiteral(expression))
      return nil
    }
    guard name.isValidSwiftIdentifier(for: .variableName), name != "_" else {
      diagnose(.invalidName(expression, name))
      return nil
    }
    return name
  }

  private mutating func parseRole(
    _ factory: TokenSyntax,
    _ name: String,
    _ arguments: ChildArguments,
    in place: ChildContainer
  ) -> Child.Role? {
    switch factory.text {
    case "presentsAlert", "alert":
      return parseDialog(.alert, arguments)
    case "presentsConfirmationDialog", "confirmationDialog":
      return parseDialog(.confirmationDialog, arguments)
    case "presentsDestination":
      return parseReducer("Destination", arguments, in: .destination).map { .destination($0) }
    case "navigationStack":
      return parseReducer("Path", arguments, in: .stack).map { .stack($0) }
    case "destination":
      return parseReducer(name.capitalized, arguments, in: .destination).map { .destination($0) }
    case "stateless":
      return .stateless
    default:
      break
    }
    guard let type = arguments["of"].flatMap({ parseType($0, in: featureName) }) else {
      diagnose(.childWithoutType(arguments["of"].map(Syntax.init) ?? Syntax(factory)))
      return nil
    }
    switch factory.text {
    case "identifiedArray":
      if type.isOptional, let expression = arguments["of"] {
        diagnose(.optionalRow(expression, type))
      }
      return .rows(type.name)
    case "presentsReducer": return .presented(type.name)
    case "state":
      // A case takes the elements as its associated values; a property takes the tuple.
      let elements = place == .feature ? nil : type.elements
      return elements.map { .tuple($0) } ?? .state(type.written)
    default: return type.isOptional ? .optional(type.name) : .feature(type.name)
    }
  }

  private mutating func parseDialog(
    _ dialog: Child.Dialog,
    _ arguments: ChildArguments
  ) -> Child.Role? {
    guard let type = arguments["of"] else { return .dialog(dialog, action: nil) }
    guard let action = parseType(type, in: featureName) else {
      diagnose(.childWithoutType(Syntax(type)))
      return nil
    }
    return .dialog(dialog, action: action.written)
  }

  private mutating func parseReducer(
    _ name: String,
    _ arguments: ChildArguments,
    in place: ChildContainer
  ) -> Child.EnumReducer? {
    var name = name
    if let written = arguments["reducerName"] {
      guard let identifier = parseIdentifier(written) else { return nil }
      name = identifier
    }
    var options = FeatureShape()
    for option in arguments.options { parseOption(option, into: &options) }
    guard let list = arguments["children"] else {
      return Child.EnumReducer(name: name, children: [], conformances: options.conformances)
    }
    let children = distinct(
      parseChildren(list, in: place),
      in: list.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [],
      options
    )
    return Child.EnumReducer(name: name, children: children, conformances: options.conformances)
  }
}
