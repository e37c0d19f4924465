// SPDX-License-Identifier: MIT

import EnsembleMigration
import Foundation
import Testing

@Suite("Modules whose default isolation is the main actor")
struct IsolationTests {
  private static let isolated = #"swiftSettings: [.defaultIsolation(MainActor.self)]"#

  /// Returns the text of a file of the target `App` after a migration.
  private func migrated(
    _ text: String,
    settings: String = isolated,
    rest: String = "",
    project: String? = nil
  ) throws -> String {
    var files = ["Sources/App/A.swift": "import ComposableArchitecture\n\n\(text)\n"]
    if let project {
      files["App.xcodeproj/project.pbxproj"] = project
    } else {
      let list = settings.isEmpty ? "" : ", \(settings)"
      files["Package.swift"] =
        "let p = Package(targets: [.target(name: \"App\"\(list)), .target(name: \"B\")])\n\(rest)\n"
    }
    var result = ""
    try withFolder(files) { folder in
      let migration = try PackageMigration(
        of: [folder],
        requirement: PackageRequirement(.path("/ensemble"))
      )
      let change = migration.changes.first { $0.path.hasSuffix("A.swift") }
      result = change?.text.replacing("import Ensemble\n\n", with: "") ?? ""
      try migration.write()
      #expect(try PackageMigration(of: [folder], requirement: nil).changes.isEmpty)
    }
    return String(result.dropLast())
  }

  @Test(arguments: [
    (
      "extension Client: DependencyKey { static let liveValue = Client() }",
      "nonisolated extension Client: DependencyKey { static let liveValue = Client() }"
    ),
    (
      "extension Client: TestDependencyKey { static let testValue = Client() }",
      "nonisolated extension Client: TestDependencyKey { static let testValue = Client() }"
    ),
    (
      "struct Logging: Reducer { func reduce(into s: inout Int, action: Int) -> Effect<Int> { .none } }",
      "struct Logging: nonisolated Reducer { func reduce(into s: inout Int, action: Int) -> Effect<Int> { .none } }"
    ),
    (
      "struct API {}\nextension DependencyValues { @DependencyEntry var api = API.live }",
      "nonisolated struct API {}\nnonisolated extension DependencyValues { @DependencyEntry var api = API.live }"
    ),
  ])
  func `a declaration gets the word that it needs`(old: String, new: String) throws {
    #expect(try migrated(old) == new)
  }

  @Test func `types that files store are not isolated, with the types in them`() throws {
    let old = """
      struct Fact: Codable { var kind: Kind; struct Part: Codable {}; var part: Part }
      public enum Kind: Codable { case one(Detail) }
      struct Detail {}
      extension Detail: Codable {}
      struct Other: Codable {}
      struct State { @Shared(.fileStorage(.facts)) var facts: [Fact] = []; var other: Other }
      """
    #expect(
      try migrated(old) == """
        nonisolated struct Fact: Codable { var kind: Kind; struct Part: Codable {}; var part: Part }
        public nonisolated enum Kind: Codable { case one(Detail) }
        nonisolated struct Detail {}
        nonisolated extension Detail: Codable {}
        struct Other: Codable {}
        struct State { @Shared(.fileStorage(.facts)) var facts: [Fact] = []; var other: Other }
        """
    )
  }

  @Test(arguments: [
    "nonisolated extension Client: DependencyKey {}",
    "@MainActor extension Client: DependencyKey {}",
    "extension Client: Equatable {}", "@Reducer struct Feature {}",
    "nonisolated struct Fact {}\nstruct State { @Shared(.fileStorage(.facts)) var fact: Fact }",
  ])
  func `a declaration that needs no word stays`(text: String) throws {
    #expect(try migrated(text) == text)
  }

  private static let client = "extension Client: DependencyKey {}"

  @Test(arguments: [
    ("swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", "", true),
    ("swiftSettings: shared", "let shared = [.defaultIsolation(MainActor.self)]", true),
    ("swiftSettings: [.defaultIsolation(nil)]", "", false), ("", "", false),
  ])
  func `the manifest says which targets are isolated`(
    settings: String,
    rest: String,
    isIsolated: Bool
  ) throws {
    let text = try migrated(Self.client, settings: settings, rest: rest)
    #expect(text == (isIsolated ? "nonisolated \(Self.client)" : Self.client))
  }

  @Test(arguments: [("MainActor", true), ("nonisolated", false)])
  func `a project of Xcode says it for its targets`(actor: String, isIsolated: Bool) throws {
    let project = "SWIFT_DEFAULT_ACTOR_ISOLATION = \(actor);"
    let text = try migrated(Self.client, project: project)
    #expect(text == (isIsolated ? "nonisolated \(Self.client)" : Self.client))
  }
}
