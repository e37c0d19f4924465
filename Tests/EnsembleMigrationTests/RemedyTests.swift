// SPDX-License-Identifier: MIT

import EnsembleMigration
import Foundation
import Testing

@Suite("Remedies for errors of the compiler")
struct RemedyTests {
  /// Returns the first column of the tables of an article of `Ensemble`.
  private static func messages(in article: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("Sources/Features/Ensemble/Ensemble.docc/\(article).md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && !$0.hasPrefix("| message") }
      .compactMap { $0.split(separator: "|").first }
      .map { $0.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces) }
      // A message of the program, and a part of a manifest.
      .filter { !$0.hasSuffix(".") || $0.contains("is unavailable") }
  }

  @Test(arguments: ["WhenTheCompilerSays", "DefaultIsolation"])
  func `each message of an article has a remedy`(article: String) throws {
    let messages = try Self.messages(in: article)
    #expect(messages.count > 10)
    for message in messages { #expect(Remedy(for: message).isKnown, "\(message)") }
  }

  @Test(arguments: [
    ("no such module 'SwiftUI'", "write the import of both: 'ensemble migrate --views'"),
    (
      "no such module 'Ensemble'",
      "add the product 'Ensemble' of Ensemble to the target in the manifest"
    ),
    ("cannot find type 'Date' in scope", "import Foundation"),
    (
      "cannot find type 'URLRequest' in scope",
      "import Foundation, and FoundationNetworking inside of '#if canImport(FoundationNetworking)'"
    ),
    ("cannot find 'Text' in scope", "import EnsembleUI, as 'ensemble migrate --views' does"),
    ("'EffectTask' has been renamed to 'Effect'", "write 'Effect'"),
    (
      "'publisher' is unavailable: write '.run { send in … }'", "write '.run { send in … }'"
    ),
    (
      "in the expansion of '@Reducer': cannot find type 'ViewStoreOf' in scope",
      "enable the package trait 'Migration' of Ensemble, with which the compiler says what to write"
    ),
  ])
  func `a message has the remedy for what it names`(message: String, advice: String) {
    #expect(Remedy(for: message).advice == advice)
  }

  @Test func `names that differ are one kind, and modules are kinds of their own`() {
    #expect(
      Remedy(for: "value of type 'A' has no member 'b'").kind
        == Remedy(for: "value of type 'C' has no member 'd'").kind
    )
    #expect(
      Remedy(for: "no such module 'UIKit'").kind != Remedy(for: "no such module 'Combine'").kind
    )
  }

  @Test func `a message that nobody knows has no remedy`() {
    #expect(!Remedy(for: "the compiler is unable to type-check this expression").isKnown)
  }
}
