// SPDX-License-Identifier: MIT

import Foundation

/// The undamaged beginning of a file of entries with consecutive numbers.
struct LogContents: Sendable {
  /// The number of the first entry.
  let first: UInt64
  /// The longest sequence of undamaged, whole drains.
  let entries: [JournalEntry]
  /// The number of bytes of the mark and of the entries; 0 if the mark is damaged.
  let size: Int
  /// The bytes after the entries; nil if there are none.
  let rest: Data?

  /// One more than the number of the last entry.
  var end: UInt64 { first + UInt64(entries.count) }

  /// Reads the contents of a file.
  init(_ data: Data, first: UInt64) {
    self.first = first
    guard data.starts(with: JournalFormat.mark) else {
      entries = []
      size = 0
      rest = data
      return
    }
    var entries: [JournalEntry] = []
    // The entries up to the last one that ends a drain.
    var whole = 0
    var size = JournalFormat.mark.count
    var offset = size
    while let (contents, next) = JournalFormat.contents(in: data, at: offset),
      let entry = JournalFormat.entry(contents), entry.number == first + UInt64(entries.count)
    {
      entries.append(entry)
      offset = next
      if entry.isLast { (whole, size) = (entries.count, offset) }
    }
    self.entries = Array(entries.prefix(whole))
    self.size = size
    rest = size == data.count ? nil : Data(data[(data.startIndex + size)...])
  }
}

/// A file of entries with consecutive numbers.
///
/// Confined to the queue of the journal, with its folder.
final class LogFile {
  /// The number of the first entry.
  let first: UInt64
  /// One more than the number of the last entry.
  private(set) var end: UInt64
  private let url: URL
  private let file: FileHandle
  private var size: Int

  /// Opens a file with known contents, whose damaged end was cut.
  init(_ url: URL, _ contents: LogContents) throws {
    self.url = url
    first = contents.first
    end = contents.end
    size = max(contents.size, JournalFormat.mark.count)
    file = try FileHandle(forUpdating: url)
  }

  deinit {
    // Everything was synchronized, so closing loses nothing.
    try? file.close()
  }

  /// Creates a file without entries.
  static func create(_ url: URL, first: UInt64) throws -> LogFile {
    try Files.write(JournalFormat.mark, to: url)
    return try LogFile(url, LogContents(JournalFormat.mark, first: first))
  }

  /// Moves the bytes after the last entry to another file, and returns its path.
  static func cut(_ url: URL, behind contents: LogContents) throws -> String {
    let copy = Files.free(URL(filePath: url.path + ".rest"))
    try Files.write(contents.rest ?? Data(), to: copy)
    let file = try FileHandle(forUpdating: url)
    // The contents were synchronized before.
    defer { try? file.close() }
    if contents.size < JournalFormat.mark.count {
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: JournalFormat.mark)
    } else {
      try file.truncate(atOffset: UInt64(contents.size))
    }
    try file.synchronize()
    return copy.path
  }

  /// Appends entries, and waits until they are on the disk. After an error, none of them is in the
  /// file.
  func append(_ entries: [JournalEntry]) throws {
    let data = try entries.reduce(into: Data()) {
      $0.append(try JournalFormat.record(JournalFormat.encode($1)))
    }
    do {
      try file.seek(toOffset: UInt64(size))
      try file.write(contentsOf: data)
      try file.synchronize()
    } catch {
      // If this fails too, a later process cuts the torn end.
      try? file.truncate(atOffset: UInt64(size))
      throw error
    }
    size += data.count
    end += UInt64(entries.count)
  }
}
