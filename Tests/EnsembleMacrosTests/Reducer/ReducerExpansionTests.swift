// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer: expansion")
struct ReducerExpansionTests {
  @Test func `an empty struct gets all members`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
        }
        """,
      to: """
        struct Feature {

          @Ensemble.ObservableState
          struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            init() {
            }
          }

          @Ensemble.CasePathable
          enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          let body = EnsembleCore.EmptyReducer<State, Action>()
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `members of a public struct are public`() {
    expectExpansion(
      of: """
        @Reducer
        public struct Feature {
        }
        """,
      to: """
        public struct Feature {

          @Ensemble.ObservableState
          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          @Ensemble.CasePathable
          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = EnsembleCore.EmptyReducer<State, Action>()
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `members in the source are kept`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @ObservableState
          struct State {
          }
          enum Action {
            case tap
          }
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      to: """
        struct Feature {
          struct State {

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
          @Ensemble.CasePathable
          enum Action {
            case tap
          }
          @EnsembleCore.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature.State: EnsembleCore.ObservableState, Observation.Observable {
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `an enum State gets case paths`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          enum State {
          }
          @Ensemble.CasePathable
          enum Action {
          }
          var body: some Ensemble.Reducer<State, Action> & Sendable {
            get {
              EmptyReducer()
            }
          }
        }
        """,
      to: """
        struct Feature {
          @Ensemble.CasePathable @dynamicMemberLookup
          enum State {
          }
          @Ensemble.CasePathable
          enum Action {
          }
          @EnsembleCore.ReducerBuilder<Self.State, Self.Action>
          var body: some Ensemble.Reducer<State, Action> & Sendable {
            get {
              EmptyReducer()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `attributes in the source are not repeated`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @CasePathable @dynamicMemberLookup
          enum State {
          }
          @CasePathable
          enum Action {
          }
          @ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      to: """
        struct Feature {
          @dynamicMemberLookup
          enum State {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: State) -> EnsembleCasePaths.PartialCaseKeyPath<State> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<State>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
          enum Action {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
          @ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature.State: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }

        extension Feature.Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `only missing attributes are added`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @dynamicMemberLookup
          enum State {
          }
          @CasePathable
          enum Action {
          }
          let body: Reduce<State, Action>
        }
        """,
      to: """
        struct Feature {
          @dynamicMemberLookup
          @Ensemble.CasePathable
          enum State {
          }
          enum Action {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: Action) -> EnsembleCasePaths.PartialCaseKeyPath<Action> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<Action>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }
          let body: Reduce<State, Action>
        }

        extension Feature.Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `type aliases and generic parameters count as members`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature<Action> {
          typealias State = Int
          let body = EmptyReducer<State, Action>()
        }
        """,
      to: """
        struct Feature<Action> {
          typealias State = Int
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `a concrete body gets no builder`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          #if DEBUG
          struct State {
          }
          #else
          struct State {
          }
          #endif
          enum Kind {
          }
          enum Action {
          }
          var body: Reduce<State, Action> {
            Reduce { _, _ in .none }
          }
        }
        """,
      to: """
        struct Feature {
          #if DEBUG
          struct State {
          }
          #else
          struct State {
          }
          #endif
          enum Kind {
          }
          @Ensemble.CasePathable
          enum Action {
          }
          var body: Reduce<State, Action> {
            Reduce { _, _ in .none }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """
    )
  }

  @Test func `a stated conformance is not repeated`() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature: Reducer {
          typealias State = Int
          typealias Action = Int
          let body = EmptyReducer<State, Action>()
        }
        """,
      to: """
        struct Feature: Reducer {
          typealias State = Int
          typealias Action = Int
          let body = EmptyReducer<State, Action>()
        }
        """,
      missingConformances: []
    )
  }

  @Test(
    arguments: [
      "var body: some Reducer<Int, Bool> { EmptyReducer() }",
      "var body: some EnsembleCore.Reducer<OtherState, OtherAction> { Other() }",
      "var body: some ReducerOf<Other> { Other() }",
      "var body: some Reducer<Int, Bool> & Sendable { EmptyReducer() }",
      "let body = EmptyReducer<Int, Int>()",
      "let body: Reduce<Int, Int> = make()",
      "let body = EnsembleCore.Reduce<Int, Int> { _, _ in .none }._printChanges()",
    ]
  )
  func `other types named by the body replace State and Action`(body: String) {
    let text = expanded("@Reducer\nstruct Feature {\n  \(body)\n}")
    #expect(!text.contains("struct State"))
    #expect(!text.contains("enum Action"))
  }

  @Test(
    arguments: [
      "var body: some ReducerOf<Self> { EmptyReducer() }",
      "var body: some ReducerOf<Feature> { EmptyReducer() }",
      "var body: some Reducer<State, Action> { EmptyReducer() }",
      "var body: some Reducer<Self.State, Feature.Action> { EmptyReducer() }",
      "var body: some Reducer { EmptyReducer() }",
      "let body = EmptyReducer<State, Action>()",
      "let body = Helper()",
    ]
  )
  func `State and Action are added unless the body names other types`(body: String) {
    let text = expanded("@Reducer\nstruct Feature {\n  \(body)\n}")
    #expect(text.contains("struct State"))
    #expect(text.contains("enum Action"))
  }

  @Test func `the body may name one type of the feature`() {
    let text = expanded(
      "@Reducer\nstruct Feature {\n  var body: some Reducer<Int, Action> { EmptyReducer() }\n}"
    )
    #expect(!text.contains("struct State"))
    #expect(text.contains("enum Action"))
    #expect(text.contains("@EnsembleCore.ReducerBuilder<Int, Self.Action>"))
  }
}
