// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
import CompilerSupport
import Foundation
import Testing

@Suite("Names of TCA with the trait Migration")
struct UnavailableNamesTests {
  @Test(arguments: Sample.all)
  func `each old spelling is an error in its line that names what to write`(
    sample: Sample
  ) throws {
    let report = try #require(try Sample.reports[sample.name]?.get())
    let errors = Dictionary(grouping: report.locatedErrors, by: \.line).mapValues { errors in
      Set(errors.map(\.text))
    }
    let expectations = sample.expectations
    for line in Set(errors.keys).union(expectations.keys).sorted() {
      let found = errors[line, default: []].sorted()
      let expected = expectations[line, default: []]
      for text in expected {
        #expect(found.contains { $0.contains(text) }, "Line \(line): \(found)")
      }
      for text in found {
        #expect(
          expected.contains { text.contains($0) },
          "Line \(line) has another error: \(text)"
        )
      }
    }
    #expect(!expectations.isEmpty)
  }

  @Test func `each declared name is in one of the samples`() throws {
    var used: Set<Declaration> = []
    for report in Sample.reports.values {
      for place in try report.get().unavailableDeclarations {
        used.insert(Declaration(path: place.file, line: place.line))
      }
    }
    let declared = try Declaration.all()
    #expect(declared.count > 100)
    #expect(declared.subtracting(used).map(\.description).sorted() == [])
  }

  @Test func `views that take stores are one file with and without SwiftUI`() {
    let link = Declaration.sources.appendingPathComponent(
      "Features/EnsembleBindings/Migration/StoreViews/StoreViews.swift"
    )
    let file = Declaration.sources.appendingPathComponent(
      "Views/EnsembleUI/Migration/StoreViews.swift"
    )
    #expect(link.resolvingSymlinksInPath().path == file.resolvingSymlinksInPath().path)
  }

  @Test func `without the trait nothing is declared`() throws {
    for file in try Declaration.files() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let code = lines.drop { $0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if Migration") == true, "\(file.path)")
      #expect(code.last == "#endif", "\(file.path)")
      // The first condition ends with the file.
      var depth = 0
      for (index, line) in code.enumerated() {
        if line.hasPrefix("#if ") { depth += 1 }
        if line.hasPrefix("#endif") { depth -= 1 }
        #expect(depth > 0 || index == code.count - 1, "\(file.path): \(line)")
      }
    }
  }
}

/// The place of an unavailable declaration.
private struct Declaration: Hashable, CustomStringConvertible {
  /// The path below the sources: a room, a module, `Migration`, and a file.
  let path: String
  let line: Int

  init(path: String, line: Int) {
    self.path = path.split(separator: "/").suffix(4).joined(separator: "/")
    self.line = line
  }

  var description: String { "Sources/\(path):\(line)" }

  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The files that belong to the trait, in folders `Sources/ROOM/MODULE/Migration`.
  static func files() throws -> [URL] {
    try contents(of: sources).flatMap { room in try contents(of: room) }
      .flatMap { module in try contents(of: module.appendingPathComponent("Migration")) }
      .filter { $0.pathExtension == "swift" }
  }

  /// Returns the entries of a folder, or none if there is no such folder.
  private static func contents(of folder: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
  }

  /// The unavailable declarations.
  static func all() throws -> Set<Declaration> {
    var declarations: Set<Declaration> = []
    for file in try files() {
      var isUnavailable = false
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("@available(") { isUnavailable = true }
        if code.hasPrefix("extension ") { isUnavailable = false }
        guard isUnavailable, code.hasPrefix("public ") || code.hasPrefix("open ") else {
          continue
        }
        declarations.insert(Declaration(path: file.path, line: index + 1))
        isUnavailable = false
      }
    }
    return declarations
  }
}
#endif
