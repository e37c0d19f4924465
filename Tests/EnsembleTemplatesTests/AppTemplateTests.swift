// SPDX-License-Identifier: MIT

import EnsembleTemplates
import Foundation
import Testing

@Suite("Templates of applications")
struct AppTemplateTests {
  private func template(
    _ name: String = "Shopping",
    _ style: FeatureStyle = .reducer,
    isWeb: Bool = false,
    isIsolated: Bool = false
  ) throws -> AppTemplate {
    try AppTemplate(
      name: TypeName(name),
      style: style,
      ensemble: .path("../swift-ensemble"),
      isWeb: isWeb,
      isIsolated: isIsolated
    )
  }

  private func text(_ path: String, _ template: AppTemplate) throws -> String {
    try #require(template.files.first { $0.path == path }?.text)
  }

  @Test func `an application has a program, a feature, a view, tests, and settings of editors`()
    throws
  {
    #expect(
      try template(isWeb: true).files.map(\.path) == [
        "Package.swift", "README.md", ".gitignore", "Sources/Shopping/ShoppingApp.swift",
        "Sources/Shopping/Counter/Counter.swift", "Sources/Shopping/Counter/CounterView.swift",
        "Tests/ShoppingTests/CounterTests.swift", ".sourcekit-lsp/config.json",
        ".vscode/extensions.json", ".vscode/settings.json", ".vscode/tasks.json",
        ".vscode/launch.json",
      ]
    )
  }

  @Test func `the feature has another name than the application`() throws {
    let template = try template("Counter")
    #expect(template.files.contains { $0.path == "Sources/Counter/Tally/Tally.swift" })
    #expect(try text("Sources/Counter/CounterApp.swift", template).contains("TallyView(store:"))
  }

  @Test(arguments: FeatureStyle.allCases)
  func `the program imports what its style needs`(style: FeatureStyle) throws {
    let template = try template("Shopping", style)
    let module = style == .tiny ? "EnsembleTiny" : "Ensemble"
    let manifest = try text("Package.swift", template)
    #expect(manifest.contains(".product(name: \"\(module)\", package: \"swift-ensemble\"),"))
    #expect(manifest.contains("\"EnsembleUI\""))
    let program = try text("Sources/Shopping/ShoppingApp.swift", template)
    #expect(program.hasPrefix("import \(module)\nimport EnsembleApp\n"))
  }

  @Test(arguments: ["config.json", "extensions.json", "settings.json", "tasks.json", "launch.json"])
  func `settings are JSON`(name: String) throws {
    let file = try #require(try template(isWeb: true).files.first { $0.path.hasSuffix(name) })
    _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
  }

  @Test func `editors know the modules of the build, which has those of the tests`() throws {
    let template = try template(isWeb: true)
    let server = try text(".sourcekit-lsp/config.json", template)
    #expect(server.contains("\"backgroundIndexing\": false"))
    let tasks = try text(".vscode/tasks.json", template)
    #expect(tasks.contains("\"args\": [\"build\", \"--build-tests\"]"))
    #expect(tasks.contains("\"label\": \"Build Shopping\""))
    let launch = try text(".vscode/launch.json", template)
    #expect(launch.contains("\"preLaunchTask\": \"Build Shopping\""))
  }

  @Test func `only a program for browsers has the trait of the server`() throws {
    let line = #".package(name: "swift-ensemble", path: "../swift-ensemble""#
    #expect(try text("Package.swift", template()).contains(line + ")"))
    let web = try template(isWeb: true)
    #expect(try text("Package.swift", web).contains(line + #", traits: ["Web"])"#))
    #expect(try text("README.md", web).contains("swift run Shopping --terminal"))
    #expect(try !text("README.md", template()).contains("--terminal"))
    #expect(try !template().files.contains { $0.path == ".vscode/launch.json" })
  }

  @Test(arguments: FeatureStyle.allCases)
  func `modules that are isolated by default have the same sources`(style: FeatureStyle) throws {
    let isolated = try template("Shopping", style, isIsolated: true)
    let plain = try template("Shopping", style)
    #expect(isolated.files.filter { !plain.files.contains($0) }.map(\.path) == ["Package.swift"])
    let manifest = try text("Package.swift", isolated)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    let setting = "      ],\n      swiftSettings: [.defaultIsolation(MainActor.self)]\n    ),"
    #expect(manifest.components(separatedBy: setting).count == 3)
    #expect(try !text("Package.swift", plain).contains("swiftSettings"))
  }

  @Test func `a manifest names a clone or a repository`() throws {
    let name = try TypeName("Shopping")
    let clone = try AppTemplate(name: name, style: .reducer, ensemble: .path("../a"))
    #expect(
      try text("Package.swift", clone).contains(
        ".package(name: \"swift-ensemble\", path: \"../a\")"
      )
    )
    let remote = try AppTemplate(
      name: name,
      style: .reducer,
      ensemble: .repository(url: "https://example.org/ensemble.git", version: "1.2.0")
    )
    let manifest = try text("Package.swift", remote)
    #expect(
      manifest.contains(".package(url: \"https://example.org/ensemble.git\", from: \"1.2.0\")")
    )
    #expect(manifest.contains("package: \"ensemble\"),"))
  }

  @Test func `a manifest is correct for each address and path`() throws {
    let name = try TypeName("Shopping")
    let remote = try AppTemplate(
      name: name,
      style: .reducer,
      ensemble: .repository(url: #"https://x/"q".git"#, version: "1.2.0")
    )
    let manifest = try text("Package.swift", remote)
    #expect(manifest.contains(#".package(url: "https://x/\"q\".git", from: "1.2.0")"#))
    #expect(manifest.contains(#"package: "\"q\""),"#))
    let clone = try AppTemplate(name: name, style: .reducer, ensemble: .path(#"a\b"#))
    #expect(try text("Package.swift", clone).contains(#"path: "a\\b")"#))
  }

  @Test(
    arguments: [
      ("1.2.0", true), ("0.0.1-beta.2", true), ("1.0.0+5", true), ("nonsense", false), ("", false),
      ("1.2", false), ("v1.2.0", false), ("01.2.0", false), ("1.2.0 ", false),
    ]
  )
  func `a version has three numbers`(version: String, isVersion: Bool) {
    #expect(PackageReference.isVersion(version) == isVersion)
  }

  @Test(
    arguments: [
      ("/work/ensemble", "/work/Demo", "../ensemble"),
      ("/work/ensemble", "/work/apps/Demo", "../../ensemble"),
      ("/work/ensemble", "/work/ensemble/Demo", ".."),
      ("/work/ensemble", "/tmp/Demo", "/work/ensemble"),
      ("/work/ensemble", "/work/a/b/c/Demo", "/work/ensemble"),
    ]
  )
  func `a clone nearby is named by a relative path`(clone: String, app: String, path: String) {
    let found = PackageReference.path(
      of: URL(fileURLWithPath: clone),
      from: URL(fileURLWithPath: app)
    )
    #expect(found == path)
  }

  @Test func `files are written, and existing ones are never replaced`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("templates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try template().files
    try files.write(into: folder)
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      #expect(try String(contentsOf: url, encoding: .utf8) == file.text)
    }
    let kept = folder.appendingPathComponent("README.md")
    try Data("mine".utf8).write(to: kept)
    let other = [TextFile("new.txt", "new"), TextFile("README.md", "theirs")]
    let error = #expect(throws: TemplateError.self) { try other.write(into: folder) }
    #expect(error?.description == "'README.md' exists already. Nothing was written.")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine")
    let new = folder.appendingPathComponent("new.txt").path
    #expect(!FileManager.default.fileExists(atPath: new))
  }
}
