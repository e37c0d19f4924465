// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files at the given paths, with the configurations of their folders.
package struct SourceFolder: Sendable {
  /// A path that cannot be read.
  package struct ReadError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// The files that are not left out.
  package private(set) var sources: [LintSource] = []
  private var configurations: [String: LintConfiguration] = [:]

  /// Reads the files at paths, and in folders other than hidden ones.
  ///
  /// - Throws: A ``ReadError``, or a `LintConfiguration.ConfigurationError`.
  package init(_ paths: [String]) throws {
    var configurationOfFolder: [String: (folder: String, LintConfiguration)?] = [:]
    var seen: Set<String> = []
    for path in paths {
      for file in try Self.files(at: path) {
        // The same file may be given by several paths and links.
        let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
        guard seen.insert(url.path).inserted else { continue }
        let folder = url.deletingLastPathComponent().path
        if let found = try Self.configuration(of: folder, &configurationOfFolder) {
          let inFolder = url.path.dropFirst(found.folder.count).drop { $0 == "/" }
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
    if isFolder.boolValue { return try swiftFiles(in: path) }
    guard path.hasSuffix(".swift") else {
      throw ReadError(description: "\(path): This is no Swift file.")
    }
    return [path]
  }

  /// Returns the Swift files in a folder, except those in folders of other packages. Links to
  /// folders are not followed.
  private static func swiftFiles(in folder: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ReadError(description: "\(folder): The folder cannot be read.")
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        if !otherPackages.contains(name) { files += try swiftFiles(in: path) }
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }

  /// The names of folders with sources of other packages.
  private static let otherPackages: Set = ["Carthage", "Pods", "checkouts", "DerivedData"]

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
