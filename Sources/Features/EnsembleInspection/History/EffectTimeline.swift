// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleConcurrency

package struct EffectRecord: Sendable, Equatable, Identifiable {
  /// The end of an effect.
  package enum End: Sendable, Equatable {
    /// The operation has returned.
    case finished
    /// The effect was cancelled, by an action if one was being processed.
    case cancelled(EffectCancellation, by: UInt64?)
  }

  /// The number of the effect in its process.
  package let id: UInt64
  /// The path of the feature that has started it.
  package let path: String
  /// The file in which it was created.
  package let fileID: String
  /// The line on which it was created.
  package let line: UInt
  /// The number of the action that it follows from.
  package let cause: UInt64
  /// Whether it follows from the state, and not from an action.
  package let isSupervised: Bool
  /// The descriptions of its identifiers, the innermost first.
  package let identifiers: [String]
  /// The time of its start.
  package let start: ContinuousClock.Instant
  /// The reason of its end; nil for an effect that is running.
  package var ending: End?
  /// The number of the last action before its end; nil for an effect that is running.
  package var endedAfter: UInt64?
  /// The time of its end, or of its cancellation; nil for an effect that is running.
  package var end: ContinuousClock.Instant?
}

/// The recorded effects of one store.
final class EffectTimeline: Sendable {
  private struct Contents {
    var records: [EffectRecord] = []
    /// The number of records that were forgotten.
    var forgotten = 0
    /// The number of the last action whose effects were forgotten; nil for none.
    var forgottenCause: UInt64?
    /// The positions of running effects, counting removed records.
    var running: [UInt64: Int] = [:]
  }

  private let contents = LockIsolated(Contents())
  private let limit: Int

  init(limit: Int) { self.limit = max(1, limit) }

  /// The recorded effects, in the order of their start.
  var records: [EffectRecord] { contents.withValue { $0.records } }

  /// The number of the last action whose effects were forgotten, at least in part; nil for none.
  var forgottenCause: UInt64? { contents.withValue { $0.forgottenCause } }

  /// The number of effects that are running.
  var runningCount: Int { contents.withValue { $0.running.count } }

  /// Returns the location where an effect was created; nil if its record was removed.
  func location(of id: UInt64) -> String? {
    contents.withValue { contents in
      // Effects are numbered in the order of their starts, so the records are sorted.
      var (low, high) = (0, contents.records.count)
      while low < high {
        let middle = (low + high) / 2
        if contents.records[middle].id < id { low = middle + 1 } else { high = middle }
      }
      guard low < contents.records.count, contents.records[low].id == id else { return nil }
      return "\(contents.records[low].fileID):\(contents.records[low].line)"
    }
  }

  func start(_ effect: EngineEffect) {
    let record = EffectRecord(
      id: effect.id,
      path: effect.path,
      fileID: effect.fileID,
      line: effect.line,
      cause: effect.cause,
      isSupervised: effect.isSupervised,
      identifiers: effect.identifiers,
      start: .now
    )
    contents.withValue { contents in
      contents.running[effect.id] = contents.forgotten + contents.records.count
      contents.records.append(record)
      // Removes many records at once, since each removal moves the remaining ones.
      guard contents.records.count > limit + limit / 4 else { return }
      let excess = contents.records.count - limit
      contents.forgottenCause = contents.records[..<excess].map(\.cause).max()
      contents.records.removeFirst(excess)
      contents.forgotten += excess
    }
  }

  func cancel(_ id: UInt64, _ reason: EffectCancellation, by action: UInt64?) {
    change(id) { record in
      record.ending = .cancelled(reason, by: action)
      record.end = .now
    }
  }

  func end(_ id: UInt64, after number: UInt64) {
    change(id) { record in
      record.endedAfter = number
      record.ending = record.ending ?? .finished
      record.end = record.end ?? .now
    }
    contents.withValue { _ = $0.running.removeValue(forKey: id) }
  }

  private func change(_ id: UInt64, _ body: @Sendable (inout EffectRecord) -> Void) {
    contents.withValue { contents in
      guard let position = contents.running[id], position >= contents.forgotten else { return }
      body(&contents.records[position - contents.forgotten])
    }
  }
}
