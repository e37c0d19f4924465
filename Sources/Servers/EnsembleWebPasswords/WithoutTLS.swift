// SPDX-License-Identifier: MIT

// Says what is missing, where the names would not be found.
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
