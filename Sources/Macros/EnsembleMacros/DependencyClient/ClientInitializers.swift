// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ClientModel {
  /// The initializers that `@DependencyClient` adds: with all properties, and without endpoints.
  var initializers: [DeclSyntax] { declarations(of: [], properties[...]).map(\.declaration) }

  /// Returns the initializers for each `#if` branch, because `#if` cannot appear among parameters.
  private func declarations(
    of resolved: [ClientProperty],
    _ remaining: ArraySlice<Conditional<ClientProperty>>
  ) -> [[String]] {
    guard let next = remaining.first else { return initializers(of: resolved) }
    let rest = remaining.dropFirst()
    switch next {
    case .element(let property):
      return declarations(of: resolved + [property], rest)
    case .block(let clauses):
      let isComplete = clauses.last?.directive == "#else"
      let otherwise = Conditional<ClientProperty>.Clause(directive: "#else", contents: [])
      let branches = (isComplete ? clauses : clauses + [otherwise]).flatMap { clause in
        let declarations = declarations(of: resolved, clause.contents + rest)
        return [clause.directive] + declarations.flatMap { $0 }
      }
      return [branches + ["#endif"]]
    }
  }

  private func initializers(of properties: [ClientProperty]) -> [[String]] {
    let required = properties.filter { !$0.isEndpoint && $0.defaultValue == nil }
    let isSame = required.map(\.parameter) == properties.map(\.parameter)
    return [initializer(of: properties), isSame ? nil : initializer(of: required)].compactMap(
      \.self
    )
  }

  private func initializer(of properties: [ClientProperty]) -> [String]? {
    let key = properties.map { Self.key($0.parameter) }.joined(separator: ",")
    guard !writtenInitializers.contains(key) else { return nil }
    let assignments = properties.map { "self.\($0.storage) = \($0.name)" }
    let parameters = properties.enumerated().map { index, property in
      let value = property.defaultValue.map { " = \($0)" } ?? ""
      return property.parameter + value + (index < properties.count - 1 ? "," : "")
    }
    let isolation = properties.allSatisfy(\.isSendable) ? "nonisolated " : ""
    guard !parameters.isEmpty else {
      return assignments.block("\(access.prefix)\(isolation)init()")
    }
    return ["\(access.prefix)\(isolation)init("] + parameters.indented + assignments.block(")")
  }
}
