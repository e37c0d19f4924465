// SPDX-License-Identifier: MIT

import Foundation

/// The migration of files and folders: either all files are migrated, or none is written.
package struct PackageMigration: Sendable {
  /// A file whose text changes.
  package struct Change: Sendable {
    package let path: String
    package let source: String
    package let text: String

    /// The difference for a dry run.
    package var diff: String { UnifiedDiff(from: source, to: text, path: path).description }
  }

  /// A path that cannot be migrated.
  package enum PathError: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case unreadable(String)
    case notUTF8(String)

    /// A manifest depends on a migrated library, and no package was given to replace it.
    case needsPackage(String)

    package var description: String {
      switch self {
      case .missing(let path): "\(path): error: the file does not exist"
      case .unreadable(let path): "\(path): error: the file cannot be read"
      case .notUTF8(let path): "\(path): error: the file is not UTF-8"
      case .needsPackage(let path):
        "\(path): error: the package of Ensemble is not known; give --package-url with --package-version, "
          + "or --package-path"
      }
    }
  }

  package let changes: [Change]
  package let remarks: [MigrationRemark]

  /// The syntax errors. With one of them, nothing changes.
  package let errors: [String]

  /// The number of files that were read.
  package let fileCount: Int

  /// Migrates the Swift files at paths, and those in folders, without writing them.
  package init(of paths: [String], requirement: PackageRequirement?) throws {
    let files = try Self.files(at: paths)
    let sources = try files.map(Self.read)
    let context = MigrationContext(of: sources)
    var changes: [Change] = []
    var remarks: [MigrationRemark] = []
    var errors: [String] = []
    for (path, source) in zip(files, sources) {
      let text: String
      if Self.isManifest(path) {
        let manifest = ManifestMigration(
          of: source,
          path: path,
          requirement: requirement ?? PackageRequirement(.path("Ensemble"))
        )
        guard requirement != nil || manifest.text == source else {
          throw PathError.needsPackage(path)
        }
        text = manifest.text
        (remarks, errors) = (remarks + manifest.remarks, errors + manifest.errors)
      } else {
        let file = SourceMigration(of: source, path: path, context: context)
        (text, remarks, errors) = (file.text, remarks + file.remarks, errors + file.errors)
      }
      if text != source { changes.append(Change(path: path, source: source, text: text)) }
    }
    fileCount = files.count
    self.errors = errors
    self.changes = errors.isEmpty ? changes : []
    self.remarks = errors.isEmpty ? remarks : []
  }

  /// Writes the changed files: all of them next to the old ones first, which they then replace.
  package func write() throws {
    var files: [(new: URL, old: URL)] = []
    defer { for file in files { try? FileManager.default.removeItem(at: file.new) } }
    for change in changes {
      // A link stays a link: the file that it names is replaced.
      let old = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
      let new = old.deletingLastPathComponent()
        .appendingPathComponent(".\(old.lastPathComponent).\(UUID().uuidString)")
      files.append((new, old))
      let mode = try FileManager.default.attributesOfItem(atPath: old.path)[.posixPermissions]
      try Data(change.text.utf8).write(to: new)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
      }
    }
    for (new, old) in files where rename(new.path, old.path) != 0 {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: old.path])
    }
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Returns the Swift files at paths in order, each once.
  private static func files(at paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw PathError.missing(path)
      }
      files += isFolder.boolValue ? try swiftFiles(in: path) : [path]
    }
    var seen: Set<String> = []
    return files.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw PathError.unreadable(folder)
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      // Links are not followed: they may lead around in circles, or out of the package.
      case .typeDirectory where !["Carthage", "Pods", "checkouts", "DerivedData"].contains(name):
        files += try swiftFiles(in: path)
      case .typeRegular where name.hasSuffix(".swift"): files.append(path)
      default: break
      }
    }
    return files
  }

  private static func read(_ path: String) throws -> String {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw PathError.unreadable(path)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw PathError.notUTF8(path) }
    return text
  }
}
