// SPDX-License-Identifier: MIT

/// The hints of a text field for on-screen keyboards and browsers.
public struct EntryTraits: Equatable, Sendable {
  /// The keys that an on-screen keyboard shows.
  public var keyboard: UIKeyboardType?
  /// The meaning of the text, for filling it in.
  public var contentType: UITextContentType?
  /// A Boolean value that indicates whether spelling is neither checked nor corrected.
  public var disablesCorrection = false
  /// The letters that are capitalized automatically.
  public var capitalization: TextInputAutocapitalization?
  /// The label of the return key.
  public var submitLabel: SubmitLabel?

  /// Creates traits that the renderer decides.
  public init() {}
}

/// The keys that an on-screen keyboard shows.
public enum UIKeyboardType: Hashable, Sendable {
  /// The keys for any text.
  case `default`
  /// The keys for text in ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// The keys for a URL.
  case URL
  /// Digits.
  case numberPad
  /// The keys of a phone.
  case phonePad
  /// The keys for a name or a phone number.
  case namePhonePad
  /// The keys for an email address.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// The keys for a post in a social network.
  case twitter
  /// The keys for a search.
  case webSearch
  /// Digits in ASCII.
  case asciiCapableNumberPad
}

/// The meaning of the text in a field, which lets a browser fill it in.
public enum UITextContentType: Hashable, Sendable {
  /// The name of a person.
  case name
  /// The given name of a person.
  case givenName
  /// The family name of a person.
  case familyName
  /// The name of an organization.
  case organizationName
  /// A postal code.
  case postalCode
  /// A city.
  case addressCity
  /// A street with a number.
  case fullStreetAddress
  /// A country.
  case countryName
  /// A phone number.
  case telephoneNumber
  /// An email address.
  case emailAddress
  /// A URL.
  case URL
  /// The name of an account.
  case username
  /// The password of an account.
  case password
  /// A password to be made up.
  case newPassword
  /// A code that was sent to the person.
  case oneTimeCode
}

/// The letters of a text field that are capitalized automatically.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case characters
}

/// The label of the return key of an on-screen keyboard.
public enum SubmitLabel: Hashable, Sendable {
  /// The input is complete.
  case done
  /// The return key opens a destination.
  case go
  /// The return key sends a message.
  case send
  /// The return key joins a network.
  case join
  /// The return key finds a route.
  case route
  /// The return key searches.
  case search
  /// The return key.
  case `return`
  /// The return key leads to the next field.
  case next
  /// The return key continues.
  case `continue`
}

nonisolated extension View {
  /// Sets the kind of on-screen keyboard. It has no effect in a terminal.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    entry { $0.keyboard = type }
  }

  /// Sets the meaning of the text, so that a browser can fill it in. It has no effect in a
  /// terminal.
  public func textContentType(_ type: UITextContentType?) -> some View {
    entry { $0.contentType = type }
  }

  /// Keeps a browser from checking and correcting spelling. It has no effect in a terminal.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    entry { $0.disablesCorrection = disable }
  }

  /// Sets the letters that an on-screen keyboard capitalizes. It has no effect in a terminal.
  public func textInputAutocapitalization(
    _ capitalization: TextInputAutocapitalization?
  ) -> some View {
    entry { $0.capitalization = capitalization }
  }

  /// Sets the label of the return key of an on-screen keyboard. It has no effect in a terminal.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    entry { $0.submitLabel = label }
  }

  private func entry(_ change: @escaping @MainActor (inout EntryTraits) -> Void) -> some View {
    styles { styles in
      var entry = styles.looks.entry ?? EntryTraits()
      change(&entry)
      styles.looks.entry = entry == EntryTraits() ? nil : entry
    }
  }
}
