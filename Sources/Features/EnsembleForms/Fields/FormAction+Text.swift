// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

extension BindingAction where Root: FormState {
  /// Creates an action that parses a text, and writes its value to a field.
  ///
  /// The text is parsed unchanged, as submitted by a web page.
  ///
  /// - Throws: A ``FormError`` that lists the valid names or values.
  public init(name: String, value: String) throws(FormError) {
    self = try Root.unisolatedFormFields.field(named: name).action(for: value)
  }

  /// Creates an action from text such as `name=value`, as typed in a terminal.
  ///
  /// Whitespace around the name and around the value is ignored; the value may contain `=`.
  ///
  /// - Throws: A ``FormError`` that describes the expected text.
  public init(_ assignment: String) throws(FormError) {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw .noAssignment(text: assignment)
    }
    try self.init(
      name: trimmed(assignment[..<equals]),
      value: trimmed(assignment[assignment.index(after: equals)...])
    )
  }
}

extension BindingAction {
  /// A description of the write in one line, for logs: `displayName = "Blob"`.
  ///
  /// The name and the text are the registered ones if the state is a ``FormState``; otherwise the
  /// name of the property and a description of the value. For a nested field named `value`, as in
  /// `\.password.value`, the value is replaced by dots, since it may be a secret.
  public var logLine: String {
    let field = registeredFields(of: Root.self)?.field(at: keyPath)
    let name = field?.name ?? String(fieldName(of: keyPath).drop { $0 == "." })
    let text: String
    switch write.report {
    case .parsed: text = "no longer a text that is no value"
    case _ where mayWriteSecret: text = "•••"
    case .unparsed(let unparsed): text = "\(String(reflecting: unparsed.text)), which is no value"
    case nil: text = logText(of: value, field: field)
    }
    return "\(name.isEmpty ? "self" : name) = \(text)"
  }

  private func logText(of value: any Equatable, field: FormField<Root>?) -> String {
    if let text = value as? String { return String(reflecting: text) }
    if (value as? any NoValue)?.isNoValue == true { return "nil" }
    return field?.textOfValue(value) ?? String(describing: value).removingContextMarks()
  }
}

/// A type-erased optional.
private protocol NoValue {
  var isNoValue: Bool { get }
}

extension Optional: NoValue {
  fileprivate var isNoValue: Bool { self == nil }
}

/// Returns the registered fields of a type, if it has any.
package func registeredFields<Root>(of type: Root.Type) -> FormFields<Root>? {
  func open<S: FormState>(_: S.Type) -> FormFields<Root>? {
    S.unisolatedFormFields as? FormFields<Root>
  }
  guard let type = type as? any FormState.Type else { return nil }
  return open(type)
}

/// Returns a text without leading and trailing whitespace.
private func trimmed(_ text: Substring) -> String {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
