// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: on-screen keyboards and completion, as on iOS.

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { SubmitLabel() }
  public static var search: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
}

// Of UIKit, which SwiftUI exports.
public enum UIKeyboardType: Int, Sendable {
  case `default`, emailAddress, numberPad
}

public struct UITextContentType: Hashable, Sendable {
  public static let username = UITextContentType()
  public static let password = UITextContentType()
  public static let oneTimeCode = UITextContentType()
}

extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
}
