// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleLint
import Foundation

/// The subcommand that checks how sources use the library.
package struct Lint: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Checks Swift files for mistakes in the use of the library.",
    discussion: """
      Folders are searched for Swift files. The file .ensemble-lint.json, in the folder of a file or in one around it, sets the \
      severities of rules and leaves files out. A finding is suppressed by a comment with a reason: \
      '// ensemble-lint:disable:next RULE - REASON'.

      Exit codes: 0 without findings, 1 with findings, 65 if a file has a syntax error, 66 if a path cannot be read \
      or is no Swift file, 73 if a file cannot be written, 78 if a configuration cannot be used. With --build, 1 is for errors \
      only, not for warnings.
      """
  )

  @Argument(help: "The files and folders.")
  var paths: [String] = ["."]

  @Option(help: "The form of the output: text, github or sarif.")
  var format = LintFormat.text

  @Flag(help: "Mend what can be mended safely, and list the rest.")
  var fix = false

  @Flag(help: "Let only errors fail, and leave syntax errors to the compiler.")
  var build = false

  @Flag(help: "List the rules, with their reasons.")
  var listRules = false

  package init() {}

  package func run() throws {
    if listRules { return printRules() }
    let folder = try read()
    var report = LintReport(
      checking: folder.sources,
      configuration: folder.configuration(of:)
    )
    if fix { report = try mend(report, folder) }
    try FileHandle.standardOutput.write(contentsOf: Data(report.output(format).utf8))
    if build {
      if report.failsBuild { throw ExitCode(1) }
      return
    }
    for error in report.syntaxErrors {
      printError("\(error.file):\(error.line):\(error.column): error: \(error.message)")
    }
    if !report.syntaxErrors.isEmpty { throw ExitCode(65) }
    if !report.findings.isEmpty { throw ExitCode(1) }
  }

  private func read() throws -> SourceFolder {
    do {
      return try SourceFolder(paths)
    } catch let error as SourceFolder.ReadError {
      printError("error: \(error)")
      throw ExitCode(66)
    } catch let error as LintConfiguration.ConfigurationError {
      printError("error: \(error)")
      throw ExitCode(78)
    }
  }

  /// Writes the files with their fixes, and returns the report on them.
  private func mend(_ report: LintReport, _ folder: SourceFolder) throws -> LintReport {
    var count = 0
    let sources = try folder.sources.map { source -> LintSource in
      let findings = report.findings.filter { $0.file == source.path }
      let (text, fixes) = findings.fixing(source.text)
      if fixes == 0 { return source }
      let fixed = LintSource(path: source.path, text: text)
      do { try fixed.write() } catch {
        printError("error: \(source.path): The file cannot be written.")
        throw ExitCode(73)
      }
      count += fixes
      return fixed
    }
    if count > 0 { printError("Mended \(count).") }
    return LintReport(checking: sources, configuration: folder.configuration(of:))
  }

  private func printRules() {
    for rule in LintRules.descriptions {
      print("\(rule.id)\n  \(rule.summary)\n  \(rule.explanation)\n")
    }
  }
}

extension LintFormat: ExpressibleByArgument {}
