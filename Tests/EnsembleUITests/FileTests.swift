// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Importing and exporting files")
struct FileTests {
  private let model = FileModel()
  private let host: ViewHost
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("file-tests-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    host = ViewHost(FilesView(model: model))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("an importer takes a file of its types, and delivers it once")
  func importer() throws {
    #expect(host.importer == nil)
    model.isImporting = true
    let importer = try #require(host.importer)
    #expect(importer.contentTypes == [.json])
    #expect(!importer.allowsMultipleSelection)
    #expect(host.outline.contains("importer of public.json"))
    let url = folder.appendingPathComponent("a.json")
    #expect(importer.choose(url))
    #expect(model.urls == [url])
    #expect(!model.isImporting)
    #expect(host.importer == nil)
    #expect(!importer.choose(url))
    #expect(model.urls == [url])
  }

  @Test("an importer refuses a file of another type, several files and no files")
  func refused() throws {
    model.isImporting = true
    let importer = try #require(host.importer)
    let url = folder.appendingPathComponent("a.json")
    #expect(!importer.choose(folder.appendingPathComponent("a.png")))
    #expect(!importer.choose(url, url))
    #expect(!importer.choose())
    #expect(model.urls.isEmpty)
    #expect(model.isImporting)
  }

  @Test("an importer of several files delivers them together")
  func several() throws {
    model.isImportingMore = true
    let importer = try #require(host.importer)
    #expect(importer.allowsMultipleSelection)
    let urls = ["a.txt", "b.csv"].map { folder.appendingPathComponent($0) }
    #expect(importer.choose(urls[0], urls[1]))
    #expect(model.urls == urls)
  }

  @Test("canceling chooses nothing, and calls no completion")
  func cancelled() throws {
    model.isImporting = true
    #expect(try #require(host.importer).cancel())
    model.isExporting = true
    #expect(try #require(host.exporter).cancel())
    #expect(!model.isImporting && !model.isExporting)
    #expect(model.urls.isEmpty && model.saved.isEmpty)
  }

  @Test("an exporter writes the document as it is when the file is fetched")
  func exporter() throws {
    model.isExporting = true
    let exporter = try #require(host.exporter)
    #expect(exporter.filename == "Notes.txt")
    #expect(exporter.contentType == .plainText)
    model.text = "later"
    let url = folder.appendingPathComponent("out.txt")
    #expect(exporter.save(to: url))
    #expect(try String(contentsOf: url, encoding: .utf8) == "later")
    #expect(try model.saved.map { try $0.get() } == [url])
    #expect(host.exporter == nil)
    #expect(!exporter.save(to: url))
  }

  @Test("a document that cannot be written ends the export, and the view receives the error")
  func unwritable() throws {
    model.text = nil
    model.isExporting = true
    #expect(!(try #require(host.exporter).save(to: folder.appendingPathComponent("out"))))
    #expect(!model.isExporting)
    #expect(throws: FileModel.NoText.self) { try model.saved.first?.get() }
  }

  @Test("an exporter without a document offers nothing")
  func noDocument() {
    model.hasDocument = false
    model.isExporting = true
    #expect(host.exporter == nil)
  }

  @Test("a key is unique, and changes when it is renewed")
  func key() throws {
    model.isExporting = true
    let id = try #require(host.exporter != nil ? host.tree.front : nil).id
    func key() -> String? {
      host.tree.update()
      guard case .fileExporter(let export)? = host.tree[id]?.content else { return nil }
      return export.key
    }
    let first = try #require(key())
    #expect(first.count == 48)
    host.tree.renewKey(of: id)
    #expect(key() != first)
    #expect(key()?.count == 48)
  }

  @Test("panels ask for paths only if the renderer enables them")
  func panels() {
    model.isImporting = true
    #expect(host.controls.isEmpty)
    host.tree.asksForPaths = true
    #expect(host.controls == ["Path", "Open", "Cancel"])
    host.button("Cancel").tap()
    model.isExporting = true
    #expect(host.controls == ["Save as", "Save", "Cancel"])
  }

  @Test("each file of a tree has a directory of its own, and is removed with the tree")
  func places() throws {
    let tree = host.tree
    let urls = try (0..<2).map { _ in try tree.files.makePlace(named: "../a b.txt") }
    #expect(urls.map(\.lastPathComponent) == ["a b.txt", "a b.txt"])
    #expect(urls[0] != urls[1])
    for url in urls { try Data("x".utf8).write(to: url) }
    #expect(tree.files.all.count == 2)
    var directory = urls[0]
    for _ in 0..<2 {
      directory.deleteLastPathComponent()
      let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
    tree.files.remove(urls[0])
    #expect(tree.files.all.count == 1)
    tree.close()
    #expect(tree.files.all.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: urls[1].path))
    #expect(throws: CancellationError.self) { try tree.files.makePlace(named: "a") }
  }
}

@Suite("File names and types")
struct FileNameTests {
  @Test(
    "a sanitized name has no path and no control characters",
    arguments: [
      ("notes.txt", "notes.txt"), ("../../etc/passwd", "passwd"), ("C:\\x\\a.json", "a.json"),
      ("a\u{0}b\n.txt", "ab.txt"), ("\u{202E}txt.exe", "txt.exe"), ("  a  ", "a"), ("", "file"),
      (".", "file"), ("..", "file"), ("a/", "file"), ("\u{7F}", "file"), ("né.png", "né.png"),
      (".profile", ".profile"),
    ]
  )
  func sanitized(name: String, expected: String) {
    #expect(FileName.sanitized(name) == expected)
  }

  @Test(
    "a long name is cut before its extension, between characters",
    arguments: ["x", "é", "👩‍👩‍👧", "e\u{301}\u{301}\u{301}"]
  )
  func long(text: String) {
    let name = FileName.sanitized(String(repeating: text, count: 5000) + ".json")
    #expect(name.utf8.count <= FileName.limit)
    #expect(name.utf8.count > FileName.limit - 25)
    #expect(name.hasSuffix(".json"))
    #expect(FileName.sanitized("a" + String(repeating: "\u{301}", count: 5000)).utf8.count <= 200)
  }

  @Test("types are found by their extensions and by their MIME types")
  func types() {
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType(mimeType: "Image/PNG") == .png)
    #expect(UTType("com.adobe.pdf") == .pdf)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType.json.tags[.filenameExtension] == ["json"])
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test("types conform to their supertypes, and to no others")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.commaSeparatedText.conforms(to: .text))
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
    #expect(!UTType.json.conforms(to: .plainText))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.data.conforms(to: .content))
  }

  @Test("unknown names get dynamic types, and invalid names get none")
  func unknown() throws {
    let type = try #require(UTType(filenameExtension: "blob"))
    #expect(type == UTType(filenameExtension: "BLOB"))
    #expect(type != UTType(filenameExtension: "blub"))
    #expect(type.preferredFilenameExtension == "blob")
    #expect(type.conforms(to: .data) && !type.conforms(to: .text))
    #expect(UTType(filenameExtension: "blob", conformingTo: .text)?.conforms(to: .text) == true)
    #expect(UTType(mimeType: "x/y")?.conforms(to: .data) == true)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "text") == nil)
    #expect(UTType("nothing") == nil)
  }

  @Test(
    "a request allows files whose names have one of its types",
    arguments: [
      ("a.json", [UTType.json], true), ("a.JSON", [.json], true), ("a.txt", [.json], false),
      ("a", [.json], false), ("a", [.data], true), ("a.blob", [.item], true),
      ("a.png", [.pdf, .image], true), ("a.csv", [.text], true), ("a.json.exe", [.json], false),
      (".json", [.json], false), ("a.txt", [], false),
    ]
  )
  func allowed(name: String, types: [UTType], expected: Bool) {
    #expect(FileImport(contentTypes: types).allows(filename: name) == expected)
  }
}

@MainActor
@Observable
private final class FileModel {
  struct NoText: Error {}

  var isImporting = false
  var isImportingMore = false
  var isExporting = false
  var hasDocument = true
  var text: String? = "text"
  var urls: [URL] = []
  var saved: [Result<URL, any Error>] = []
}

private struct FilesView: View {
  @Bindable var model: FileModel

  var body: some View {
    Text("Files")
      .fileImporter(isPresented: $model.isImporting, allowedContentTypes: [.json]) {
        if let url = try? $0.get() { model.urls.append(url) }
      }
      .fileImporter(
        isPresented: $model.isImportingMore,
        allowedContentTypes: [.text],
        allowsMultipleSelection: true
      ) { model.urls += (try? $0.get()) ?? [] }
      .fileExporter(
        isPresented: $model.isExporting,
        document: model.hasDocument ? Note(text: model.text) : nil,
        contentType: .plainText,
        defaultFilename: "Notes"
      ) { model.saved.append($0) }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String?

  init(text: String?) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard let text else { throw FileModel.NoText() }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
