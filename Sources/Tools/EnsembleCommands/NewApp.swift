// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleTemplates
import Foundation

/// The subcommand that writes an application.
struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Writes an application with a feature, a view and tests into a new folder.",
    discussion: """
      The program runs in the terminal and, with --web, in browsers. By default, it uses the clone of Ensemble from which this command was \
      built, if there is one.

      Exit codes: 0, 64 for a name that cannot be used, or 73 if the folder exists or cannot be written.
      """
  )

  @Argument(help: "The name of the application, such as 'Shopping'. It is also that of its folder.")
  var name: String

  @OptionGroup var style: StyleOptions

  @Flag(help: "Let the program have pages in browsers, which takes longer to build.")
  var web = false

  @Flag(help: "Isolate the modules to the main actor by default, as Xcode does.")
  var isolated = false

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
    if packageURL?.isEmpty == true { throw ValidationError("The --package-url is empty.") }
    if let packageVersion, !PackageReference.isVersion(packageVersion) {
      throw ValidationError("'\(packageVersion)' is no version. Write one such as '1.2.0'.")
    }
  }

  func run() throws {
    let template: AppTemplate
    let folder: URL
    do {
      let name = try TypeName(name)
      folder = URL(fileURLWithPath: name.text).standardizedFileURL
      let ensemble = try reference(from: folder)
      template = try AppTemplate(
        name: name,
        style: style.style,
        ensemble: ensemble,
        isWeb: web,
        isIsolated: isolated
      )
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
        swift run \(template.name.text)\(web ? " --terminal" : "")
      """
    )
  }

  private func reference(from folder: URL) throws -> PackageReference {
    if let packageURL, let packageVersion {
      return .repository(url: packageURL, version: packageVersion)
    }
    guard let clone = packagePath.map({ URL(fileURLWithPath: $0) }) ?? Self.ownClone,
      FileManager.default.fileExists(atPath: clone.appendingPathComponent("Package.swift").path)
    else {
      throw ValidationError(
        packagePath.map { "There is no Package.swift in '\($0)'." }
          ?? "Say where Ensemble is, with --package-path or with --package-url and --package-version."
      )
    }
    return .path(PackageReference.path(of: clone, from: folder))
  }

  /// The clone from which this program was built; nil for a checkout that SwiftPM manages.
  private static var ownClone: URL? {
    let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return clone.deletingLastPathComponent().lastPathComponent == "checkouts" ? nil : clone
  }
}
