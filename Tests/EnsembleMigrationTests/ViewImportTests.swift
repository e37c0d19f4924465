// SPDX-License-Identifier: MIT

import EnsembleMigration
import Foundation
import Testing

@Suite("Views for platforms without SwiftUI")
struct ViewImportTests {
  private let requirement = PackageRequirement(.path("/ensemble"))
  private let views =
    #".product(name: "EnsembleUI", package: "ensemble", condition: .when(platforms: [.linux]))"#

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

  @Test(arguments: [
    "@main struct A: App {}", "struct A: Scene {}", "func windows() -> some Scene { B() }",
  ])
  func `a file with an application imports its module`(declaration: String) throws {
    let texts = try migrated([
      "Package.swift": """
      let package = Package(
        dependencies: [.package(url: "https://x.org/swift-clocks", from: "1.0.0")],
        targets: [.executableTarget(name: "App")]
      )
      """,
      "Sources/App/A.swift": "import SwiftUI\n\n\(declaration)\n",
    ])
    #expect(
      texts["Sources/App/A.swift"] == """
        #if canImport(SwiftUI)
          import SwiftUI
        #else
          import EnsembleApp
        #endif

        \(declaration)

        """
    )
    let product = views.replacingOccurrences(of: "EnsembleUI", with: "EnsembleApp")
    #expect(
      texts["Package.swift"]?.contains("(name: \"App\", dependencies: [\(product)])") == true
    )
  }

  @Test(arguments: [
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport Clocks\nstruct A: App {}\n", true),
    ("import SwiftUI\nimport Clocks\nstruct A: App {}\n", false),
    ("import SwiftUI\nimport Clocks\n\n#if os(iOS)\nstruct A: App {}\n#endif\n", false),
    ("import EnsembleApp\nimport SwiftUI\nimport Clocks\n\nstruct A: App {}\n", false),
    ("import SwiftUI\nimport Clocks\n\nstruct A: View { let app: App }\n", false),
  ])
  func `an application behind a condition is reported`(text: String, isReported: Bool) throws {
    try withFolder(["Sources/App/A.swift": text]) {
      let migration = try PackageMigration(of: [$0], requirement: requirement, movesViews: true)
      #expect(migration.remarks.isEmpty != isReported)
    }
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
            .target(name: "App", dependencies: ["Core", \(views)]),
            .target(name: "Core"),
            .target(name: "Kit", dependencies: [\(views)]),
            .target(name: "Part", dependencies: shared),
          ]
        )
        """
    )
  }

  @Test func `a constant of the manifest is a product`() throws {
    let manifest = """
      extension Target.Dependency {
        static let library: Self = .product(name: "Ensemble", package: "ensemble")
        static var views: Self { .product(name: "EnsembleUI", package: "ensemble") }
      }
      let package = Package(
        dependencies: [.package(path: "/ensemble")],
        targets: [.target(name: "App", dependencies: [.library, .views])]
      )
      """
    let texts = try migrated([
      "Package.swift": manifest,
      "Sources/App/A.swift": "import Ensemble\nimport SwiftUI\n\n#Preview { Text(\"\") }\n",
    ])
    #expect(texts["Package.swift"] == nil)
  }

  @Test func `a product that a file imports without a condition has no condition`() throws {
    let texts = try migrated([
      "Package.swift": """
      let package = Package(
        dependencies: [.package(url: "https://x.org/swift-clocks", from: "1.0.0")],
        targets: [.target(name: "App"), .target(name: "Kit")]
      )
      """,
      "Sources/App/A.swift": "import SwiftUI\n\n#Preview { Text(\"\") }\n",
      "Sources/App/B.swift": "import EnsembleUI\n",
      "Sources/App/C.swift": "import ComposableArchitecture\n",
      "Sources/Kit/A.swift": "#if os(Linux)\n  import EnsembleUI\n#endif\n",
    ])
    let ensemble = ".product(name: \"Ensemble\", package: \"ensemble\")"
    let everywhere = ".product(name: \"EnsembleUI\", package: \"ensemble\")"
    #expect(
      texts["Package.swift"]?.hasSuffix(
        """
          targets: [.target(name: "App", dependencies: [\(everywhere), \(ensemble)]), \
        .target(name: "Kit", dependencies: [\(views)])]
        )
        """
      ) == true
    )
  }

  @Test func `files that load from the network import its module where it exists`() throws {
    let texts = try migrated([
      "Sources/App/A.swift": """
      import ComposableArchitecture
      import Foundation
      import Logging

      let request = URLRequest(url: url)
      """,
      "Sources/App/B.swift": "import ComposableArchitecture\n\nlet s: URLSession\n",
      "Sources/App/C.swift": "public import Foundation\n\npublic func f(_ r: HTTPURLResponse) {}\n",
      "Sources/App/D.swift": "import SwiftUI\n\nlet task: URLSessionTask\n",
      "Sources/App/E.swift": "#if os(iOS)\nlet cache = URLCache.shared\n#endif\n",
    ])
    let module = """
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      """
    #expect(
      texts["Sources/App/A.swift"] == """
        import Ensemble
        import Foundation
        \(module)
        import Logging

        let request = URLRequest(url: url)
        """
    )
    #expect(
      texts["Sources/App/B.swift"]
        == "import Ensemble\nimport Foundation\n\(module)\n\nlet s: URLSession\n"
    )
    #expect(
      texts["Sources/App/C.swift"] == """
        public import Foundation
        #if canImport(FoundationNetworking)
          public import FoundationNetworking
        #endif

        public func f(_ r: HTTPURLResponse) {}

        """
    )
    #expect(
      texts["Sources/App/D.swift"] == """
        #if canImport(SwiftUI)
          import SwiftUI
        #else
          import EnsembleUI
        #endif
        \(module)

        let task: URLSessionTask

        """
    )
    #expect(
      texts["Sources/App/E.swift"]
        == "\(module)\n\n#if os(iOS)\nlet cache = URLCache.shared\n#endif\n"
    )
  }

  @Test(arguments: [
    "import Foundation\nimport FoundationNetworking\nlet r: URLRequest\n",
    "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet r: URLRequest\n",
    "struct URLRequest {}\nlet r: URLRequest\n", "let r = routes.URLRequest\n",
    "let u: URL\nlet e: URLError\n",
  ])
  func `other files import no module for the network`(text: String) throws {
    #expect(try migrated(["Sources/App/A.swift": text]).isEmpty)
  }

  @Test func `without the option, a file without these libraries stays as it is`() throws {
    let files = [
      "A.swift": "import Foundation\nlet r: URLRequest\n",
      "B.swift": "import ComposableArchitecture\nimport Foundation\nlet r: URLRequest\n",
    ]
    try withFolder(files) {
      let migration = try PackageMigration(of: [$0], requirement: nil)
      #expect(migration.changes.map(\.path) == ["\($0)/B.swift"])
      #expect(migration.changes.first?.text.contains("  import FoundationNetworking\n") == true)
    }
  }

  @Test func `targets with previews depend on the product with the macro`() throws {
    let preview = "import SwiftUI\n\n#Preview { Text(\"\") }\n"
    let texts = try migrated([
      "Package.swift": """
      let package = Package(
        dependencies: [.package(url: "https://x.org/swift-clocks", from: "1.0.0")],
        targets: [
          .target(name: "App"),
          .target(name: "Core", dependencies: [.product(name: "Clocks", package: "swift-clocks")]),
          .target(name: "Kit"),
        ]
      )
      """,
      "Sources/App/A.swift": preview,
      "Sources/Core/A.swift": preview,
      "Sources/Kit/A.swift": "import SwiftUI\n",
    ])
    let ensemble = ".product(name: \"Ensemble\", package: \"ensemble\")"
    let macro =
      #".product(name: "Ensemble", package: "ensemble", condition: .when(platforms: [.linux]))"#
    #expect(
      texts["Package.swift"] == """
        let package = Package(
          dependencies: [.package(path: "/ensemble")],
          targets: [
            .target(name: "App", dependencies: [\(views), \(macro)]),
            .target(name: "Core", dependencies: [\(ensemble), \(views)]),
            .target(name: "Kit", dependencies: [\(views)]),
          ]
        )
        """
    )
  }

  @Test func `a package whose name is that of the product gets the product`() {
    let text = """
      let p = [.package(path: "../Ensemble")]
      let t = [.target(name: "Part", dependencies: [.product(name: "A", package: "Ensemble")])]
      """
    let migration = ManifestMigration(
      of: text,
      path: "Package.swift",
      requirement: PackageRequirement(.path("../Ensemble")),
      viewProducts: [.previews(of: ["Part"], everywhere: ["Part"])]
    )
    #expect(migration.text.contains(", .product(name: \"Ensemble\", package: \"Ensemble\")])]"))
  }

  @Test(arguments: [
    ("#if DEBUG\n#Preview { Text(\"\") }\n#endif", true),
    ("#if os(iOS)\nlet a = 1\n#else\n#Preview { Text(\"\") }\n#endif", true),
    ("#if canImport(SwiftUI)\n#Preview { Text(\"\") }\n#endif", false),
    ("struct A_Previews: PreviewProvider {}", false),
  ])
  func `a preview in a condition needs its macro`(code: String, isNeeded: Bool) throws {
    let texts = try migrated(["Sources/App/A.swift": "import SwiftUI\n\n\(code)\n"])
    let text = try #require(texts["Sources/App/A.swift"])
    #expect(text.contains("import Ensemble\n") == isNeeded)
  }

  @Test func `a preview beside tinyTCA needs its macro, and the store of tinyTCA`() throws {
    let texts = try migrated([
      "Sources/App/A.swift": "import SwiftUI\nimport tinyTCA\n\n#Preview { Text(\"\") }\n"
    ])
    #expect(
      texts["Sources/App/A.swift"] == """
        #if canImport(SwiftUI)
          import SwiftUI
        #else
          import Ensemble
          import class EnsembleTiny.Store
          import EnsembleUI
        #endif
        import EnsembleTiny

        #Preview { Text("") }

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
      viewProducts: [.views(of: ["Part"]), .previews(of: ["Part"])]
    )
    #expect(migration.text == text)
    #expect(
      migration.remarks.map(\.message) == [
        "the views of the target need 'EnsembleUI'", "the previews of the target need 'Ensemble'",
      ]
    )
    #expect(migration.remarks.first?.advice == "add '\(views)'")
  }

  @Test func `a target whose dependencies are in a variable has the products in it`() {
    let text = """
      let p = [.package(path: "/ensemble")]
      let shared: [Target.Dependency] = [.product(name: "Ensemble", package: "ensemble")]
      let t = [.target(name: "Part", dependencies: shared + ["Core"])]
      """
    let migration = ManifestMigration(
      of: text,
      path: "Package.swift",
      requirement: requirement,
      viewProducts: [.views(of: ["Part"]), .previews(of: ["Part"])]
    )
    #expect(migration.remarks.map(\.message) == ["the views of the target need 'EnsembleUI'"])
  }
}
