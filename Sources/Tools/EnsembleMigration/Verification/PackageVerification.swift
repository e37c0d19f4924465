// SPDX-License-Identifier: MIT

import Foundation

/// The errors of the compiler in migrated packages.
///
/// SwiftPM stops a build at the first module that fails. Then each other target is built
/// separately, unless it depends on a failing one.
package struct PackageVerification: Sendable {
  /// The outcome of a command: its exit code, and its output with its errors.
  package typealias Outcome = (status: Int32, output: String)

  /// A kind of errors, with their locations.
  package struct Group: Equatable, Sendable {
    /// The message of the compiler, with `…` instead of each quoted name.
    package let kind: String
    package let remarks: [MigrationRemark]
  }

  /// The errors by kinds, the most frequent kind first.
  package let groups: [Group]

  /// The number of errors in lines that the report of the migration has already.
  package let reportedCount: Int

  /// The parts that were not compiled, with the reasons.
  package let notes: [String]

  /// Builds packages, and collects the errors.
  ///
  /// - Parameters:
  ///   - folders: The folders of the packages.
  ///   - files: The paths of the files of the migration, as the report names them.
  ///   - reported: The report of the migration, whose lines are not reported again.
  ///   - run: A function that runs the command `swift` with arguments in a folder.
  package init(
    of folders: [String],
    files: [String],
    reported: [MigrationRemark],
    run: (_ arguments: [String], _ folder: String) -> Outcome
  ) {
    let names = Dictionary(files.map { (canonical($0), $0) }) { first, _ in first }
    var notes: [String] = []
    var errors: [CompilerError] = []
    var general: [MigrationRemark] = []
    for folder in folders {
      let build = PackageCheck(of: folder, run: run)
      notes += build.notes
      errors += build.errors
      if let message = build.failure {
        let path = folder + "/Package.swift"
        general.append(
          MigrationRemark(
            path: names[canonical(path)] ?? path,
            line: 1,
            column: 1,
            message: "the package could not be built: \(message)",
            advice: "mend it, and run 'ensemble migrate --verify' again",
            kind: "the package could not be built"
          )
        )
      }
    }
    let lines = Set(reported.map { ReportedLine(path: canonical($0.path), line: $0.line) })
    let others = errors.unique.filter {
      !lines.contains(ReportedLine(path: canonical($0.path), line: $0.line))
    }
    reportedCount = errors.unique.count - others.count
    let remarks = others.map { error in
      let remedy = Remedy(for: error.message)
      return MigrationRemark(
        path: names[canonical(error.path)] ?? error.path,
        line: error.line,
        column: error.column,
        message: error.message,
        advice: remedy.advice,
        kind: remedy.kind
      )
    }
    groups = Self.groups(of: general + remarks)
    if errors.contains(where: { $0.message.hasPrefix("no such module") }) {
      notes.append(
        "note: a missing module hides the other errors of the modules that import it; mend the import, "
          + "and run the command again"
      )
    }
    self.notes = notes
  }

  /// The errors in the order of their groups.
  package var remarks: [MigrationRemark] { groups.flatMap(\.remarks) }

  private static func groups(of remarks: [MigrationRemark]) -> [Group] {
    Dictionary(grouping: remarks) { $0.kind ?? "" }
      .map { kind, remarks in
        Group(
          kind: kind,
          remarks: remarks.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        )
      }
      .sorted { ($1.remarks.count, $0.kind) < ($0.remarks.count, $1.kind) }
  }

  /// Returns the folders of the packages that files belong to, each once and in order.
  ///
  /// The folder of a package is the nearest one around a file that has a manifest.
  package static func packages(of files: [String]) -> [String] {
    var packages: [String: String?] = [:]
    func package(around folder: URL) -> String? {
      if let known = packages[folder.path] { return known }
      let hasManifest = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Package.swift").path
      )
      let parent = folder.deletingLastPathComponent()
      let found: String? =
        hasManifest
        ? folder.path : parent.path == folder.path ? nil : package(around: parent)
      packages[folder.path] = found
      return found
    }
    return Set(
      files.compactMap {
        package(around: URL(fileURLWithPath: canonical($0)).deletingLastPathComponent())
      }
    ).sorted()
  }

  private struct ReportedLine: Hashable {
    let path: String
    let line: Int
  }
}

/// The parts of the output of `swift package describe` about the dependencies of targets.
private struct DescribedPackage: Decodable {
  // SwiftPM defines the names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  struct Target: Decodable {
    let name: String
    let path: String
    let type: String
    let target_dependencies: [String]?
  }

  let targets: [Target]
}

/// The builds of one package.
private struct PackageCheck {
  private(set) var errors: [CompilerError] = []
  private(set) var notes: [String] = []

  /// The reason why a build failed without errors of the compiler.
  private(set) var failure: String?

  private let folder: String

  init(
    of folder: String,
    run: (_ arguments: [String], _ folder: String) -> PackageVerification.Outcome
  ) {
    self.folder = canonical(folder)
    let whole = run(["build", "--build-tests"], folder)
    guard whole.status != 0 else { return }
    add(whole)
    if errors.isEmpty, failure != nil { return }
    let description = run(["package", "describe", "--type", "json"], folder)
    guard description.status == 0, let start = description.output.firstIndex(of: "{"),
      let package = try? JSONDecoder().decode(
        DescribedPackage.self,
        from: Data(description.output[start...].utf8)
      )
    else {
      notes.append("\(folder): note: the targets are not known, so only the first errors are here")
      return
    }
    buildTargets(package.targets, run: run)
  }

  /// Builds the targets that do not depend on a failing one.
  private mutating func buildTargets(
    _ targets: [DescribedPackage.Target],
    run: (_ arguments: [String], _ folder: String) -> PackageVerification.Outcome
  ) {
    var failed = Set(targets.lazy.filter(hasErrors).map(\.name))
    for target in targets.inOrderOfDependencies {
      let hindrances = (target.target_dependencies ?? []).filter(failed.contains)
      if failed.contains(target.name) { continue }
      if !hindrances.isEmpty {
        failed.insert(target.name)
        let names = hindrances.sorted().map { "'\($0)'" }.joined(separator: ", ")
        notes.append(
          "\(folder): note: '\(target.name)' was not compiled, since it depends on \(names)"
        )
        continue
      }
      // SwiftPM compiles no module of the package for these.
      guard !["plugin", "binary", "system-target", "snippet"].contains(target.type) else {
        continue
      }
      let outcome = run(["build", "--target", target.name], folder)
      guard outcome.status != 0 else { continue }
      failed.insert(target.name)
      add(outcome)
    }
  }

  private func hasErrors(_ target: DescribedPackage.Target) -> Bool {
    let path = canonical("\(folder)/\(target.path)")
    return errors.contains { canonical($0.path).hasPrefix(path + "/") }
  }

  /// Adds the errors of a build that has failed.
  private mutating func add(_ outcome: PackageVerification.Outcome) {
    let all = CompilerError.errors(in: outcome.output)
    // Sources of other packages are in a folder of the build.
    let (own, others) = all.partitioned {
      let path = canonical($0.path)
      return $0.isInExpansion
        || path.hasPrefix(folder + "/") && !path.hasPrefix(folder + "/.build/")
    }
    errors += own
    if own.isEmpty, failure == nil {
      failure =
        CompilerError.generalErrors(in: outcome.output).first
        ?? others.first.map { "\($0.path):\($0.line): \($0.message)" }
        ?? outcome.output.split(whereSeparator: \.isNewline).last.map(String.init)
        ?? "'swift build' ended with exit code \(outcome.status)"
    }
  }
}

extension [DescribedPackage.Target] {
  /// The targets, each after those that it depends on.
  fileprivate var inOrderOfDependencies: [Element] {
    let targets = Dictionary(map { ($0.name, $0) }) { first, _ in first }
    var (sorted, seen): ([Element], Set<String>) = ([], [])
    func add(_ target: Element) {
      guard seen.insert(target.name).inserted else { return }
      for name in target.target_dependencies ?? [] { targets[name].map(add) }
      sorted.append(target)
    }
    for target in self.sorted(by: { $0.name < $1.name }) { add(target) }
    return sorted
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, and the others.
  fileprivate func partitioned(_ condition: (Element) -> Bool) -> (
    those: [Element], others: [Element]
  ) {
    (filter(condition), filter { !condition($0) })
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Returns an absolute path without links, by which files are compared.
private func canonical(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
}
