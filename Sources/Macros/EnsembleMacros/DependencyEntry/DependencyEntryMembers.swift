// SPDX-License-Identifier: MIT

import SwiftSyntax

extension DependencyEntry {
  private var keyName: String { "__Key_\(name)" }

  /// The accessors that look up the key.
  var accessors: [AccessorDeclSyntax] {
    [
      """
      get {
        self[\(keyName).self]
      }
      """.accessor,
      """
      set {
        self[\(keyName).self] = newValue
      }
      """.accessor,
    ]
  }

  /// The key, which is not isolated, also in a module whose default isolation is the main actor.
  var key: DeclSyntax {
    // A live value may open a resource, so it is created once; a test value, for each test.
    let typed = type.map { ": \($0)" } ?? ""
    let computed = [("previewValue", previewValue), ("testValue", testValue)]
    let members =
      ["static let liveValue\(typed) = \(liveValue)"]
      + computed.flatMap { name, value in
        value.map { [$0].block("static var \(name): \(type ?? "Value")") } ?? []
      }
    let header = """
      private nonisolated enum \(keyName): nonisolated EnsembleDependencies.DependencyKey
      """
    return (availability + members.block(header)).declaration
  }
}
