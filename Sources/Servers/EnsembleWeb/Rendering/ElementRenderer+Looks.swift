// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

/// The id of the form of names and passwords.
let credentialsForm = "credentials"

extension Part {
  /// The class names of the inherited looks of a control.
  var lookClasses: String {
    guard let details = element.style.details else { return "" }
    var names = ""
    if details.place?.hidesSeparator == true { names += " no-line" }
    if element.content != .section {
      if details.place?.background != nil { names += " row-fill" }
      if details.place?.insets != nil { names += " row-inset" }
    }
    if details.place?.hasSwipeActions == true { names += " swipe" }
    if details.place?.isLeading == true { names += " leading" }
    if details.place?.isWayOut == true { names += " way-out" }
    if details.place?.hasContextMenu == true { names += " context" }
    if details.isResizable { names += " resizable" }
    if details.scrollsHorizontally { names += " across" }
    guard let looks = details.looks else { return names }
    if let name = looks.button.className { names += " " + name }
    switch looks.toggle {
    case .button: names += " as-button"
    case .checkbox: names += " as-box"
    case .automatic, .switch: break
    }
    if looks.label == .iconOnly { names += " icon-only" }
    if looks.hidesLabels { names += " no-label" }
    if looks.textField == .plain { names += " plain" }
    switch looks.list {
    case .plain, .sidebar: names += " plain"
    case .automatic, .inset, .grouped, .insetGrouped: break
    }
    switch looks.size {
    case .mini, .small: names += " small"
    case .regular: break
    case .large, .extraLarge: names += " large"
    }
    switch looks.textCase {
    case .uppercase: names += " upper"
    case .lowercase: names += " lower"
    case nil: break
    }
    return names
  }

  /// The attributes of a field that help with the input of text. Without a content type, browsers
  /// must not restore the text after a reload.
  var entryTraits: [DOMAttribute] {
    let entry = element.style.details?.looks?.entry ?? EntryTraits()
    var attributes = [DOMAttribute("autocomplete", entry.contentType?.attribute ?? "off")]
    if let mode = entry.keyboard?.attribute { attributes.append(DOMAttribute("inputmode", mode)) }
    if entry.disablesCorrection {
      attributes.append(DOMAttribute("autocorrect", "off"))
      attributes.append(DOMAttribute("spellcheck", "false"))
    }
    if let capitalization = entry.capitalization {
      attributes.append(DOMAttribute("autocapitalize", capitalization.attribute))
    }
    return attributes
  }

  /// The attribute that associates a field for a name or a password with the form for password
  /// managers; empty for other fields.
  func credentials(_ kind: TextFieldKind) -> [DOMAttribute] {
    let type = element.style.details?.looks?.entry?.contentType
    let isMeant = [.username, .emailAddress, .password, .newPassword, .oneTimeCode].contains(type)
    return kind == .secure || isMeant ? [DOMAttribute("form", credentialsForm)] : []
  }

  /// The value of the attribute `enterkeyhint` of a single-line field; nil for the browser's own.
  var submitHint: String? { element.style.details?.looks?.entry?.submitLabel?.attribute }
}

extension ButtonLook {
  fileprivate var className: String? {
    switch self {
    case .automatic: nil
    case .plain: "plain"
    case .borderless: "borderless"
    case .bordered: "bordered"
    case .borderedProminent: "prominent"
    }
  }
}

extension UIKeyboardType {
  fileprivate var attribute: String? {
    switch self {
    case .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    case .default, .asciiCapable, .twitter: nil
    }
  }
}

extension UITextContentType {
  fileprivate var attribute: String {
    switch self {
    case .name: "name"
    case .givenName: "given-name"
    case .familyName: "family-name"
    case .organizationName: "organization"
    case .postalCode: "postal-code"
    case .addressCity: "address-level2"
    case .fullStreetAddress: "street-address"
    case .countryName: "country-name"
    case .telephoneNumber: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    }
  }
}

extension TextInputAutocapitalization {
  fileprivate var attribute: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension SubmitLabel {
  fileprivate var attribute: String {
    switch self {
    case .done, .join, .route, .continue: "done"
    case .go: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next: "next"
    }
  }
}
#endif
