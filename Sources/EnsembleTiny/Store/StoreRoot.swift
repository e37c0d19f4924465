// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

/// What the engine of a tiny store holds: the feature's state as one observed field, so that an action which
/// changes nothing tells nobody.
struct StoreRoot<Value: Sendable>: ObservableState {
  private var registrar = ObservationStateRegistrar()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(0)
      return stored
    }
    _modify {
      let change = registrar.willModify(&stored, field: 0)
      yield &stored
      registrar.didModify(&stored, field: 0, change)
    }
  }

  /// The value, without a note of the read.
  var unobserved: Value { stored }

  /// Replaces the value, and tells of it unless it is what it was.
  mutating func commit(_ value: Value) {
    registrar.assign(value, to: &stored, field: 0)
  }

  var _$id: ObservableStateID { registrar.id }
  mutating func _$willModify() { registrar.renew() }

  static func _$visitFields(_ fields: inout ObservableFields<Self>) {
    fields.registrar(\.registrar)
    fields.field(0, \.value, stored: \.stored)
  }
}

/// What the engine of a tiny store is sent: an action, and what becomes of its errors.
struct Attempt<Action: Sendable>: Sendable {
  let action: Action
  /// Nothing special for an action that came by a core store.
  var policy = ErrorPolicy<Action>()
}

extension Attempt: CasePathable {
  struct AllCasePaths: Sendable {
    var action: AnyCasePath<Attempt, Action> {
      AnyCasePath(embed: { Attempt(action: $0) }, extract: { $0.action })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
