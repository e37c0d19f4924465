// SPDX-License-Identifier: MIT

import Foundation

/// The contents of one store in memory: snapshots, each with the entries after it, up to the next
/// one.
struct MemoryHistory: Sendable {
  /// The spans in order, at least one. The store continues with the last one.
  private(set) var spans: [JournalContents]
  /// The sizes of the spans.
  private var sizes: [Int]
  private var size: Int
  /// The number of bytes beyond which earlier spans are evicted; nil if there are no earlier ones.
  private let limit: Int?

  init(_ contents: JournalContents = JournalContents(), limit: Int?) {
    spans = [contents]
    size = Self.size(of: contents)
    sizes = [size]
    self.limit = limit
  }

  /// The last snapshot, and the entries after it.
  var last: JournalContents { spans[spans.count - 1] }

  mutating func append(_ entries: [JournalEntry]) {
    spans[spans.count - 1].entries += entries
    let added = Self.size(of: entries)
    sizes[sizes.count - 1] += added
    size += added
    evict()
  }

  /// Saves a snapshot, after which the last span begins.
  ///
  /// - Parameter number: The number after which all entries are kept in any case, for replicas that
  ///   are behind; nil for none.
  mutating func save(_ snapshot: JournalSnapshot, keepingEntriesAfter number: UInt64? = nil) {
    var previous = spans.removeLast()
    let end = previous.entries.prefix { $0.number <= snapshot.number }.count
    let next = JournalContents(snapshot: snapshot, entries: Array(previous.entries[end...]))
    previous.entries.removeSubrange(end...)
    size -= sizes.removeLast()
    // Entries without a snapshot cannot be replayed; and a snapshot with the same number as the new
    // one is replaced by it.
    if limit != nil || number != nil, let start = previous.snapshot?.number, start < snapshot.number
    {
      add(previous)
    }
    add(next)
    if limit == nil, let number {
      removeFirst(spans.dropLast().prefix { $0.entries.last?.number ?? 0 <= number }.count)
    }
    evict()
  }

  private mutating func add(_ span: JournalContents) {
    spans.append(span)
    sizes.append(Self.size(of: span))
    size += sizes[sizes.count - 1]
  }

  /// Removes the oldest spans beyond the limit. The last one stays, because the store continues
  /// with it.
  private mutating func evict() {
    guard let limit else { return }
    var (count, rest) = (0, size)
    while rest > limit, count < spans.count - 1 {
      rest -= sizes[count]
      count += 1
    }
    removeFirst(count)
  }

  private mutating func removeFirst(_ count: Int) {
    size -= sizes.prefix(count).reduce(0, +)
    spans.removeFirst(count)
    sizes.removeFirst(count)
  }

  private static func size(of contents: JournalContents) -> Int {
    let entries = size(of: contents.entries)
    guard let snapshot = contents.snapshot else { return entries }
    return entries + MemoryLayout<JournalSnapshot>.stride + snapshot.state.count
  }

  private static func size(of entries: [JournalEntry]) -> Int {
    entries.reduce(0) { $0 + MemoryLayout<JournalEntry>.stride + $1.action.count }
  }
}
