// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Foundation
import Testing

@Suite("Memory that a process may use")
struct MemorySizeTests {
  /// Returns the limit of the control group of a process in a file system with some files.
  private func limit(_ files: [String: String]) throws -> UInt64 {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return MemorySize.groupLimit(root: root.path)
  }

  private let system = "sys/fs/cgroup"

  @Test func `without control groups, there is no limit`() throws {
    #expect(try limit([:]) == .max)
    #expect(try limit(["proc/self/cgroup": "0::/app.slice\n"]) == .max)
    #expect(try limit(["proc/self/cgroup": "no group\n:\n"]) == .max)
  }

  @Test func `a container sees its own group as the root`() throws {
    let files = ["proc/self/cgroup": "0::/\n", "\(system)/memory.max": "536870912\n"]
    #expect(try limit(files) == 536_870_912)
    #expect(try limit(["\(system)/memory.max": "536870912\n"]) == 536_870_912)
    #expect(try limit(["\(system)/memory.max": "max\n"]) == .max)
  }

  @Test(
    arguments: [
      ("1000", "2000", "max", 1000), ("max", "2000", "3000", 2000), ("3000", "max", "1000", 1000),
      ("max", "max", "max", nil), ("", "2000", "max", 2000),
    ] as [(String, String, String, UInt64?)]
  )
  func `the smallest limit of the group and of those around it holds`(
    own: String,
    parent: String,
    root: String,
    expected: UInt64?
  ) throws {
    let limit = try limit([
      "proc/self/cgroup": "0::/system.slice/counter.service\n",
      "\(system)/system.slice/counter.service/memory.max": own,
      "\(system)/system.slice/memory.max": parent,
      "\(system)/memory.max": root,
      "\(system)/system.slice/other.service/memory.max": "1",
    ])
    #expect(limit == expected ?? .max)
  }

  @Test func `version 1 has a hierarchy for memory`() throws {
    let files = [
      "proc/self/cgroup": "5:cpu,cpuacct:/other\n4:memory:/docker/a:b\n0::/unified\n",
      "\(system)/memory/docker/a:b/memory.limit_in_bytes": "2000\n",
      "\(system)/memory/docker/memory.limit_in_bytes": "9223372036854771712\n",
      "\(system)/memory/other/memory.limit_in_bytes": "1000\n",
      "\(system)/unified/memory.limit_in_bytes": "1000\n",
    ]
    #expect(try limit(files) == 2000)
  }

  @Test func `paths that a container does not have lead to its root`() throws {
    for path in ["/docker/abc", "/../../other"] {
      let files = [
        "proc/self/cgroup": "4:memory:\(path)\n0::\(path)\n",
        "\(system)/memory/memory.limit_in_bytes": "2000\n",
        "sys/other/memory.max": "1000\n",
      ]
      #expect(try limit(files) == 2000)
    }
  }
}
#endif
