// SPDX-License-Identifier: MIT

import EnsembleCommands
import EnsembleMigration
import Foundation
import Testing

@Suite("Manifests above the given folders")
struct SurroundingManifestTests {
  private let requirement = PackageRequirement(
    .url("https://example.org/ensemble.git", version: "1.2.0")
  )

  private let manifest = """
    let package = Package(
      dependencies: [.package(url: "https://x.org/swift-clocks", from: "1.0.0")],
      targets: [.target(name: "App", dependencies: ["Clocks"]), .testTarget(name: "AppTests")]
    )

    """

  private func files(_ manifest: String) -> [String: String] {
    [
      "Package.swift": manifest, "Sources/App/A.swift": "import Clocks\n",
      "Tests/AppTests/B.swift": "import Clocks\n",
      "Sources/Templates/C.swift": "import Clocks\n", "Scripts/D.swift": "import Clocks\n",
    ]
  }

  @Test func `folders of a package bring its manifest`() throws {
    try withFolder(files(manifest)) { folder in
      let migration = try PackageMigration(
        of: ["\(folder)/Sources", "\(folder)/Tests"],
        requirement: requirement
      )
      #expect(
        migration.changes.map(\.path) == [
          "\(folder)/Sources/App/A.swift", "\(folder)/Tests/AppTests/B.swift",
          "\(folder)/Package.swift",
        ]
      )
      #expect(migration.changes.last?.text.contains("example.org/ensemble.git") == true)
      try migration.write()
      let again = try PackageMigration(of: ["\(folder)/Sources"], requirement: requirement)
      #expect(again.changes.isEmpty)
    }
  }

  @Test func `the targets of the manifest are known, so a file in none of them stays`() throws {
    try withFolder(files(manifest)) { folder in
      let migration = try PackageMigration(of: ["\(folder)/Sources"], requirement: requirement)
      #expect(
        migration.notes == [
          "\(folder)/Sources/Templates/C.swift: note: a file in no target stays as it is"
        ]
      )
    }
  }

  @Test func `a named folder in which the manifest has no target moves without it`() throws {
    try withFolder(files(manifest)) { folder in
      let alone = try PackageMigration(of: ["\(folder)/Scripts"], requirement: nil)
      #expect(alone.changes.map(\.path) == ["\(folder)/Scripts/D.swift"])
      #expect(alone.notes == [])
      let both = try PackageMigration(
        of: ["\(folder)/Sources", "\(folder)/Scripts"],
        requirement: requirement
      )
      #expect(both.changes.contains { $0.path == "\(folder)/Scripts/D.swift" })
    }
  }

  @Test func `without a package of Ensemble, the manifest stays with a note`() throws {
    try withFolder(files(manifest)) { folder in
      let migration = try PackageMigration(of: ["\(folder)/Sources/App"], requirement: nil)
      #expect(migration.changes.map(\.path) == ["\(folder)/Sources/App/A.swift"])
      #expect(
        migration.notes == [
          "\(folder)/Package.swift: note: the manifest stays; give --package-path, or --package-url with "
            + "--package-version, to move it, too"
        ]
      )
    }
  }

  @Test func `a manifest with products of Ensemble needs no package`() throws {
    let manifest = """
      let package = Package(
        dependencies: [
          .package(url: "https://example.org/swift-ensemble", from: "1.0.0"),
          .package(url: "https://x.org/swift-clocks", from: "1.0.0"),
        ],
        targets: [
          .target(name: "App", dependencies: [.product(name: "Ensemble", package: "swift-ensemble"), "Clocks"]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
      )

      """
    try withFolder(files(manifest)) { folder in
      let migration = try PackageMigration(of: ["\(folder)/Sources"], requirement: nil)
      #expect(migration.notes.count == 1)
      #expect(
        migration.changes.last?.text == """
          let package = Package(
            dependencies: [
              .package(url: "https://example.org/swift-ensemble", from: "1.0.0"),
            ],
            targets: [
              .target(name: "App", dependencies: [.product(name: "Ensemble", package: "swift-ensemble")]),
              .testTarget(name: "AppTests", dependencies: ["App", .product(name: "EnsembleTestSupport", package: "swift-ensemble")]),
            ]
          )

          """
      )
    }
  }

  @Test func `a manifest beyond the root of a repository is that of another package`() throws {
    var files = files(manifest)
    files["Sources/App/.git/HEAD"] = "ref: refs/heads/main\n"
    try withFolder(files) { folder in
      let migration = try PackageMigration(of: ["\(folder)/Sources/App"], requirement: requirement)
      #expect(migration.changes.map(\.path) == ["\(folder)/Sources/App/A.swift"])
    }
  }

  @Test func `a relative path of Ensemble leads from each manifest`() throws {
    let dependency = ".package(url: \"https://x.org/swift-clocks\", from: \"1.0.0\")"
    let manifest = "let p = Package(dependencies: [\(dependency)])\n"
    try withFolder(["Package.swift": manifest, "Packages/Kit/Package.swift": manifest]) { folder in
      let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        .resolvingSymlinksInPath().pathComponents
      let up = Array(repeating: "..", count: current.count - 1).joined(separator: "/")
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      let migration = try PackageMigration(
        of: [folder],
        requirement: PackageRequirement(.path("\(up)\(real)/../swift-ensemble"))
      )
      let texts = migration.changes.map(\.text)
      #expect(texts.first?.contains("[.package(path: \"../swift-ensemble\")]") == true)
      #expect(texts.last?.contains("[.package(path: \"../../../swift-ensemble\")]") == true)
    }
  }

  @Test func `an absolute path of Ensemble stays as it was given`() throws {
    try withFolder(files(manifest)) { folder in
      let migration = try PackageMigration(
        of: ["\(folder)/Sources"],
        requirement: PackageRequirement(.path("/opt/swift-ensemble"))
      )
      let text = migration.changes.last?.text
      #expect(text?.contains(".package(path: \"/opt/swift-ensemble\")") == true)
      #expect(text?.contains("package: \"swift-ensemble\"") == true)
    }
  }

  @Test func `the name of a package above a manifest is that of its folder`() throws {
    let dependency = ".package(url: \"https://x.org/swift-clocks\", from: \"1.0.0\")"
    let manifest = """
      let p = Package(dependencies: [\(dependency)], targets: [.target(name: "A", dependencies: ["Clocks"])])

      """
    try withFolder(["swift-ensemble/Part/Package.swift": manifest]) { folder in
      let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        .resolvingSymlinksInPath().pathComponents
      let up = Array(repeating: "..", count: current.count - 1).joined(separator: "/")
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      let requirement = PackageRequirement(.path("\(up)\(real)/swift-ensemble"))
      let migration = try PackageMigration(of: [folder], requirement: requirement)
      #expect(
        migration.changes.first?.text == """
          let p = Package(dependencies: [.package(path: "..")], targets: \
          [.target(name: "A", dependencies: [.product(name: "Ensemble", package: "swift-ensemble")])])

          """
      )
      try migration.write()
      #expect(try PackageMigration(of: [folder], requirement: requirement).changes.isEmpty)
    }
  }
}
