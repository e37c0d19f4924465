// SPDX-License-Identifier: MIT

import SwiftSyntax

/// An element of a list of members, or an `#if` block with further elements.
enum Conditional<Element> {
  case element(Element)
  case block([Clause])

  /// A branch of an `#if` block.
  struct Clause {
    let directive: String
    var contents: [Conditional]
  }
}

extension Conditional: Sendable where Element: Sendable {}
extension Conditional.Clause: Sendable where Element: Sendable {}

/// Collects values from members in source order, keeping the `#if` blocks that contain any.
func collect<Element>(
  from members: MemberBlockItemListSyntax,
  _ extract: (DeclSyntax) -> [Element]
) -> [Conditional<Element>] {
  members.flatMap { item -> [Conditional<Element>] in
    guard let block = item.decl.as(IfConfigDeclSyntax.self) else {
      return extract(item.decl).map(Conditional.element)
    }
    var clauses = block.clauses.map { clause -> Conditional<Element>.Clause in
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      let directive = clause.poundKeyword.text + condition
      guard case .decls(let members) = clause.elements else {
        return Conditional.Clause(directive: directive, contents: [])
      }
      return Conditional.Clause(directive: directive, contents: collect(from: members, extract))
    }
    clauses.prune()
    return clauses.isEmpty ? [] : [.block(clauses)]
  }
}

extension Array {
  /// Removes empty branches at the end.
  ///
  /// An empty branch before others is kept, because its condition excludes them.
  fileprivate mutating func prune<Value>() where Element == Conditional<Value>.Clause {
    while last?.contents.isEmpty == true { removeLast() }
  }

  /// Returns the elements that satisfy a predicate, with the `#if` blocks that contain any.
  func filterElements<Value>(
    _ isIncluded: (Value) -> Bool
  ) -> [Conditional<Value>] where Element == Conditional<Value> {
    compactMap { node in
      switch node {
      case .element(let element):
        return isIncluded(element) ? node : nil
      case .block(var clauses):
        for index in clauses.indices {
          clauses[index].contents = clauses[index].contents.filterElements(isIncluded)
        }
        clauses.prune()
        return clauses.isEmpty ? nil : .block(clauses)
      }
    }
  }

  /// Returns the results that are not nil, in source order, with the `#if` blocks that contain any.
  func compactMapElements<Value, Result>(
    _ transform: (Value) -> Result?
  ) -> [Conditional<Result>] where Element == Conditional<Value> {
    compactMap { node in
      switch node {
      case .element(let element):
        return transform(element).map(Conditional<Result>.element)
      case .block(let clauses):
        var results = clauses.map { clause in
          Conditional<Result>.Clause(
            directive: clause.directive,
            contents: clause.contents.compactMapElements(transform)
          )
        }
        results.prune()
        return results.isEmpty ? nil : .block(results)
      }
    }
  }

  /// Returns all elements in source order, including those of every `#if` branch.
  func flattened<Value>() -> [Value] where Element == Conditional<Value> {
    flatMap { node -> [Value] in
      switch node {
      case .element(let element): return [element]
      case .block(let clauses): return clauses.flatMap { $0.contents.flattened() }
      }
    }
  }

  /// Transforms each element in source order, keeping the `#if` blocks.
  func mapElements<Value, Result>(
    _ transform: (Value) -> Result
  ) -> [Conditional<Result>] where Element == Conditional<Value> {
    map { node in
      switch node {
      case .element(let element):
        return .element(transform(element))
      case .block(let clauses):
        return .block(
          clauses.map {
            Conditional<Result>.Clause(
              directive: $0.directive,
              contents: $0.contents.mapElements(transform)
            )
          }
        )
      }
    }
  }

  /// Returns the elements outside `#if` blocks.
  func unconditional<Value>() -> [Value] where Element == Conditional<Value> {
    compactMap { node in
      guard case .element(let element) = node else { return nil }
      return element
    }
  }

  /// Renders each element to lines of source, and puts the `#if` directives around them.
  func lines<Value>(
    _ render: (Value) -> [String]
  ) -> [String] where Element == Conditional<Value> {
    flatMap { node -> [String] in
      switch node {
      case .element(let element):
        return render(element)
      case .block(let clauses):
        return clauses.flatMap { [$0.directive] + $0.contents.lines(render) } + ["#endif"]
      }
    }
  }
}

extension MemberBlockItemListSyntax {
  /// All member declarations in source order, including those of every `#if` branch.
  var everyDeclaration: [DeclSyntax] { collect(from: self) { [$0] }.flattened() }
}
