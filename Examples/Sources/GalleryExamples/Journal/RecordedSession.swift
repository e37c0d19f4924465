// SPDX-License-Identifier: MIT

import EnsembleJournal
import Foundation

/// A store in the journal of the recorded examples.
nonisolated struct RecordedSession: Equatable, Identifiable, Sendable {
  /// The name of the store: that of a session of a browser is `web-`, the example, and a hash.
  let id: String
  /// The number of the last action.
  let lastAction: UInt64
  /// The number of the last action that the snapshot contains.
  let lastSnapshot: UInt64
  /// The number of bytes of the snapshot, and of the actions after it.
  let size: Int

  /// The part of the name before the period.
  var title: String { String(id.prefix { $0 != "." }) }

  /// The beginning of the hash; empty for a store without one.
  var shortID: String { String(id.drop { $0 != "." }.dropFirst().prefix(8)) }

  var summary: String {
    let amount = size < 1_000 ? "\(size) bytes" : "\((size + 500) / 1_000) kB"
    return "action \(lastAction), snapshot \(lastSnapshot), \(amount)"
  }
}

nonisolated extension RecordedSession {
  init(id: String, contents: JournalContents) {
    let snapshot = contents.snapshot
    self.init(
      id: id,
      lastAction: contents.entries.last?.number ?? snapshot?.number ?? 0,
      lastSnapshot: snapshot?.number ?? 0,
      size: contents.entries.reduce(snapshot?.state.count ?? 0) { $0 + $1.action.count }
    )
  }
}

/// The last actions of a store, and the state of its snapshot.
nonisolated struct SessionRecord: Equatable, Sendable {
  /// The last actions, the newest first; at most ``SessionRecord/limit``.
  var actions: [JournaledAction]
  /// The number of the snapshot.
  var snapshot: UInt64
  /// The lines of the state in the snapshot, in JSON.
  var state: [JSONLine]

  /// The maximum number of actions.
  static let limit = 50
}

nonisolated extension SessionRecord {
  /// Creates the record of a store, of which some snapshots are left.
  init(history: [JournalContents]) {
    let entries = history.flatMap(\.entries).suffix(Self.limit)
    let snapshot = history.last?.snapshot
    self.init(
      actions: entries.reversed().map { JournaledAction($0) },
      snapshot: snapshot?.number ?? 0,
      state: snapshot.map { JSONLine.lines(of: $0.state) } ?? []
    )
  }
}

/// An action in a journal.
nonisolated struct JournaledAction: Equatable, Identifiable, Sendable {
  /// The number of the action in its store.
  let id: UInt64
  let time: Date
  /// The sender of the action: a store, an effect or a reducer.
  let origin: String
  /// The action in JSON, or its beginning.
  let text: String
}

nonisolated extension JournaledAction {
  init(_ entry: JournalEntry) {
    let origin =
      switch entry.origin {
      case .store: "store"
      case .effect: "effect"
      case .reducer: "reducer"
      }
    self.init(
      id: entry.number,
      time: entry.stamp.time,
      origin: origin,
      text: String(String(decoding: entry.action, as: UTF8.self).prefix(JSONLine.maximumLength))
    )
  }
}

/// A line of indented JSON.
nonisolated struct JSONLine: Equatable, Identifiable, Sendable {
  /// The number of the line.
  let id: Int
  /// The number of objects and arrays around the line.
  let depth: Int
  let text: String

  /// The maximum number of characters in a line; a screen shows fewer.
  static let maximumLength = 200
  /// The maximum number of lines, so that a large state does not fill a page.
  private static let maximumCount = 200

  /// Returns the first lines of some JSON, with sorted keys.
  static func lines(of data: Data) -> [JSONLine] {
    let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let indented = object.flatMap {
      try? JSONSerialization.data(
        withJSONObject: $0,
        options: [.fragmentsAllowed, .prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    }
    let text = String(decoding: indented ?? data, as: UTF8.self)
    let lines = text.split(separator: "\n").prefix(maximumCount)
    return lines.enumerated().map { number, line in
      let content = line.drop { $0 == " " }
      return JSONLine(
        id: number,
        depth: (line.count - content.count) / 2,
        text: String(content.prefix(maximumLength))
      )
    }
  }
}
