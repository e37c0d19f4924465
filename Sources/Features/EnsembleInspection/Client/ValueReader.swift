// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore
import EnsembleInternals
import Foundation

/// A reader that creates values from Swift expressions.
enum ValueReader {
  /// A value that cannot be created.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Creates a value of a type.
  ///
  /// - Throws: A `Failure` that describes the problem.
  static func value<Value>(_ term: SourceTerm, as type: Value.Type) throws -> Value {
    guard let value = try any(term, as: type) as? Value else { throw mismatch(term, type) }
    return value
  }

  private static func any(_ term: SourceTerm, as type: Any.Type) throws -> Any {
    if let type = type as? any ReadableValue.Type { return try type.read(term) }
    if let type = type as? any CasePathIterable.Type { return try member(term, of: type) }
    if let type = type as? any CaseIterable.Type, let value = plainCase(term, of: type) {
      return value
    }
    if let type = type as? any Decodable.Type { return try decoded(term, as: type) }
    throw Failure(description: "A value of the type '\(typeName(type))' cannot be written here.")
  }

  private static func member<Root: CasePathIterable>(
    _ term: SourceTerm,
    of type: Root.Type
  ) throws -> Any {
    guard case .member(let name, let arguments) = term else { throw mismatch(term, type) }
    let cases = cases(of: type)
    guard let path = cases.first(where: { $0.name == name })?.path else {
      let names = cases.map { "." + $0.name }.joined(separator: ", ")
      throw Failure(description: "'\(typeName(type))' has no case '\(name)'. It has \(names).")
    }
    if path.payload == Void.self, arguments.isEmpty { return try path.embedded(()) }
    guard arguments.count == 1, path.payload != Void.self else {
      throw Failure(
        description: """
          '.\(name)' of '\(typeName(type))' takes \(typeName(path.payload)), but \(arguments.count) values are \
          written.\(arguments.count > 1 ? " More than one value cannot be written here." : "")
          """
      )
    }
    return try path.embedded(try any(arguments[0].value, as: path.payload))
  }

  /// Returns the cases of an enum, in the order of their declaration.
  private static func cases<Root: CasePathIterable>(
    of type: Root.Type
  ) -> [(name: String, path: any EmbeddingPath)] {
    var names = EnumCaseNames.withPayload(in: type)?[...]
    return Root.allCaseKeyPaths.compactMap { keyPath in
      guard let path = Root.allCasePaths[keyPath: keyPath] as? any EmbeddingPath else { return nil }
      if path.payload == Void.self, let value = try? path.embedded(()) {
        return (String(caseLabel(of: value).dropFirst()), path)
      }
      return (names?.popFirst() ?? lastName(in: keyPath), path)
    }
  }

  private static func plainCase<Root: CaseIterable>(_ term: SourceTerm, of type: Root.Type) -> Any?
  {
    guard case .member(let name, let arguments) = term, arguments.isEmpty else { return nil }
    return Root.allCases.first { "\($0)" == name }
  }

  private static func decoded<Value: Decodable>(_ term: SourceTerm, as type: Value.Type) throws
    -> Any
  {
    let decoder = JSONDecoder()
    let candidates: [String] =
      switch term {
      case .text(let text): [String(decoding: try JSONEncoder().encode(text), as: UTF8.self), text]
      case .word(let word): [word, word.replacing("_", with: "")]
      case .member: []
      }
    for candidate in candidates {
      if let value = try? decoder.decode(type, from: Data(candidate.utf8)) { return value }
    }
    throw mismatch(term, type)
  }

  private static func mismatch(_ term: SourceTerm, _ type: Any.Type) -> Failure {
    let written: String =
      switch term {
      case .member(let name, _): ".\(name)"
      case .text(let text): "\"\(text)\""
      case .word(let word): word
      }
    return Failure(description: "'\(written)' is no value of the type '\(typeName(type))'.")
  }

  // MARK: Forms

  /// Returns the forms in which the values of a type are written, such as `.add(Int)`.
  static func forms(of type: Any.Type, depth: Int = 3) -> [String] {
    if let type = type as? any FormListing.Type {
      return depth > 0 ? type.forms(depth: depth) : [".…"]
    }
    guard let type = type as? any CasePathIterable.Type else { return [typeName(type)] }
    return depth > 0 ? forms(ofCasesOf: type, depth) : [".…"]
  }

  private static func forms<Root: CasePathIterable>(ofCasesOf type: Root.Type, _ depth: Int)
    -> [String]
  {
    cases(of: type).flatMap { name, path -> [String] in
      if path.payload == Void.self { return ["." + name] }
      return forms(of: path.payload, depth: depth - 1).map { ".\(name)(\($0))" }
    }
  }

  private static func lastName<Root>(in path: PartialKeyPath<Root>) -> String {
    let text = "\(path)"
    return text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }
}

/// A case path that embeds a payload whose type is known at run time.
private protocol EmbeddingPath {
  var payload: Any.Type { get }
  func embedded(_ payload: Any) throws -> Any
}

extension AnyCasePath: EmbeddingPath {
  fileprivate var payload: Any.Type { Value.self }

  fileprivate func embedded(_ payload: Any) throws -> Any {
    guard let payload = payload as? Value else {
      throw ValueReader.Failure(
        description: "A value of the type '\(typeName(Value.self))' is expected."
      )
    }
    return embed(payload)
  }
}

/// A value that reads itself.
private protocol ReadableValue {
  static func read(_ term: SourceTerm) throws -> Self
}

/// A type that lists the forms in which its values are written.
private protocol FormListing {
  static func forms(depth: Int) -> [String]
}

extension Optional: ReadableValue {
  fileprivate static func read(_ term: SourceTerm) throws -> Self {
    if term == .word("nil") || term == .member("none", []) { return nil }
    if case .member("some", let arguments) = term, arguments.count == 1 {
      return try ValueReader.value(arguments[0].value, as: Wrapped.self)
    }
    return try ValueReader.value(term, as: Wrapped.self)
  }
}

extension IdentifiedAction: ReadableValue, FormListing {
  fileprivate static func read(_ term: SourceTerm) throws -> Self {
    guard case .member("element", let arguments) = term, arguments.count == 2 else {
      throw ValueReader.Failure(description: "Write '.element(id:action:)'.")
    }
    return .element(
      id: try ValueReader.value(arguments[0].value, as: ID.self),
      action: try ValueReader.value(arguments[1].value, as: Action.self)
    )
  }

  fileprivate static func forms(depth: Int) -> [String] {
    ValueReader.forms(of: Action.self, depth: depth - 1)
      .map { ".element(id: \(typeName(ID.self)), action: \($0))" }
  }
}

extension StackAction: ReadableValue, FormListing {
  fileprivate static func read(_ term: SourceTerm) throws -> Self {
    switch term {
    case .member("element", let arguments) where arguments.count == 2:
      return .element(
        id: try stackID(arguments[0].value),
        action: try ValueReader.value(arguments[1].value, as: Action.self)
      )
    case .member("popFrom", let arguments) where arguments.count == 1:
      return .popFrom(id: try stackID(arguments[0].value))
    default:
      throw ValueReader.Failure(description: "Write '.element(id:action:)' or '.popFrom(id:)'.")
    }
  }

  private static func stackID(_ term: SourceTerm) throws -> StackElementID {
    StackElementID(generation: try ValueReader.value(term, as: Int.self))
  }

  fileprivate static func forms(depth: Int) -> [String] {
    ValueReader.forms(of: Action.self, depth: depth - 1).map { ".element(id: Int, action: \($0))" }
      + [".popFrom(id: Int)"]
  }
}
