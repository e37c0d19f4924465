// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Foundation
import Testing

/// The messages in the article are those of the compiler.
@Suite("When the compiler says")
struct WhenTheCompilerSaysTests {
  @Test func `a mistake has the message of the article`() throws {
    try checkErrors(of: Self.mistakes)
  }

  @Test func `a mistake in a module that is isolated to the main actor, too`() throws {
    try checkErrors(of: Self.isolatedMistakes, flags: ["-default-isolation", "MainActor"])
  }

  @Test func `each message of the article is tried`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Features/Ensemble/Ensemble.docc/WhenTheCompilerSays.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let rows = text.split(separator: "\n")
    let messages = Set(
      rows.compactMap { $0.prefixMatch(of: /\| `([^`]+)` \|/).map { String($0.1) } }
    )
    let programs = [Self.mistakes, Self.isolatedMistakes]
    let tried = Set(programs.flatMap { expectedErrors(of: $0).map(\.message) })
    #expect(tried.subtracting(messages) == [])
    // Messages of later phases of the compiler, about manifests, of a package without traits, of a
    // running program, and after half a minute are excluded.
    let others = messages.subtracting(tried).filter { !$0.contains("without the package trait") }
    #expect(
      others == [
        "'defaultIsolation' is unavailable",
        "No reducer applied a write by a control or a binding.",
        "missing return in closure expected to return 'Effect<Search.Action>'",
        "the compiler is unable to type-check this expression in reasonable time",
      ]
    )
  }

  private static let mistakes = #"""
    import EnsembleUI

    @Reducer struct Plain {
      struct State: Equatable { var name = "" }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    struct PlainView: View {
      @Bindable var store: StoreOf<Plain>
      //: cannot assign through dynamic lookup property: subscript is get-only
      var body: some View { TextField("Name", text: $store.name) }
    }

    @Reducer struct Unbound {
      @ObservableState struct State: Equatable { var name = "" }
      enum Action { case binding(BindingAction<State>) }
      //: initializer 'init()' requires that 'Unbound.Action' conform to 'BindableAction'
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    struct UnboundView: View {
      @Bindable var store: StoreOf<Unbound>
      //: cannot assign through dynamic lookup property: subscript is get-only
      var body: some View { TextField("Name", text: $store.name) }
    }

    @Reducer struct Profile {
      @ObservableState struct State: Equatable {
        var name = ""
        var age = 0
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case form(FormAction<State>)
      }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    struct ProfileView: View {
      let store: StoreOf<Profile>
      //: cannot find '$store' in scope
      var body: some View { TextField("Name", text: $store.name) }
    }

    struct AgeView: View {
      @Bindable var store: StoreOf<Profile>
      //: cannot convert value of type 'StoreField<Profile.State, Profile.Action, Int>' to expected argument type 'Binding<String>'
      var body: some View { TextField("Age", text: $store.age) }
    }

    struct FormView: View {
      let store: StoreOf<Profile>
      //: cannot convert value of type 'WritableKeyPath<Profile.State, Int>' to expected argument type 'WritableKeyPath<Profile.State, String>'
      var body: some View { TextField("Age", text: store.binding(\.age, action: \.form)) }
    }

    struct NameView: View {
      let store: StoreOf<Profile>
      //: value of type 'StoreOf<Profile>' (aka 'Store<Profile.State, Profile.Action>') has no dynamic member 'nmae' using key path from root type 'Profile.State'
      var body: some View { Text(store.nmae) }
    }

    @Reducer struct Login: BoundingReducer {
      @ObservableState struct State: Equatable { var name = "" }
      enum Action: FeatureAction {
        enum ViewAction: BindableAction { case binding(BindingAction<State>) }
        case view(ViewAction)
      }
      func reduce(
        into state: inout State,
        viewAction action: Action.ViewAction
      ) -> Effect<Action> { .none }
    }

    struct LoginView: View {
      //: generic struct 'Bindable' requires that 'BoundedStoreOf<Login>' (aka 'BoundedStore<Login.State, Login.Action>') be a class type
      @Bindable var store: BoundedStoreOf<Login>
      var body: some View { Text("") }
    }

    @Reducer struct Row {
      @ObservableState struct State: Equatable, Identifiable { let id: Int }
      enum Action { case tapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer struct Parent {
      @ObservableState struct State: Equatable {
        var rows: [Row.State] = []
        var first = Row.State(id: 1)
        var last: Row.State?
        var identified: IdentifiedArrayOf<Row.State> = []
        @Presents var sheet: Row.State?
      }
      enum Action {
        case first(Row.Action)
        case last(Row.Action)
        case rows(IdentifiedActionOf<Row>)
        case sheet(PresentationAction<Row.Action>)
      }
      var body: some ReducerOf<Self> {
        //: 'init(state:action:child:)' is unavailable: The state has no such property or case
        Scope(state: \.frist, action: \.first) { Row() }
      }
      var optional: some ReducerOf<Self> {
        //: 'init(state:action:child:)' is unavailable: The state has no such property or case
        Scope(state: \.last, action: \.last) { Row() }
      }
      var misspelled: some ReducerOf<Self> {
        //: value of type 'Parent.Action.AllCasePaths' has no member 'frist'
        Scope(state: \.first, action: \.frist) { Row() }
      }
      var array: some ReducerOf<Self> {
        EmptyReducer()
          //: cannot convert value of type 'WritableKeyPath<Parent.State, Array<Row.State>>' to expected argument type 'WritableKeyPath<Parent.State, IdentifiedArray<Int, Row.State>>'
          .forEach(\.rows, action: \.rows) { Row() }
      }
      var unpresented: some ReducerOf<Self> {
        EmptyReducer()
          //: value of type 'Parent.State' has no member '$last'
          .ifLet(\.$last, action: \.sheet) { Row() }
      }
      var presented: some ReducerOf<Self> {
        EmptyReducer()
          //: cannot convert value of type 'WritableKeyPath<Parent.State, Optional<Row.State>>' to expected argument type 'WritableKeyPath<Parent.State, PresentationState<Row.State>>'
          .ifLet(\.sheet, action: \.sheet) { Row() }
      }
      var undismissed: some ReducerOf<Self> {
        EmptyReducer()
          //: cannot convert value of type 'KeyPath<Parent.Action.AllCasePaths, AnyCasePath<Parent.Action, Row.Action>>' to expected argument type 'KeyPath<Parent.Action.AllCasePaths, AnyCasePath<Parent.Action, PresentationAction<Row.Action>>>'
          .ifLet(\.$sheet, action: \.last) { Row() }
      }
    }

    struct RowsView: View {
      let store: StoreOf<Parent>
      var body: some View {
        //: cannot convert value of type 'IdentifiedArrayOf<Row.State>' (aka 'IdentifiedArray<Int, Row.State>') to expected argument type 'Binding<Elements>'
        ForEach(store.identified) { row in Text(row.tilte) }
      }
    }

    struct Handwritten: Reducer {
      struct State: Equatable { var row = Row.State(id: 1) }
      enum Action { case row(Row.Action) }
      //: initializer 'init(state:action:child:)' requires that 'Handwritten.Action' conform to 'CasePathable'
      var body: some ReducerOf<Self> { Scope(state: \.row, action: \.row) { Row() } }
    }

    @Reducer struct Search {
      @ObservableState struct State: Equatable {
        var query = ""
        var count = 0
      }
      enum Action { case changed, loaded, tapped }
      //: 'init(_:)' is unavailable: There is no such dependency
      @Dependency(\.continousClock) var clock
      //: 'mainQueue' has been renamed to 'continuousClock': use it as a clock
      @Dependency(\.mainQueue) var queue
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          //: switch must be exhaustive
          switch action {
          case .tapped: return .none
          }
        }
      }
      var unreturned: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.count += 1
            //: value of type 'Int' has no member 'send'
            .send(.loaded)
          case .changed, .loaded: return .none
          }
        }
      }
      var withoutEffect: some ReducerOf<Self> {
        Reduce { state, action in
          //: cannot convert value of type '()' to closure result type 'Effect<Search.Action>'
          state.count += 1
        }
      }
      var bare: some ReducerOf<Self> {
        Reduce { state, action in
          if state.count == 1 {
            //: cannot convert value of type '()' to closure result type 'Effect<Search.Action>'
            return
          }
          return .none
        }
      }
      var misspelled: some ReducerOf<Self> {
        Reduce { state, action in
          //: type 'Search.Action' has no member 'laoded'
          .send(.laoded)
        }
      }
      var captured: some ReducerOf<Self> {
        Reduce { state, action in
          .run { send in
            //: mutable capture of 'inout' parameter 'state' is not allowed in concurrently-executing code
            state.query = ""
          }
        }
      }
      var unawaited: some ReducerOf<Self> {
        Reduce { state, action in
          .run { send in
            //: main actor-isolated instance method 'callAsFunction' cannot be called from outside of the actor
            send(.loaded)
          }
        }
      }
      var scheduled: some ReducerOf<Self> {
        Reduce { state, action in
          //: 'debounce(id:for:scheduler:)' has been renamed to 'debounce(id:for:clock:)': pass a duration, such as '.seconds(1)', and a clock
          .send(.loaded).debounce(id: 1, for: 0.3, scheduler: 1)
        }
      }
    }

    @MainActor func change(_ store: StoreOf<Search>) {
      //: cannot assign to property: 'state' is a get-only property
      store.state.query = "a"
    }

    final class Model { var count = 0 }

    @Reducer struct Captured {
      @ObservableState struct State: Equatable {}
      enum Action { case tapped }
      let model = Model()
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          .run { _ in
            //: capture of 'self' with non-Sendable type 'Captured' in a '@Sendable' closure
            model.count = 1
          }
        }
      }
    }

    struct PlainClient { var fetch: () async throws -> Int }

    //: type 'PlainClient' does not conform to the 'Sendable' protocol
    extension PlainClient: DependencyKey { static let liveValue = PlainClient { 1 } }

    struct Client: Sendable { var fetch: @Sendable (Int) async throws -> Int }

    func replace(_ client: inout Client) {
      //: failed to produce diagnostic for expression
      client.fetch = { 1 }
    }

    struct Unassigned {
      //: 'init(_:)' is unavailable: Assign a default value
      @Shared(.inMemory("count")) var count: Int
    }

    struct Copied {
      @Shared var count: Int
      //: cannot convert value of type 'Int' to expected argument type 'Shared<Int>'
      static func make() -> Self { Self(count: 1) }
    }

    @Reducer struct Unequal {
      @ObservableState struct State { var query = "" }
      enum Action { case tapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer struct Tested {
      @ObservableState struct State: Equatable { var query = "" }
      enum Action { case tapped, loaded(Int) }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer struct Counter {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action {
        case view(View)
        enum View { case tapped }
      }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @MainActor func request() {
      //: type 'URLSession' (aka 'AnyObject') has no member 'shared'
      _ = URLSession.shared
    }

    @Reducer struct Editor {
      struct Item: Equatable { var name = "" }
      @ObservableState struct State: Equatable { var item = Item() }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { BindingReducer() }
    }

    @MainActor func edit(_ store: TestStoreOf<Editor>) async {
      //: subscript 'subscript(dynamicMember:)' requires that 'Editor.Item' conform to 'CasePathable'
      await store.send(\.binding.item.name, "Milk")
    }

    @MainActor func test() async {
      let counter = TestStore(initialState: Counter.State()) { Counter() }
      //: 'send(_:assert:)' is unavailable: The action has no such case
      await counter.send(\.view.tapped)
      //: generic class 'TestStore' requires that 'Unequal.State' conform to 'Equatable'
      _ = TestStore(initialState: Unequal.State()) { Unequal() }
      let store = TestStore(initialState: Tested.State()) { Tested() }
      //: expression is 'async' but is not marked with 'await'
      store.send(.tapped)
      //: 'receive(_:timeout:assert:)' is unavailable: Receive it by its case ('receive(\.case)'), or make 'Action' conform to 'Equatable'.
      await store.receive(.loaded(1))
      //: 'receive(_:timeout:assert:)' is unavailable: The action has no such case
      await store.receive(\.laoded)
      //: 'send(_:assert:)' is unavailable: The action has no such case
      await store.send(\.loaded)
    }
    """#

  private static let isolatedMistakes = #"""
    import Foundation

    struct FactClient: Sendable { var fetch: @Sendable () async throws -> Int }

    //: conformance of 'FactClient' to protocol 'DependencyKey' crosses into main actor-isolated code and can cause data races
    extension FactClient: DependencyKey { static let liveValue = FactClient { 1 } }

    struct SyncUp: Codable, Equatable { var title = "" }

    struct SyncUps {
      //: main actor-isolated conformance of 'SyncUp' to 'Decodable' cannot satisfy conformance requirement for a 'Sendable' type parameter
      @Shared(.fileStorage(URL(fileURLWithPath: "/a"))) var all: [SyncUp] = []
    }

    @Reducer struct Feature {
      @ObservableState struct State: Equatable {}
      enum Action { case tapped }
      @Dependency(\.uuid) var uuid
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          .run { _ in
            //: main actor-isolated property 'uuid' cannot be accessed from outside of the actor
            print(uuid())
          }
        }
      }
    }
    """#
}
#endif
