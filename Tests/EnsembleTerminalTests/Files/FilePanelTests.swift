// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleUI
import Foundation
import Observation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Files chosen by path")
struct FilePanelTests {
  private let files = Files()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("panels-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.json", "b.json", "c.txt"] { try write(name, name) }
  }

  private var script: ScriptedSession {
    ScriptedSession(
      tree: ViewTree(AppView { [files] in FilesView(files: files) }),
      pause: { _ in await Task.yield() }
    )
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func `a file is opened by its path`() async {
    let script = script
    let asked = await script.answer("tap Import")
    #expect(asked.frame?.contains("Open a file") == true)
    #expect(asked.frame?.contains("[ Open ]") == true)
    _ = await script.answer("Path = \(path("a.json"))")
    let opened = await script.answer("tap Open")
    #expect(opened.frame?.contains("[ Open ]") == false)
    #expect(files.opened == ["a.json"])
  }

  @Test func `return opens the file, and escape cancels`() {
    let session = TerminalSession.of(rows: 20, columns: 80) { [files] in FilesView(files: files) }
    session.press(.enter)
    #expect(session.focusedText == "Path")
    session.press(.text(path("b.json")), .enter)
    #expect(files.opened == ["b.json"])
    session.press(.enter)
    #expect(files.isImporting)
    session.press(.escape)
    #expect(!files.isImporting)
    #expect(files.opened == ["b.json"])
  }

  @Test func `a file that cannot be opened is reported, and nothing is opened`() async {
    let script = script
    _ = await script.answer("tap Import")
    func problem(_ path: String) async -> String {
      _ = await script.answer("Path = \(path)")
      return await script.answer("tap Open").frame ?? ""
    }
    #expect(await problem("").contains("Enter the path"))
    #expect(await problem("no-such.json").contains("There is no file 'no-such.json'."))
    #expect(await problem("/").contains("'/' is a directory."))
    #expect(await problem(path("c.txt")).contains("'c.txt' has a type"))
    #expect(files.opened.isEmpty)
    #expect(files.isImporting)
    _ = await script.answer("tap Cancel")
    #expect(!files.isImporting)
  }

  @Test func `several files are added one after the other`() async {
    let script = script
    _ = await script.answer("tap Import more")
    _ = await script.answer("Path = \(path("a.json"))")
    _ = await script.answer("tap Add")
    _ = await script.answer("Path = nothing")
    #expect(await script.answer("tap Add").frame?.contains("There is no file") == true)
    _ = await script.answer("Path = \(path("b.json"))")
    _ = await script.answer("tap Open")
    #expect(files.opened == ["a.json", "b.json"])
  }

  @Test func `a file is saved at the path that is entered`() async throws {
    let script = script
    let asked = await script.answer("tap Export")
    #expect(asked.frame?.contains("Save as: Out.txt") == true)
    _ = await script.answer("Save as = \(path("new.txt"))")
    _ = await script.answer("tap Save")
    #expect(files.saved == [path("new.txt")])
    #expect(try String(contentsOfFile: path("new.txt"), encoding: .utf8) == "exported")
    #expect(!files.isExporting)
  }

  @Test func `an existing file is replaced only after confirmation`() async throws {
    let script = script
    _ = await script.answer("tap Export")
    _ = await script.answer("Save as = \(path("c.txt"))")
    let asked = await script.answer("tap Save")
    #expect(asked.frame?.contains("already") == true)
    #expect(try String(contentsOfFile: path("c.txt"), encoding: .utf8) == "c.txt")
    // Another path is another question.
    _ = await script.answer("Save as = \(path("a.json"))")
    #expect(await script.answer("tap Replace").note?.contains("There is no control") == true)
    _ = await script.answer("Save as = \(path("c.txt"))")
    _ = await script.answer("tap Save")
    _ = await script.answer("tap Replace")
    #expect(try String(contentsOfFile: path("c.txt"), encoding: .utf8) == "exported")
    #expect(try String(contentsOfFile: path("a.json"), encoding: .utf8) == "a.json")
    #expect(files.saved == [path("c.txt")])
  }

  @Test func `a file that cannot be written is reported`() async {
    let script = script
    _ = await script.answer("tap Export")
    func problem(_ path: String) async -> String {
      _ = await script.answer("Save as = \(path)")
      return await script.answer("tap Save").frame ?? ""
    }
    #expect(await problem("/").contains("is a directory"))
    #expect(await problem("/no-such-directory/a").contains("There is no directory"))
    #expect(await problem("").contains("Enter the path"))
    #expect(files.saved.isEmpty)
    #expect(files.isExporting)
  }
}

@MainActor
@Observable
private final class Files {
  var isImporting = false
  var isImportingMore = false
  var isExporting = false
  var opened: [String] = []
  var saved: [String] = []
}

private struct FilesView: View {
  @Bindable var files: Files

  var body: some View {
    Button("Import") { files.isImporting = true }
      .fileImporter(isPresented: $files.isImporting, allowedContentTypes: [.json]) {
        files.opened.append((try? $0.get().lastPathComponent) ?? "none")
      }
    Button("Import more") { files.isImportingMore = true }
      .fileImporter(
        isPresented: $files.isImportingMore,
        allowedContentTypes: [.json],
        allowsMultipleSelection: true
      ) { files.opened += ((try? $0.get()) ?? []).map(\.lastPathComponent) }
    Button("Export") { files.isExporting = true }
      .fileExporter(
        isPresented: $files.isExporting,
        document: Exported(),
        contentType: .plainText,
        defaultFilename: "Out"
      ) { files.saved.append((try? $0.get().path) ?? "none") }
  }
}

private struct Exported: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("exported".utf8))
  }
}
