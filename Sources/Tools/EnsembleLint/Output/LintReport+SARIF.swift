// SPDX-License-Identifier: MIT

import Foundation

extension LintReport {
  /// Returns the findings as a log of the Static Analysis Results Interchange Format.
  func sarif() throws -> String {
    let driver = SARIF.Driver(rules: LintRules.descriptions.map(SARIF.Rule.init))
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver),
      columnKind: "utf16CodeUnits",
      results: findings.map(SARIF.Result.init)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(SARIF(runs: [run])), as: UTF8.self) + "\n"
  }
}

/// A log with one run. The format defines the names.
private struct SARIF: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "ensemble-lint"
    let rules: [Rule]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message

    init(_ rule: RuleDescription) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.explanation)
    }
  }

  struct Region: Encodable {
    var startLine: Int?
    var startColumn: Int?
    var byteOffset: Int?
    var byteLength: Int?
  }

  struct Artifact: Encodable {
    let uri: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: Artifact
    let replacements: [Replacement]
  }

  struct Fix: Encodable {
    let artifactChanges: [ArtifactChange]
  }

  struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
    let fixes: [Fix]?

    init(_ finding: Finding) {
      let artifact = Artifact(uri: Self.uri(finding.file))
      ruleId = finding.rule
      level = finding.severity.rawValue
      message = Message(text: finding.message)
      let region = Region(startLine: finding.line, startColumn: finding.column)
      locations = [
        Location(
          physicalLocation: PhysicalLocation(artifactLocation: artifact, region: region)
        )
      ]
      let replacements = finding.fix.map { edit in
        Replacement(
          deletedRegion: Region(
            byteOffset: edit.range.lowerBound,
            byteLength: edit.range.count
          ),
          insertedContent: Message(text: edit.text)
        )
      }
      let change = ArtifactChange(artifactLocation: artifact, replacements: replacements)
      fixes = replacements.isEmpty ? nil : [Fix(artifactChanges: [change])]
    }

    /// Returns a path as a reference to a resource.
    private static func uri(_ path: String) -> String {
      path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
  }
}
