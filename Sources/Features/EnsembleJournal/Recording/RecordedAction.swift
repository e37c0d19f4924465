// SPDX-License-Identifier: MIT

import Foundation

/// An action that is not encoded yet.
struct RecordedAction<Action: Encodable & Sendable>: Sendable {
  let number: UInt64
  let stamp: JournalStamp
  let origin: JournalEntry.Origin
  let action: Action
  /// Whether the action is the last one of its drain.
  var isLast = false

  /// Returns the entry of the action.
  func entry(version: Int, _ encoder: JSONEncoder) throws -> JournalEntry {
    JournalEntry(
      number: number,
      version: version,
      stamp: stamp,
      origin: origin,
      isLast: isLast,
      action: try encoder.encode(action)
    )
  }
}
