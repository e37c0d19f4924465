// SPDX-License-Identifier: MIT

#if SQLite
public import GRDB

/// A value that is fetched from a database, and compared with others to share one observation.
///
/// ```swift
/// struct Summary: FetchKeyRequest {
///   struct Value { var players = 0, best: Player? }
///   let team: Int
///
///   func fetch(_ db: Database) throws -> Value {
///     let players = Player.filter { $0.team == team }
///     return Value(
///       players: try players.fetchCount(db),
///       best: try players.order { $0.score.desc }.fetchOne(db)
///     )
///   }
/// }
///
/// @Fetch(Summary(team: 1)) var summary = Summary.Value()
/// ```
public protocol FetchKeyRequest<Value>: Hashable, Sendable {
  /// The type of the fetched value.
  associatedtype Value: Sendable

  /// Fetches the value; all queries see the database in one state.
  ///
  /// The observation follows the tables, columns and rows that this function reads.
  func fetch(_ db: Database) throws -> Value
}
#endif
