// SPDX-License-Identifier: MIT

// Says what is missing, where the names would not be found.
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
