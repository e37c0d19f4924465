// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ClosureType {
  /// One parameter of an endpoint.
  struct Parameter: Sendable {
    /// The name written for the parameter, which a call of the method uses as its label.
    let label: String?
    let type: String
    let passing: Passing

    /// How an argument is handed on to another function with the same parameter.
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

    /// The argument that hands on the parameter of the given name.
    func argument(_ name: String) -> String {
      switch passing {
      case .plain: name
      case .byReference: "&\(name)"
      case .unevaluated: "\(name)()"
      }
    }
  }

  /// The names the parameters have inside a method: their labels, where an expression can use them.
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
  /// Whether the text can stand for a variable in an expression.
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
