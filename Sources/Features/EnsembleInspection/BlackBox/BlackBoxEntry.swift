// SPDX-License-Identifier: MIT

/// An entry of a black box.
package struct BlackBoxEntry: Codable, Sendable, Equatable {
  /// The kind of event that an entry records.
  package enum Kind: UInt8, Codable, Sendable {
    case storeCreated = 1
    case action, effectStarted, effectEnded, effectCancelled, storeReleased
    /// An action whose reducer is running, or has crashed.
    case reduction
    /// An issue that was reported.
    case issue
  }

  /// The number of the entry in its file; the first is 1.
  package var number: UInt64 = 0
  /// The time since the start of the box, in nanoseconds.
  package var time: UInt64 = 0
  package var kind: Kind
  /// The number of the store in its process.
  package var store: UInt32
  /// The number of the action in its store; for an effect, of the action that has started it.
  package var action: UInt64 = 0
  /// The number of the effect; for an action, of the effect that has sent it, 0 if a reducer has
  /// sent it, and the maximum if a view has.
  package var effect: UInt64 = 0
  /// The duration of the reducer's run, in nanoseconds.
  package var duration: UInt32 = 0
  /// The line on which the effect was created.
  package var line: UInt32 = 0
  /// The name of the feature or the case, the file of the effect, or the reason of its end.
  package var text: String

  package init(
    _ kind: Kind,
    store: UInt32,
    action: UInt64 = 0,
    effect: UInt64 = 0,
    duration: UInt32 = 0,
    line: UInt32 = 0,
    text: String = ""
  ) {
    self.kind = kind
    self.store = store
    self.action = action
    self.effect = effect
    self.duration = duration
    self.line = line
    self.text = text
  }
}

extension BlackBoxEntry: CustomStringConvertible {
  package var description: String {
    let prefix = "\(number) +\(time / 1000) µs, " + (kind == .issue ? "" : "store \(store): ")
    switch kind {
    case .storeCreated: return prefix + "created, \(text)"
    case .storeReleased: return prefix + "released"
    case .action: return prefix + "action \(action) .\(text) from \(sender), \(duration) ns"
    case .reduction: return prefix + "action \(action) .\(text) from \(sender), not finished"
    case .issue: return prefix + "issue at \(text):\(line)"
    case .effectStarted:
      return prefix + "effect \(effect) started by action \(action), \(text):\(line)"
    case .effectEnded: return prefix + "effect \(effect) ended"
    case .effectCancelled: return prefix + "effect \(effect) cancelled, \(text)"
    }
  }

  private var sender: String {
    switch effect {
    case .max: "a view"
    case 0: "a reducer"
    default: "effect \(effect)"
    }
  }
}
