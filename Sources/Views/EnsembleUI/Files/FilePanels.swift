// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

/// A panel that asks for the paths of files to import.
struct ImportPanel: View {
  let request: FileImport
  let choose: ([URL]) -> Void
  let cancel: () -> Void
  @State private var path = ""
  @State private var chosen: [URL] = []
  @State private var problem: String?

  var body: some View {
    ForEach(chosen, id: \.self) { Text($0.path) }
    TextField("Path", text: $path).onSubmit { open() }
    if let problem { Text(problem).foregroundStyle(.red) }
    HStack {
      if request.allowsMultipleSelection { Button("Add") { add() } }
      Button("Open") { open() }
      Button("Cancel", role: .cancel) { cancel() }
    }
  }

  private func open() {
    if !chosen.isEmpty, path.isEmpty { return choose(chosen) }
    if let url = checked() { choose(chosen + [url]) }
  }

  private func add() {
    guard let url = checked() else { return }
    chosen.append(url)
    path = ""
  }

  /// Returns the URL of the named file; nil, after showing the reason, if it cannot be chosen.
  private func checked() -> URL? {
    let file = PathEntry(path)
    problem =
      file.problem
      ?? (request.allows(filename: file.url.lastPathComponent)
        ? nil : "'\(file.url.lastPathComponent)' has a type that cannot be opened here.")
    return problem == nil ? file.url : nil
  }
}

/// A panel that asks for the path to save a file at.
struct ExportPanel: View {
  let filename: String
  let contents: () -> Data?
  let saved: (URL) -> Void
  let cancel: () -> Void
  @State private var entered: String?
  @State private var problem: String?
  /// The existing file that would be replaced.
  @State private var existing: URL?

  var body: some View {
    TextField("Save as", text: path).onSubmit { save() }
    if let problem { Text(problem).foregroundStyle(.red) }
    HStack {
      if existing != nil {
        Button("Replace", role: .destructive) { save(replacing: true) }
      } else {
        Button("Save") { save() }
      }
      Button("Cancel", role: .cancel) { cancel() }
    }
  }

  private var path: Binding<String> {
    Binding(
      get: { @MainActor in entered ?? filename },
      set: { @MainActor text in
        entered = text
        existing = nil
        problem = nil
      }
    )
  }

  private func save(replacing: Bool = false) {
    let file = PathEntry(entered ?? filename)
    if let problem = file.problem(replacing: replacing) {
      self.problem = problem
      existing = file.isRegular ? file.url : nil
      return
    }
    guard let contents = contents() else { return }
    do {
      // A file created in the meantime is not replaced either.
      try contents.write(to: file.url, options: replacing ? .atomic : .withoutOverwriting)
    } catch {
      problem = "'\(file.url.path)' cannot be written."
      return
    }
    saved(file.url)
  }
}

/// A path as typed: relative to the current directory, or to the home directory after `~/`.
struct PathEntry {
  let text: String
  let url: URL
  private let exists: Bool
  private let isDirectory: Bool

  init(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespaces)
    let path =
      self.text.hasPrefix("~/") ? NSHomeDirectory() + self.text.dropFirst() : self.text
    url = URL(fileURLWithPath: path).standardizedFileURL
    var isDirectory: ObjCBool = false
    exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    self.isDirectory = isDirectory.boolValue
  }

  /// Whether a regular file exists at the path.
  var isRegular: Bool { exists && !isDirectory }

  /// The reason why the file cannot be read; nil if it can.
  var problem: String? {
    if text.isEmpty { return "Enter the path of a file." }
    if !exists { return "There is no file '\(text)'." }
    if isDirectory { return "'\(text)' is a directory." }
    return FileManager.default.isReadableFile(atPath: url.path)
      ? nil : "'\(text)' cannot be read."
  }

  /// Returns the reason why the file cannot be written; nil if it can.
  func problem(replacing: Bool) -> String? {
    if text.isEmpty { return "Enter the path of a file." }
    if isDirectory || text.hasSuffix("/") { return "'\(text)' is a directory." }
    if exists, !replacing { return "A file '\(text)' already exists." }
    let parent = url.deletingLastPathComponent().path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return "There is no directory '\(parent)'." }
    return nil
  }
}
