// SPDX-License-Identifier: MIT

#if Web
import Foundation

/// The memory that a process may use, from which the default number of pages follows.
package enum MemorySize {
  /// The default number of pages: a quarter of the memory, at 256 KB for each.
  static let pages = pages(ofMemory: min(ProcessInfo.processInfo.physicalMemory, groupLimit))

  package static func pages(ofMemory bytes: UInt64) -> Int {
    Int(min(max(bytes / 4 / 262_144, 128), 8192))
  }

  /// The limit of the control group of the process, as containers and services have one on Linux.
  private static var groupLimit: UInt64 {
    let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    let texts = files.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return texts.first.flatMap { limit(in: $0) } ?? .max
  }

  /// Reads the text of a limit: a number of bytes, or `max`.
  package static func limit(in text: String) -> UInt64? {
    UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
#endif
