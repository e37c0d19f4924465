// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !TLS
/// A hash of a password.
@available(
  *,
  unavailable,
  message:
    "EnsembleWebPasswords is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
)
public struct PasswordHash {}

/// A person who signs in with a password.
@available(
  *,
  unavailable,
  message:
    "EnsembleWebPasswords is empty without the package trait 'TLS': write '.package(…, traits: [\"TLS\"])'"
)
public struct PasswordAccount {}
#endif
