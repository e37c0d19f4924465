// SPDX-License-Identifier: MIT

import EnsembleConcurrency

extension BindingAction where Root: FormState {
  /// Writes to a field the value that a text stands for.
  ///
  /// The text is taken as it is, as a page of the web posts it.
  ///
  /// - Throws: A ``FormError`` that says which names or values there are.
  public init(name: String, value: String) throws(FormError) {
    self = try Root.formFields.field(named: name).action(for: value)
  }

  /// Reads `name=value`, as typed in a terminal.
  ///
  /// Blanks around the name and around the value do not count; the value may contain `=`.
  ///
  /// - Throws: A ``FormError`` that says what was expected instead.
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
  /// The write in one line for a log: `displayName = "Blob"`.
  ///
  /// The name and the text are the registered ones, if the state is a ``FormState``; otherwise the
  /// name of the property and what describes the value.
  public var logLine: String {
    let field = registeredFields(of: Root.self)?.field(at: keyPath)
    let name = field?.name ?? String(fieldName(of: keyPath).drop { $0 == "." })
    return "\(name.isEmpty ? "self" : name) = \(logText(of: value, field: field))"
  }

  private func logText(of value: any Equatable & Sendable, field: FormField<Root>?) -> String {
    if let text = value as? String { return String(reflecting: text) }
    if (value as? any NoValue)?.isNoValue == true { return "nil" }
    return field?.textOfValue(value) ?? String(describing: value).removingContextMarks()
  }
}

/// An optional, whatever it wraps.
private protocol NoValue {
  var isNoValue: Bool { get }
}

extension Optional: NoValue {
  fileprivate var isNoValue: Bool { self == nil }
}

/// The named fields of a type, if it has any.
private func registeredFields<Root>(of type: Root.Type) -> FormFields<Root>? {
  func open<S: FormState>(_: S.Type) -> FormFields<Root>? { S.formFields as? FormFields<Root> }
  guard let type = type as? any FormState.Type else { return nil }
  return open(type)
}

/// A text without the blanks around it.
private func trimmed(_ text: Substring) -> String {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
