// SPDX-License-Identifier: MIT

import EnsembleTemplates
import Foundation
import Testing

@Suite("Templates of features")
struct FeatureTemplateTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private func contents(_ path: String) throws -> String {
    let text = try String(contentsOf: Self.tests.appendingPathComponent(path), encoding: .utf8)
    return text.replacing("// SPDX-License-Identifier: MIT\n\n", with: "")
  }

  /// The samples are built and tested with the package, so this proves that the generated code
  /// builds and passes.
  @Test(arguments: FeatureStyle.allCases)
  func `what is written is a sample that is built and tested`(style: FeatureStyle) throws {
    let name = style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst() + "Sample"
    let template = FeatureTemplate(name: try TypeName(name), style: style)
    #expect(try template.feature == contents("TemplateSamples/\(name).swift"))
    #expect(try template.view == contents("TemplateSamples/\(name)View.swift"))
    #expect(
      try template.tests(of: "TemplateSamples")
        == contents("EnsembleTemplatesTests/Samples/\(name)Tests.swift")
    )
  }

  @Test(arguments: ["Shopping", "A", "Level2", "Shopping_List", "HTTPLog"])
  func `a name is one of a type`(text: String) throws {
    #expect(try TypeName(text).text == text)
  }

  @Test(
    arguments: [
      ("", "cannot be the name of a type"),
      ("My App", "cannot be the name of a type"),
      ("2Do", "cannot be the name of a type"),
      ("../Evil", "cannot be the name of a type"),
      ("Größe", "cannot be the name of a type"),
      ("shopping", "use 'Shopping'"),
      ("Store", "is the name of a type or of a module"),
      ("Ensemble", "is the name of a type or of a module"),
      ("Logging", "is the name of a type or of a module"),
      ("CustomDump", "is the name of a type or of a module"),
      ("XCTest", "is the name of a type or of a module"),
      ("TestClock", "is the name of a type or of a module"),
      ("Testing", "is the name of a type or of a module"),
    ]
  )
  func `another name is refused, with the reason`(text: String, reason: String) {
    let error = #expect(throws: TemplateError.self) { try TypeName(text) }
    #expect(error?.description.contains(reason) == true)
  }
}
