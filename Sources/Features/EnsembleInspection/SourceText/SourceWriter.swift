// SPDX-License-Identifier: MIT

import EnsembleSharing

/// A writer of the Swift source code of values.
///
/// ```swift
/// var writer = SourceWriter()
/// writer.expression(Facts.State(number: 7), isTyped: false)  // Facts.State(number: 7)
/// ```
///
/// A value without source code, such as a closure, is written as a placeholder, and recorded in
/// ``problems``. The code may not compile, since a value does not reveal all declarations: a struct
/// is written by its memberwise initializer, even if that does not exist, unless
/// ``usesInitializers`` is false.
package struct SourceWriter {
  /// The values that cannot be written, in order:
  /// `Facts.State.client: a closure has no source code.`
  package private(set) var problems: [String] = []
  /// The length of a line from which it is broken.
  package var columns = 100
  /// Whether structs are written through their memberwise initializers, which must
  /// exist, and be accessible.
  ///
  /// If it is false, they are written through the function `recorded` of EnsembleTesting, which
  /// needs none: `recorded(Facts.State.self, ["number": 7])`. Fields with a blank value are
  /// omitted.
  package var usesInitializers = true
  /// The path of names to the current value, from the outside in.
  private var path: [String] = []
  /// The modules of the property wrappers that occur.
  var modules: Set<String> = []
  /// The number of statements so far that change shared values.
  var sharedChangeCount = 0
  /// The id that a test store gives to the next element of a stack; nil where it is unknown.
  private var nextStackID: Int?

  /// Creates a writer without problems.
  package init() {}

  /// Returns an expression for a value.
  ///
  /// The elements of its stacks get the ids from 0 on, as in the initial state of a test store.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isTyped: Whether the context states the type, so that `.tapped` suffices for
  ///     `Facts.Action.tapped`.
  package mutating func expression(_ value: Any, isTyped: Bool) -> String {
    nextStackID = 0
    defer { nextStackID = nil }
    return within(sourceName(of: type(of: value))) { writer in
      writer.layout(value, isTyped: isTyped).text(columns: writer.columns)
    }
  }

  /// Calls a closure for a part of the current value, whose name appears in its problems.
  mutating func within<R>(_ name: String, _ body: (inout Self) -> R) -> R {
    path.append(name)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Records a problem if the elements of a stack do not have the ids that they would get.
  mutating func numberStack(_ ids: [String]) {
    guard let first = nextStackID else { return }
    nextStackID = first + ids.count
    if ids != (first..<first + ids.count).map(String.init) {
      report("the elements get the ids from \(first) on instead of \(ids.joined(separator: ", ")).")
    }
  }

  /// Records a problem of the current value, once.
  mutating func report(_ reason: String) {
    let problem = "\(path.joined(separator: ".")): \(reason)"
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// A value whose source code this module knows.
protocol SourceWritable {
  /// Returns the expression for the value.
  func layout(in writer: inout SourceWriter, isTyped: Bool) -> SourceLayout
}

extension SourceWriter {
  /// Returns the expression for a value that may have any type.
  mutating func layout(_ value: Any, isTyped: Bool) -> SourceLayout {
    // First, as casts unwrap optionals.
    if let value = value as? any OptionalValue { return value.layout(in: &self, isTyped: isTyped) }
    if let value = value as? any SourceCodeRepresentable { return .text(value.sourceCode) }
    if let value = value as? any SharedReaderWrapper { return value.layout(in: &self) }
    if let value = value as? any SourceWritable { return value.layout(in: &self, isTyped: isTyped) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: return structure(value, mirror)
    case .enum: return enumeration(value, mirror, isTyped: isTyped)
    case .tuple: return tuple(mirror, isTyped: isTyped)
    default: return placeholder(for: value)
    }
  }

  /// Returns the expression for a value in a context of a type, such as an element of a collection.
  ///
  /// A context of another type than the value's own does not determine the value's type, as in an
  /// array of `any Error`.
  mutating func layout<Value>(_ value: Value, as type: Value.Type) -> SourceLayout {
    layout(value, isTyped: Swift.type(of: value as Any) == type)
  }

  /// Returns a placeholder for a value without source code, and records the problem.
  mutating func placeholder(for value: Any) -> SourceLayout {
    let type = type(of: value)
    let name = sourceName(of: type)
    if let value = value as? any Any.Type { return .text("\(self.name(of: value)).self") }
    if type is AnyClass {
      report("an object of the class '\(name)' has no source code.")
    } else if name.contains("->") {
      report("a closure has no source code.")
    } else {
      report("a value of the type '\(name)' has no source code.")
    }
    return .text("<#\(name)#>")
  }

  /// Returns the name of a type, and records a problem if the type cannot be named elsewhere.
  mutating func name(of type: any Any.Type) -> String {
    let name = sourceName(of: type)
    if isInaccessible(type) {
      report("the type '\(name)' is private or local, so it cannot be named.")
    }
    return name
  }
}
