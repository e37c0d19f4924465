// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// A field of a form with a stable name and a text representation.
///
/// The name is independent of the name of the property: links, logs and other programs refer to it.
// `@unchecked Sendable`: key paths are immutable. Those of properties that are isolated to the main
// actor are not `Sendable`; forms are read and written where the state is.
public struct FormField<Root>: @unchecked Sendable {
  /// The name of the field outside of the program.
  public let name: String
  /// The key path of the field in the state.
  public let keyPath: PartialKeyPath<Root>
  /// A description of valid texts: `a whole number`.
  public let expectedText: String

  let read: (String) -> BindingAction<Root>?
  let currentText: (Root) -> String
  let textOfValue: (any Equatable) -> String?
  /// Returns a report about the field.
  let write: (FieldReport) -> any FieldWrite<Root>
  let location: SourceLocation

  /// Creates a field whose type defines its text representation.
  ///
  /// - Parameters:
  ///   - name: The name. With `=` or leading or trailing whitespace, it cannot be used in
  ///     `name=value`.
  ///   - keyPath: The key path of the field, which may be nested.
  ///   - fileID: The file in which to report an issue.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
  public init<Value: FormValue>(
    _ name: String,
    _ keyPath: WritableKeyPath<Root, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name,
      keyPath,
      expecting: Value.expectedFormText,
      parse: { Value.parseFormText($0) },
      format: { $0.formText },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a field with a custom text representation.
  ///
  /// - Parameters:
  ///   - name: The name. With `=` or leading or trailing whitespace, it cannot be used in
  ///     `name=value`.
  ///   - keyPath: The key path of the field, which may be nested.
  ///   - expectation: A description of valid texts: `a date like 2026-11-21`.
  ///   - parse: A closure that returns the value of a text, or nil for an invalid text.
  ///   - format: A closure that returns the text of a value.
  ///   - fileID: The file in which to report an issue.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
  public init<Value: Equatable>(
    _ name: String,
    _ keyPath: WritableKeyPath<Root, Value>,
    expecting expectation: String,
    parse: @escaping @Sendable (_ text: String) -> Value?,
    format: @escaping @Sendable (_ value: Value) -> String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    self.keyPath = keyPath
    expectedText = expectation
    read = { text in parse(text).map { .set(keyPath, $0) } }
    currentText = { format($0[keyPath: keyPath]) }
    textOfValue = { ($0 as? Value).map(format) }
    write = { FieldReportWrite(keyPath, $0) }
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the text of the field's current value.
  public func text(in root: Root) -> String { currentText(root) }

  /// Returns an action that writes the value of a text to the field.
  ///
  /// - Throws: ``FormError/invalidValue(field:text:expected:)`` if the text is invalid.
  public func action(for text: String) throws(FormError) -> BindingAction<Root> {
    guard let action = read(text) else {
      throw .invalidValue(field: name, text: text, expected: expectedText)
    }
    return action
  }
}
