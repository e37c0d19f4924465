// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Migrated sources")
struct RewriteTests {
  @Test(
    "older types are renamed",
    arguments: [
      ("let x: EffectTask<Action>", "let x: Effect<Action>"),
      ("let x: EffectPublisher<Action, Never>", "let x: Effect<Action>"),
      ("let x: Effect<Action, Never>", "let x: Effect<Action>"),
      ("let x: some ReducerProtocolOf<Row>", "let x: some ReducerOf<Row>"),
      ("let x: CasePath<Action, Int>", "let x: AnyCasePath<Action, Int>"),
      ("let x: KeyPath<Case<A>, Case<Int>>", "let x: CaseKeyPath<A, Int>"),
      ("let x: AnySchedulerOf<DispatchQueue>", "let x: any Clock<Duration>"),
      ("let x: ComposableArchitecture.Store<S, A>", "let x: Ensemble.Store<S, A>"),
      ("@Perception.Bindable var x: S", "@Bindable var x: S"),
      ("@Perceptible /* kept */ class C {}", "@Observable /* kept */ class C {}"),
    ]
  )
  func types(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test(
    "case paths become key paths",
    arguments: [
      (
        "x.ifLet(\\.a, action: /Action.edit) { Edit() }",
        "x.ifLet(\\.a, action: \\.edit) { Edit() }"
      ),
      (
        "Scope(state: /State.a, action: /Action.Inner.a) { A() }",
        "Scope(state: \\.a, action: \\.a) { A() }"
      ),
      (
        "s.receive(/Action.found, timeout: 1_000_000_000)",
        "s.receive(\\.found, timeout: .seconds(1))"
      ),
      ("f(action: /.self)", "f(action: \\.self)"),
      ("(/Action.a).extract(from: action)", "action[case: \\.a]"),
      ("let p = /Action.a", "let p = AnyCasePath(\\Action.Cases.a)"),
      (
        "s.scope(state: { $0.rows }, action: { .rows($0) })",
        "s.scope(state: \\.rows, action: \\.rows)"
      ),
      ("s.scope(state: \\.a, action: Feature.Action.a)", "s.scope(state: \\.a, action: \\.a)"),
      ("let half = total /part", "let half = total /part"),
    ]
  )
  func casePaths(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test(
    "effects run operations",
    arguments: [
      (".fireAndForget { save() }", ".run { _ in save() }"),
      (".task { .done }", ".run { send in await send(.done) }"),
      (".task { await .got(load()) }", ".run { send in await send(.got(load())) }"),
      (".task { try await .got(load()) }", ".run { send in try await send(.got(load())) }"),
      (
        "Effect.task { [id] in\n  log(id)  // why\n  return .done\n}",
        "Effect.run { [id] send in\n  log(id)  // why\n  await send(.done)\n}"
      ),
      (
        ".task { if a { return .x }\n return .y }",
        ".run { send in if a { return await send(.x) }\n await send(.y) }"
      ),
      (
        ".send(.a, animation: .default)", ".run { send in await send(.a, animation: .default) }"
      ),
      (
        ".send(.a(state.b), animation: .default)",
        ".run { [state] send in await send(.a(state.b), animation: .default) }"
      ),
      (
        "ButtonState(action: .send(.a, animation: .default))",
        "ButtonState(action: .send(.a, animation: .default))"
      ),
      (
        ".task { if a { .b } else { .c } }",
        ".run { send in if a { await send(.b) } else { await send(.c) } }"
      ),
      (
        ".task { switch a { case 1: .b\n default: return .c } }",
        ".run { send in switch a { case 1: await send(.b)\n default: await send(.c) } }"
      ),
      (".task { @MainActor in .a }", ".run { @MainActor send in await send(.a) }"),
      (".fireAndForget { @MainActor in save() }", ".run { @MainActor _ in save() }"),
      (
        "text\n#if os(iOS)\n.task { await load() }\n#endif",
        "text\n#if os(iOS)\n.task { await load() }\n#endif"
      ),
      ("store.send(.a, animation: .default)", "store.send(.a, animation: .default)"),
      ("text.task { await load() }", "text.task { await load() }"),
    ]
  )
  func effects(old: String, new: String) {
    #expect(migrated("let e = \(old)") == "let e = \(new)")
  }

  @Test("a dependency on a scheduler becomes one on a clock, with its uses")
  func schedulers() {
    let old = """
      struct Search {
        // Waits.
        @Dependency(\\.mainQueue) var queue

        func run() { effect.debounce(id: 1, for: 0.3, scheduler: queue) }
        func wait() async throws { try await self.queue.sleep(for: .seconds(1)) }
      }
      """
    #expect(
      migrated(old) == """
        struct Search {
          // Waits.
          @Dependency(\\.continuousClock) var clock

          func run() { effect.debounce(id: 1, for: .milliseconds(300), clock: clock) }
          func wait() async throws { try await self.clock.sleep(for: .seconds(1)) }
        }
        """
    )
  }

  @Test("a scheduler next to a clock is removed")
  func schedulerAndClock() {
    let old = """
      struct Search {
        @Dependency(\\.continuousClock) var time
        @Dependency(\\.mainQueue) var queue
        func run() { x.throttle(id: 1, for: 1, scheduler: queue, latest: true) }
      }
      """
    #expect(
      migrated(old) == """
        struct Search {
          @Dependency(\\.continuousClock) var time
          func run() { x.throttle(id: 1, for: .seconds(1), clock: time, latest: true) }
        }
        """
    )
  }

  @Test("the scheduler of a test becomes a clock")
  func testSchedulers() {
    let old = """
      func test() async {
        let scheduler = DispatchQueue.test
        with { $0.mainQueue = scheduler.eraseToAnyScheduler() }
        with { $0.mainQueue = .immediate }
        await scheduler.advance(by: 0.25)
      }
      """
    #expect(
      migrated(old) == """
        func test() async {
          let clock = TestClock()
          with { $0.continuousClock = clock }
          with { $0.continuousClock = ImmediateClock() }
          await clock.advance(by: .milliseconds(250))
        }
        """
    )
  }

  @Test(
    "schedulers that are passed on become clocks",
    arguments: [
      ("f(scheduler: queue.eraseToAnyScheduler())", "f(scheduler: queue)"),
      ("f(scheduler: DispatchQueue.main.eraseToAnyScheduler())", "f(scheduler: ContinuousClock())"),
      (
        "@Suite(.dependency(\\.mainQueue, .immediate)) struct Tests {}",
        "@Suite(.dependency(\\.continuousClock, ImmediateClock())) struct Tests {}"
      ),
      (
        "func f(on queue: AnySchedulerOf<DispatchQueue> = .main) {}",
        "func f(on queue: any Clock<Duration> = ContinuousClock()) {}"
      ),
      (
        "let queue: AnySchedulerOf<RunLoop> = RunLoop.main.eraseToAnyScheduler()",
        "let queue: any Clock<Duration> = ContinuousClock()"
      ),
    ]
  )
  func passedSchedulers(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test("a name that is used already is not taken")
  func usedName() {
    let old = """
      func test() {
        let clock = Wall()
        let scheduler = DispatchQueue.test
        use(scheduler, clock)
      }
      """
    #expect(migrated(old).contains("let scheduler = TestClock()\n  use(scheduler, clock)"))
  }

  @Test func `an effect of an extension runs an operation`() {
    #expect(
      migrated("extension Effect where Action == A { static var a: Self { .task { .a } } }")
        == "extension Effect where Action == A { static var a: Self { .run { send in await send(.a) } } }"
    )
  }

  @Test func `a captured scheduler is captured as the clock`() {
    let old = """
      struct Search {
        @Dependency(\\.mainQueue) var mainQueue
        func run() { x { [mainQueue] in mainQueue.sleep(); self.mainQueue.sleep() } }
        func run(mainQueue: Queue) { mainQueue.sleep() }
      }
      extension Search {
        func wait() { mainQueue.sleep() }
      }
      """
    #expect(
      migrated(old) == """
        struct Search {
          @Dependency(\\.continuousClock) var clock
          func run() { x { [mainQueue = clock] in mainQueue.sleep(); self.clock.sleep() } }
          func run(mainQueue: Queue) { mainQueue.sleep() }
        }
        extension Search {
          func wait() { clock.sleep() }
        }
        """
    )
  }

  @Test func `a scheduler of one type of tests is not that of another`() {
    let old = """
      class A { let scheduler = DispatchQueue.test; func t() async { await scheduler.advance(by: 1) } }
      class B { let scheduler = DispatchQueue.test; func t() async { await scheduler.advance(by: 2) } }
      class C { let scheduler = JobScheduler(); func t() { scheduler.start() } }
      """
    #expect(
      migrated(old) == """
        class A { let clock = TestClock(); func t() async { await clock.advance(by: .seconds(1)) } }
        class B { let clock = TestClock(); func t() async { await clock.advance(by: .seconds(2)) } }
        class C { let scheduler = JobScheduler(); func t() { scheduler.start() } }
        """
    )
  }

  @Test(arguments: [
    "parser.advance(by: 3)",
    "Just(1).debounce(for: .seconds(1), scheduler: queue)",
    "queue.receive(timeout: 5_000_000_000)",
    "items.forEach(action: { print($0) })",
    "struct CasePath<A, B> {}\nlet x: CasePath<A, B>",
    "struct EffectTask {}\nlet x = EffectTask()\nlet y: EffectTask",
    "enum E {}\nfunc t() -> E { .task { print(1) } }",
  ])
  func `code of other libraries with the same names stays`(text: String) {
    #expect(migrated(text) == text)
    #expect(remarks(text).isEmpty)
  }

  @Test func `only cases of actions become cases with an identified action`() {
    let old = """
      @CasePathable enum Action { case row(id: Int, action: Row.Action) }
      enum Grid { case row(id: Int, action: String) }
      let reducer = r.forEach(\\.rows, action: /Action.row(id:action:)) { Row() }
      let a = Layout.row(1, 2)
      let b = Action.row(id: 1, action: .a)
      let c: Grid = .row(id: 1, action: "a")
      """
    #expect(
      migrated(old) == """
        @CasePathable enum Action { case row(IdentifiedAction<Int, Row.Action>) }
        enum Grid { case row(id: Int, action: String) }
        let reducer = r.forEach(\\.rows, action: \\.row) { Row() }
        let a = Layout.row(1, 2)
        let b = Action.row(.element(id: 1, action: .a))
        let c: Grid = .row(id: 1, action: "a")
        """
    )
    #expect(remarks(old) == ["8:15: 'row' is a case of several types"])
  }

  @Test func `conformances in the arguments of a reducer stay`() {
    let source = """
      extension App {
        @Reducer(state: .equatable, .sendable, action: .equatable)
        enum Path { case row(Row) }
      }  // end
      """
    #expect(migrated(source) == source)
    #expect(remarks(source).isEmpty)
  }

  @Test("actions with an id become identified actions, where they are declared and used")
  func identifiedActions() {
    let old = """
      @Reducer struct List {
        enum Action {
          case row(id: Int, action: Row.Action)  // one row
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .row(id, .tapped): remove(id)
            case .row(id: 3, action: _): return .send(.row(id: 1, action: .tapped))
            case .row: return .none
            }
          }
          .forEach(\\.rows, action: /Action.row(id:action:)) { Row() }
        }
      }
      """
    let new = migrated(old)
    #expect(new.contains("case row(IdentifiedAction<Int, Row.Action>)  // one row"))
    #expect(new.contains("case let .row(.element(id: id, action: .tapped)): remove(id)"))
    #expect(
      new.contains(
        "case .row(.element(id: 3, action: _)): return .send(.row(.element(id: 1, action: .tapped)))"
      )
    )
    #expect(new.contains("case .row: return .none"))
    #expect(new.contains(".forEach(\\.rows, action: \\.row) { Row() }"))
  }

  @Test("state with bindings and presentations becomes observable")
  func observableState() {
    let old = """
      struct Form: ReducerProtocol {
        struct State: Equatable {
          /// The name.
          @BindingState public var name = ""
          @PresentationState var alert: AlertState<Int>?
        }
        enum Action { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          Reduce { _, action in
            if case .binding(\\.$name) = action {}
            return .send(.set(\\.$name, "x"))
          }
        }
      }
      """
    let new = migrated(old)
    #expect(
      new.hasPrefix("@Reducer\nstruct Form {\n  @ObservableState\n  struct State: Equatable {")
    )
    #expect(new.contains("    /// The name.\n    public var name = \"\"\n    @Presents var alert"))
    #expect(new.contains("case .binding(\\.name) = action"))
    #expect(new.contains(".set(\\.name, \"x\")"))
  }

  @Test("the state of an older reducer becomes observable, so that views can read it")
  func olderState() {
    let old = """
      struct Counter: ReducerProtocol {
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
      }
      """
    #expect(
      migrated(old) == """
        struct Counter: Reducer {
          @ObservableState
          struct State: Equatable { var count = 0 }
          @CasePathable
          enum Action { case tapped }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """
    )
    #expect(
      migrated("struct A: ReducerProtocol {\n  enum State { case a(A.State) }\n}")
        == "struct A: Reducer {\n  @ObservableState\n  enum State { case a(A.State) }\n}"
    )
    let attributed = "struct A: ReducerProtocol {\n  @CasePathable enum State { case a(B) }\n}"
    #expect(migrated(attributed).contains("  @ObservableState\n  @CasePathable enum State"))
    let wrapped = "struct A: ReducerProtocol {\n  struct State { @Clamped var a = 1 }\n}"
    #expect(!migrated(wrapped).contains("@ObservableState"))
  }

  @Test("a reducer that uses no case path gets the macro, too, since others may use those of it")
  func reducerWithoutCasePaths() {
    let old = """
      public struct Counter: Reducer {
        public struct State: Equatable { var count = 0 }
        public enum Action { case countChanged(Int) }
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    #expect(
      migrated(old) == """
        @Reducer
        public struct Counter {
          @ObservableState
          public struct State: Equatable { var count = 0 }
          public enum Action { case countChanged(Int) }
          public var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """
    )
    let local = "func f() {\n  struct A: Reducer { enum Action { case a }; struct State {} }\n}"
    #expect(migrated(local) == local)
  }

  @Test("a reducer of today stays as it is")
  func unchanged() {
    let source = """
      @Reducer
      struct Counter {
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case tapped, loaded(TaskResult<Int>) }
        @Dependency(\\.continuousClock) var clock
        var body: some ReducerOf<Self> {
          Reduce { state, action in .run { send in await send(.tapped, animation: .default) } }
        }
      }
      """
    #expect(migrated(source) == source)
  }

  @Test("a spelling that Ensemble has too stays in a file of Ensemble")
  func ownSpelling() {
    let source = "struct State { @PresentationState var sheet: Sheet.State? }"
    #expect(migrated(source, of: "EnsembleCore") == source)
  }
}
