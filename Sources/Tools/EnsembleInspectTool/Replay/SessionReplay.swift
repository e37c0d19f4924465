// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleInspection
import Foundation

/// The replay of a report in the package of its program.
package struct SessionReplay: Sendable {
  private let report: SessionReport
  private let package: URL
  private let options: [String]
  private let swift: SwiftCommand
  /// The file of the test.
  package let file: URL
  package let target: TestTarget

  /// Finds the target for the test of a report. Nothing is written yet.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - package: The folder of the package.
  ///   - targetName: The name of the test target; nil for the only one that depends on the module.
  ///   - options: The options of `swift test`, such as the traits.
  ///   - swift: The command `swift`.
  /// - Throws: A ``ReplayError``.
  package init(
    of report: SessionReport,
    in package: URL,
    into targetName: String?,
    options: [String] = [],
    swift: SwiftCommand = .toolchain()
  ) throws {
    guard !report.test.code.isEmpty else {
      throw ReplayError("The report has no test, so that there is nothing to replay.")
    }
    let description = try swift.run(["package", "describe", "--type", "json"], package, false)
    guard description.status == 0 else {
      throw ReplayError("'\(package.path)' cannot be read as a package.")
    }
    target = try TestTarget.find(
      testing: report.module,
      named: targetName,
      in: Data(description.output.utf8)
    )
    self.report = report
    self.package = package
    self.options = options
    self.swift = swift
    let number = String(UInt32.random(in: 0 ... .max), radix: 16)
    file = package.appendingPathComponent(target.path)
      .appendingPathComponent("ReplayedSession\(number).swift")
  }

  /// Writes the test, and runs it. The file stays.
  ///
  /// - Throws: An error of the file system, or of starting `swift`.
  package func run() throws -> ReplayOutcome {
    let text = "// Written by 'ensemble replay' from a report.\n\n" + report.test.code
    try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    let name = file.lastPathComponent
    let arguments = ["test", "--disable-xctest", "--filter", name] + options
    let result = try swift.run(arguments, package, true)
    return ReplayOutcome(result, report, file: name, text: text)
  }

  /// Removes the file of the test, if there is one.
  package func removeFile() { try? FileManager.default.removeItem(at: file) }

  /// Makes termination signals remove the file before the process ends.
  package func watchSignals(keepsFile: Bool) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      // The source replaces the default, which would end the process at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        swift.stop()
        if !keepsFile { removeFile() }
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
