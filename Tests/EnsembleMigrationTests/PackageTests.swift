// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleCommands
import EnsembleMigration
import Foundation
import Testing

@Suite("Migrated packages")
struct PackageTests {
  private let requirement = PackageRequirement(
    .url("https://example.org/ensemble.git", version: "1.2.0")
  )

  private func manifest(_ text: String) -> String {
    ManifestMigration(of: text, path: "Package.swift", requirement: requirement).text
  }

  @Test("one package and one product replace those of the libraries")
  func manifests() {
    let old = """
      let package = Package(
        platforms: [.macOS(.v12), .iOS(.v18)],
        dependencies: [
          // Architecture.
          .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0"),
          .package(url: "https://github.com/apple/swift-log.git", from: "1.0.0"),
          .package(url: "https://github.com/pointfreeco/swift-dependencies.git", exact: "1.2.3")
        ],
        targets: [
          .target(name: "A", dependencies: [
            .product(name: "CasePaths", package: "swift-case-paths"),  // paths
            .product(name: "Logging", package: "swift-log"),
            .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
          ]),
          .testTarget(name: "ATests", dependencies: ["A"]),
        ]
      )
      """
    #expect(
      manifest(old) == """
        let package = Package(
          platforms: [.macOS(.v14), .iOS(.v18)],
          dependencies: [
            // Architecture.
            .package(url: "https://example.org/ensemble.git", from: "1.2.0"),
            .package(url: "https://github.com/apple/swift-log.git", from: "1.0.0")
          ],
          targets: [
            .target(name: "A", dependencies: [
              .product(name: "Ensemble", package: "ensemble"),  // paths
              .product(name: "Logging", package: "swift-log"),
            ]),
            .testTarget(name: "ATests", dependencies: ["A", .product(name: "EnsembleTestSupport", package: "ensemble")]),
          ]
        )
        """
    )
  }

  @Test("a manifest is changed once")
  func manifestTwice() {
    let once = manifest(
      "let p = Package(dependencies: [.package(url: \"https://x.org/swift-sharing\", from: \"2.0.0\")])"
    )
    #expect(once.contains("ensemble.git"))
    #expect(manifest(once) == once)
  }

  @Test(
    "a dependency on the package that is there already is the only one",
    arguments: [
      #".package(path: "../ensemble")"#, #".package(name: "Ensemble", path: "../clone")"#,
      #".package(url: "https://example.org/ensemble.git", branch: "main", traits: ["Migration"])"#,
    ]
  )
  func existingDependency(dependency: String) {
    let old = """
      let package = Package(
        dependencies: [
          .package(url: "https://x.org/swift-sharing", from: "2.0.0"),
          \(dependency),
        ]
      )
      """
    #expect(
      manifest(old) == """
        let package = Package(
          dependencies: [
            \(dependency),
          ]
        )
        """
    )
  }

  @Test func `a list without a comma at its end gets each product once`() {
    let old = """
      let package = Package(
        dependencies: [.package(url: "https://x.org/swift-composable-architecture", from: "1.0.0")],
        targets: [
          .testTarget(
            name: "ATests",
            dependencies: [
              "A",
              .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
              .product(name: "Dependencies", package: "swift-dependencies")
            ]
          ),
          .testTarget(
            name: "BTests",
            dependencies: [
              // The module.
              "B"
            ]
          ),
        ]
      )
      """
    #expect(
      manifest(old) == """
        let package = Package(
          dependencies: [.package(url: "https://example.org/ensemble.git", from: "1.2.0")],
          targets: [
            .testTarget(
              name: "ATests",
              dependencies: [
                "A",
                .product(name: "Ensemble", package: "ensemble"),
                .product(name: "EnsembleTestSupport", package: "ensemble")
              ]
            ),
            .testTarget(
              name: "BTests",
              dependencies: [
                // The module.
                "B",
                .product(name: "EnsembleTestSupport", package: "ensemble")
              ]
            ),
          ]
        )
        """
    )
  }

  @Test(arguments: [
    (
      #"let tca: Target.Dependency = .product(name: "ComposableArchitecture", package: "swift-composable-architecture")"#,
      #"let tca: Target.Dependency = .product(name: "Ensemble", package: "ensemble")"#
    ),
    (
      #"let fails: Target.Dependency = .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay")"#,
      #"let fails: Target.Dependency = .product(name: "Ensemble", package: "ensemble")"#
    ),
    (
      #"package.dependencies.append(.package(id: "pointfreeco.swift-sharing", from: "2.0.0"))"#,
      #"package.dependencies.append(.package(url: "https://example.org/ensemble.git", from: "1.2.0"))"#
    ),
    (
      #"let t: Target = .target(name: "A", dependencies: [.byName(name: "Sharing")])"#,
      #"let t: Target = .target(name: "A", dependencies: [.product(name: "Ensemble", package: "ensemble")])"#
    ),
    (
      #"let t: Target = .target(name: "A", dependencies: ["Sharing", "Clocks"])"#,
      #"let t: Target = .target(name: "A", dependencies: [.product(name: "Ensemble", package: "ensemble")])"#
    ),
    (
      #"let t: [Target] = [.target(name: "Sharing", dependencies: []), .target(name: "A", dependencies: ["Sharing"])]"#,
      #"let t: [Target] = [.target(name: "Sharing", dependencies: []), .target(name: "A", dependencies: ["Sharing"])]"#
    ),
    (
      #"let p: [Product] = [.library(name: "L", targets: ["Sharing"])]"#,
      #"let p: [Product] = [.library(name: "L", targets: ["Sharing"])]"#
    ),
  ])
  func `dependencies are replaced wherever they are, and targets are not`(old: String, new: String)
  {
    let package = #"let p = [.package(url: "https://x.org/swift-clocks", from: "1.0.0")]"#
    #expect(manifest("\(package)\n\(old)").hasSuffix("\n\(new)"))
  }

  @Test func `what remains in a manifest is reported`() {
    let text = """
      let p = [.package(url: "https://x.org/swift-clocks", from: "1.0.0")]
      package.dependencies.append(.package(url: "https://x.org/swift-sharing", from: "1.0.0"))
      add("Clocks", package: "swift-clocks")
      let t = [.testTarget(name: "T", dependencies: ["A"] + shared)]
      """
    let migration = ManifestMigration(of: text, path: "Package.swift", requirement: requirement)
    #expect(
      migration.remarks.map { "\($0.line): \($0.message)" } == [
        "2: the package is a dependency already", "3: 'swift-clocks' is replaced by Ensemble",
        "4: tests on Linux cannot fail without 'EnsembleTestSupport'",
      ]
    )
  }

  @Test func `a dependency with a comment in it is reported`() {
    let text =
      "let p = [.package(url: \"https://x.org/swift-clocks\", /* pinned */ from: \"1.0.0\")]"
    let migration = ManifestMigration(of: text, path: "Package.swift", requirement: requirement)
    #expect(migration.text == text)
    #expect(
      migration.remarks.map(\.message) == ["'https://x.org/swift-clocks' is replaced by Ensemble"]
    )
  }

  @Test func `platforms are raised to versions that the tools know`() {
    let platforms =
      #".iOS(.v16), .macOS("12.0"), .macCatalyst(.v15), .tvOS("18.0"), .watchOS(.v10)"#
    func raised(_ tools: String) -> String? {
      manifest(
        """
        // swift-tools-version:\(tools)
        let p = Package(platforms: [\(platforms)])
        let d = [.package(url: "https://x.org/swift-clocks", from: "1.0.0")]
        """
      ).split(separator: "\n").dropFirst().first.map(String.init)
    }
    #expect(
      raised("5.7")
        == #"let p = Package(platforms: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("17.0"), .tvOS("18.0"), .watchOS(.v10)])"#
    )
    #expect(
      raised("5.9")
        == #"let p = Package(platforms: [.iOS(.v17), .macOS("14.0"), .macCatalyst(.v17), .tvOS("18.0"), .watchOS(.v10)])"#
    )
  }

  @Test func `no file is written if one of them cannot be`() throws {
    let files = ["A.swift": "import Sharing\n", "B.swift": "import Sharing\n"]
    try withFolder(files) { folder in
      let migration = try PackageMigration(of: [folder], requirement: nil)
      try FileManager.default.removeItem(atPath: "\(folder)/B.swift")
      #expect(throws: (any Error).self) { try migration.write() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
      let text = try String(contentsOfFile: "\(folder)/A.swift", encoding: .utf8)
      #expect(text == "import Sharing\n")
    }
  }

  @Test func `no file is written if the report cannot be`() throws {
    try withFolder(["A.swift": "import Sharing\n"]) { folder in
      let command = try Migrate.parse(["\(folder)/A.swift", "--report", "\(folder)/none/report"])
      #expect(throws: ExitCode(73)) { try command.run() }
      let text = try String(contentsOfFile: "\(folder)/A.swift", encoding: .utf8)
      #expect(text == "import Sharing\n")
    }
  }

  @Test("a manifest without these libraries stays")
  func otherManifest() {
    let text =
      "let p = Package(platforms: [.macOS(.v12)], targets: [.testTarget(name: \"T\", dependencies: [])])"
    #expect(manifest(text) == text)
  }

  @Test("files are written, and a second migration changes nothing")
  func twice() throws {
    let files = [
      "Package.swift":
        "let p = [.package(url: \"https://x.org/swift-sharing\", from: \"2.0.0\")]\n",
      "Sources/A.swift": "import Sharing\nlet e: EffectTask<Int>\n",
      "Sources/B.swift": "import Foundation\n",
      ".build/C.swift": "import Sharing\n",
    ]
    try withFolder(files) { folder in
      let first = try PackageMigration(of: [folder], requirement: requirement)
      #expect(first.fileCount == 3)
      #expect(
        first.changes.map(\.path) == ["\(folder)/Package.swift", "\(folder)/Sources/A.swift"]
      )
      try first.write()
      let text = try String(contentsOfFile: "\(folder)/Sources/A.swift", encoding: .utf8)
      #expect(text == "import Ensemble\nlet e: Effect<Int>\n")
      let hidden = try String(contentsOfFile: "\(folder)/.build/C.swift", encoding: .utf8)
      #expect(hidden == "import Sharing\n")
      #expect(try PackageMigration(of: [folder], requirement: requirement).changes.isEmpty)
    }
  }

  @Test func `a file that does not parse stays and is reported, and the others move`() throws {
    try withFolder(["A.swift": "import Sharing\n", "B.swift": "import Sharing\nstruct {\n"]) {
      let migration = try PackageMigration(of: [$0], requirement: nil)
      #expect(migration.changes.map(\.path) == ["\($0)/A.swift"])
      #expect(migration.errors.first?.description.hasPrefix("\($0)/B.swift:2:") == true)
      let remark = try #require(migration.remarks.first)
      #expect(migration.remarks.count == 1)
      #expect(remark.path == "\($0)/B.swift" && remark.line == 2)
      #expect(remark.message.hasPrefix("the file does not parse and stays"))
    }
  }

  @Test func `a strict migration changes nothing if a file does not parse`() throws {
    try withFolder(["A.swift": "import Sharing\n", "B.swift": "struct {\n"]) { folder in
      let migration = try PackageMigration(of: [folder], requirement: nil, isStrict: true)
      #expect(migration.changes.isEmpty)
      #expect(migration.errors.count > 0)
      let command = try Migrate.parse([folder, "--strict"])
      #expect(throws: ExitCode(65)) { try command.run() }
      let text = try String(contentsOfFile: "\(folder)/A.swift", encoding: .utf8)
      #expect(text == "import Sharing\n")
    }
  }

  @Test func `files get their old text back if a later one cannot be replaced`() throws {
    let files = ["A.swift": "import Sharing\n", "B.swift": "import Sharing\n"]
    try withFolder(files) { folder in
      let migration = try PackageMigration(of: [folder], requirement: nil)
      try FileManager.default.removeItem(atPath: "\(folder)/B.swift")
      try FileManager.default.createDirectory(
        atPath: "\(folder)/B.swift/full",
        withIntermediateDirectories: true
      )
      #expect(throws: (any Error).self) { try migration.write() }
      let text = try String(contentsOfFile: "\(folder)/A.swift", encoding: .utf8)
      #expect(text == "import Sharing\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names == ["A.swift", "B.swift"])
    }
  }

  @Test("a manifest needs a package")
  func missingPackage() throws {
    let text = "let p = [.package(url: \"https://x.org/swift-sharing\", from: \"2.0.0\")]\n"
    try withFolder(["Package.swift": text]) { folder in
      #expect(throws: PackageMigration.PathError.needsPackage("\(folder)/Package.swift")) {
        try PackageMigration(of: [folder], requirement: nil)
      }
    }
  }

  @Test("a missing path is an error")
  func missingPath() {
    #expect(throws: PackageMigration.PathError.missing("/no/such/file.swift")) {
      try PackageMigration(of: ["/no/such/file.swift"], requirement: nil)
    }
  }

  @Test(arguments: [
    // The only product of the package.
    (
      ["XCTestDynamicOverlay"], "",
      #".package(url: "https://example.org/ensemble.git", from: "1.2.0")"#,
      #".product(name: "Ensemble", package: "ensemble")"#
    ),
    // Another library is replaced, too.
    (
      ["XCTestDynamicOverlay"], #", .package(url: "https://x.org/swift-clocks", from: "1.0.0")"#,
      #".package(url: "https://example.org/ensemble.git", from: "1.2.0")"#,
      #".product(name: "Ensemble", package: "ensemble")"#
    ),
    // Another product of the package stays.
    (
      ["XCTestDynamicOverlay", "IssueReporting"], "",
      #".package(url: "https://x.org/xctest-dynamic-overlay", from: "1.4.0"), .package(url: "https://example.org/ensemble.git", from: "1.2.0")"#,
      #".product(name: "Ensemble", package: "ensemble"), .product(name: "IssueReporting", package: "xctest-dynamic-overlay")"#
    ),
  ])
  func `a package of which one product is replaced`(
    products: [String],
    other: String,
    packages: String,
    dependencies: String
  ) {
    func manifest(_ packages: String, _ dependencies: String) -> String {
      """
      let package = Package(
        name: "P",
        dependencies: [\(packages)],
        targets: [.target(name: "A", dependencies: [\(dependencies)])]
      )

      """
    }
    let overlay = #".package(url: "https://x.org/xctest-dynamic-overlay", from: "1.4.0")"#
    let old = products.map { #".product(name: "\#($0)", package: "xctest-dynamic-overlay")"# }
    let migration = ManifestMigration(
      of: manifest(overlay + other, old.joined(separator: ", ")),
      path: "Package.swift",
      requirement: requirement
    )
    #expect(migration.text == manifest(packages, dependencies))
    #expect(migration.remarks.isEmpty)
  }

  @Test func `a package of which no product is replaced stays`() {
    let text = """
      let package = Package(
        name: "P",
        dependencies: [.package(url: "https://x.org/xctest-dynamic-overlay", from: "1.4.0")],
        targets: [
          .target(name: "A", dependencies: [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")])
        ]
      )
      """
    let migration =
      ManifestMigration(of: text, path: "Package.swift", requirement: requirement)
    #expect(migration.text == text)
  }
}
