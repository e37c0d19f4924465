// SPDX-License-Identifier: MIT

/// The letters of a text field that are capitalized automatically, by their older names.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

extension View {
  /// Sets the letters that an on-screen keyboard capitalizes. It has no effect in a terminal.
  ///
  /// It is the older form of ``textInputAutocapitalization(_:)``.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let capitalization: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(capitalization)
  }
}
