// SPDX-License-Identifier: MIT

import Foundation

/// The folder of one store: `log-1`, `snapshot-0`, `snapshot-1000`, `log-1001`, and so on.
///
/// A log has the number of its first entry. Every file is complete, or does not exist, except for
/// the last log, whose end may be torn.
///
/// `@unchecked Sendable`: confined to the queue of the journal.
final class JournalFolder: @unchecked Sendable {
  private let files: JournalFiles
  private let store: String
  private let keepsHistory: Bool
  private let lock: FileLock
  /// The folder that replaces this one when it is set aside.
  private let successor: URL
  /// The URL to which this folder is moved before it is deleted.
  private let remains: URL
  /// The number of the next entry.
  private var next: UInt64 = 1
  private var log: LogFile?

  /// Creates the folder if it is missing, and locks it.
  init(at path: URL, store: String, keepsHistory: Bool) throws {
    files = JournalFiles(path: path, store: store)
    self.store = store
    self.keepsHistory = keepsHistory
    let manager = FileManager.default
    let parent = path.deletingLastPathComponent()
    let lockURL = JournalFolder.lockFile(of: path.lastPathComponent, in: parent)
    try Files.createFolder(lockURL.deletingLastPathComponent())
    guard let lock = try FileLock(lockURL) else { throw JournalError.inUse(store: store) }
    self.lock = lock
    // The time of the opening.
    try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: lockURL.path)
    successor = JournalFolder.successor(of: path.lastPathComponent, in: parent)
    remains = parent.appending(path: JournalFolder.remainsPrefix + path.lastPathComponent)
    // Left by a process that ended during the deletion. A failure to delete them does not prevent
    // the opening.
    try? manager.removeItem(at: remains)
    if manager.fileExists(atPath: successor.path) {
      // A process ended while it set the store aside: before or after the move.
      if manager.fileExists(atPath: path.path) {
        try manager.removeItem(at: successor)
      } else {
        try Files.move(successor, to: path)
      }
    }
    try Files.createFolder(path)
    try Files.synchronizeFolder(parent)
  }

  // MARK: Reading

  /// Returns the newest readable snapshot and the entries after it, and repairs the files.
  func read() throws -> JournalContents {
    for name in try files.names() where name.hasSuffix(".new") {
      try FileManager.default.removeItem(at: path.appending(path: name))
    }
    let reading = try files.read(files.numbers())
    var contents = reading.contents
    contents.problems = try reading.damage.map { try repair($0) }
    (next, log) = (reading.next, nil)
    // Appending continues in the last log only if it leaves no gap.
    if let last = reading.lastLog, last.end == next {
      log = try LogFile(files.url(.log, last.first), last)
    }
    return contents
  }

  /// Moves damaged data to a file that is never read, and returns a description.
  private func repair(_ damage: JournalDamage) throws -> String {
    let description = damage.description(of: store)
    switch damage {
    case .snapshot(let number):
      let copy = try moveAside(.snapshot, number)
      return "\(description) It is kept as '\(copy)'."
    case .detachedLog(let number):
      let copy = try moveAside(.log, number)
      return "\(description) It is kept as '\(copy)'."
    case .tail(let log):
      let copy = try LogFile.cut(files.url(.log, log.first), behind: log)
      let count = log.rest?.count ?? 0
      return "\(description) The \(count) bytes from there on are kept as '\(copy)'."
    }
  }

  // MARK: Writing

  func append(_ entries: [JournalEntry]) throws {
    if entries.isEmpty { return }
    for (offset, entry) in entries.enumerated() where entry.number != next + UInt64(offset) {
      throw JournalError.conflict(store: store, number: entry.number)
    }
    let file = try log ?? makeLog()
    try file.append(entries)
    next += UInt64(entries.count)
  }

  private func makeLog() throws -> LogFile {
    let file = try LogFile.create(files.url(.log, next), first: next)
    log = file
    return file
  }

  func save(_ snapshot: JournalSnapshot) throws {
    try Files.write(file(of: snapshot), to: files.url(.snapshot, snapshot.number))
    next = max(next, snapshot.number + 1)
    // Later entries begin a new log, so that this one can be removed as a whole. An empty log is
    // kept unless it would leave a gap.
    if let log, log.end > log.first || log.end != next { self.log = nil }
    try removeOld()
  }

  private func file(of snapshot: JournalSnapshot) throws -> Data {
    JournalFormat.mark + (try JournalFormat.record(JournalFormat.encode(snapshot)))
  }

  /// Removes all snapshots but the last two, and the logs whose entries the older of the two
  /// contains.
  private func removeOld() throws {
    let numbers = try files.numbers()
    guard !keepsHistory, numbers.snapshots.count > 1 else { return }
    let oldest = numbers.snapshots[numbers.snapshots.count - 2]
    for number in numbers.snapshots where number < oldest {
      try FileManager.default.removeItem(at: files.url(.snapshot, number))
    }
    // The entries of a log end where the next one begins.
    for (number, following) in zip(numbers.logs, numbers.logs.dropFirst())
    where following <= oldest + 1 {
      try FileManager.default.removeItem(at: files.url(.log, number))
    }
  }

  // MARK: Moving aside

  /// Renames the folder, and replaces it by a new one with a snapshot.
  func setAside(_ snapshot: JournalSnapshot) throws -> String {
    let manager = FileManager.default
    let parent = path.deletingLastPathComponent()
    let name = JournalNames.setAside(path.lastPathComponent) {
      !manager.fileExists(atPath: parent.appending(path: $0).path)
    }
    let other = parent.appending(path: name, directoryHint: .isDirectory)
    if manager.fileExists(atPath: successor.path) { try manager.removeItem(at: successor) }
    try manager.createDirectory(at: successor, withIntermediateDirectories: false)
    let data = try file(of: snapshot)
    let saved = JournalFiles(path: successor, store: store)
    try Files.write(data, to: saved.url(.snapshot, snapshot.number))
    try Files.move(path, to: other)
    try Files.move(successor, to: path)
    (next, log) = (snapshot.number + 1, nil)
    return other.path
  }

  /// Moves the folder to a name that is never opened, and deletes it there.
  func remove() throws {
    let manager = FileManager.default
    let parent = path.deletingLastPathComponent()
    for leftover in [remains, successor] where manager.fileExists(atPath: leftover.path) {
      try manager.removeItem(at: leftover)
    }
    // Otherwise the successor could replace the removed folder.
    try Files.synchronizeFolder(parent)
    if manager.fileExists(atPath: path.path) { try manager.moveItem(at: path, to: remains) }
    log = nil
    // The store counts as removed now. Remaining files are deleted when the name is next opened or
    // removed.
    try? Files.synchronizeFolder(parent)
    try? manager.removeItem(at: remains)
    lock.removeFile()
  }

  private func moveAside(_ kind: JournalFiles.Kind, _ number: UInt64) throws -> String {
    let file = files.url(kind, number)
    let copy = Files.free(path.appending(path: kind.name(number) + ".damaged"))
    try FileManager.default.moveItem(at: file, to: copy)
    try Files.synchronizeFolder(path)
    return copy.path
  }

  // MARK: Listing

  /// Returns the names of all stores in the folder of a journal. Changes nothing.
  static func all(in parent: URL) throws -> [String] {
    try folders(in: parent).filter { $0.value.contains(where: Files.isFolder) }.map(\.key)
  }

  /// Returns the names of the stores in the folder of a journal that are not open.
  static func unused(in parent: URL, since date: Date?) throws -> [String] {
    let all = try folders(in: parent) { deleteRemains($0, in: parent) }
    var unused: [String] = []
    for (store, folders) in all {
      guard let fileName = JournalNames.fileName(of: store) else { continue }
      let lock = lockFile(of: fileName, in: parent)
      // A store without a date was removed meanwhile.
      guard let written = folders.compactMap({ lastChange(in: $0) }).max(),
        try !FileLock.isHeld(lock)
      else { continue }
      let opened = change(of: lock.path) ?? .distantPast
      if max(written, opened) < date ?? .distantFuture { unused.append(store) }
    }
    return unused
  }

  /// Returns the folders of each store, and passes the names of removed ones to a closure.
  private static func folders(
    in parent: URL,
    remains: (String) -> Void = { _ in }
  ) throws -> [String: [URL]] {
    guard FileManager.default.fileExists(atPath: parent.path) else { return [:] }
    var all: [String: [URL]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: parent.path) {
      if name.hasPrefix(remainsPrefix) { remains(name) }
      // The successor is the store if a process ended while it set the folder aside.
      let isSuccessor = name.hasPrefix(successorPrefix)
      let fileName = isSuccessor ? String(name.dropFirst(successorPrefix.count)) : name
      guard let store = JournalNames.store(ofFileName: fileName) else { continue }
      all[store, default: []].append(parent.appending(path: name, directoryHint: .isDirectory))
    }
    return all
  }

  /// Deletes the remains of a removed store that a process has left, unless another process is
  /// deleting them.
  private static func deleteRemains(_ name: String, in parent: URL) {
    let lockURL = lockFile(of: String(name.dropFirst(remainsPrefix.count)), in: parent)
    guard let lock = try? FileLock(lockURL) else { return }
    try? FileManager.default.removeItem(at: parent.appending(path: name))
    // The store may have been opened again, and be closed now.
    let folder = parent.appending(path: lockURL.lastPathComponent)
    if !FileManager.default.fileExists(atPath: folder.path) { lock.removeFile() }
  }

  /// Returns the date of the last change in a folder; nil if there is no such folder.
  private static func lastChange(in folder: URL) -> Date? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return nil
    }
    let paths = [folder.path] + names.map { folder.appending(path: $0).path }
    return paths.compactMap { change(of: $0) }.max()
  }

  private static func change(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  // MARK: Names

  private static let successorPrefix = ".new-"
  private static let remainsPrefix = ".removed-"

  private static func lockFile(of fileName: String, in parent: URL) -> URL {
    parent.appending(path: ".locks", directoryHint: .isDirectory).appending(path: fileName)
  }

  /// Returns the folder that replaces a store's folder when it is set aside.
  static func successor(of fileName: String, in parent: URL) -> URL {
    parent.appending(path: successorPrefix + fileName)
  }

  private var path: URL { files.path }
}
