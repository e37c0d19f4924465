// SPDX-License-Identifier: MIT

import EnsembleLint
import Foundation
import Testing

@Suite("Files and folders")
final class SourceFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("lint-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes files into the folder.
  private func write(_ paths: String..., text: String = "") throws {
    for path in paths {
      let url = root.appendingPathComponent(path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func names(_ paths: String...) throws -> [Substring] {
    try SourceFolder(paths.map { "\(root.path)/\($0)" }).sources
      .map { $0.path.dropFirst(root.path.count + 1) }
  }

  @Test func `a link to a folder is followed if it is given`() throws {
    try write("Real/A.swift", "Real/Out/B.swift")
    try write("Real/.ensemble-lint.json", text: #"{"excluded": ["Out"]}"#)
    let link = root.appendingPathComponent("Real/Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: root)
    #expect(try names("Real") == ["Real/A.swift"])
    #expect(try names("Real/Link") == ["Real/Link/Real/A.swift"])
  }

  @Test func `a file that is given twice is read once`() throws {
    try write("A.swift", "B/C.swift")
    #expect(try names("A.swift", "./A.swift", "B", "") == ["A.swift", "B/C.swift"])
  }

  @Test func `sources of other packages are left out, unless they are given`() throws {
    try write("Pods/A.swift", "B/checkouts/C.swift", "D.swift")
    #expect(try names("") == ["D.swift"])
    #expect(try names("Pods") == ["Pods/A.swift"])
  }

  @Test func `a file of another language is refused`() throws {
    try write("r.md")
    let error = #expect(throws: SourceFolder.ReadError.self) { try names("r.md") }
    #expect(error?.description.hasSuffix("r.md: This is no Swift file.") == true)
  }

  @Test func `a file that is written keeps its permissions, and a link stays one`() throws {
    try write("A.swift")
    let file = root.appendingPathComponent("A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = root.appendingPathComponent("L.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try LintSource(path: link.path, text: "let a = 1\n").write()
    #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }
}
