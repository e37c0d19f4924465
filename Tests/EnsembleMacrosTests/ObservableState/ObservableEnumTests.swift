// SPDX-License-Identifier: MIT

import Testing

@Suite("@ObservableState: enums")
struct ObservableEnumTests {
  @Test func `a single payload gives a case its identity`() {
    expectExpansion(
      of: """
        @ObservableState
        public enum Destination {
          case detail(Detail.State)
          case edit(item: Edit.State)
          case none
          case alert(String, Int)
          case never(Never)
        }
        """,
      to: """
        public enum Destination {
          case detail(Detail.State)
          case edit(item: Edit.State)
          case none
          case alert(String, Int)
          case never(Never)

          public var _$id: EnsembleCore.ObservableStateID {
            switch self {
            case let .detail(state):
              return ._$id(for: state)._$tag(0)
            case let .edit(state):
              return ._$id(for: state)._$tag(1)
            case .none:
              return ._$inert._$tag(2)
            case .alert:
              return ._$unknown._$tag(3)
            case .never:
              return ._$unknown._$tag(4)
            case _:
              Swift.fatalError()
            }
          }

          public var _$caseID: EnsembleCore.ObservableCaseID? {
            switch self {
            case let .detail(state):
              return ._$case(0, state)
            case let .edit(state):
              return ._$case(1, state)
            case .none:
              return ._$case(2)
            case .alert:
              return ._$case(3)
            case .never:
              return ._$case(4)
            case _:
              Swift.fatalError()
            }
          }

          public mutating func _$willModify() {
            switch self {
            case var .detail(state):
              EnsembleCore._$willModify(&state)
              self = .detail(state)
            case var .edit(state):
              EnsembleCore._$willModify(&state)
              self = .edit(item: state)
            case .none:
              break
            case .alert:
              break
            case .never:
              break
            case _:
              break
            }
          }
        }

        extension Destination: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `cases inside #if keep their conditions`() {
    expectExpansion(
      of: """
        @ObservableState
        enum Destination {
          case none
          #if DEBUG
          case log(Log.State)
          #endif
          case last
        }
        """,
      to: """
        enum Destination {
          case none
          #if DEBUG
          case log(Log.State)
          #endif
          case last

          var _$id: EnsembleCore.ObservableStateID {
            switch self {
            case .none:
              return ._$inert._$tag(0)
            #if DEBUG
            case let .log(state):
              return ._$id(for: state)._$tag(1)
            #endif
            case .last:
              return ._$inert._$tag(2)
            case _:
              Swift.fatalError()
            }
          }

          var _$caseID: EnsembleCore.ObservableCaseID? {
            switch self {
            case .none:
              return ._$case(0)
            #if DEBUG
            case let .log(state):
              return ._$case(1, state)
            #endif
            case .last:
              return ._$case(2)
            case _:
              Swift.fatalError()
            }
          }

          mutating func _$willModify() {
            switch self {
            case .none:
              break
            #if DEBUG
            case var .log(state):
              EnsembleCore._$willModify(&state)
              self = .log(state)
            #endif
            case .last:
              break
            case _:
              break
            }
          }
        }

        extension Destination: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `generated code respects the availability of cases`() {
    expectExpansion(
      of: """
        @ObservableState
        enum Destination {
          @available(*, deprecated)
          case old(Old.State)
          @available(*, unavailable)
          case gone(Gone.State)
        }
        """,
      to: """
        enum Destination {
          @available(*, deprecated)
          case old(Old.State)
          @available(*, unavailable)
          case gone(Gone.State)

          var _$id: EnsembleCore.ObservableStateID {
            switch self {
            case let .old(state):
              return ._$id(for: state)._$tag(0)
            case _:
              Swift.fatalError()
            }
          }

          var _$caseID: EnsembleCore.ObservableCaseID? {
            switch self {
            case let .old(state):
              return ._$case(0, state)
            case _:
              Swift.fatalError()
            }
          }

          @available(*, deprecated)
          mutating func _$willModify() {
            switch self {
            case var .old(state):
              EnsembleCore._$willModify(&state)
              self = .old(state)
            case _:
              break
            }
          }
        }

        extension Destination: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func `an enum without cases has members that compile`() {
    expectExpansion(
      of: """
        @ObservableState
        enum Destination {
        }
        """,
      to: """
        enum Destination {

          var _$id: EnsembleCore.ObservableStateID {
            Swift.fatalError()
          }

          var _$caseID: EnsembleCore.ObservableCaseID? {
            Swift.fatalError()
          }

          mutating func _$willModify() {
          }
        }

        extension Destination: EnsembleCore.ObservableState, Observation.Observable {
        }
        """
    )
  }
}
