// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleCommands
import EnsembleMigration
import Foundation
import Testing

/// The errors of the compiler after a migration.
@Suite("Verified migrations")
struct VerificationTests {
  /// A package with two independent modules, a module that depends on the first one, and tests.
  private static let description = """
    {
      "targets" : [
        { "name" : "AppTests", "path" : "Tests/AppTests", "type" : "test",
          "target_dependencies" : [ "App" ] },
        { "name" : "App", "path" : "Sources/App", "type" : "executable",
          "target_dependencies" : [ "Core" ] },
        { "name" : "Kit", "path" : "Sources/Kit", "type" : "library" },
        { "name" : "Core", "path" : "Sources/Core", "type" : "library" }
      ]
    }
    """

  /// The commands that a verification has run.
  private final class Commands {
    var lines: [String] = []
  }

  /// Verifies a package with the output of each command, which fails if it is not empty.
  private func verification(
    files: [String] = [],
    reported: [MigrationRemark] = [],
    commands: Commands = Commands(),
    _ outputs: [String: String]
  ) -> PackageVerification {
    PackageVerification(of: ["/p"], files: files, reported: reported) { arguments, folder in
      let command = arguments.joined(separator: " ")
      commands.lines.append(command)
      if arguments.first == "package" { return (0, Self.description) }
      return (outputs[command] == nil ? 0 : 1, outputs[command] ?? "Build complete!\n")
    }
  }

  private func remarks(_ output: String, files: [String] = []) -> [String] {
    verification(files: files, ["build --build-tests": output]).remarks.map {
      "\($0.path):\($0.line):\($0.column): \($0.message)"
    }
  }

  @Test func `a package that builds has no errors, and is built once`() {
    let commands = Commands()
    let result = verification(commands: commands, [:])
    #expect(result.remarks.isEmpty && result.notes.isEmpty)
    #expect(commands.lines == ["build --build-tests"])
  }

  @Test func `an error is reported at its place, once, by the path of the migration`() {
    let output = """
      Building for debugging...
      [7/20] Emitting module Core
      /p/Sources/Core/A.swift:1:19: error: cannot find 'foo' in scope
      1 | public func b() { foo() }
        |                   `- error: cannot find 'foo' in scope
      /p/Sources/Core/A.swift:2:1: warning: variable 'x' was never used [#Unused]
      [8/20] Compiling Core A.swift
      /p/Sources/Core/A.swift:1:19: error: cannot find 'foo' in scope
      /p/Sources/Core/B.swift:9:3: error: sending 'x' risks data races [#SendingRisksDataRace]
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      remarks(output, files: ["/p/./Sources/Core/A.swift"]) == [
        "/p/./Sources/Core/A.swift:1:19: cannot find 'foo' in scope",
        "/p/Sources/Core/B.swift:9:3: sending 'x' risks data races",
      ]
    )
  }

  @Test func `colors, carriage returns and excerpts with messages are no errors of their own`() {
    let output =
      "\u{1B}[1m/p/Sources/Core/A.swift:3:5: \u{1B}[31merror: \u{1B}[0m\u{1B}[1mno such type\u{1B}[0m\r\n"
      + "3 | let s = \"/p/Sources/Core/A.swift:9:9: error: not this\"\r\n"
      + "  |     `- error: no such type\r\n"
    #expect(remarks(output) == ["/p/Sources/Core/A.swift:3:5: no such type"])
  }

  @Test func `an error in the expansion of a macro is at what is expanded`() {
    let output = """
      macro expansion @Inner:2:14: error: type annotation missing in pattern
      `- macro expansion @Outer:1:1: note: expanded code originates here
      `- /p/Sources/Core/A.swift:3:28: note: expanded code originates here
      3 | @Outer class N { var x }
        +--- macro expansion @Inner -----------------------------
        |2 | private  var _x
        |  |              `- error: type annotation missing in pattern
      /tmp/@__swiftmacro_4Core5StateV.swift:2:3: error: other
      `- /p/Sources/Core/A.swift:7:1: note: expanded code originates here
      macro expansion #Lost:1:1: error: without a place
      """
    #expect(
      remarks(output) == [
        "/p/Sources/Core/A.swift:7:1: in the expansion of a macro: other",
        "/p/Sources/Core/A.swift:3:28: in the expansion of '@Inner': type annotation missing in pattern",
        "macro expansion #Lost:1:1: without a place",
      ]
    )
  }

  @Test func `a line of the report is not reported again`() {
    let remark = MigrationRemark(
      path: "/p/Sources/Core/A.swift",
      line: 4,
      column: 1,
      message: "'Case' is not available",
      advice: "write a type"
    )
    let result = verification(
      reported: [remark],
      [
        "build --build-tests": """
        /p/Sources/Core/A.swift:4:20: error: cannot find type 'Case' in scope
        /p/Sources/Core/A.swift:5:20: error: cannot find type 'Case' in scope
        """
      ]
    )
    #expect(result.remarks.map(\.line) == [5])
    #expect(result.reportedCount == 1)
  }

  @Test func `targets beside a failing one are built, and those above it are named`() {
    let commands = Commands()
    let result = verification(
      commands: commands,
      [
        "build --build-tests": "/p/Sources/Core/A.swift:1:1: error: one\n",
        "build --target Kit": "/p/Sources/Kit/B.swift:2:1: error: two\n",
      ]
    )
    #expect(
      commands.lines == [
        "build --build-tests", "package describe --type json", "build --target Kit",
      ]
    )
    #expect(result.remarks.map(\.message).sorted() == ["one", "two"])
    #expect(
      result.notes == [
        "/p: note: 'App' was not compiled, since it depends on 'Core'",
        "/p: note: 'AppTests' was not compiled, since it depends on 'App'",
      ]
    )
  }

  @Test(arguments: [
    ("error: 'p': invalid manifest\n", "'p': invalid manifest"),
    (
      "/p/.build/checkouts/x/Sources/X.swift:3:1: error: old\n",
      "/p/.build/checkouts/x/Sources/X.swift:3: old"
    ),
    ("ld: cannot find -lsqlite3\nclang: error: linker\n", "clang: error: linker"),
  ])
  func `a build that fails for another reason is reported at the manifest`(
    output: String,
    reason: String
  ) {
    #expect(
      remarks(output) == ["/p/Package.swift:1:1: the package could not be built: \(reason)"]
    )
  }

  @Test func `errors are grouped by their kinds, the most frequent one first`() {
    let result = verification([
      "build --build-tests": """
      /p/Sources/Core/A.swift:1:1: error: 'task' is unavailable: write 'run'
      /p/Sources/Core/B.swift:9:1: error: expression is 'async' but is not marked with 'await'
      /p/Sources/Core/B.swift:2:1: error: expression is 'async' but is not marked with 'await'
      """
    ])
    #expect(
      result.groups.map(\.kind) == [
        "expression is '…' but is not marked with '…'", "'task' is unavailable",
      ]
    )
    #expect(result.groups.map { $0.remarks.map(\.line) } == [[2, 9], [1]])
    #expect(
      result.remarks.map(\.advice) == [
        "write 'await', in an 'async' test", "write 'await', in an 'async' test", "write 'run'",
      ]
    )
  }

  @Test func `a missing module hides other errors, which is said once`() {
    let result = verification([
      "build --build-tests": """
      /p/Sources/Core/A.swift:1:8: error: no such module 'UIKit'
      /p/Sources/Core/B.swift:2:8: error: no such module 'MapKit'
      """
    ])
    #expect(result.groups.map(\.kind) == ["no such module 'MapKit'", "no such module 'UIKit'"])
    #expect(result.notes.count { $0.hasPrefix("note: a missing module hides") } == 1)
  }

  @Test func `the package of a file is the nearest folder with a manifest`() throws {
    let files = [
      "Package.swift": "", "Sources/A/A.swift": "", "Packages/B/Package.swift": "",
      "Packages/B/Sources/B/B.swift": "",
    ]
    try withFolder(files) { folder in
      let names = PackageVerification.packages(of: [
        "\(folder)/Packages/B/Sources/B/B.swift", "\(folder)/Sources/A/A.swift",
      ])
      let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      #expect(names == [root, "\(root)/Packages/B"])
    }
  }

  @Test func `nothing can be built after a dry run`() {
    #expect(throws: (any Error).self) { try Migrate.parse(["--verify", "--dry-run", "."]) }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test func `the errors of a package are those of the toolchain`() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "small",
        targets: [
          .target(name: "Ensemble"), .target(name: "Core", dependencies: ["Ensemble"]),
          .target(name: "App", dependencies: ["Core"]),
        ]
      )
      """,
      "Sources/Ensemble/Effect.swift":
        "public struct Effect<Action>: Sendable { public init() {} }\n",
      "Sources/Core/Core.swift": """
      import ComposableArchitecture

      let effect = EffectTask<Int>()
      let other = missing()
      """,
      "Sources/App/App.swift": "import Core\n",
    ]
    try withFolder(files) { folder in
      let report = "\(folder)/report.json"
      let command = try Migrate.parse([folder, "--verify", "--report", report])
      #expect(throws: ExitCode(1)) { try command.run() }
      let remarks = try JSONDecoder().decode(
        [MigrationRemark].self,
        from: Data(contentsOf: URL(fileURLWithPath: report))
      )
      // The library is migrated, and the error that the command cannot fix is in the report.
      #expect(remarks.map(\.message) == ["cannot find 'missing' in scope"])
      #expect(remarks.first?.path == "\(folder)/Sources/Core/Core.swift")
      #expect(remarks.first?.line == 4)
      #expect(remarks.first?.kind == "cannot find '…' in scope")
    }
  }
  #endif
}
