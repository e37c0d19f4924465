// SPDX-License-Identifier: MIT

import ExpansionChecks
import Foundation
import SwiftDiagnostics
import Testing

/// The files in the folder `Golden`: `Name.swift.txt` is expanded to `Name.expanded.swift.txt`.
///
/// `ENSEMBLE_RECORD=1 swift test --filter GoldenTests` writes the expansions. Read what changed in
/// them.
@Suite("Recorded expansions")
struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static let names = fileNames.filter { !$0.hasSuffix(".expanded.swift.txt") }
    .map { String($0.dropLast(".swift.txt".count)) }

  private static let fileNames =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift.txt") }.sorted()

  @Test(arguments: names)
  func `a file is expanded as recorded, without diagnostics, and to the last token`(
    name: String
  ) throws {
    let file = Self.folder.appendingPathComponent("\(name).expanded.swift.txt")
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).swift.txt"),
      encoding: .utf8
    )
    let expansion = SourceExpansion(of: source)
    #expect(expansion.diagnostics.map(\.message) == [])
    #expect(!expansion.hasSyntaxErrors)
    #expect(lostTokens(of: source, in: expansion.text) == nil)
    let text = compact(expansion.text)
    if ProcessInfo.processInfo.environment["ENSEMBLE_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      text == recorded,
      """
      \(name).swift.txt has another expansion than the recorded one:
      \(LineDifference(from: recorded, to: text))
      If it should, record it with 'ENSEMBLE_RECORD=1 swift test --filter GoldenTests'.
      """
    )
  }

  @Test func `each recorded expansion belongs to a file`() {
    #expect(Self.names.count > 1)
    #expect(
      Self.fileNames.filter { $0.hasSuffix(".expanded.swift.txt") }
        == Self.names.map { "\($0).expanded.swift.txt" }.sorted()
    )
  }
}
