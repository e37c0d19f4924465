// SPDX-License-Identifier: MIT

/// Makes the stored properties of a struct the fields of a form.
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
/// The macro adds a conformance to `FormState`. Every stored `var` whose type is a `FormValue`
/// becomes a field. Properties of other types are skipped silently; ``FormField()`` on such a
/// property makes the compiler report the missing conformance. A private property, or one whose
/// setter is less accessible than its getter, is skipped unless it has ``FormField()``. A property
/// with ``FormFieldIgnored()`` is always skipped.
@attached(extension, conformances: FormState)
@attached(member, names: named(formFields))
public macro FormFields() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldsMacro>")

/// Makes a property a field of a form, even if it is computed or private.
///
/// ```swift
/// @FormField private var email = ""
/// ```
///
/// Its type must be a `FormValue`. See ``FormFields()``.
@attached(peer)
public macro FormField() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")

/// Makes a property a field of a form, under a given name.
///
/// ```swift
/// @FormField("daily-digest") var digest = Digest.daily
/// ```
///
/// Renaming the property then leaves the name of the field unchanged. See ``FormFields()``.
@attached(peer)
public macro FormField(_ name: String) =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")

/// Excludes a property from the fields of a form.
///
/// ```swift
/// @FormFieldIgnored var draft = ""
/// ```
///
/// The property stays writable by key path, but not by name. See ``FormFields()``.
@attached(peer)
public macro FormFieldIgnored() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.FormFieldMarkMacro>")
