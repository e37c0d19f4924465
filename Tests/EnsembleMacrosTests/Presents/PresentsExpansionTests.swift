// SPDX-License-Identifier: MIT

import Testing

@Suite("@Presents: expansion")
struct PresentsExpansionTests {
  @Test func `a presented property is a field of the state`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var count = 0
          @Presents var destination: Destination.State?
          var name = ""
        }
        """,
      to: """
        struct State {
          @Ensemble.ObservationStateTracked(0)
          var count = 0
          @Ensemble.PresentationStateTracked(1) var destination: Destination.State?
          @Ensemble.ObservationStateTracked(2)
          var name = ""

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
            let field0 = \\Self.count, stored0 = \\Self._count
            field0._observed(0, stored: stored0, in: &fields)
            let field1 = \\Self.$destination, stored1 = \\Self._destination
            field1._observed(1, stored: stored1, in: &fields)
            let field2 = \\Self.name, stored2 = \\Self._name
            field2._observed(2, stored: stored2, in: &fields)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `a presented property gets accessors, storage and a projection`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @PresentationStateTracked(1)
          var destination: Destination.State?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var destination: Destination.State? {
            @storageRestrictions(initializes: _destination)
            init(initialValue) {
              _destination = EnsembleCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(1)
              return _destination.wrappedValue
            }
            set {
              _$observationRegistrar.assign(presented: newValue, to: &_destination, field: 1)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_destination, field: 1)
              defer {
                _$observationRegistrar.didModify(&_destination, field: 1, change)
              }
              yield &_destination.wrappedValue
            }
          }

          private var _destination: EnsembleCore.PresentationState<Destination.State> = EnsembleCore.PresentationState(wrappedValue: nil)

          var $destination: EnsembleCore.PresentationState<Destination.State> {
            get {
              _$observationRegistrar.access(1)
              return _destination
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_destination, field: 1)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_destination, field: 1)
              defer {
                _$observationRegistrar.didModify(&_destination, field: 1, change)
              }
              yield &_destination
            }
          }
        }
        """
    )
  }

  @Test func `initial value and access are kept`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        public struct State {
          @PresentationStateTracked(0) public private(set) var alert: Optional<AlertState<Alert>> = .welcome
        }
        """,
      to: """
        @Ensemble.ObservableState
        public struct State {
          public private(set) var alert: Optional<AlertState<Alert>> {
            @storageRestrictions(initializes: _alert)
            init(initialValue) {
              _alert = EnsembleCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(0)
              return _alert.wrappedValue
            }
            set {
              _$observationRegistrar.assign(presented: newValue, to: &_alert, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_alert, field: 0)
              defer {
                _$observationRegistrar.didModify(&_alert, field: 0, change)
              }
              yield &_alert.wrappedValue
            }
          }

          private var _alert: EnsembleCore.PresentationState<AlertState<Alert>> = EnsembleCore.PresentationState(wrappedValue: .welcome)

          public private(set) var $alert: EnsembleCore.PresentationState<AlertState<Alert>> {
            get {
              _$observationRegistrar.access(0)
              return _alert
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_alert, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_alert, field: 0)
              defer {
                _$observationRegistrar.didModify(&_alert, field: 0, change)
              }
              yield &_alert
            }
          }
        }
        """
    )
  }

  @Test func `a name in backticks is kept`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @PresentationStateTracked(0) private var `default`: (any Item)?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          private var `default`: (any Item)? {
            @storageRestrictions(initializes: _default)
            init(initialValue) {
              _default = EnsembleCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(0)
              return _default.wrappedValue
            }
            set {
              _$observationRegistrar.assign(presented: newValue, to: &_default, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_default, field: 0)
              defer {
                _$observationRegistrar.didModify(&_default, field: 0, change)
              }
              yield &_default.wrappedValue
            }
          }

          private var _default: EnsembleCore.PresentationState<(any Item)> = EnsembleCore.PresentationState(wrappedValue: nil)

          private var $default: EnsembleCore.PresentationState<(any Item)> {
            get {
              _$observationRegistrar.access(0)
              return _default
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_default, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_default, field: 0)
              defer {
                _$observationRegistrar.didModify(&_default, field: 0, change)
              }
              yield &_default
            }
          }
        }
        """
    )
  }

  @Test func `properties inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          #if DEBUG
          @Presents var log: Log.State?
          #else
          @Presents var log: Never?
          #endif
          @Ensemble.Presents var `default`: Swift.Optional<Int>
        }
        """,
      to: """
        struct State {
          #if DEBUG
          var log: Log.State?
          #else
          var log: Never?
          #endif
          @Ensemble.Presents
          @Ensemble.PresentationStateTracked(1) var `default`: Swift.Optional<Int>

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
            #if DEBUG
            let field0 = \\Self.$log, stored0 = \\Self._log
            field0._observed(0, stored: stored0, in: &fields)
            #else
            let field0 = \\Self.$log, stored0 = \\Self._log
            field0._observed(0, stored: stored0, in: &fields)
            #endif
            let field1 = \\Self.$default, stored1 = \\Self._default
            field1._observed(1, stored: stored1, in: &fields)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }
}
