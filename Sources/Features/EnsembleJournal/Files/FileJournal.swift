// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A journal in a folder, which survives the end of the process, and a power failure.
///
/// Each store has its own folder, with snapshots, and logs of the entries between them. A process
/// locks the stores that it has open. When a store is opened, damaged parts are moved aside and
/// reported, not deleted; the undamaged beginning of a log is used.
///
/// All functions wait until their changes are on the disk. They run in the order of their calls, on
/// a separate thread.
public final class FileJournal: Journal {
  /// The folder of the journal.
  public let folder: URL
  private let keepsHistory: Bool
  private let queue = FileQueue()

  /// Creates a journal in a folder, which is created with its first store.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - keepsHistory: If `true`, entries are kept even if later snapshots contain them.
  public init(folder: URL, keepsHistory: Bool = false) {
    self.folder = folder
    self.keepsHistory = keepsHistory
  }

  public func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    guard let name = JournalNames.fileName(of: id) else {
      throw JournalError.invalidName(id)
    }
    let path = folder.appending(path: name, directoryHint: .isDirectory)
    return try await queue.run { [keepsHistory, queue] in
      let folder = try JournalFolder(at: path, store: id, keepsHistory: keepsHistory)
      let contents = try folder.read()
      return (OpenFolder(folder, id, queue), contents)
    }
  }

  // MARK: Reading without opening

  /// Reads a store that may be open, in this process or in another one, without opening it.
  ///
  /// The contents are consistent, as of some moment: they include everything that this journal has
  /// written before the call, may lack entries that another process is writing, and may include
  /// entries that are not yet durable. Nothing in the folder is changed, not even a damaged end of
  /// a log. A damaged end is not reported, because it may be an entry that is being written. To
  /// continue a store, open it.
  ///
  /// - Parameter id: The name of the store.
  /// - Returns: The last readable snapshot and the entries after it, as an opening would find them;
  ///   nil if there is no such store.
  /// - Throws: ``JournalError/invalidName(_:)``, or the error of the file system, also if the files
  ///   were replaced during each of several attempts.
  /// - Complexity: O(*n*) in the size of the snapshot and of the logs.
  public func contents(of id: String) async throws -> JournalContents? {
    try await read(id, withHistory: false)?.last
  }

  /// Reads all remaining snapshots and entries of a store that may be open, without opening it.
  ///
  /// A journal without a history keeps two snapshots, and the entries after the older one. The
  /// guarantees of ``contents(of:)`` apply here, too.
  ///
  /// - Parameter id: The name of the store.
  /// - Returns: The readable snapshots in order, each with the entries up to the next one, as far
  ///   as there is no gap. The last ones are the contents of the store. Empty if there is no such
  ///   store.
  /// - Throws: The same errors as ``contents(of:)``.
  /// - Complexity: O(*n*) in the size of all files of the store.
  public func history(of id: String) async throws -> [JournalContents] {
    try await read(id, withHistory: true) ?? []
  }

  /// Returns the sorted names of all stores, including open ones. Changes nothing in the folder.
  ///
  /// Stores that were set aside are not listed.
  ///
  /// - Parameter prefix: The characters with which the names begin; none of them has a special
  ///   meaning.
  /// - Throws: The error of the file system. A missing folder counts as empty.
  /// - Complexity: O(*n* log *n*) in the number of all stores.
  public func allStores(beginningWith prefix: String = "") async throws -> [String] {
    try await queue.run { [folder] in
      JournalNames.listed(try JournalFolder.all(in: folder), beginningWith: prefix)
    }
  }

  private func read(_ id: String, withHistory: Bool) async throws -> [JournalContents]? {
    guard let name = JournalNames.fileName(of: id) else {
      throw JournalError.invalidName(id)
    }
    return try await queue.run { [folder] in
      try JournalFiles.readShared(id, in: folder, fileName: name, withHistory: withHistory)
    }
  }

  // MARK: Listing

  public func stores(
    beginningWith prefix: String,
    unusedSince date: Date?
  ) async throws -> [String] {
    try await queue.run { [folder] in
      JournalNames.listed(try JournalFolder.unused(in: folder, since: date), beginningWith: prefix)
    }
  }

  /// Checks that the folder of the journal can be written to, or can be created.
  ///
  /// It runs after earlier operations on the disk, and reads no store.
  ///
  /// - Throws: The error of the file system.
  public func check() async throws {
    try await queue.run { [folder] in try Files.checkWriting(to: folder) }
  }
}

/// A store that is open in a folder.
///
/// `@unchecked Sendable`: `folder` is confined to the queue.
private final class OpenFolder: OpenJournal, @unchecked Sendable {
  /// The folder, which holds the lock; nil after `close`.
  private var folder: JournalFolder?
  private let id: String
  private let queue: FileQueue

  init(_ folder: JournalFolder, _ id: String, _ queue: FileQueue) {
    self.folder = folder
    self.id = id
    self.queue = queue
  }

  func append(_ entries: [JournalEntry]) async throws {
    try await queue.run { try self.opened().append(entries) }
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try await queue.run { try self.opened().save(snapshot) }
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await queue.run { try self.opened().setAside(snapshot) }
  }

  func remove() async throws {
    try await queue.run {
      try self.opened().remove()
      self.folder = nil
    }
  }

  func close() async {
    // Closing throws no error.
    try? await queue.run { self.folder = nil }
  }

  private func opened() throws -> JournalFolder {
    guard let folder else { throw JournalError.notOpen(store: id) }
    return folder
  }
}

/// The thread of a journal's files.
private final class FileQueue: Sendable {
  private let queue = DispatchQueue(label: "EnsembleJournal.FileJournal")

  func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result(catching: body)) }
    }
  }
}
