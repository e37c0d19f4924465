// SPDX-License-Identifier: MIT

import Foundation

/// The files in the folder of a store, for reading. ``JournalFolder`` changes them.
struct JournalFiles: Sendable {
  enum Kind: String {
    case log
    case snapshot

    func name(_ number: UInt64) -> String { "\(rawValue)-\(number)" }
  }

  /// The numbers in the file names, in order.
  struct Numbers: Equatable {
    var snapshots: [UInt64]
    var logs: [UInt64]
  }

  let path: URL
  let store: String

  func url(_ kind: Kind, _ number: UInt64) -> URL {
    path.appending(path: kind.name(number))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path.path)
  }

  /// Returns the numbers of all files, from a single listing of the folder.
  func numbers() throws -> Numbers {
    let names = try names()
    return Numbers(
      snapshots: Self.numbers(of: .snapshot, in: names),
      logs: Self.numbers(of: .log, in: names)
    )
  }

  private static func numbers(of kind: Kind, in names: [String]) -> [UInt64] {
    let prefix = kind.rawValue + "-"
    return names.compactMap { name in
      name.hasPrefix(prefix) ? UInt64(name.dropFirst(prefix.count)) : nil
    }
    .sorted()
  }

  // MARK: Reading

  /// Returns the newest readable snapshot, the entries after it, and the damaged parts. Changes
  /// nothing.
  func read(_ numbers: Numbers) throws -> JournalReading {
    var reading = JournalReading()
    for number in numbers.snapshots.reversed() {
      if let snapshot = try snapshot(number) {
        reading.contents.snapshot = snapshot
        break
      }
      reading.damage.append(.snapshot(number))
    }
    if let snapshot = reading.contents.snapshot { reading.next = snapshot.number + 1 }
    // Without a snapshot, the entries cannot be replayed.
    var isBroken = reading.contents.snapshot == nil
    for number in numbers.logs {
      // Entries before the snapshot may be missing, but not entries after it.
      if isBroken || number > reading.next {
        reading.damage.append(.detachedLog(number))
        isBroken = true
        continue
      }
      let log = try log(number)
      if let last = log.entries.last, last.number >= reading.next {
        let next = reading.next
        reading.contents.entries += log.entries.filter { $0.number >= next }
        reading.next = last.number + 1
      }
      // A later log may continue after a snapshot that contains the lost entries.
      if log.rest != nil { reading.damage.append(.tail(log)) }
      reading.lastLog = log
    }
    return reading
  }

  /// Returns the readable snapshots before another one, each with the remaining entries up to the
  /// next one, without a gap.
  func spans(before last: UInt64, _ numbers: Numbers) throws -> [JournalContents] {
    let snapshots = try numbers.snapshots.filter { $0 < last }.compactMap { try snapshot($0) }
    guard let first = snapshots.first else { return [] }
    var entries: [JournalEntry] = []
    for (offset, number) in numbers.logs.enumerated() where number <= last {
      // The entries of a log end where the next one begins.
      let isNeeded = offset + 1 == numbers.logs.count || numbers.logs[offset + 1] > first.number + 1
      if isNeeded { entries += try log(number).entries }
    }
    let ends = snapshots.dropFirst().map(\.number) + [last]
    return zip(snapshots, ends).map { snapshot, end in
      var span = JournalContents(snapshot: snapshot)
      var next = snapshot.number + 1
      for entry in entries where entry.number == next && next <= end {
        span.entries.append(entry)
        next += 1
      }
      return span
    }
  }

  private func snapshot(_ number: UInt64) throws -> JournalSnapshot? {
    let data = try Data(contentsOf: url(.snapshot, number))
    guard data.starts(with: JournalFormat.mark),
      let (contents, end) = JournalFormat.contents(in: data, at: JournalFormat.mark.count),
      end == data.count, let snapshot = JournalFormat.snapshot(contents), snapshot.number == number
    else { return nil }
    return snapshot
  }

  private func log(_ number: UInt64) throws -> LogContents {
    LogContents(try Data(contentsOf: url(.log, number)), first: number)
  }
}

/// The findings in the files of a store.
struct JournalReading {
  var contents = JournalContents()
  /// One more than the number of the last entry.
  var next: UInt64 = 1
  /// The last log that is not detached.
  var lastLog: LogContents?
  var damage: [JournalDamage] = []

  /// Adds descriptions of the damage to the contents of a store that another process may be
  /// writing.
  ///
  /// The end of the last log is left out: it may be an entry that is being written.
  mutating func describeDamage(of store: String) {
    for item in damage {
      if case .tail(let log) = item, log.first == lastLog?.first { continue }
      contents.problems.append(item.description(of: store))
    }
  }
}

/// A damaged part of a store.
enum JournalDamage {
  case snapshot(UInt64)
  /// A log that continues entries or a snapshot that are missing.
  case detachedLog(UInt64)
  /// The end of a log.
  case tail(LogContents)

  func description(of store: String) -> String {
    switch self {
    case .snapshot(let number): "The snapshot \(number) of '\(store)' is damaged."
    case .detachedLog(let number):
      "The log \(number) of '\(store)' continues entries or a snapshot that are missing."
    case .tail(let log):
      "The log \(log.first) of '\(store)' is damaged behind the entry \(log.end - 1)."
    }
  }
}
