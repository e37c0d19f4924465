// SPDX-License-Identifier: MIT

import EnsembleSharing
import Foundation
import Testing

/// Files of the computer.
@Suite struct LocalDiskTests {
  private let folder: TemporaryFolder
  private let disk = LocalDisk()

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func write(
    _ text: String,
    to name: String = "file",
    decide: (FileStamp?) -> FileReplacement = { _ in .replace }
  ) throws -> FileWriteResult {
    try disk.write(Data(text.utf8), to: folder.path(name), decide: decide)
  }

  private func permissions(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func writtenFileIsRead() throws {
    try write("a")
    #expect(try disk.read(folder.path("file"))?.data == Data("a".utf8))
    try write("b")
    #expect(folder.text("file") == "b")
    #expect(folder.names == ["file"])
  }

  @Test func largeFileIsReadAndWrittenWhole() throws {
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    _ = try disk.write(data, to: folder.path("file")) { _ in .replace }
    #expect(try disk.read(folder.path("file"))?.data == data)
    _ = try disk.write(Data(), to: folder.path("file")) { _ in .replace }
    #expect(try disk.read(folder.path("file"))?.data == Data())
  }

  @Test func missingFileIsNoError() throws {
    #expect(try disk.read(folder.path("file")) == nil)
    #expect(try disk.stamp(of: folder.path("file")) == nil)
    #expect(try disk.read(folder.path("missing/file")) == nil)
    try folder.put("", at: "file")
    #expect(try disk.stamp(of: folder.path("file/file")) == nil)
  }

  @Test func foldersAreCreatedByAWrite() throws {
    try write("a", to: "x/y/z/file")
    #expect(folder.text("x/y/z/file") == "a")
  }

  @Test func stampOfAWriteIsThatOfTheFile() throws {
    let stamp = try #require(try write("a").stamp)
    #expect(try disk.stamp(of: folder.path("file"))?.identity == stamp.identity)
    #expect(try disk.read(folder.path("file"))?.stamp.identity == stamp.identity)
  }

  @Test func eachVersionHasAnotherStamp() throws {
    try write("a")
    let first = try disk.stamp(of: folder.path("file"))?.identity
    try write("b")
    let second = try disk.stamp(of: folder.path("file"))?.identity
    #expect(first != second)
  }

  @Test func decisionIsMadeWithTheStampOfTheOldFile() throws {
    var seen: FileStamp?
    try write("a") {
      #expect($0 == nil)
      return .replace
    }
    let stamp = try disk.stamp(of: folder.path("file"))
    try write("b") {
      seen = $0
      return .replace
    }
    #expect(seen?.identity == stamp?.identity)
  }

  @Test func abandonedWriteChangesNothing() throws {
    try write("a")
    let result = try write("b") { _ in .abandon }
    #expect(result.stamp == nil)
    #expect(folder.text("file") == "a")
    #expect(folder.names == ["file"])
  }

  @Test func copiesAreKept() throws {
    for number in 1...3 {
      try folder.put("corrupt \(number)", at: "file")
      let copy = try write("\(number)") { _ in .replaceKeepingCopy }.copy
      let name = number == 1 ? "file.corrupt" : "file.corrupt-\(number)"
      #expect(copy == folder.path(name))
      #expect(folder.text(name) == "corrupt \(number)")
      #expect(folder.text("file") == "\(number)")
    }
  }

  @Test func permissionsAreKept() throws {
    try write("a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder.path("file")
    )
    try write("b")
    #expect(try permissions("file") == 0o640)
    #expect(folder.text("file") == "b")
  }

  @Test func targetOfALinkIsWritten() throws {
    try folder.makeFolder("real")
    try folder.put("a", at: "real/file")
    try folder.link("link", to: "real/file")
    try folder.link("other", to: "link")
    try write("b", to: "other")
    #expect(folder.text("real/file") == "b")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real/file"
    )
    #expect(folder.names == ["link", "other", "real"])
  }

  @Test func missingTargetOfALinkIsCreated() throws {
    try folder.link("link", to: "real/file")
    #expect(try disk.read(folder.path("link")) == nil)
    try write("a", to: "link")
    #expect(folder.text("real/file") == "a")
  }

  @Test func linkToItselfIsAnError() throws {
    try folder.link("link", to: "link")
    #expect(throws: (any Error).self) { try write("a", to: "link") }
  }

  @Test func folderInThePlaceOfTheFileIsAnError() throws {
    try folder.makeFolder("file")
    #expect(throws: (any Error).self) { try write("a") }
    #expect(throws: (any Error).self) { try disk.read(folder.path("file")) }
    #expect(folder.names == ["file"])
  }

  @Test func fileInThePlaceOfTheFolderIsAnError() throws {
    try folder.put("", at: "folder")
    #expect(throws: (any Error).self) { try write("a", to: "folder/file") }
  }

  @Test func longNamesAreWritten() throws {
    let name = String(repeating: "ü", count: 127)
    try write("a", to: name)
    try write("b", to: name)
    #expect(folder.text(name) == "b")
    #expect(folder.names.count == 1)
  }

  @Test func `a long name of few characters is written`() throws {
    // 250 bytes in ten characters.
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    let name = String(repeating: family, count: 10)
    try write("a", to: name)
    try write("b", to: name)
    #expect(folder.text(name) == "b")
    #expect(folder.names.count == 1)
  }

  @Test func `temporary files of long names with the same beginning are told apart`() throws {
    let name = String(repeating: "x", count: 200)
    var found: String?
    try write("a", to: name) { _ in
      found = folder.names.first { $0.hasSuffix(".shared-tmp") }
      return .replace
    }
    // A program leaves this file if it crashes during the write.
    let temporary = try #require(found)
    try folder.put("half", at: temporary)
    try write("b", to: name + "y")
    #expect(folder.text(temporary) == "half")
    // A disk looks for such files before the first write of a name.
    _ = try LocalDisk().write(Data("c".utf8), to: folder.path(name)) { _ in .replace }
    #expect(folder.names == [name, name + "y"])
  }

  @Test func temporaryFilesOfCrashedProgramsAreDeleted() throws {
    try folder.put("half", at: ".file.12345-1.shared-tmp")
    try folder.put("other", at: ".other.12345-1.shared-tmp")
    try write("a")
    #expect(folder.names == [".other.12345-1.shared-tmp", "file"])
  }

  @Test func timeIsThatOfStamps() throws {
    let before = disk.now
    try write("a")
    let stamp = try #require(try disk.stamp(of: folder.path("file")))
    #expect(stamp.identity.modified >= before)
    // The system may stamp files by a finer clock.
    #expect(stamp.changed <= disk.now + 1_000_000_000)
  }
}

extension FileWriteResult {
  fileprivate var stamp: FileStamp? {
    if case .written(let stamp, _) = self { stamp } else { nil }
  }

  fileprivate var copy: String? {
    if case .written(_, let copy) = self { copy } else { nil }
  }
}
