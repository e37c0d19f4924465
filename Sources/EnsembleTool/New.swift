// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleTemplates
import Foundation

/// The subcommands that write the first files of applications and features.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a new application, or a feature of an existing one.",
    subcommands: [NewApp.self, NewFeature.self]
  )
}

/// The choice of the way to write a feature.
struct StyleOptions: ParsableArguments {
  @Flag(help: "Write the feature with @Composer.")
  var composer = false

  @Flag(help: "Write the feature for EnsembleTiny, without macros.")
  var tiny = false

  @Flag(help: "Keep the actions of the view apart from those of effects.")
  var boundaries = false

  var style: FeatureStyle {
    composer ? .composer : tiny ? .tiny : boundaries ? .boundaries : .reducer
  }

  func validate() throws {
    if [composer, tiny, boundaries].count(where: \.self) > 1 {
      throw ValidationError("Use one of --composer, --tiny and --boundaries.")
    }
  }
}

/// The subcommand that writes an application.
struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Writes an application with a feature, a view and tests into a new folder.",
    discussion: """
      The program runs in browsers and in the terminal. By default, it uses the clone of Ensemble from which this command was \
      built.

      Exit codes: 0, 64 for a name that cannot be used, or 73 if the folder exists or cannot be written.
      """
  )

  @Argument(help: "The name of the application, such as 'Shopping'. It is also that of its folder.")
  var name: String

  @OptionGroup var style: StyleOptions

  @Option(help: "The folder of a clone of Ensemble.")
  var packagePath: String?

  @Option(help: "The address of the repository of Ensemble.")
  var packageURL: String?

  @Option(help: "The version of Ensemble, with --package-url.")
  var packageVersion: String?

  func validate() throws {
    if (packageURL == nil) != (packageVersion == nil) {
      throw ValidationError("Use --package-url and --package-version together.")
    }
    if packageURL != nil, packagePath != nil {
      throw ValidationError("Use either --package-path or --package-url.")
    }
  }

  func run() throws {
    let template: AppTemplate
    let folder: URL
    do {
      let name = try TypeName(name)
      folder = URL(fileURLWithPath: name.text).standardizedFileURL
      let ensemble = try reference(from: folder)
      template = try AppTemplate(name: name, style: style.style, ensemble: ensemble)
    } catch let error as TemplateError {
      throw ValidationError(error.description)
    }
    try refusing {
      if FileManager.default.fileExists(atPath: folder.path) {
        throw TemplateError.exists("The folder '\(folder.lastPathComponent)' exists already.")
      }
      try template.files.write(into: folder)
    }
    print(
      """
      Wrote \(template.files.count) files into '\(folder.lastPathComponent)'. Go on with:

        cd \(folder.lastPathComponent)
        swift test
        swift run \(template.name.text) --terminal
      """
    )
  }

  private func reference(from folder: URL) throws -> PackageReference {
    if let packageURL, let packageVersion {
      return .repository(url: packageURL, version: packageVersion)
    }
    let clone = packagePath.map { URL(fileURLWithPath: $0) } ?? Self.ownClone
    guard FileManager.default.fileExists(atPath: clone.appendingPathComponent("Package.swift").path)
    else {
      throw ValidationError(
        packagePath == nil
          ? "Say where Ensemble is, with --package-path or with --package-url and --package-version."
          : "There is no Package.swift in '\(clone.path)'."
      )
    }
    return .path(PackageReference.path(of: clone, from: folder))
  }

  /// The clone from which this program was built.
  private static var ownClone: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}

/// The subcommand that writes a feature into a package.
struct NewFeature: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Writes a feature, its view and its tests into a package.",
    discussion: """
      The view is written if the target depends on EnsembleUI, and the tests if a test target depends on it.

      Exit codes: 0, 64 for a name that cannot be used, 73 if a file exists or cannot be written, or 78 if no target can be \
      chosen.
      """
  )

  @Argument(help: "The name of the feature, such as 'ShoppingList'.")
  var name: String

  @OptionGroup var style: StyleOptions

  @Option(help: "The target, unless only one depends on Ensemble.")
  var target: String?

  @Option(help: "The folder of the package.")
  var packagePath = "."

  func run() throws {
    let feature: FeatureTemplate
    do {
      feature = FeatureTemplate(name: try TypeName(name), style: style.style)
    } catch let error as TemplateError {
      throw ValidationError(error.description)
    }
    let package = URL(fileURLWithPath: packagePath).standardizedFileURL
    let files = try refusing {
      let place = try FeaturePlace(target: target, in: try description(of: package))
      let files = try place.files(of: feature)
      // The package may be that of a folder around the current one.
      try files.write(into: URL(fileURLWithPath: place.root))
      return files
    }
    for file in files { print("Wrote \(file.path)") }
  }

  /// Returns the description of a package in JSON.
  private func description(of package: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "describe", "--type", "json"]
    process.currentDirectoryURL = package
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // The messages of SwiftPM say why a manifest cannot be read.
    do { try process.run() } catch {
      throw TemplateError.package("'\(package.path)' cannot be read as a package.")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TemplateError.package(
        "'\(package.path)' cannot be read as a package. Run this in one, or name its folder with --package-path."
      )
    }
    return data
  }
}

/// Calls a closure, and ends the command with an exit code if nothing could be written.
private func refusing<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as TemplateError {
    printError(error.description)
    if case .package = error { throw ExitCode(78) }
    throw ExitCode(73)
  } catch {
    printError("The files cannot be written: \(error.localizedDescription)")
    throw ExitCode(73)
  }
}

private func printError(_ text: String) {
  FileHandle.standardError.write(Data("error: \(text)\n".utf8))
}
