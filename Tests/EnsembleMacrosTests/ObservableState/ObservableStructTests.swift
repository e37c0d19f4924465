// SPDX-License-Identifier: MIT

import Testing

@Suite("@ObservableState: structs")
struct ObservableStructTests {
  @Test func `stored properties become observed`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var count = 0
          private(set) var name: String?
          let id: Int
          static var shared = 0
          lazy var slow = 1
          weak var owner: Owner?
          var double: Int { count * 2 }
          var half: Int {
            get { count / 2 }
            set { count = newValue * 2 }
          }
          var `default`: [Int] = []
        }
        """,
      to: """
        struct State {
          @Ensemble.ObservationStateTracked(0)
          var count = 0
          @Ensemble.ObservationStateTracked(1)
          private(set) var name: String?
          let id: Int
          static var shared = 0
          lazy var slow = 1
          weak var owner: Owner?
          var double: Int { count * 2 }
          var half: Int {
            get { count / 2 }
            set { count = newValue * 2 }
          }
          @Ensemble.ObservationStateTracked(2)
          var `default`: [Int] = []

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
            let field1 = \\Self.name, stored1 = \\Self._name
            field1._observed(1, stored: stored1, in: &fields)
            let field2 = \\Self.`default`, stored2 = \\Self._default
            field2._observed(2, stored: stored2, in: &fields)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `members of a public generic struct are public`() {
    expectExpansion(
      of: """
        public enum Feature {
          @ObservableState
          public struct State<Value: Sendable> {
            public var value: Value
          }
        }
        """,
      to: """
        public enum Feature {
          public struct State<Value: Sendable> {
            @Ensemble.ObservationStateTracked(0)
            public var value: Value

            public var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

            public var _$id: EnsembleCore.ObservableStateID {
              _$observationRegistrar.id
            }

            public mutating func _$willModify() {
              _$observationRegistrar.renew()
            }

            public static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
              fields.registrar(\\._$observationRegistrar)
              let field0 = \\Self.value, stored0 = \\Self._value
              field0._observed(0, stored: stored0, in: &fields)
            }
          }
        }

        extension Feature.State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `a package struct without properties has an identity`() {
    expectExpansion(
      of: """
        @ObservableState
        package struct State {
        }
        """,
      to: """
        package struct State {

          package var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          package var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          package mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          package static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `properties with observing wrappers or attributes are kept`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @Shared(.appStorage("a")) var a = 0
          @SharedReader var b: Int
          @Sharing.Shared var c: Int
          @FetchAll var d: [Row]
          @FetchOne var e: Row?
          @Fetch var f: Row
          @Ensemble.PresentationStateTracked(0) var g: Int?
          @Ensemble.ObservationStateIgnored var h = 0 {
            didSet {}
          }
        }
        """,
      to: """
        struct State {
          @Shared(.appStorage("a"))
          @Ensemble.ObservationStateIgnored var a = 0
          @SharedReader
          @Ensemble.ObservationStateIgnored var b: Int
          @Sharing.Shared
          @Ensemble.ObservationStateIgnored var c: Int
          @FetchAll
          @Ensemble.ObservationStateIgnored var d: [Row]
          @FetchOne
          @Ensemble.ObservationStateIgnored var e: Row?
          @Fetch
          @Ensemble.ObservationStateIgnored var f: Row
          @Ensemble.PresentationStateTracked(0) var g: Int?
          @Ensemble.ObservationStateIgnored var h = 0 {
            didSet {}
          }

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `properties inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var a = 0
          #if DEBUG
          var b = 0
          #elseif RELEASE
          let c = 0
          #else
          var b = ""
          var d = 0
          #endif
          var e = 0
        }
        """,
      to: """
        struct State {
          @Ensemble.ObservationStateTracked(0)
          var a = 0
          #if DEBUG
          var b = 0
          #elseif RELEASE
          let c = 0
          #else
          var b = ""
          var d = 0
          #endif
          @Ensemble.ObservationStateTracked(3)
          var e = 0

          var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

          var _$id: EnsembleCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar.renew()
          }

          static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
            fields.registrar(\\._$observationRegistrar)
            let field0 = \\Self.a, stored0 = \\Self._a
            field0._observed(0, stored: stored0, in: &fields)
            #if DEBUG
            let field1 = \\Self.b, stored1 = \\Self._b
            field1._observed(1, stored: stored1, in: &fields)
            #elseif RELEASE
            #else
            let field1 = \\Self.b, stored1 = \\Self._b
            field1._observed(1, stored: stored1, in: &fields)
            let field2 = \\Self.d, stored2 = \\Self._d
            field2._observed(2, stored: stored2, in: &fields)
            #endif
            let field3 = \\Self.e, stored3 = \\Self._e
            field3._observed(3, stored: stored3, in: &fields)
          }
        }

        extension State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `the extension has the availability and access of its context`() {
    expectExpansion(
      of: """
        @available(iOS 18, *)
        public extension Feature {
          @available(macOS 15, *)
          @ObservableState
          struct State {
          }
        }
        """,
      to: """
        @available(iOS 18, *)
        public extension Feature {
          @available(macOS 15, *)
          struct State {

            public var _$observationRegistrar = EnsembleCore.ObservationStateRegistrar()

            public var _$id: EnsembleCore.ObservableStateID {
              _$observationRegistrar.id
            }

            public mutating func _$willModify() {
              _$observationRegistrar.renew()
            }

            public static func _$visitFields(_ fields: inout EnsembleCore.ObservableFields<Self>) {
              fields.registrar(\\._$observationRegistrar)
            }
          }
        }

        @available(iOS 18, *)
        @available(macOS 15, *)
        extension Feature.State: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }
}
