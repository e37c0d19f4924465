// SPDX-License-Identifier: MIT

/// The shared values of a replay: copies of the recorded values, which the replay changes instead
/// of the actual ones.
package final class SharedReplay {
  private typealias Values = [ObjectIdentifier: (root: any SharedRoot, value: KeptValue)]

  private var values: Values = [:]
  /// For each cell, the first value that was read.
  private var firstValues: Values = [:]

  init() {}

  /// Returns a replay that begins with the same values.
  package func copy() -> SharedReplay {
    let copy = SharedReplay()
    copy.values = values
    return copy
  }

  /// Calls a function that reads and writes the values of the replay.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try SharedOverlay.with(self, body)
  }

  /// Sets a value to the one that was read in the recording.
  package func take(_ read: SharedReadLog.Read) {
    let id = ObjectIdentifier(read.root)
    if values[id] == nil { firstValues[id] = (read.root, read.kept) }
    set(read.root, read.kept)
  }

  /// Sets a value to one that is read later in the recording, if the replay has none yet: since it
  /// was not read before, it is the same now.
  package func foresee(_ read: SharedReadLog.Read) {
    if values[ObjectIdentifier(read.root)] == nil { set(read.root, read.kept) }
  }

  /// Returns the value that the replay has; nil for none.
  package func knownValue(of root: any SharedRoot) -> Any? {
    values[ObjectIdentifier(root)]?.value.any
  }

  /// Calls a function that compares two states: it first reads the values of an earlier copy, then
  /// those of this replay.
  ///
  /// A value that the copy does not know had not changed before it was read.
  package func compare<R>(with earlier: SharedReplay, _ body: () throws -> R) rethrows -> R {
    earlier.values.merge(firstValues) { known, _ in known }
    return try SharedOverlay.with(SharedComparison(earlier, self), body)
  }

  func set(_ root: any SharedRoot, _ value: KeptValue) {
    values[ObjectIdentifier(root)] = (root, value)
  }

  func value<Value>(of cell: SharedCell<Value>) -> Value {
    // The value of a cell has its type.
    values[ObjectIdentifier(cell)].map {
      unsafeDowncast($0.value, to: KeptValueOf<Value>.self).value
    }
      ?? cell.latest
  }

  func withValue<Value, R>(
    of cell: SharedCell<Value>,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    var value = value(of: cell)
    defer { set(cell, KeptValueOf(value)) }
    return try operation(&value)
  }
}

/// The shared values at two points of a replay.
package final class SharedComparison {
  private let after: SharedReplay
  /// The values that are read.
  private(set) var side: SharedReplay

  init(_ before: SharedReplay, _ after: SharedReplay) {
    side = before
    self.after = after
  }

  /// Calls a function that reads the later values.
  func later<R>(_ body: () -> R) -> R {
    let earlier = side
    side = after
    defer { side = earlier }
    return body()
  }

  /// Calls a function that reads the later values, if values are compared on this thread.
  package static func later<R>(_ body: () -> R) -> R {
    guard case .comparison(let comparison) = SharedOverlay.current else { return body() }
    return comparison.later(body)
  }
}
