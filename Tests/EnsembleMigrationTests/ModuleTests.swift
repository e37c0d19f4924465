// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("The modules of migrated packages")
struct ModuleTests {
  /// Returns the texts of the changed files, by their paths in the folder, and the notes.
  private func migrated(_ files: [String: String]) throws -> (
    texts: [String: String], notes: [String]
  ) {
    var texts: [String: String] = [:]
    var notes: [String] = []
    try withFolder(files) { folder in
      let migration = try PackageMigration(
        of: [folder],
        requirement: PackageRequirement(.path("/ensemble"))
      )
      for change in migration.changes {
        texts[String(change.path.dropFirst(folder.utf8.count + 1))] = change.text
      }
      notes = migration.notes.map { String($0.dropFirst(folder.utf8.count + 1)) }
    }
    return (texts, notes)
  }

  @Test func `files without an import move if their module re-exports a library`() throws {
    let result = try migrated([
      "Sources/Core/Exports.swift": "@_exported import ComposableArchitecture\n",
      "Sources/Core/Feature.swift": "let e: EffectTask<Int>\n",
      "Sources/Other/Feature.swift": "let e: EffectTask<Int>\n",
    ])
    #expect(
      result.texts == [
        "Sources/Core/Exports.swift": "@_exported import Ensemble\n",
        "Sources/Core/Feature.swift": "let e: Effect<Int>\n",
      ]
    )
  }

  @Test(
    "files of targets that a manifest computes move",
    arguments: [
      "let p = Package(name: \"P\", targets: [.target(name: \"Core\")])\n"
        + "for n in [\"A\"] { p.targets.append(.testTarget(name: \"\\(n)Tests\")) }\n",
      "let p = Package(name: \"P\", targets: [.target(name: \"Core\")] + "
        + "[\"A\"].map { .testTarget(name: $0 + \"Tests\") })\n",
    ]
  )
  func computedTargets(manifest: String) throws {
    let result = try migrated([
      "Package.swift": manifest,
      "Tests/ATests/Test.swift": "import ComposableArchitecture\n",
    ])
    #expect(result.texts["Tests/ATests/Test.swift"] == "import Ensemble\n")
    #expect(result.notes == [])
  }

  @Test func `files move that import a module which re-exports a library through others`() throws {
    let result = try migrated([
      "Sources/Core/Exports.swift": "@_exported import ComposableArchitecture\n",
      "Sources/Kit/Exports.swift": "@_exported import Core\n",
      "Sources/App/Feature.swift": "import Kit\nlet e: EffectTask<Int>\n",
      "Tests/AppTests/Test.swift": "@testable import App\nlet e: EffectTask<Int>\n",
    ])
    #expect(result.texts["Sources/App/Feature.swift"] == "import Kit\nlet e: Effect<Int>\n")
    // 'App' re-exports nothing.
    #expect(result.texts["Tests/AppTests/Test.swift"] == nil)
  }

  @Test func `a second migration of such a package changes nothing`() throws {
    let result = try migrated([
      "Sources/Core/Exports.swift": "@_exported import Ensemble\n",
      "Sources/Core/Feature.swift": "let e: Effect<Int> = .run { _ in save() }\n",
    ])
    #expect(result.texts.isEmpty)
  }

  @Test func `the module of a file is a target of the manifest`() throws {
    let result = try migrated([
      "Package.swift": """
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "Core", path: "Code/Shared"), .target(name: "App", path: "Code/App")]
      )
      """,
      "Code/Shared/Exports.swift": "@_exported import Dependencies\n",
      "Code/Shared/Models/Model.swift": "let p: EffectTask<Int>\n",
      "Code/App/App.swift": "let p: EffectTask<Int>\n",
    ])
    #expect(result.texts["Code/Shared/Models/Model.swift"] == "let p: Effect<Int>\n")
    #expect(result.texts["Code/App/App.swift"] == nil)
  }

  @Test func `templates and files in no target stay with a note`() throws {
    let result = try migrated([
      "Package.swift": """
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Core", dependencies: [.target(name: "Base")], exclude: ["Drafts"]),
          .target(name: "Base"),
        ]
      )
      """,
      "Sources/Core/A.swift": "import Sharing\n",
      "Sources/Base/B.swift": "import Sharing\n",
      "Sources/Core/Drafts/C.swift": "import Sharing\n",
      "Scripts/D.swift": "import Sharing\nstruct {\n",
      "Feature.xctemplate/___FILEBASENAME___.swift":
        "import Sharing\nstruct ___VARIABLE_name___ {}\n",
    ])
    #expect(result.texts.keys.sorted() == ["Sources/Base/B.swift", "Sources/Core/A.swift"])
    #expect(
      result.notes == [
        "Feature.xctemplate/___FILEBASENAME___.swift: note: a template stays as it is",
        "Scripts/D.swift: note: a file in no target stays as it is",
        "Sources/Core/Drafts/C.swift: note: a file in no target stays as it is",
      ]
    )
  }

  @Test(arguments: [
    "let name = \"Core\"\nlet package = Package(name: \"App\", targets: [.target(name: name)])",
    "let package = Package(name: \"App\", targets: modules.map(target))",
  ])
  func `all files move if the manifest computes its targets`(manifest: String) throws {
    let result = try migrated([
      "Package.swift": manifest, "Other/A.swift": "import Sharing\n",
    ])
    #expect(result.texts.keys.sorted() == ["Other/A.swift"])
  }

  @Test func `all files move if an Xcode project may compile them`() throws {
    let result = try migrated([
      "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"Core\")])",
      "App.xcodeproj/project.pbxproj": "", "App/A.swift": "import Sharing\n",
    ])
    #expect(result.texts.keys.sorted() == ["App/A.swift"])
  }
}
