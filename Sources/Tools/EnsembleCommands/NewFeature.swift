// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleTemplates
import Foundation

/// The subcommand that writes a feature into a package.
struct NewFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Writes a feature, its view and its tests into a package.",
    discussion: """
      The view is written if the target depends on EnsembleUI, and the tests if a test target depends on it.

      Exit codes: 0, 64 for a name that cannot be used, 73 if a file or a type of the name exists, or a file cannot be \
      written, or 78 if no target can be chosen, or one lacks what the feature or its tests import.
      """
  )

  @Argument(help: "The name of the feature, such as 'ShoppingList'.")
  var name: String

  @OptionGroup var style: StyleOptions

  @Option(help: "The target, unless only one depends on Ensemble.")
  var target: String?

  @Option(help: "The folder of the package.")
  var packagePath = "."

  /// A file with the output of `swift package describe --type json`, provided by the plugin, since
  /// SwiftPM is locked while a plugin runs.
  @Option(help: .hidden)
  var packageDescription: String?

  func run() throws {
    let feature: FeatureTemplate
    do {
      feature = FeatureTemplate(name: try TypeName(name), style: style.style)
    } catch let error as TemplateError {
      throw ValidationError(error.description)
    }
    let package = URL(fileURLWithPath: packagePath).standardizedFileURL
    let files = try refusing {
      let targets = try FeatureTargets(target: target, in: try description(of: package))
      let files = try targets.files(of: feature)
      // The package may be in a folder around the current one.
      try files.write(into: URL(fileURLWithPath: targets.root))
      return files
    }
    for file in files { print("Wrote \(file.path)") }
  }

  /// Returns the description of a package in JSON.
  private func description(of package: URL) throws -> Data {
    if let packageDescription, packagePath == "." {
      return try Data(contentsOf: URL(fileURLWithPath: packageDescription))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "describe", "--type", "json"]
    process.currentDirectoryURL = package
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // SwiftPM itself prints why a manifest cannot be read.
    do { try process.run() } catch {
      throw TemplateError.package("'\(package.path)' cannot be read as a package.")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TemplateError.package(
        """
        '\(package.path)' cannot be described as a package: 'swift package describe' says above \
        why. Run this in the folder of a package, or name it with --package-path. Each target \
        needs a file of source code.
        """
      )
    }
    return data
  }
}
