// SPDX-License-Identifier: MIT

#if SQLite
import GRDB

/// Writes that are committed together, or not at all.
struct RowTransaction: Sendable {
  let writes: [PreparedWrite]
  /// The error of the first value that could not be encoded; nil if there is none.
  let error: DatabaseValueError?

  init(_ writes: [PreparedWrite]) {
    self.writes = writes
    error =
      writes.lazy.compactMap { write in
        if case .failure(let error) = write.encoded { error } else { nil }
      }.first
  }

  /// Returns a transaction for each group of rows, and for each row that belongs to none.
  static func parts(_ writes: [PreparedWrite], groupOf: (ObjectIdentifier) -> Int?) -> [Self] {
    var parts: [[PreparedWrite]] = []
    var indices: [Int: Int] = [:]
    for write in writes {
      let group = groupOf(ObjectIdentifier(write.row))
      if let index = group.flatMap({ indices[$0] }) {
        parts[index].append(write)
      } else {
        if let group { indices[group] = parts.count }
        parts.append([write])
      }
    }
    return parts.map { Self($0) }
  }

  /// Creates a transaction that combines the writes of several ones.
  init(joining parts: [Self]) {
    self.init(parts.flatMap(\.writes))
  }

  func perform(_ db: Database) throws {
    for write in writes { try write.encoded.get()(db) }
  }

  /// Returns the error of a commit as an error of the rows.
  func commitError(_ error: any Error) -> DatabaseValueError {
    let rows = writes.map { "\($0.row)" }.joined(separator: ", ")
    return .wrapping(error, .write, rows)
  }
}
#endif
