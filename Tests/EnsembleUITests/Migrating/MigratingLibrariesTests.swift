// SPDX-License-Identifier: MIT

import Ensemble
import Testing

// The code of `Migrating.md` on TCABoundaries, ComposableEffectIdentifier and Composable
// Forms.

// MARK: TCABoundaries

@CasePathable
private enum LoginAction: TCAFeatureAction, Equatable {
  enum ViewAction: Equatable { case loginTapped }
  enum DelegateAction: Equatable { case loggedIn }

  case view(ViewAction)
  case delegate(DelegateAction)
}

private struct Login: BoundingReducer {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  typealias Action = LoginAction

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.taps += 1
    return .send(.delegate(.loggedIn))
  }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> {
    .none
  }
}

@Reducer
private struct Home: ComposedBoundingReducer {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
    var isLoggedIn = false
  }

  enum Action: TCAFeatureAction {
    enum InternalAction: Equatable { case login(LoginAction) }
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) {
      Login()
    } delegate: { state, _ in
      state.isLoggedIn = true
      return .none
    }
    coreReducer
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    .none
  }
}

@Reducer
private struct House {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
    var isLoggedIn = false
  }

  enum Action {
    case login(LoginAction)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) {
      Login()
    } delegate: { state, action in
      state.isLoggedIn = action == .loggedIn
      return .none
    }
  }
}

@MainActor
@Suite("Migrating from TCABoundaries")
struct MigratingBoundariesTests {
  @Test func `a parent receives the delegate actions of a child`() async {
    let store = TestStore(initialState: House.State()) { House() }
    await store.send(.login(.view(.loginTapped))) { $0.login.taps = 1 }
    await store.receive(.login(.delegate(.loggedIn))) { $0.isLoggedIn = true }
  }

  @Test func `a child is found by its case`() {
    let store = Store(initialState: Home.State()) { Home() }
    store.scope(state: \.login, action: \.login).send(.view(.loginTapped))
    #expect(store.login.taps == 1)
    #expect(store.isLoggedIn)
  }

  @Test func `a store of view actions`() {
    struct LoginView {
      let store: ViewOnlyStoreOf<Login>
    }
    let store = Store(initialState: Login.State()) { Login() }
    LoginView(store: store.viewScope).store.send(.loginTapped)
    #expect(store.taps == 1)
  }
}

extension House.Action: Equatable {}

// MARK: ComposableEffectIdentifier

extension DependencyValues {
  fileprivate var documentID: Int {
    get { self[DocumentIDKey.self] }
    set { self[DocumentIDKey.self] = newValue }
  }
}

private enum DocumentIDKey: TestDependencyKey {
  static let testValue = 0
}

@Reducer
private struct LonelyTimer {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var ticks = 0
  }

  enum Action {
    case start, stop, stopAll, tick
  }

  static let sharedID = EffectID()
  @EffectID var timerID
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { [timerID] state, action in
      switch action {
      case .start:
        return
          .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }
          .cancellable(id: timerID, cancelInFlight: true)
          .cancellable(id: Self.sharedID)
      case .stop:
        return .cancel(id: timerID)
      case .stopAll:
        return
          .cancel(id: Self.sharedID, scope: .process)
      case .tick:
        state.ticks += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Timers {
  @ObservableState
  struct State: Equatable {
    var timers: IdentifiedArrayOf<LonelyTimer.State> = [
      LonelyTimer.State(id: 1), LonelyTimer.State(id: 2),
    ]
  }

  enum Action {
    case timers(IdentifiedAction<Int, LonelyTimer.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEachNamespaced(\.timers, action: \.timers) { LonelyTimer() }
      .namespace(dependency: \.documentID)
  }
}

@MainActor
@Suite("Migrating from ComposableEffectIdentifier", .timeLimit(.minutes(10)))
struct MigratingIdentifierTests {
  @Test func `rows keep their effects apart, and a shared identifier cancels all of them`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timers.State()) {
      Timers()
    } withDependencies: {
      $0.continuousClock = clock
      $0.documentID = 7
    }
    await store.send(\.timers[id: 1].start)
    await store.send(\.timers[id: 2].start)
    await store.send(\.timers[id: 1].stop)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: 2].tick) { $0.timers[id: 2]?.ticks = 1 }
    await store.send(\.timers[id: 1].stopAll)
    await clock.advance(by: .seconds(5))
  }
}

// MARK: Composable Forms

@Reducer
private struct Settings {
  @ObservableState
  struct State: Equatable {
    var displayName = ""
    var sendNotifications = false
  }

  enum Action: Equatable {
    case form(FormAction<State>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none
      case .form:
        return .none
      }
    }
    .form(action: \.form, holding: \.sendNotifications)
  }
}

@MainActor
@Suite("Migrating from Composable Forms")
struct MigratingFormTests {
  @Test func `a form is edited by its actions`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.form(.set(\.displayName, "Blob"))) { $0.displayName = "Blob" }
    await store.send(.form(.set(\.sendNotifications, true)))
  }

  @Test func `a form action is applied by hand`() {
    var state = Settings.State()
    let formAction = FormAction<Settings.State>.set(\.displayName, "Blob")
    formAction.apply(to: &state)
    #expect(state.displayName == "Blob")
  }

  @Test func `the operator applies all form actions`() async {
    let store = TestStore(initialState: Settings.State()) {
      EmptyReducer<Settings.State, Settings.Action>()
        .form(action: \.form)
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.sendNotifications = true }
  }
}
