// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableStructModel {
  /// The members that `@ObservableState` adds to a struct, in the order of the output.
  var members: [DeclSyntax] {
    let prefix = access.prefix
    let identity = ["_$observationRegistrar.id"]
      .block("\(prefix)nonisolated var _$id: EnsembleCore.ObservableStateID")
    let renewal = ["_$observationRegistrar.renew()"]
      .block("\(prefix)nonisolated mutating func _$willModify()")
    let registrar = """
      \(prefix)nonisolated var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()
      """
    return [
      [lastInCompletion, registrar].declaration,
      ([lastInCompletion] + identity).declaration,
      ([lastInCompletion] + renewal).declaration,
      visit.declaration,
    ]
  }

  private var visit: [String] {
    // A constant for each path: if it has an unknown type, the compiler reports that type where it
    // is written, and nothing here.
    let visits = fields.lines { field in
      let (path, stored) = ("field\(field.index)", "stored\(field.index)")
      return [
        "let \(path) = \\Self.\(field.stateName), \(stored) = \\Self.\(field.storage)",
        "\(path)._observed(\(field.index), stored: \(stored), in: &fields)",
      ]
    }
    return (["fields.registrar(\\._$observationRegistrar)"] + visits).block(
      """
      \(access.prefix)static func _$visitFields(\
      _ fields: inout EnsembleCore.ObservableFields<Self>)
      """
    )
  }
}
