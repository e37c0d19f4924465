// SPDX-License-Identifier: MIT

/// A text in a control that is not a value of the field that the control edits.
///
/// `TextField(value:format:)` reports it when a person types, say, `abc` into the field of a
/// number. The field keeps its last value. A validated form has the text as a problem of the field,
/// in `FormFieldStatus.unparsedTexts`, and is not submitted with it. Any feature can read it from
/// the action:
///
/// ```swift
/// case .binding(let action):
///   state.wrongText = action.unparsedText?.text
///   return .none
/// ```
public struct UnparsedText: Hashable, Codable, Sendable {
  /// The text as it was typed.
  public var text: String
  /// A description of the problem for the person who has typed the text.
  public var problem: String
  /// The part of the field that the control edits, such as `.price`; empty for the whole field.
  public var part: String

  /// Creates a text with its problem.
  public init(text: String, problem: String = "is not a valid value", part: String = "") {
    self.text = text
    self.problem = problem
    self.part = part
  }
}

extension BindingAction {
  /// Returns an action that reports a text that a control could not parse as a value of its field.
  ///
  /// It writes nothing, and no pattern such as `.binding(\.quantity)` matches it.
  public static func unparsed<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ text: UnparsedText
  ) -> Self {
    Self(FieldReportWrite(keyPath, .unparsed(text)))
  }

  /// Returns an action that reports that the control of a field no longer has an unparsed text,
  /// without writing a value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the field.
  ///   - part: The part of the field that the control edits; empty for the whole field.
  public static func parsed<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    part: String = ""
  ) -> Self {
    Self(FieldReportWrite(keyPath, .parsed(part: part)))
  }

  /// The text that the action reports; nil if it writes a value, or reports the end of such a text.
  public var unparsedText: UnparsedText? {
    if case .unparsed(let text) = write.report { text } else { nil }
  }
}
