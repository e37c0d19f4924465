// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ClosureType {
  /// A parameter of an endpoint.
  struct Parameter: Sendable {
    /// The name of the parameter, which is its label in a call of the method.
    let label: String?
    let type: String
    let passing: Passing

    /// The way an argument is forwarded to another function with the same parameter.
    enum Passing: Sendable {
      case plain
      case byReference
      case unevaluated
    }

    init(_ element: TupleTypeElementSyntax) {
      let name = element.secondName ?? element.firstName
      label = name.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
      type = element.type.trimmedDescription
      let attributed = element.type.as(AttributedTypeSyntax.self)
      passing =
        if attributed?.isInOut == true {
          .byReference
        } else if attributed?.attributes.mentions(["autoclosure"]) == true {
          .unevaluated
        } else {
          .plain
        }
    }

    /// Returns the argument that forwards the parameter with the given name.
    func argument(_ name: String) -> String {
      switch passing {
      case .plain: name
      case .byReference: "&\(name)"
      case .unevaluated: "\(name)()"
      }
    }
  }

  /// The names of the parameters inside a method: their labels, if an expression can use them.
  var parameterNames: [String] {
    var taken: Set<String> = []
    return parameters.enumerated().map { index, parameter in
      guard let label = parameter.label, label.isPlainName, taken.insert(label).inserted else {
        return "p\(index)"
      }
      return label
    }
  }
}

extension String {
  /// Whether the text is valid as a variable in an expression.
  var isPlainName: Bool {
    let expression = ExprSyntax("\(raw: self)").as(DeclReferenceExprSyntax.self)
    guard
      let expression,
      !expression.hasError,
      expression.argumentNames == nil,
      case .identifier = expression.baseName.tokenKind
    else { return false }
    return expression.trimmedDescription == self
  }
}

extension AttributedTypeSyntax {
  fileprivate var isInOut: Bool {
    specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}
