// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Migrated imports")
struct ImportTests {
  private func imports(_ text: String) -> String {
    SourceMigration(of: text, path: "File.swift", context: MigrationContext(of: [text])).text
  }

  @Test(
    "each library is replaced by a module of Ensemble",
    arguments: [
      ("ComposableArchitecture", "Ensemble"), ("Dependencies", "Ensemble"),
      ("DependenciesMacros", "Ensemble"), ("CasePaths", "Ensemble"),
      ("IdentifiedCollections", "Ensemble"), ("Sharing", "Ensemble"), ("Perception", "Ensemble"),
      ("SwiftNavigation", "Ensemble"), ("Clocks", "Ensemble"), ("ConcurrencyExtras", "Ensemble"),
      ("TCABoundaries", "Ensemble"), ("ComposableEffectIdentifier", "Ensemble"),
      ("TCAComposer", "Ensemble"), ("tinyTCA", "EnsembleTiny"),
      ("DependenciesTestSupport", "EnsembleTestSupport"),
    ]
  )
  func libraries(old: String, new: String) {
    #expect(imports("import \(old)\n") == "import \(new)\n")
  }

  @Test("several imports become one, and comments stay")
  func duplicates() {
    let source = """
      // The first line.
      import ComposableArchitecture
      // Models.
      import Dependencies
      import Foundation
      import IdentifiedCollections

      struct Value {}
      """
    #expect(
      imports(source) == """
        // The first line.
        import Ensemble
        // Models.
        import Foundation

        struct Value {}
        """
    )
  }

  @Test("attributes and access levels are kept")
  func attributes() {
    #expect(
      imports("import Dependencies\n@_exported import ComposableArchitecture\n")
        == "@_exported import Ensemble\n"
    )
    #expect(
      imports("@preconcurrency import Clocks\npublic import Sharing\n")
        == "@preconcurrency import Ensemble\npublic import Ensemble\n"
    )
  }

  @Test("an import of one declaration keeps its kind")
  func kinds() {
    #expect(
      imports("import struct ComposableArchitecture.Scope\n") == "import struct Ensemble.Scope\n"
    )
  }

  @Test("conditions ask for the new module")
  func conditions() {
    #expect(
      imports("#if canImport(Dependencies)\n  import Dependencies\n#endif\n")
        == "#if canImport(Ensemble)\n  import Ensemble\n#endif\n"
    )
  }

  @Test("libraries of their own stay")
  func otherLibraries() {
    let source = "import CustomDump\nimport Foundation\nimport IssueReporting\n"
    #expect(imports(source) == source)
  }

  @Test("a file without a migrated library is not changed")
  func unconcerned() {
    let source = "import Foundation\n\nlet task: EffectTask<Int>? = nil\n"
    #expect(imports(source) == source)
  }
}
