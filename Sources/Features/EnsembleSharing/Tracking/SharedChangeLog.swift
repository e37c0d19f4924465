// SPDX-License-Identifier: MIT

import CustomDump
import EnsembleCore
import EnsembleDependencies
import EnsembleInternals

/// The changes of shared values that a feature makes, in order, so that a test can assert each of
/// them in the step that made it.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`. Values are only stored and
/// returned while it is held, and released after.
package final class SharedChangeLog: @unchecked Sendable {
  private struct Entry {
    let position: Int
    let root: any SharedRoot
    let before: KeptValue
    let after: KeptValue
    let site: SourceLocation
  }

  private let lock = Lock()
  private var entries: [Entry] = []
  private var last = 0
  private var asserted = 0

  package init() {}

  /// The position of the last change; 0 if there is none.
  package var position: Int { lock.withLock { last } }

  /// The position up to which changes have been asserted.
  package var assertedPosition: Int { lock.withLock { asserted } }

  /// Returns whether there are changes to assert up to a position.
  package func hasChanges(upTo position: Int) -> Bool {
    lock.withLock { entries.contains { $0.position <= position } }
  }

  /// Forgets the changes up to a position.
  package func markAsserted(upTo position: Int) {
    var forgotten: [Entry] = []
    lock.withLock {
      asserted = max(asserted, position)
      forgotten = entries.filter { $0.position <= asserted }
      entries.removeAll { $0.position <= asserted }
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Calls a function that asserts shared values: it reads and writes expected values, which are
  /// compared with the values at a position.
  ///
  /// - Parameters:
  ///   - start: The position whose values are expected unless the function changes them.
  ///   - end: The position whose values are the actual ones.
  package func assert<R>(
    from start: Int,
    to end: Int,
    _ body: () throws -> R
  ) rethrows -> R {
    try SharedAssertion(self, from: start, to: end).run(body)
  }

  /// Whether an assertion runs on this thread in which a value may differ from the expected one.
  package static var isAsserting: Bool { SharedAssertion.current?.concernsValues ?? false }

  /// Records a change. Called under the writer lock of the cell, so that changes are in order.
  func note<Value>(
    _ cell: SharedCell<Value>,
    from before: Value,
    to after: Value,
    _ site: SourceLocation
  ) {
    let before = KeptValueOf(before)
    let after = KeptValueOf(after)
    lock.withLock {
      last += 1
      entries.append(
        Entry(position: last, root: cell, before: before, after: after, site: site)
      )
    }
  }

  /// Returns the value that a cell had at a position; its latest value if no change is known.
  func value<Value>(of cell: SharedCell<Value>, at position: Int) -> Value {
    let known: KeptValue? = lock.withLock {
      var value: KeptValue?
      for entry in entries where entry.root === cell {
        if entry.position > position { return value ?? entry.before }
        value = entry.after
      }
      return value
    }
    // Entries of a cell have its type of value.
    return known.map { unsafeDowncast($0, to: KeptValueOf<Value>.self).value } ?? cell.latest
  }

  /// Returns, for each value with unasserted changes after a position, the first of these changes,
  /// with the value's latest state.
  package func unasserted(after position: Int = 0) -> [UnassertedChange] {
    let all = lock.withLock { entries.filter { $0.position > position } }
    var order: [ObjectIdentifier] = []
    var changes: [ObjectIdentifier: UnassertedChange] = [:]
    for entry in all {
      let id = ObjectIdentifier(entry.root)
      if changes[id] == nil {
        order.append(id)
        changes[id] = UnassertedChange(
          entry.root.description,
          entry.before,
          entry.after,
          entry.site
        )
      }
      changes[id]?.after = entry.after
    }
    return order.compactMap { changes[$0] }
  }
}

/// A change of a shared value that was not asserted.
package struct UnassertedChange {
  private let rootDescription: String
  fileprivate let before: KeptValue
  fileprivate var after: KeptValue
  /// The source location of the first change.
  package let site: SourceLocation

  fileprivate init(
    _ description: String,
    _ before: KeptValue,
    _ after: KeptValue,
    _ site: SourceLocation
  ) {
    rootDescription = description
    self.before = before
    self.after = after
    self.site = site
  }

  /// The value's property, as it describes itself.
  package var description: String { after.describeProperty(rootDescription) }

  /// The property, and the difference between its values.
  package var difference: String {
    let difference = diff(before.any, after.any, format: .proportional)
    return "\(description)\n\n\(difference ?? "\(dump(before.any)) → \(dump(after.any))")"
  }

  /// A sentence that names the property and both values, on one line.
  package var summary: String {
    "Tracked unasserted changes to '\(description)': \(dump(before.any)) → \(dump(after.any))"
  }

  private func dump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text
  }
}

/// A copy of a value, without its type.
///
/// `@unchecked Sendable`: without stored properties, and its only subclass gives the reason for its
/// own.
class KeptValue: @unchecked Sendable {
  var any: Any { () }

  /// Returns the description of a property with the value.
  func describeProperty(_ rootDescription: String) -> String { rootDescription }
}

/// A copy of a value, with its type.
///
/// `@unchecked Sendable`: immutable. As for `Shared` itself, the caller is responsible for reading
/// the value on other threads.
final class KeptValueOf<Value>: KeptValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = keptCopy(value)
  }

  override var any: Any { value }

  override func describeProperty(_ rootDescription: String) -> String {
    propertyDescription("Shared", Value.self, rootDescription, value)
  }
}
