// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files at some paths, with the configurations of their folders.
package struct SourceFolder: Sendable {
  /// A path that cannot be read.
  package struct ReadError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// The files that are not left out.
  package private(set) var sources: [LintSource] = []
  private var configurations: [String: LintConfiguration] = [:]

  /// Reads the files at paths. Folders are searched, without hidden ones.
  ///
  /// - Throws: A ``ReadError``, or a `LintConfiguration.ConfigurationError`.
  package init(_ paths: [String]) throws {
    var configurationOfFolder: [String: (folder: String, LintConfiguration)?] = [:]
    for path in paths {
      for file in try Self.files(at: path) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL.path
        let found = try Self.configuration(of: folder, &configurationOfFolder)
        if let found {
          let inFolder = URL(fileURLWithPath: file).standardizedFileURL.path
            .dropFirst(found.folder.count).drop { $0 == "/" }
          if found.1.excludes(String(inFolder)) { continue }
          configurations[file] = found.1
        }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
          throw ReadError(description: "\(file): The file cannot be read as UTF-8.")
        }
        sources.append(LintSource(path: file, text: text))
      }
    }
  }

  /// Returns the configuration of a file.
  package func configuration(of file: String) -> LintConfiguration {
    configurations[file] ?? LintConfiguration()
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ReadError(description: "\(path): There is no such file.")
    }
    guard isFolder.boolValue else { return [path] }
    guard
      let names = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path),
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
    else { throw ReadError(description: "\(path): The folder cannot be read.") }
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    let prefix = path.hasSuffix("/") ? String(path.dropLast()) : path
    return names.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { prefix + $0.standardizedFileURL.path.dropFirst(root.count) }.sorted()
  }

  /// Returns the configuration in a folder or in the nearest one around it.
  private static func configuration(
    of folder: String,
    _ known: inout [String: (folder: String, LintConfiguration)?]
  ) throws -> (folder: String, LintConfiguration)? {
    if let found = known[folder] { return found }
    let path = (folder == "/" ? "" : folder) + "/" + LintConfiguration.fileName
    var found: (folder: String, LintConfiguration)?
    if let data = FileManager.default.contents(atPath: path) {
      found = (folder, try LintConfiguration(data, path: path))
    } else if folder != "/" {
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      found = try configuration(of: parent, &known)
    }
    known[folder] = .some(found)
    return found
  }
}
