// SPDX-License-Identifier: MIT

#if SQLite
public import EnsembleSharing
import EnsembleConcurrency
import IssueReporting

/// Changes several shared values, and writes them in one transaction.
///
/// ```swift
/// withSharedTransaction($checking, $savings) {
///   $checking.withLock { $0 -= 100 }
///   $savings.withLock { $0 += 100 }
/// }
/// ```
///
/// The values change at once. They are written on another thread, atomically, even if the program
/// crashes meanwhile. If writing fails, the values in memory are kept, the error is the `saveError`
/// of each, and the next change of any of them is written together with the others.
///
/// If the function throws, the previous values are restored, and the error is thrown. This also
/// reverts concurrent changes by other threads.
///
/// - Parameters:
///   - shared: The values, which all have keys of this module, in one database; otherwise an issue
///     is reported, and each change is written separately.
///   - changes: A function that changes them. Other changes of the database's keys are not written
///     until it returns.
/// - Returns: The result of the function.
@discardableResult
public func withSharedTransaction<each Value, R>(
  _ shared: repeat Shared<each Value>,
  changes: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let group = SharedGroup(repeat each shared)
  group.reportMisuse(fileID, filePath, line, column)
  return try group.perform(changes, restoring: restoring(repeat each shared)) { _ in }
}

/// Changes several shared values, writes them in one transaction, and waits for its end.
///
/// The changes run on the actor of the caller.
///
/// - Parameters:
///   - shared: The values, which all have keys of this module, in one database.
///   - changes: A function that changes them.
/// - Returns: The result of the function.
/// - Throws: The error of the function, or of the transaction, which is also the `saveError` of
///   each value.
@discardableResult
public nonisolated(nonsending) func withSharedTransaction<each Value, R>(
  _ shared: repeat Shared<each Value>,
  changes: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws -> R {
  let group = SharedGroup(repeat each shared)
  group.reportMisuse(fileID, filePath, line, column)
  let (results, answers) = AsyncStream<Result<Void, any Error>>.makeStream()
  let result = try group.perform(changes, restoring: restoring(repeat each shared)) {
    answers.yield($0)
  }
  var remaining = group.roots.count
  if remaining == 0 { return result }
  for await answer in results {
    try answer.get()
    remaining -= 1
    if remaining == 0 { break }
  }
  return result
}

/// Returns a function that restores the current values.
private func restoring<each Value>(_ shared: repeat Shared<each Value>) -> () -> Void {
  let before = (repeat (each shared).keptValue)
  return {
    repeat (each shared).restore(each before)
  }
}

extension Shared {
  fileprivate func restore(_ value: Value) {
    replace(with: value)
  }
}

/// The values that are changed in one transaction.
private struct SharedGroup {
  /// The holders of the values, each once.
  let roots: [any SharedRoot]
  private let keys: [(any RowKey)?]

  init<each Value>(_ shared: repeat Shared<each Value>) {
    var all: [any SharedRoot] = []
    for one in repeat each shared {
      let root = one.root
      if !all.contains(where: { $0 === root }) { all.append(root) }
    }
    roots = all
    keys = all.map { $0.key as? any RowKey }
  }

  /// The database of all values; nil if there is none.
  private var store: RowStore? {
    guard let first = keys.first??.store, keys.allSatisfy({ $0?.store === first }) else {
      return nil
    }
    return first
  }

  func reportMisuse(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    if store != nil || roots.isEmpty { return }
    let rows = roots.map { "\($0.description)" }.joined(separator: ", ")
    reportIssue(
      """
      The values of a shared transaction must have keys such as '.sqlite' and '.record', all of \
      one database. Each of these is written by itself: \(rows).
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  func perform<R>(
    _ changes: () throws -> R,
    restoring restore: () -> Void,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) rethrows -> R {
    let store = store
    store?.beginGroup()
    defer {
      // Another thread may pass a change on to its key only after the group, so the latest values
      // are saved here.
      for root in roots { root.saveLatest(done) }
      store?.endGroup(keys.compactMap { $0?.anyRow })
    }
    do {
      return try changes()
    } catch {
      restore()
      throw error
    }
  }
}
#endif
