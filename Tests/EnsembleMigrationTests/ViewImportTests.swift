// SPDX-License-Identifier: MIT

import EnsembleMigration
import Foundation
import Testing

@Suite("Views for platforms without SwiftUI")
struct ViewImportTests {
  private let requirement = PackageRequirement(.path("/ensemble"))

  /// Returns the texts of the files after a migration with views, by their paths in the folder.
  private func migrated(_ files: [String: String], again: Bool = false) throws -> [String: String] {
    var texts: [String: String] = [:]
    try withFolder(files) { folder in
      let migration = try PackageMigration(of: [folder], requirement: requirement, movesViews: true)
      for change in migration.changes {
        texts[String(change.path.dropFirst(folder.utf8.count + 1))] = change.text
      }
      try migration.write()
      let second = try PackageMigration(of: [folder], requirement: requirement, movesViews: true)
      #expect(second.changes.map(\.diff) == [])
    }
    return texts
  }

  @Test func `views import those of Ensemble where there is no SwiftUI`() throws {
    let texts = try migrated([
      "Sources/App/A.swift": """
      // The screen.
      import ComposableArchitecture
      import SwiftUI  // views

      struct A: View {}
      """,
      "Sources/App/B.swift": "public import SwiftUI\n\n#Preview { Text(\"\") }\n",
    ])
    #expect(
      texts["Sources/App/A.swift"] == """
        // The screen.
        import Ensemble
        #if canImport(SwiftUI)
          import SwiftUI
        #else
          import EnsembleUI
        #endif  // views

        struct A: View {}
        """
    )
    #expect(
      texts["Sources/App/B.swift"] == """
        #if canImport(SwiftUI)
          public import SwiftUI
        #else
          public import Ensemble
          public import EnsembleUI
        #endif

        #Preview { Text("") }

        """
    )
  }

  @Test(arguments: [
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", "import struct SwiftUI.Binding\n",
    "import EnsembleUI\n", "import Foundation\nlet effect: EffectTask<Int>\n",
  ])
  func `other imports stay`(text: String) throws {
    #expect(try migrated(["Sources/App/A.swift": text]).isEmpty)
  }

  @Test func `without the option, the import of SwiftUI stays`() throws {
    try withFolder(["A.swift": "import SwiftUI\nimport ComposableArchitecture\n"]) {
      let migration = try PackageMigration(of: [$0], requirement: nil)
      #expect(migration.changes.map(\.text) == ["import SwiftUI\nimport Ensemble\n"])
    }
  }

  @Test func `targets with views depend on their product`() throws {
    let texts = try migrated([
      "Package.swift": """
      let package = Package(
        dependencies: [.package(url: "https://x.org/swift-clocks", from: "1.0.0")],
        targets: [
          .target(name: "App", dependencies: ["Core"]),
          .target(name: "Core"),
          .target(name: "Kit"),
          .target(name: "Part", dependencies: shared),
        ]
      )
      """,
      "Sources/App/A.swift": "import SwiftUI\n",
      "Sources/Core/A.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n",
      "Sources/Kit/A.swift": "import SwiftUI\n",
      "Sources/Part/A.swift": "import SwiftUI\n",
    ])
    #expect(
      texts["Package.swift"] == """
        let package = Package(
          dependencies: [.package(path: "/ensemble")],
          targets: [
            .target(name: "App", dependencies: ["Core", .product(name: "EnsembleUI", package: "ensemble")]),
            .target(name: "Core"),
            .target(name: "Kit", dependencies: [.product(name: "EnsembleUI", package: "ensemble")]),
            .target(name: "Part", dependencies: shared),
          ]
        )
        """
    )
  }

  @Test func `a target whose dependencies are computed is reported`() {
    let text = """
      let p = [.package(path: "/ensemble")]
      let t = [.target(name: "Part", dependencies: shared)]
      """
    let migration = ManifestMigration(
      of: text,
      path: "Package.swift",
      requirement: requirement,
      viewTargets: ["Part"]
    )
    #expect(migration.text == text)
    #expect(migration.remarks.map(\.message) == ["the views of the target need 'EnsembleUI'"])
  }
}
