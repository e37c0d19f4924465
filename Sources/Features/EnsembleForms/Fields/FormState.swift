// SPDX-License-Identifier: MIT

import EnsembleCore

/// A state with named fields, which can be written from outside of the program.
///
/// `@FormFields` on the state registers every property under its own name. Without the macro:
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
/// Form actions can then be parsed from `display-name=Blob`, and encoded and decoded.
public protocol FormState: _FieldCoding {
  /// The fields of the form. Created by each access, so keep the value where that matters.
  static var formFields: FormFields<Self> { get }
}
