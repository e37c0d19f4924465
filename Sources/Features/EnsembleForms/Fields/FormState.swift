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
  /// The fields of the form. Each access creates the value, so keep it if that is too slow.
  // Isolated to the main actor, like the properties of states in a module with that default
  // isolation.
  @MainActor static var formFields: FormFields<Self> { get }
}

extension FormState {
  /// The fields, of a property whose type does not state its isolation.
  static var unisolatedFormFields: FormFields<Self> {
    // It only forms key paths. See `Reducer.unisolatedReduce` for the cast.
    let fields: @MainActor () -> FormFields<Self> = { Self.formFields }
    return unsafeBitCast(fields, to: (() -> FormFields<Self>).self)()
  }
}
