// SPDX-License-Identifier: MIT

/// A field of a form under a stable name, with its text.
///
/// The name outlives renaming the property: it is what links, logs and other programs know.
public struct FormField<Root>: Sendable {
  /// What the field is called outside of the program.
  public let name: String
  /// Where the field is in the state.
  public let keyPath: any PartialKeyPath<Root> & Sendable
  /// What a text has to be to be read as a value: `a whole number`.
  public let expectedText: String

  let read: @Sendable (String) -> BindingAction<Root>?
  let currentText: @Sendable (Root) -> String
  let textOfValue: @Sendable (any Equatable & Sendable) -> String?
  let location: SourceLocation

  /// Names a field whose type knows its text.
  ///
  /// - Parameters:
  ///   - name: The name. Without `=` and blanks around it, or it cannot be written in `name=value`.
  ///   - keyPath: The field, or a field of a field.
  ///   - fileID: The file that an issue is reported in.
  ///   - filePath: The path of that file.
  ///   - line: The line that an issue is reported on.
  ///   - column: The column that an issue is reported at.
  public init<Value: FormValue>(
    _ name: String,
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name,
      keyPath,
      expecting: Value.expectedFormText,
      parse: { Value.parse(formText: $0) },
      format: { $0.formText },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Names a field, and says how its values are read and written.
  ///
  /// - Parameters:
  ///   - name: The name. Without `=` and blanks around it, or it cannot be written in `name=value`.
  ///   - keyPath: The field, or a field of a field.
  ///   - expectation: What a text has to be: `a date like 2026-11-21`.
  ///   - parse: Reads a value from its text; nil if it is not the text of one.
  ///   - format: The value as text.
  ///   - fileID: The file that an issue is reported in.
  ///   - filePath: The path of that file.
  ///   - line: The line that an issue is reported on.
  ///   - column: The column that an issue is reported at.
  public init<Value: Equatable & Sendable>(
    _ name: String,
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
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
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The text of what the field holds.
  public func text(in root: Root) -> String { currentText(root) }

  /// An action that writes to the field the value that a text stands for.
  ///
  /// - Throws: ``FormError/invalidValue(field:text:expected:)`` if the text is not that of a value.
  public func action(for text: String) throws(FormError) -> BindingAction<Root> {
    guard let action = read(text) else {
      throw .invalidValue(field: name, text: text, expected: expectedText)
    }
    return action
  }
}
