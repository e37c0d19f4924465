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

  @Test func `views that take stores are declared alike with and without SwiftUI`() throws {
    func declarations(of module: String) throws -> Substring {
      let file = Declaration.sources.appendingPathComponent(
        "\(module)/Migration/StoreViews.swift"
      )
      let text = try String(contentsOf: file, encoding: .utf8)
      return text[try #require(text.range(of: "  @available")).lowerBound...]
    }
    #expect(try declarations(of: "EnsembleViews") == declarations(of: "EnsembleBindings"))
  }

  @Test func `without the trait nothing is declared`() throws {
    for file in try Declaration.files() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let code = lines.drop { $0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if Migration") == true, "\(file.path)")
      #expect(code.last == "#endif", "\(file.path)")
      #expect(code.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ") }, "\(file.path)")
    }
  }
}

/// The place of an unavailable declaration.
private struct Declaration: Hashable, CustomStringConvertible {
  let module: String
  let file: String
  let line: Int

  init(path: String, line: Int) {
    let parts = path.split(separator: "/").suffix(3).map(String.init)
    module = parts.first ?? ""
    file = parts.last ?? ""
    self.line = line
  }

  var description: String { "Sources/\(module)/Migration/\(file):\(line)" }

  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The files that belong to the trait.
  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("Migration") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap {
        try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }
  }

  /// The unavailable declarations, except those for SwiftUI.
  static func all() throws -> Set<Declaration> {
    var declarations: Set<Declaration> = []
    for file in try files() {
      var isUnavailable = false
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      if lines.contains("#if Migration && canImport(SwiftUI)") { continue }
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
