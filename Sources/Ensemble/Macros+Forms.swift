// SPDX-License-Identifier: MIT

/// Names the fields of a form after its properties.
///
/// ```swift
/// @FormFields
/// struct State {
///   var displayName = ""
///   @FormField("daily-digest") var digest = Digest.daily
///   @FormFieldIgnored var draft = ""
/// }
/// State.formFields.names                         // ["displayName", "daily-digest"]
/// try FormAction<State>("daily-digest=weekly")   // .set(\.digest, .weekly)
/// ```
///
/// Adds a conformance to `FormState`. Every stored `var` becomes a field if its type is a
/// `FormValue`. A property of any other type is no field, without a word: mark it with
/// ``FormField()`` where it should be one, and the compiler says what its type lacks. Neither is
/// one that is private or whose setter is less open than itself, unless it is marked, nor one
/// marked with ``FormFieldIgnored()``.
@attached(extension, conformances: FormState)
@attached(member, names: named(formFields))
public macro FormFields() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldsMacro>")

/// Makes a property a field of a form, also one that is computed or private.
///
/// Its type has to be a `FormValue`. See ``FormFields()``.
@attached(peer)
public macro FormField() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")

/// Makes a property a field of a form, by a name of its own.
///
/// The property can then be renamed without a change to what is known outside. See
/// ``FormFields()``.
@attached(peer)
public macro FormField(_ name: String) =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")

/// Leaves a property out of the fields of a form.
///
/// It can still be written to by a key path, but not by name. See ``FormFields()``.
@attached(peer)
public macro FormFieldIgnored() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")
