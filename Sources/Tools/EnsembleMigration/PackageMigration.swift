// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// The migration of files and folders: either all changed files are written, or none.
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

  /// The syntax errors. Files with errors stay unchanged, and are also listed in the remarks.
  package let errors: [SyntaxError]

  /// The files that are not migrated because they are not sources of the package, or a manifest
  /// whose package of Ensemble is not known, each with the reason.
  package let notes: [String]

  /// The number of files that were read.
  package let fileCount: Int

  /// The paths of the files that are sources of the package, or its manifest.
  package let paths: [String]

  /// Migrates the Swift files at paths and in folders, without writing them.
  ///
  /// All files are read before one of them is migrated. A folder that is a part of a package brings
  /// its manifest, which is above the folder.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - requirement: The package of Ensemble, which a manifest needs, unless it has products of
  ///     Ensemble already.
  ///   - isStrict: Whether nothing changes if a file has a syntax error.
  ///   - movesViews: Whether files with views import Ensemble's views on platforms without SwiftUI.
  ///   - progress: A function that is called every few seconds with the number of migrated files,
  ///     and of all.
  package init(
    of paths: [String],
    requirement: PackageRequirement?,
    isStrict: Bool = false,
    movesViews: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    let found = try FoundFiles(at: paths)
    let surrounding = Self.manifests(around: paths, besides: found.files)
    let sources = try found.files.map { (path: $0, text: try Self.read($0)) }
    fileCount = sources.count + surrounding.count
    let parsed =
      concurrentMap(sources) { ParsedSource($0.text, path: $0.path) } + surrounding
    let layout = PackageLayout(
      of: parsed.map(\.path),
      at: paths,
      manifests: parsed.filter { isManifestPath($0.path) && $0.errors.isEmpty }
        .map { ($0.path, $0.tree) },
      hasProject: found.hasProject,
      hasIsolatedProject: found.hasIsolatedProject
    )
    var notes: [String] = []
    let files = parsed.filter { file in
      guard let reason = Self.reasonToStay(file, layout: layout) else { return true }
      notes.append("\(file.path): note: \(reason)")
      return false
    }
    self.paths = files.map(\.path)
    var context = MigrationContext(
      of: files.filter { !isManifestPath($0.path) && $0.errors.isEmpty },
      layout: layout
    )
    context.movesViews = movesViews
    let products = movesViews ? Self.viewProducts(files, layout: layout, context: context) : []
    var results = concurrentMap(files, progress: { progress($0, files.count) }) { [context] in
      Self.migrate($0, context: context, requirement: requirement, viewProducts: products)
    }
    let errors = results.flatMap(\.errors)
    for (index, file) in files.enumerated()
    where requirement == nil && isManifestPath(file.path) && results[index].text != file.source
      && PackageRequirement(of: file.tree) == nil
    {
      guard surrounding.contains(where: { $0.path == file.path }) else {
        throw PathError.needsPackage(file.path)
      }
      notes.append(
        "\(file.path): note: the manifest stays; give --package-path, or --package-url with --package-version, "
          + "to move it, too"
      )
      results[index] = (file.source, [], [])
    }
    self.errors = errors
    self.notes = notes
    let fails = isStrict && !errors.isEmpty
    changes =
      fails
      ? []
      : zip(files, results).filter { $0.source != $1.text }
        .map { Change(path: $0.path, source: $0.source, text: $1.text) }
    remarks =
      fails ? [] : results.flatMap { ($0.errors.first.map { [$0.remark] } ?? []) + $0.remarks }
  }

  /// Returns the manifests of packages that paths are a part of, except for those among the files.
  private static func manifests(around paths: [String], besides files: [String]) -> [ParsedSource] {
    let known = Set(files.map(standardized))
    return surroundingManifests(of: paths).filter { !known.contains(standardized($0)) }
      .compactMap { path in (try? read(path)).map { ParsedSource($0, path: path) } }
      .filter { $0.errors.isEmpty && PackageLayout.isRelated(($0.path, $0.tree), to: paths) }
  }

  private typealias Result = (text: String, remarks: [MigrationRemark], errors: [SyntaxError])

  private static func migrate(
    _ file: ParsedSource,
    context: MigrationContext,
    requirement: PackageRequirement?,
    viewProducts: [ManifestMigration.ViewProduct]
  ) -> Result {
    if isManifestPath(file.path) {
      let manifest = ManifestMigration(
        of: file.source,
        path: file.path,
        requirement: requirement?.located(from: standardized(file.path).parentFolder)
          ?? PackageRequirement(of: file.tree) ?? PackageRequirement(.path("Ensemble")),
        viewProducts: viewProducts
      )
      return (manifest.text, manifest.remarks, manifest.errors)
    }
    let migration = SourceMigration(of: file, context: context)
    return (migration.text, migration.remarks, migration.errors)
  }

  /// Returns the products that targets need for their views: Ensemble's views or applications for a
  /// target with a file that imports them, also only after the migration, and the macro of previews
  /// if such a file has a preview.
  private static func viewProducts(
    _ files: [ParsedSource],
    layout: PackageLayout,
    context: MigrationContext
  ) -> [ManifestMigration.ViewProduct] {
    var views: Set<String> = []
    var applications: Set<String> = []
    var previews: Set<String> = []
    // Targets with files that import a product on Apple's platforms, too.
    var viewsEverywhere: Set<String> = []
    var applicationsEverywhere: Set<String> = []
    var libraryEverywhere: Set<String> = []
    for file in files {
      guard let target = layout.module(of: file.path) else { continue }
      let imports = importedModules(in: file.tree)
      let modules = imports.union(context.reexportedModules[file.path] ?? [])
      if file.tree.importsUnconditionally("EnsembleUI") { viewsEverywhere.insert(target) }
      if file.tree.importsUnconditionally("EnsembleApp") { applicationsEverywhere.insert(target) }
      if usesLibraryEverywhere(file.tree, reexported: context.reexportedModules[file.path] ?? []) {
        libraryEverywhere.insert(target)
      }
      let getsViews = !viewImportChanges(in: file.tree, modules: modules).isEmpty
      let importsApplications = imports.contains("EnsembleApp")
      guard getsViews || importsApplications || imports.contains("EnsembleUI") else { continue }
      if importsApplications || getsViews && file.tree.hasApplication {
        applications.insert(target)
      } else {
        views.insert(target)
      }
      let getsLibrary = getsViews && needsLibraryForPreview(file.tree, modules: modules)
      if getsLibrary || imports.contains("Ensemble") && file.tree.hasPreview {
        previews.insert(target)
      }
    }
    let products: [ManifestMigration.ViewProduct] = [
      .views(of: views, everywhere: viewsEverywhere),
      .application(of: applications, everywhere: applicationsEverywhere),
      .previews(of: previews, everywhere: libraryEverywhere),
    ]
    return products.filter { !$0.targets.isEmpty }
  }

  /// Returns whether a file needs Ensemble where there is SwiftUI, too.
  private static func usesLibraryEverywhere(
    _ tree: SourceFileSyntax,
    reexported: Set<String>
  ) -> Bool {
    let libraries = ImportRules.modules.filter { $0.value == "Ensemble" }.keys + ["Ensemble"]
    return libraries.contains { reexported.contains($0) || tree.importsUnconditionally($0) }
  }

  /// Returns the reason why a file is not a source of the package; nil if it is.
  private static func reasonToStay(_ file: ParsedSource, layout: PackageLayout) -> String? {
    if file.path.contains(".xctemplate/") || file.source.contains("___FILEBASENAME")
      || file.source.contains("___VARIABLE_")
    {
      return "a template stays as it is"
    }
    return layout.isOutsideOfTargets(file.path) ? "a file in no target stays as it is" : nil
  }

  /// Writes the changed files: all of them next to the old ones first, which they then replace.
  ///
  /// If one of them cannot be replaced, the files that were replaced before it get their old text
  /// back. Requests to end the process wait until the files are written.
  package func write() throws {
    let signals = HeldSignals()
    defer { signals.release() }
    var files: [(new: URL, old: URL, source: String)] = []
    defer { for file in files { try? FileManager.default.removeItem(at: file.new) } }
    for change in changes {
      // For a symbolic link, its target is replaced.
      let old = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
      files.append((try Self.write(change.text, nextTo: old), old, change.source))
    }
    for (index, file) in files.enumerated() where rename(file.new.path, file.old.path) != 0 {
      for (_, old, source) in files[..<index] {
        let copy = try Self.write(source, nextTo: old)
        _ = rename(copy.path, old.path)
      }
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.old.path])
    }
  }

  /// Writes a text into a new file in the folder of another one, with its permissions.
  private static func write(_ text: String, nextTo old: URL) throws -> URL {
    let new = old.deletingLastPathComponent()
      .appendingPathComponent(".\(old.lastPathComponent).\(UUID().uuidString)")
    let mode = try FileManager.default.attributesOfItem(atPath: old.path)[.posixPermissions]
    do {
      try Data(text.utf8).write(to: new)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
      }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    return new
  }

  private static func read(_ path: String) throws -> String {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw PathError.unreadable(path)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw PathError.notUTF8(path) }
    return text
  }
}

/// The signals that ask the process to end, while they are held.
private struct HeldSignals {
  private var before = sigset_t()

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, &before)
  }

  /// Delivers the signals that were sent in the meantime.
  func release() {
    var set = before
    pthread_sigmask(SIG_SETMASK, &set, nil)
  }
}

/// The Swift files at paths in order, each once.
private struct FoundFiles {
  private(set) var files: [String] = []

  /// Whether a folder has a project of another build system.
  private(set) var hasProject = false

  /// Whether the default isolation in a project of Xcode is the main actor.
  private(set) var hasIsolatedProject = false

  init(at paths: [String]) throws {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw PackageMigration.PathError.missing(path)
      }
      if isFolder.boolValue { try addFiles(in: path) } else { files.append(path) }
    }
    var seen: Set<String> = []
    files = files.filter { seen.insert(standardized($0)).inserted }
  }

  private static func isIsolatedProject(at path: String) -> Bool {
    let url = URL(fileURLWithPath: path).appendingPathComponent("project.pbxproj")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
    return text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
  }

  private mutating func addFiles(in folder: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw PackageMigration.PathError.unreadable(folder)
    }
    for name in names where !name.hasPrefix(".") {
      if name.hasSuffix(".xcodeproj") || ["project.yml", "Project.swift", "BUILD"].contains(name) {
        hasProject = true
      }
      if name.hasSuffix(".xcodeproj"), Self.isIsolatedProject(at: "\(folder)/\(name)") {
        hasIsolatedProject = true
      }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      // Links are not followed, since they may form cycles, or lead out of the package.
      case .typeDirectory where !["Carthage", "Pods", "checkouts", "DerivedData"].contains(name):
        try addFiles(in: path)
      case .typeRegular where name.hasSuffix(".swift"): files.append(path)
      default: break
      }
    }
  }
}
