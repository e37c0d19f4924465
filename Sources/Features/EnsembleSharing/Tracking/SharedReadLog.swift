// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// A log of the shared values that the reducers of a store read, from which a replay provides the
/// same values. Changes by the reducers themselves are not logged as reads, since a replay repeats
/// them.
///
/// `@unchecked Sendable`: confined to the isolation of the store.
package final class SharedReadLog: @unchecked Sendable {
  /// A shared value, as a reducer has read it.
  package struct Read {
    /// The position at which it was read.
    package let position: UInt64
    package let root: any SharedRoot
    let kept: KeptValue

    package var value: Any { kept.any }
  }

  /// A change of a shared value by a reducer.
  package struct Write {
    /// The position at which it was changed.
    package let position: UInt64
    /// The value's property, as it describes itself.
    package let description: String
    /// The file of the change.
    package let fileID: String
    /// The line of the change.
    package let line: UInt
  }

  @exclusivity(unchecked) private var position: UInt64 = 0
  /// The values that were read since ``takeSegment()``, in order.
  package private(set) var reads: [Read] = []
  /// The changes since ``takeSegment()``, in order.
  package private(set) var writes: [Write] = []
  /// The values that a replay knows at this position, with their versions.
  private var known: [ObjectIdentifier: (root: any KeptRoot, version: UInt64)] = [:]
  @exclusivity(unchecked) private var outer: UnsafeMutableRawPointer?

  package init() {}

  /// Begins to record the reads of this thread.
  ///
  /// - Parameter position: The position of the code that is running.
  package func begin(at position: UInt64) {
    self.position = position
    outer = SharedOverlay.enter(self)
  }

  /// Ends the recording that ``begin(at:)`` has begun.
  package func end() { SharedOverlay.leave(to: outer) }

  /// Returns the reads and writes since the last call.
  package func takeSegment() -> (reads: [Read], writes: [Write]) {
    defer { (reads, writes) = ([], []) }
    return (reads, writes)
  }

  /// Returns a replay that begins with the current values.
  package func makeReplay() -> SharedReplay {
    let replay = SharedReplay()
    for (root, _) in known.values { replay.set(root, root.keep()) }
    return replay
  }

  /// The values with which a replay would begin.
  package var knownValues: [Any] { known.values.map { $0.root.keep().any } }

  func value<Value>(of cell: SharedCell<Value>) -> Value {
    let value = cell.observedValue
    note(cell, value)
    return value
  }

  func change<Value, R>(
    _ cell: SharedCell<Value>,
    _ site: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    note(cell, cell.latest)
    // A replay repeats the operation, and so gets the same value.
    defer { known[ObjectIdentifier(cell)] = (cell, cell.changeCount) }
    writes.append(
      Write(
        position: position,
        description: cell.description,
        fileID: "\(site.fileID)",
        line: site.line
      )
    )
    return try cell.change(site, operation)
  }

  private func note<Value>(_ cell: SharedCell<Value>, _ value: Value) {
    let id = ObjectIdentifier(cell)
    let version = cell.changeCount
    if known[id]?.version == version { return }
    known[id] = (cell, version)
    reads.append(Read(position: position, root: cell, kept: KeptValueOf(value)))
  }
}

/// A shared value that can be copied.
private protocol KeptRoot: SharedRoot {
  func keep() -> KeptValue
}

extension SharedCell: KeptRoot {
  fileprivate func keep() -> KeptValue { KeptValueOf(latest) }
}
