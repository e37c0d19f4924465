// SPDX-License-Identifier: MIT

import EnsembleDevelopment
import Foundation
import Testing

/// The choice of a program, and the files that are watched.
@Suite struct PackageBuildTests {
  private func description(_ products: [String: String]) -> Data {
    let list = products.sorted { $0.key < $1.key }.map { name, type in
      #"{"name": "\#(name)", "targets": ["A"], "type": {"\#(type)": \#(type == "library" ? #"["automatic"]"# : "null")}}"#
    }
    return Data(
      #"{"name": "demo", "products": [\#(list.joined(separator: ","))], "targets": []}"#.utf8
    )
  }

  @Test func `the only executable needs no name`() throws {
    let products = description(["Demo": "library", "demo": "executable"])
    #expect(try PackageBuild.product(nil, in: products) == "demo")
    #expect(try PackageBuild.product("demo", in: products) == "demo")
  }

  @Test func `several executables are listed`() {
    let products = description(["b": "executable", "a": "executable"])
    let error = PackageBuild.PackageError(
      "The package 'demo' has several executables. Name one of them:\n  a\n  b"
    )
    #expect(throws: error) { try PackageBuild.product(nil, in: products) }
    #expect(
      throws: PackageBuild.PackageError(
        "The package 'demo' has no executable 'c'. It has:\n  a\n  b"
      )
    ) {
      try PackageBuild.product("c", in: products)
    }
  }

  @Test func `the folders of targets and the manifest are watched`() throws {
    let targets = [("Sources/demo", "executable"), ("Code/Core", "library"), ("Tests/A", "test")]
    let list = targets.map { #"{"path": "\#($0.0)", "type": "\#($0.1)"}"# }.joined(separator: ",")
    let text = #"{"name": "demo", "products": [], "targets": [\#(list)]}"#
    let sources = try PackageBuild.sources(in: Data(text.utf8))
    #expect(sources == ["Package.swift", "Code", "Plugins", "Sources"])
  }

  @Test func `a package without executables, and what is no package, are errors`() {
    let products = description(["Demo": "library"])
    #expect(throws: PackageBuild.PackageError("The package 'demo' has no executable.")) {
      try PackageBuild.product(nil, in: products)
    }
    #expect(throws: PackageBuild.PackageError.self) {
      try PackageBuild.product(nil, in: Data("no".utf8))
    }
  }
}

/// The files of a package, from which changes are noticed.
@Suite struct SourceSnapshotTests {
  @Test func `changed, new and removed sources differ; hidden files and tests do not count`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    var last = SourceSnapshot(of: [folder])
    func isChanged() -> Bool {
      let now = SourceSnapshot(of: [folder])
      defer { last = now }
      return now != last
    }
    #expect(last.count == 0)
    try write("Sources/demo/main.swift", "1")
    #expect(isChanged())
    #expect(!isChanged())
    try write("Sources/demo/main.swift", "12")
    #expect(isChanged())
    try write("Package.swift", "")
    #expect(isChanged())
    for path in [".build/a.swift", "Tests/a.swift", "Package.resolved", "Sources/.a.swift"] {
      try write(path, "1")
      #expect(!isChanged(), "\(path)")
    }
    #expect(last.count == 2)
    #expect(SourceSnapshot(of: [folder.appending(path: "Package.swift")]).count == 1)
    try FileManager.default.removeItem(at: folder.appending(path: "Sources"))
    #expect(isChanged())
  }
}
