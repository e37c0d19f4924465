// SPDX-License-Identifier: MIT

import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The name and the text of a file to check.
package struct LintSource: Equatable, Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Writes the text into the file, which keeps its permissions. For a symbolic link, its target is
  /// written.
  package func write() throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try Data(text.utf8).write(to: url, options: .atomic)
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }
  }
}

/// The outcome of checking files.
package struct LintReport: Equatable, Sendable {
  /// A file with a syntax error, which is not checked.
  package struct SyntaxError: Equatable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int
    package let message: String
  }

  package let findings: [Finding]
  package let syntaxErrors: [SyntaxError]

  /// Whether a build with these findings fails: whether any of them is an error.
  package var failsBuild: Bool { findings.contains { $0.severity == .error } }

  /// Checks files together, since views and their features may be in different ones.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - configuration: Returns the configuration of a file.
  package init(
    checking sources: [LintSource],
    configuration: (_ path: String) -> LintConfiguration = { _ in LintConfiguration() }
  ) {
    let trees = concurrentMap(sources) { source in
      let tree = parse(source.text)
      return (tree, tree.hasError ? Features() : Features(in: tree))
    }
    var errors: [SyntaxError] = []
    var files: [(LintSource, SourceFileSyntax, LintConfiguration)] = []
    for (source, (tree, _)) in zip(sources, trees) {
      if tree.hasError {
        errors.append(SyntaxError(in: tree, of: source.path))
      } else {
        files.append((source, tree, configuration(source.path)))
      }
    }
    let features = Features(trees.map(\.1))
    let findings = concurrentMap(files) { source, tree, configuration in
      Self.findings(
        in: LintedFile(path: source.path, tree: tree, features: features),
        configuration
      )
    }
    self.findings = findings.flatMap(\.self).inOrder
    syntaxErrors = errors
  }

  private static func findings(
    in file: LintedFile,
    _ configuration: LintConfiguration
  ) -> [Finding] {
    var suppressions = Suppressions(in: file)
    var findings: [Finding] = []
    for rule in LintRules.all {
      guard let severity = configuration.severity(of: rule.id) else { continue }
      for violation in rule.check(file) {
        let location = file.location(of: violation.node)
        if suppressions.suppress(rule.id, line: location.line) { continue }
        findings.append(
          Finding(
            rule: rule.id,
            message: violation.message,
            severity: severity,
            file: file.path,
            line: location.line,
            column: location.column,
            fix: violation.fix
          )
        )
      }
    }
    let isActive = { configuration.severity(of: $0) != nil }
    if let severity = configuration.severity(of: Suppressions.description.id) {
      findings += suppressions.problems(in: file, severity, isActive: isActive)
    }
    return findings
  }
}

/// Parses a file as Swift 6, or else as Swift 5, where `/Action.row` is no regular expression.
private func parse(_ source: String) -> SourceFileSyntax {
  let tree = Parser.parse(source: source)
  guard tree.hasError else { return tree }
  var parser = Parser(source, swiftVersion: .v5)
  let older = SourceFileSyntax.parse(from: &parser)
  return older.hasError ? tree : older
}

extension LintReport.SyntaxError {
  fileprivate init(in tree: SourceFileSyntax, of path: String) {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let diagnostic = ParseDiagnosticsGenerator.diagnostics(for: tree).first
    let location = diagnostic?.location(converter: converter)
    self.init(
      file: path,
      line: location?.line ?? 1,
      column: location?.column ?? 1,
      message: diagnostic?.message ?? "The file has a syntax error."
    )
  }
}

extension [Finding] {
  /// Returns a text with the fixes of the findings, and the number of findings that they mend.
  ///
  /// A fix that overlaps an earlier one is left out.
  package func fixing(_ text: String) -> (text: String, count: Int) {
    var bytes = [UInt8](text.utf8)
    var edits: [Finding.Edit] = []
    var count = 0
    for finding in self where !finding.fix.isEmpty {
      let overlaps = finding.fix.contains { edit in edits.contains { $0.range.overlaps(edit.range) }
      }
      if overlaps { continue }
      edits += finding.fix
      count += 1
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: [UInt8](edit.text.utf8))
    }
    return (String(decoding: bytes, as: Unicode.UTF8.self), count)
  }
}

/// Returns the results of a function for all elements, computed on all processors.
private func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ body: @escaping @Sendable (Element) -> Result
) -> [Result] {
  // `nonisolated(unsafe)`: each thread writes elements of its own, and all have ended before the
  // array is read.
  [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    nonisolated(unsafe) let results = buffer
    let threadCount = min(elements.count, ProcessInfo.processInfo.activeProcessorCount)
    let group = DispatchGroup()
    for first in 0..<threadCount {
      group.enter()
      let thread = Thread {
        for index in stride(from: first, to: elements.count, by: threadCount) {
          results.initializeElement(at: index, to: body(elements[index]))
        }
        group.leave()
      }
      // A large stack, since the syntax tree of a chain of calls is as deep as the chain is long.
      thread.stackSize = 256 << 20
      thread.start()
    }
    group.wait()
    count = elements.count
  }
}
