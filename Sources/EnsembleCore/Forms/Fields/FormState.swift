// SPDX-License-Identifier: MIT

/// State whose fields have names, by which they can be written from outside of the program.
///
/// `@FormFields` on the state names every property after itself. By hand:
///
/// ```swift
/// extension Settings.State: FormState {
///   static var formFields: FormFields<Self> {
///     [
///       FormField("display-name", \.displayName),
///       FormField("digest", \.digest),
///     ]
///   }
/// }
/// ```
///
/// With the names, form actions can be read from `display-name=Blob`, and encoded and decoded.
public protocol FormState {
  /// The fields of the form. Made anew at each use: ask once where that matters.
  static var formFields: FormFields<Self> { get }
}
