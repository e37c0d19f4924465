// SPDX-License-Identifier: MIT

#if Web
import Foundation

/// The memory that a process may use, from which the default number of pages follows.
package enum MemorySize {
  /// The default number of pages: a quarter of the memory, at 256 KB for each.
  static let pages = pages(ofMemory: min(ProcessInfo.processInfo.physicalMemory, groupLimit()))

  package static func pages(ofMemory bytes: UInt64) -> Int {
    Int(min(max(bytes / 4 / 262_144, 128), 8192))
  }

  /// Returns the memory limit of the process's control group on Linux, as for containers and
  /// services: the smallest limit of the group and its ancestors.
  ///
  /// - Parameter root: A folder to use as the root of the file system, without a trailing slash,
  ///   for tests.
  /// - Returns: The number of bytes; `UInt64.max` without a limit.
  package static func groupLimit(root: String = "") -> UInt64 {
    // Reads the group in the hierarchy of cgroup v2, and in the memory hierarchy of v1. A container
    // may see its own group as the root, or paths that do not exist in it: then the limit of the
    // root applies.
    var (group, memoryGroup) = ("", "")
    for line in text(root + "/proc/self/cgroup")?.split(separator: "\n") ?? [] {
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      if fields[0] == "0", fields[1].isEmpty { group = String(fields[2]) }
      if fields[1].split(separator: ",").contains("memory") { memoryGroup = String(fields[2]) }
    }
    return min(
      limit(of: group, below: root + "/sys/fs/cgroup", "memory.max"),
      limit(of: memoryGroup, below: root + "/sys/fs/cgroup/memory", "memory.limit_in_bytes")
    )
  }

  /// Returns the smallest limit of a group and its ancestors.
  private static func limit(of group: String, below root: String, _ file: String) -> UInt64 {
    var names = group.split(separator: "/")
    // The group is outside of the namespace of the process.
    if names.contains("..") { names = [] }
    var smallest = UInt64.max
    while true {
      let folder = ([root] + names.map(String.init)).joined(separator: "/")
      if let contents = text("\(folder)/\(file)"), let bytes = limit(in: contents) {
        smallest = min(smallest, bytes)
      }
      if names.popLast() == nil { return smallest }
    }
  }

  private static func text(_ file: String) -> String? {
    try? String(contentsOfFile: file, encoding: .utf8)
  }

  /// Reads the text of a limit: a number of bytes, or `max`.
  package static func limit(in text: String) -> UInt64? {
    UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
#endif
