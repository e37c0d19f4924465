// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ObservationStateTracked")
struct TrackedPropertyTests {
  @Test func `an initial value moves to the storage`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          /// The count.
          @ObservationStateTracked(3) public private(set) var count: Int = 1 + 2
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          /// The count.
          public private(set) var count: Int {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(3)
              return _count
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_count, field: 3)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_count, field: 3)
              defer {
                _$observationRegistrar.didModify(&_count, field: 3, change)
              }
              yield &_count
            }
          }

          private var _count: Int = 1 + 2
        }
        """
    )
  }

  @Test func `an optional without an initial value starts as nil`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @ObservationStateTracked(0) var name: String?
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var name: String? {
            @storageRestrictions(initializes: _name)
            init(initialValue) {
              _name = initialValue
            }
            get {
              _$observationRegistrar.access(0)
              return _name
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_name, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_name, field: 0)
              defer {
                _$observationRegistrar.didModify(&_name, field: 0, change)
              }
              yield &_name
            }
          }

          private var _name: String? = nil
        }
        """
    )
  }

  @Test func `a property without an initial value gets an init accessor`() {
    expectExpansion(
      of: """
        @Ensemble.ObservableState
        struct State {
          @ObservationStateTracked(0) var name: Optional<String>
          @ObservationStateTracked(1) var `default` = 0
        }
        """,
      to: """
        @Ensemble.ObservableState
        struct State {
          var name: Optional<String> {
            @storageRestrictions(initializes: _name)
            init(initialValue) {
              _name = initialValue
            }
            get {
              _$observationRegistrar.access(0)
              return _name
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_name, field: 0)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_name, field: 0)
              defer {
                _$observationRegistrar.didModify(&_name, field: 0, change)
              }
              yield &_name
            }
          }

          private var _name: Optional<String>
          var `default` {
            @storageRestrictions(initializes: _default)
            init(initialValue) {
              _default = initialValue
            }
            get {
              _$observationRegistrar.access(1)
              return _default
            }
            set {
              _$observationRegistrar.assign(newValue, to: &_default, field: 1)
            }
            _modify {
              let change = _$observationRegistrar.willModify(&_default, field: 1)
              defer {
                _$observationRegistrar.didModify(&_default, field: 1, change)
              }
              yield &_default
            }
          }

          private var _default = 0
        }
        """
    )
  }

  @Test func `an ignored property is not expanded`() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateIgnored var count = 0
        }
        """,
      to: """
        struct State {
          var count = 0
        }
        """
    )
  }

  @Test func `the attribute outside observable state is an error`() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked(0) var count = 0
        }
        """,
      to: """
        struct State {
          var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ObservationStateTracked' can only be applied to a property of a struct with '@ObservableState'",
          line: 2,
          column: 3
        )
      ]
    )
  }
}
