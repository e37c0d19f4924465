// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every line that `Migrating.md` recommends is in a test file `Migrating….swift`, where it is
/// compiled and used.
@Suite("The migration guide")
struct MigratingPageTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a text with normalized white space.
  private func plain(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func sources() throws -> String {
    let tests = root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.split(separator: "/").last?.hasPrefix("Migrating") == true }
      .filter { $0.hasSuffix(".swift") }
    return try files.map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
      .map(plain).joined(separator: "\n")
  }

  @Test func `every line that the guide recommends is compiled in a test`() throws {
    let article = root.appending(path: "Sources/Features/Ensemble/Ensemble.docc/Migrating.md")
    let page = try String(contentsOf: article, encoding: .utf8)
    let added = page.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("+") }.map { plain($0.dropFirst()) }
    #expect(added.count > 40)
    let sources = try sources()
    #expect(added.filter { !sources.contains($0) } == [])
  }
}
