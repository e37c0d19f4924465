// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !PostgreSQL
/// Unavailable: a journal in a database of PostgreSQL.
@available(
  *,
  unavailable,
  message:
    "EnsemblePostgreSQL is empty without the package trait 'PostgreSQL': write '.package(…, traits: [\"PostgreSQL\"])'"
)
public struct PostgreSQLJournal {}
#endif
