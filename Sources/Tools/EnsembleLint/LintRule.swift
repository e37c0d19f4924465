// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A rule about the use of the library.
protocol LintRule: Sendable {
  /// The identifier, in words with dashes.
  static var id: String { get }
  /// The rule in one sentence.
  static var summary: String { get }
  /// The reason for the rule, and how to follow it.
  static var explanation: String { get }

  /// Returns the violations of the rule in a file.
  static func check(_ file: LintedFile) -> [Violation]
}

/// A node that does not follow a rule.
struct Violation {
  let node: any SyntaxProtocol
  let message: String
  var fix: [Finding.Edit] = []
}

/// The description of a rule, for people and tools.
package struct RuleDescription: Equatable, Sendable {
  package let id: String
  package let summary: String
  package let explanation: String
}

package enum LintRules {
  static let all: [any LintRule.Type] = [
    AssignedSharedValue.self,
    ChildAfterParent.self,
    InternalActionInView.self,
    SharedKeyInStaticLet.self,
    SharedLogicAction.self,
    StoreInView.self,
    UncontrolledDependency.self,
    UnfinishedTestStore.self,
    UnhandledAction.self,
    UnidentifiedEffect.self,
  ]

  /// The descriptions of all rules, in the order of their identifiers.
  package static var descriptions: [RuleDescription] {
    let rules = all.map {
      RuleDescription(id: $0.id, summary: $0.summary, explanation: $0.explanation)
    }
    return (rules + [Suppressions.description]).sorted { $0.id < $1.id }
  }

  static var ids: Set<String> { Set(descriptions.map(\.id)) }
}
