// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

// A reducer that throws must not change the state or notify observers. A plain state provides no
// evidence that nothing has changed, so the state is one field of an observable root. The reducer
// changes a copy, whose notifications `DeferredChanges` holds back until the reducer has returned.
// A reducer without `throws` works in place.

/// The state of a tiny store's engine: the feature's state as one observed field.
///
/// An action that does not change it notifies no observer.
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
      defer { registrar.didModify(&stored, field: 0, change) }
      yield &stored
    }
  }

  /// The value, read without registering an observer.
  var unobserved: Value { stored }

  /// Replaces the value, and notifies observers unless it is unchanged.
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

/// An action sent to a tiny store's engine, with the policy for its errors.
struct SentAction<Action: Sendable>: Sendable {
  let action: Action
  /// The policy; without a handler and source location for an action sent by the core store.
  var policy = ErrorPolicy<Action>()
}

extension SentAction: CasePathable {
  struct AllCasePaths: Sendable {
    var action: AnyCasePath<SentAction, Action> {
      AnyCasePath(embed: { SentAction(action: $0) }, extract: { $0.action })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StoreRoot: ToolRepresentable {
  var toolValue: Any { stored }
}

extension SentAction: ToolRepresentable {
  var toolValue: Any { action }
}
