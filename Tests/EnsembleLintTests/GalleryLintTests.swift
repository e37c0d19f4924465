// SPDX-License-Identifier: MIT

import EnsembleLint
import Foundation
import Testing

@Suite("The examples of the gallery")
struct GalleryLintTests {
  @Test func `there is no finding, and no false alarm`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = try SourceFolder([
      root.appendingPathComponent("Examples/Sources/GalleryExamples").path,
      root.appendingPathComponent("Examples/Tests/GalleryTests").path,
    ])
    #expect(folder.sources.count > 100)
    let report = LintReport(checking: folder.sources, configuration: folder.configuration(of:))
    #expect(report.findings == [])
    #expect(report.syntaxErrors == [])
  }
}
