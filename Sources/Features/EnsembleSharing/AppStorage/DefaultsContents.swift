// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals
import Foundation

/// The entries of a file of defaults.
///
/// An outside change of the file replaces all entries but those that were changed here and are not
/// yet written.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`, under which no other code runs.
final class DefaultsContents: @unchecked Sendable {
  private struct Subscriber {
    let writer: StoredFile.Writer?
    let notify: @Sendable () -> Void
  }

  private struct State {
    var entries: [String: DefaultsEntry] = [:]
    var error: (any Error)?
    /// The entries that are not yet written, and the numbers of their changes.
    var unwritten: [String: Int] = [:]
    var changeCount = 0
    /// The number of changes when the entries were encoded last.
    var encodedCount = 0
    var subscribers: [String: [Int: Subscriber]] = [:]
    var lastSubscriber = 0
  }

  private let file: StoredFile
  private let storage: FileStorage
  private let writer = StoredFile.Writer()
  private let lock = Lock()
  private var state = State()
  private let subscription = LockIsolated<SharedSubscription?>(nil)

  /// Returns the entries of the file at a path.
  static func contents(at path: String, in storage: FileStorage) -> DefaultsContents {
    let file = storage.files.file(at: path)
    let contents = file.owner { DefaultsContents(file, storage) }
    contents.start()
    return contents
  }

  private init(_ file: StoredFile, _ storage: FileStorage) {
    self.file = file
    self.storage = storage
    receive(Result { try file.read() })
  }

  private func start() {
    if subscription.withValue({ $0 != nil }) { return }
    let new = file.subscribe(writer) { [weak self] in self?.receive($0) }
    // If another thread has subscribed in the meantime, the new subscription is dropped.
    subscription.withValue { if $0 == nil { $0 = new } }
  }

  // MARK: Entries

  /// The error of reading the file; while there is one, its entries are not known.
  var error: (any Error)? { lock.withLock { state.error } }

  subscript(key: String) -> DefaultsEntry? { lock.withLock { state.entries[key] } }

  var keys: [String] { lock.withLock { Array(state.entries.keys) } }

  /// Changes an entry, or removes it.
  ///
  /// - Parameters:
  ///   - source: The subscriber that is not to be notified.
  ///   - isUrgent: Whether to write the file at once.
  ///   - done: A function that is called with the result of the write.
  func set(
    _ entry: DefaultsEntry?,
    for key: String,
    source: StoredFile.Writer? = nil,
    isUrgent: Bool = false,
    done: @escaping @Sendable (Result<Void, any Error>) -> Void = { _ in }
  ) {
    let subscribers = lock.withLock {
      state.entries[key] = entry
      state.changeCount += 1
      state.unwritten[key] = state.changeCount
      return Array((state.subscribers[key] ?? [:]).values)
    }
    for subscriber in subscribers where subscriber.writer == nil || subscriber.writer !== source {
      subscriber.notify()
    }
    let waiter = StoredFile.Waiter(needsWrite: true) { [self] result in
      if case .success = result { noteWritten() }
      done(result)
    }
    file.write(
      StoredFile.Change(
        writer: writer,
        date: storage.files.disk.now,
        merges: true,
        encode: { [self] in try encode() },
        waiters: [waiter]
      ),
      isUrgent ? .now : .later
    )
  }

  /// Calls a function after each change of an entry from another source.
  func subscribe(
    to key: String,
    source: StoredFile.Writer?,
    _ notify: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let id = lock.withLock {
      state.lastSubscriber += 1
      let subscriber = Subscriber(writer: source, notify: notify)
      state.subscribers[key, default: [:]][state.lastSubscriber] = subscriber
      return state.lastSubscriber
    }
    return SharedSubscription { [self] in
      let removed = lock.withLock {
        let removed = state.subscribers[key]?.removeValue(forKey: id)
        if state.subscribers[key]?.isEmpty == true { state.subscribers[key] = nil }
        return removed
      }
      withExtendedLifetime(removed) {}
    }
  }

  // MARK: File

  private func encode() throws -> Data {
    let entries = lock.withLock {
      state.encodedCount = state.changeCount
      return state.entries
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(entries)
  }

  private func noteWritten() {
    lock.withLock {
      state.error = nil
      state.unwritten = state.unwritten.filter { $0.value > state.encodedCount }
    }
  }

  /// Replaces the entries by the entries of the file.
  private func receive(_ content: Result<FileContent?, any Error>) {
    do {
      let entries = try decode(content.get())
      let subscribers = lock.withLock {
        state.error = nil
        return entries.map(replaceEntries) ?? []
      }
      for subscriber in subscribers { subscriber.notify() }
    } catch {
      lock.withLock { state.error = error }
    }
  }

  /// - Returns: The entries; nil for an empty file, which does not remove entries, since another
  ///   program may have truncated the file in order to write it.
  private func decode(_ content: FileContent?) throws -> [String: DefaultsEntry]? {
    guard let content else { return [:] }
    if content.data.isEmpty { return nil }
    do {
      return try JSONDecoder().decode([String: DefaultsEntry].self, from: content.data)
    } catch {
      file.keep(content.stamp)
      throw FileStorageError(.decode, file.path, error)
    }
  }

  /// - Returns: The subscribers to the entries that have changed.
  private func replaceEntries(by entries: [String: DefaultsEntry]) -> [Subscriber] {
    var entries = entries
    for key in state.unwritten.keys { entries[key] = state.entries[key] }
    let old = state.entries
    state.entries = entries
    return state.subscribers.filter { old[$0.key] != entries[$0.key] }.values.flatMap(\.values)
  }
}
