// SPDX-License-Identifier: MIT

import EnsembleCore

/// The validation status of one field.
public struct FormFieldStatus: Codable, Equatable, Sendable {
  /// The problems with the value, one text per broken rule.
  ///
  /// A feature may add problems from other sources, such as the response of a server: they remain
  /// until the next validation of the field.
  public var problems: [String]
  /// A Boolean value that indicates whether the user has written to the field, or has tried to
  /// submit the form.
  public var isTouched: Bool
  /// A Boolean value that indicates whether the value differs from the one before the user's first
  /// write, or a control of the field has an unparsed text.
  public var isDirty: Bool
  /// A Boolean value that indicates whether an asynchronous check is running.
  public var isValidating: Bool
  /// The texts in the field's controls that cannot be parsed, such as `abc` in the field of a
  /// number.
  ///
  /// Their problems are among ``problems``, and the form is not submitted with them. A control
  /// reports such a text by ``BindingAction/unparsed(_:_:)``, and its removal by
  /// ``BindingAction/parsed(_:part:)``. A write to the field, or any other change of its value,
  /// removes the text of the whole field; texts of its parts remain until their controls report
  /// their removal.
  public var unparsedTexts: [UnparsedText]

  /// Creates a status; by default the status of a field without writes.
  public init(
    problems: [String] = [],
    isTouched: Bool = false,
    isDirty: Bool = false,
    isValidating: Bool = false,
    unparsedTexts: [UnparsedText] = []
  ) {
    self.problems = problems
    self.isTouched = isTouched
    self.isDirty = isDirty
    self.isValidating = isValidating
    self.unparsedTexts = unparsedTexts
  }
}

extension FormFieldStatus {
  /// Whether the field is known to be invalid.
  var hasProblems: Bool { !problems.isEmpty || !unparsedTexts.isEmpty }

  /// Sets the problems that rules and checks have found, after those of unparsed texts.
  ///
  /// While the whole field has an unparsed text, the value that the rules judge is not visible, so
  /// their problems are left out.
  mutating func setFoundProblems(_ found: [String]) {
    let isHidden = unparsedTexts.contains { $0.part.isEmpty }
    problems = unparsedTexts.map(\.problem) + (isHidden ? [] : found)
  }

  /// Records a report of a control.
  mutating func take(_ report: FieldReport) {
    switch report {
    case .unparsed(let text):
      if let index = unparsedTexts.firstIndex(where: { $0.part == text.part }) {
        unparsedTexts[index] = text
      } else {
        unparsedTexts.append(text)
      }
    case .parsed(let part): unparsedTexts.removeAll { $0.part == part }
    }
  }
}
