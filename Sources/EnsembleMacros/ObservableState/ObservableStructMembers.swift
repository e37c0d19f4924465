// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableStructModel {
  /// The members `@ObservableState` adds to a struct, in the order they are written.
  var members: [DeclSyntax] {
    let prefix = access.prefix
    let identity = ["_$observationRegistrar.id"]
      .block("\(prefix)var _$id: EnsembleCore.ObservableStateID")
    let renewal = ["_$observationRegistrar.renew()"]
      .block("\(prefix)mutating func _$willModify()")
    return [
      "\(raw: prefix)var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()",
      identity.declaration,
      renewal.declaration,
      visit.declaration,
    ]
  }

  private var visit: [String] {
    // A constant for each path: of one that leads to an unknown type, which is reported where it is
    // written, the compiler says nothing more.
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
