// SPDX-License-Identifier: MIT

import EnsembleLint
import Foundation
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  private func configuration(_ json: String) throws -> LintConfiguration {
    try LintConfiguration(Data(json.utf8), path: "p")
  }

  @Test func `rules are warnings unless a file says otherwise`() throws {
    #expect(LintConfiguration().severity(of: "store-in-view") == .warning)
    let configuration = try configuration(
      #"{"rules": {"store-in-view": "error", "unidentified-effect": "off"}}"#
    )
    #expect(configuration.severity(of: "store-in-view") == .error)
    #expect(configuration.severity(of: "unidentified-effect") == nil)
    #expect(configuration.severity(of: "uncontrolled-dependency") == .warning)
  }

  @Test func `errors fail a build, but warnings and syntax errors do not`() throws {
    let store = LintSource(
      path: "V.swift",
      text: "struct V: View { let store = Store(initialState: F.State()) { F() } }"
    )
    let broken = LintSource(path: "B.swift", text: "let")
    let errors = try configuration(#"{"rules": {"store-in-view": "error"}}"#)
    #expect(LintReport(checking: [store], configuration: { _ in errors }).failsBuild)
    #expect(!LintReport(checking: [store, broken]).failsBuild)
    #expect(LintReport(checking: [store, broken]).findings.count == 1)
  }

  @Test func `files and folders are left out`() throws {
    let configuration = try configuration(#"{"excluded": ["Generated/", "A/B.swift"]}"#)
    #expect(configuration.excludes("Generated/C.swift"))
    #expect(configuration.excludes("A/B.swift"))
    #expect(!configuration.excludes("GeneratedToo/C.swift"))
    #expect(!configuration.excludes("A/C.swift"))
  }

  @Test(arguments: ["./Sub", "Sub/./", "A/../Sub", ".", "Sub//"])
  func `a path is read as one of the file system`(path: String) throws {
    #expect(try configuration("{\"excluded\": [\"\(path)\"]}").excludes("Sub/F.swift"))
  }

  @Test(arguments: ["Sub/*", "../s/Sub", "A/../../Sub", "/Sub", ""])
  func `a pattern and a path elsewhere are mistakes`(path: String) {
    let error = #expect(throws: LintConfiguration.ConfigurationError.self) {
      try configuration("{\"excluded\": [\"\(path)\"]}")
    }
    #expect(error?.description.hasPrefix("p: '\(path)' in 'excluded' is no path") == true)
  }

  @Test(
    arguments: [
      ("[", "p: The file is not a JSON object."),
      ("[]", "p: The file is not a JSON object."),
      (#"{"rule": {}}"#, "p: There is no key 'rule'. The keys are 'rules' and 'excluded'."),
      (#"{"rules": []}"#, "p: 'rules' has to be an object of rules and severities."),
      (#"{"excluded": "A"}"#, "p: 'excluded' has to be a list of paths."),
      (
        #"{"rules": {"store-in-view": false}}"#,
        "p: The severity of 'store-in-view' is no text. Write 'off', 'warning' or 'error'."
      ),
      (
        #"{"rules": {"store-in-view": "info"}}"#,
        "p: 'info' is no severity of 'store-in-view'. Write 'off', 'warning' or 'error'."
      ),
    ]
  )
  func `a mistake is named, with the file`(json: String, message: String) {
    let error = #expect(throws: LintConfiguration.ConfigurationError.self) {
      try configuration(json)
    }
    #expect(error?.description == message)
  }

  @Test func `an unknown rule is named, with those that exist`() {
    let error = #expect(throws: LintConfiguration.ConfigurationError.self) {
      try configuration(#"{"rules": {"stores": "off"}}"#)
    }
    #expect(
      error?.description.hasPrefix("p: There is no rule 'stores'. The rules are assigned-") == true
    )
  }

  @Test func `the configuration of the nearest folder counts, and its paths are relative to it`()
    throws
  {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ text: String) throws {
      let url = root.appendingPathComponent(path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(
      ".ensemble-lint.json",
      #"{"rules": {"store-in-view": "error"}, "excluded": ["A/Out"]}"#
    )
    try write("A/B/F.swift", "")
    try write("A/Out/F.swift", "")
    try write("C/.ensemble-lint.json", #"{"rules": {"store-in-view": "off"}}"#)
    try write("C/F.swift", "")
    try write("C/F.txt", "")
    try write(".hidden/F.swift", "")
    let folder = try SourceFolder([root.path])
    let names = folder.sources.map { $0.path.dropFirst(root.path.count + 1) }
    #expect(names == ["A/B/F.swift", "C/F.swift"])
    let severities = folder.sources.map {
      folder.configuration(of: $0.path).severity(of: "store-in-view")
    }
    #expect(severities == [.error, nil])
    let missing = #expect(throws: SourceFolder.ReadError.self) {
      try SourceFolder([root.path + "/None.swift"])
    }
    #expect(missing?.description.hasSuffix("None.swift: There is no such file.") == true)
  }
}
