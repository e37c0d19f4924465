// SPDX-License-Identifier: MIT

import Foundation

/// A file of entries with consecutive numbers.
///
/// Confined to the queue of the journal, with its folder.
final class LogFile {
  /// The number of the first entry.
  let first: UInt64
  /// The number behind that of the last entry.
  private(set) var end: UInt64
  private let url: URL
  private let file: FileHandle
  private var size = 0

  init(_ url: URL, first: UInt64) throws {
    self.url = url
    self.first = first
    end = first
    file = try FileHandle(forUpdating: url)
  }

  deinit {
    // Everything was synchronized, so closing loses nothing.
    try? file.close()
  }

  /// Creates a file without entries.
  static func create(_ url: URL, first: UInt64) throws -> LogFile {
    try Files.write(JournalFormat.mark, to: url)
    let log = try LogFile(url, first: first)
    log.size = JournalFormat.mark.count
    return log
  }

  /// Returns the longest sequence of undamaged, whole drains, and the bytes behind it; nil if there are none.
  func read() throws -> (entries: [JournalEntry], rest: Data?) {
    let data = try Data(contentsOf: url)
    guard data.starts(with: JournalFormat.mark) else { return ([], data) }
    var entries: [JournalEntry] = []
    // The entries up to the last one that ends a drain.
    var whole = 0
    size = JournalFormat.mark.count
    var offset = size
    while let (contents, next) = JournalFormat.contents(in: data, at: offset),
      let entry = JournalFormat.entry(contents), entry.number == first + UInt64(entries.count)
    {
      entries.append(entry)
      offset = next
      if entry.isLast { (whole, size) = (entries.count, offset) }
    }
    end = first + UInt64(whole)
    let rest = size == data.count ? nil : data[(data.startIndex + size)...]
    return (Array(entries.prefix(whole)), rest)
  }

  /// Moves the bytes behind the last entry to another file, and returns its path.
  func cut(_ rest: Data) throws -> String {
    let place = Files.free(URL(filePath: url.path + ".rest"))
    try Files.write(Data(rest), to: place)
    if size < JournalFormat.mark.count {
      size = JournalFormat.mark.count
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: JournalFormat.mark)
    }
    try file.truncate(atOffset: UInt64(size))
    try file.synchronize()
    return place.path
  }

  /// Appends entries, and waits until the disk has them. After an error, none of them is in the file.
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
