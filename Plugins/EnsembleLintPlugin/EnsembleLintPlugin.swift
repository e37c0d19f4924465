// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Checks the sources of a target on each build that follows a change of them.
@main
struct EnsembleLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url),
      !files.isEmpty
    else { return [] }
    // Checks all files at once, since a view is compared with its feature, which may be in another
    // file. Declares no output, since every file that a plugin generates becomes a source or a
    // resource of the target.
    return [
      .buildCommand(
        displayName: "Checking how \(target.name) uses Ensemble",
        executable: try context.tool(named: "ensemble-sources").url,
        arguments: ["lint", "--build"] + files.map(\.path),
        inputFiles: files + configurations(of: files)
      )
    ]
  }

  /// Returns the configurations in the folders of files, and in all parent folders.
  private func configurations(of files: [URL]) -> [URL] {
    var folders: Set<URL> = []
    for file in files {
      var folder = file.deletingLastPathComponent()
      while folders.insert(folder).inserted, folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
      }
    }
    return folders.map { $0.appending(path: ".ensemble-lint.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }
}
