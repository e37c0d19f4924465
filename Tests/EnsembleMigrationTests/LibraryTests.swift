// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Migrated small libraries")
struct LibraryTests {
  @Test(
    "each library has its changes",
    arguments: [
      (
        "TCAComposer", "@ComposeBody(action: \\Action.Cases.vase.delegate)\nfunc f() {}",
        "@ComposeDelegate(\"vase\")\nfunc f() {}"
      ),
      (
        "TCABoundaries", "enum A: TCAFeatureAction {}",
        "@CasePathable\nenum A: TCAFeatureAction, Equatable {}"
      ),
      ("TCABoundaries", "let s: RestrictedViewStore<Login>", "let s: ViewOnlyStoreOf<Login>"),
      ("ComposableEffectIdentifier", "@EffectID static var id", "static let id = EffectID()"),
      ("ComposableEffectIdentifier", "@EffectID var id", "@EffectID var id"),
      (
        "ComposableEffectIdentifier", "x.namespace { (e: Env) in e.documentID }",
        "x.namespace(dependency: \\.documentID)"
      ),
      (
        "ComposableArchitecture", "a(.form(.init(\\.name, \"Blob\")))",
        "a(.form(.set(\\.name, \"Blob\")))"
      ),
      ("ComposableArchitecture", "formAction.setter(&state)", "formAction.apply(to: &state)"),
      (
        "ComposableArchitecture", "let a: FormAction<S>\nreducer.form()",
        "let a: FormAction<S>\nreducer.form(action: \\.form)"
      ),
      ("ComposableArchitecture", "q.form()", "q.form()"),
      (
        "ComposableArchitecture", "viewStore.binding(keyPath: \\.name, send: Action.form)",
        "store.binding(\\.name, action: \\.form)"
      ),
      (
        "tinyTCA", "struct P: Feature { let api: API }",
        "struct P: InstanceFeature { let api: API }"
      ),
      (
        "tinyTCA", "struct P: Feature { static let x = 1 }",
        "struct P: Feature { static let x = 1 }"
      ),
      ("tinyTCA", "let s = Store(feature: P(api: .live))", "let s = Store(P(api: .live))"),
      (
        "tinyTCA", "@StoreState private var state: C.State",
        "@StoreState<C> private var state: C.State"
      ),
      ("tinyTCA", "x.preview(C.State(count: 42))", "x.preview(C.State(count: 42), effects: .live)"),
    ]
  )
  func changes(library: String, old: String, new: String) {
    #expect(migrated(old, of: library) == new)
  }

  @Test("a handler is added for each group with a case")
  func handlers() {
    let old = """
      struct Login: BoundingReducer {
        enum Action { case view(V), delegate(D) }
        func reduce(into state: inout State, viewAction action: V) -> Effect<Action> { .none }
      }
      """
    #expect(
      migrated(old, of: "TCABoundaries") == """
        @Reducer
        struct Login: BoundingReducer {
          enum Action { case view(V), delegate(D) }
          func reduce(into state: inout State, viewAction action: V) -> Effect<Action> { .none }

          func reduce(
            into state: inout State,
            delegateAction action: Action.DelegateAction
          ) -> Effect<Action> {
            .none
          }
        }
        """
    )
  }

  @Test("an added handler is as visible as its type")
  func publicHandlers() {
    let old = """
      public struct Login: BoundingReducer {
        public enum Action { case view(V), _internal(I) }
        public func reduce(into state: inout State, viewAction action: V) -> Effect<Action> {}
      }
      """
    let new = migrated(old, of: "TCABoundaries")
    #expect(new.contains("  public func reduce(\n    into state: inout State,\n    internalAction"))
  }

  @Test("a handler is added for actions that are declared in the same file")
  func handlersOfOutsideActions() {
    let old = """
      enum LoginAction: TCAFeatureAction { case view(V), delegate(D) }
      struct Login: BoundingReducer {
        typealias Action = LoginAction
        func reduce(into state: inout State, viewAction action: V) -> Effect<Action> { .none }
      }
      """
    #expect(migrated(old, of: "TCABoundaries").contains("delegateAction action: Action.Delegate"))
    #expect(remarks(old, of: "TCABoundaries") == [])
  }

  @Test("actions in a reducer with boundaries get their case paths from the macro")
  func boundedActions() {
    func reducer(_ members: String) -> String {
      migrated("struct A: BoundingReducer {\n  \(members)\n}", of: "TCABoundaries")
    }
    let nested = reducer("enum Action: TCAFeatureAction { case view(V) }")
    #expect(nested.hasPrefix("@Reducer\nstruct A: BoundingReducer {"))
    #expect(reducer("typealias Action = B").hasPrefix("struct A: BoundingReducer {"))
  }

  @Test("a field that is shortened is not reset")
  func shortenedFields() {
    func field(_ value: String) -> [String] {
      remarks("switch action {\ncase .form(\\.name):\n  state.name = \(value)\n}")
    }
    #expect(field("String(state.name.prefix(16))") == [])
    #expect(field("\"\"") == ["4:6: the field is reset after its write"])
  }

  @Test("a cancellation across stores states its scope")
  func sharedIdentifiers() {
    let new = migrated(
      "enum X {\n  @EffectID static var shared\n  let e = .cancel(id: Self.shared)\n}",
      of: "ComposableEffectIdentifier"
    )
    #expect(new.contains(".cancel(id: Self.shared, scope: .process)"))
  }

  @Test("a timer becomes an asynchronous sequence of a clock")
  func timers() {
    #expect(
      migrated(
        "return Effect.timer(id: timerID, every: 1, on: environment.mainQueue).map { _ in .tick }",
        of: "ComposableEffectIdentifier"
      ) == """
        return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }
          .cancellable(id: timerID, cancelInFlight: true)
        """
    )
  }

  @Test("a file with both stores names the one of tinyTCA")
  func bothStores() {
    let new = migration("import ComposableArchitecture", of: "tinyTCA").text
    #expect(
      new == "import EnsembleTiny\n\nimport Ensemble\nimport class EnsembleTiny.Store\n"
    )
  }
}
