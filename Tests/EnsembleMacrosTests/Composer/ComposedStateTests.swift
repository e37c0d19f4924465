// SPDX-License-Identifier: MIT

import Testing

@Suite("@_ComposedState")
struct ComposedStateTests {
  @Test func `properties of the source and of children become observed`() {
    expectExpansion(
      of: #"""
        @_ComposedState("var child: Child.State = .init()", "@Ensemble.Presents var alert: AlertState<Int>?", feature: "Feature")
        struct State {
          var count = 0
        }
        """#,
      to: #"""
        struct State {
          @Ensemble.ObservationStateTracked(0)
          var count = 0

          var child: Child.State = .init() {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = initialValue
            }
            get {
              _$observationRegistrar.access(1)
              return _child
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_child, field: 1)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_child, field: 1)
              defer {
                _$observationRegistrar.didModify(&_child, field: 1, change)
              }
              yield &_child
            }
          }

          private var _child: Child.State = .init()

          var alert: AlertState<Int>? {
            @storageRestrictions(initializes: _alert)
            init(initialValue) {
              _alert = EnsembleCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(2)
              return _alert.wrappedValue
            }
            set {
              _$observationRegistrar.assign(presented: newValue, to: &_alert, field: 2)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_alert, field: 2)
              defer {
                _$observationRegistrar.didModify(&_alert, field: 2, change)
              }
              yield &_alert.wrappedValue
            }
          }

          private var _alert: EnsembleCore.PresentationState<AlertState<Int>> = EnsembleCore.PresentationState(wrappedValue: nil)

          var $alert: EnsembleCore.PresentationState<AlertState<Int>> {
            get {
              _$observationRegistrar.access(2)
              return _alert
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_alert, field: 2)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_alert, field: 2)
              defer {
                _$observationRegistrar.didModify(&_alert, field: 2, change)
              }
              yield &_alert
            }
          }

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\._$observationRegistrar)
            let field0 = \Self.count, stored0 = \Self._count
            field0._observed(0, stored: stored0, in: &fields)
            let field1 = \Self.child, stored1 = \Self._child
            field1._observed(1, stored: stored1, in: &fields)
            let field2 = \Self.$alert, stored2 = \Self._alert
            field2._observed(2, stored: stored2, in: &fields)
          }

          static var allComposedScopePaths: Feature.AllComposedScopePaths {
            Feature.AllComposedScopePaths()
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
        }
        """#
    )
  }

  @Test func `@ObservableState adds only its conformance`() {
    expectExpansion(
      of: #"""
        @Composer
        struct Feature {
          @ObservableState
          struct State {
            var count = 0
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble._ComposedState
          struct State {
            var count = 0
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature.State: EnsembleCore.ObservableState, Observation.Observable {
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `an enum of state becomes observable`() {
    expectExpansion(
      of: #"""
        @_ComposedState(feature: "Feature")
        enum State {
          case done
        }
        """#,
      to: #"""
        enum State {
          case done

          var _$id: EnsembleCore.ObservableStateID {
            switch self {
            case .done:
              return ._$inert._$tag(0)
            case _:
              Swift.fatalError()
            }
          }

          var _$caseID: EnsembleCore.ObservableCaseID? {
            switch self {
            case .done:
              return ._$case(0)
            case _:
              Swift.fatalError()
            }
          }

          mutating func _$willModify() {
            switch self {
            case .done:
              break
            case _:
              break
            }
          }

          typealias ComposedFeature = Feature
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopeSwitchable {
        }
        """#
    )
  }
}
