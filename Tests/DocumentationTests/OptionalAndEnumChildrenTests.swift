// SPDX-License-Identifier: MIT

// The sample code of the article OptionalAndEnumChildren. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

@Reducer
struct EggTimer {
  @ObservableState
  struct State: Equatable {
    var seconds = 0
  }

  enum Action {
    case startTapped
    case ticked
  }

  enum CancelID { case ticking }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.ticking, cancelInFlight: true)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

private struct EggTimerView: View {
  let store: StoreOf<EggTimer>

  var body: some View { Button("\(store.seconds) s") { store.send(.startTapped) } }
}

// snippet: optional
@Reducer
struct Kitchen {
  @ObservableState
  struct State: Equatable {
    var timer: EggTimer.State?
  }

  enum Action {
    case timer(EggTimer.Action)
    case timerToggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .timerToggled:
        state.timer = state.timer == nil ? EggTimer.State() : nil
        return .none
      case .timer:
        return .none
      }
    }
    .ifLet(\.timer, action: \.timer) { EggTimer() }
  }
}
// end

private struct KitchenView: View {
  let store: StoreOf<Kitchen>

  // snippet: optional-view
  var body: some View {
    Button("Egg timer") { store.send(.timerToggled) }
    if let timer = store.scope(state: \.timer, action: \.timer) {
      EggTimerView(store: timer)
    }
  }
  // end
}

@Reducer
struct Welcome {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signInTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var name: String
  }

  enum Action {
    case signOutTapped
  }
}

private struct WelcomeView: View {
  @Bindable var store: StoreOf<Welcome>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Sign in") { store.send(.signInTapped) }
  }
}

private struct HomeView: View {
  let store: StoreOf<Home>

  var body: some View {
    Text("Hello, \(store.name)!")
    Button("Sign out") { store.send(.signOutTapped) }
  }
}

// snippet: enum
@Reducer
enum Screen {
  case welcome(Welcome)
  case home(Home)
}

extension Screen.State: Equatable {}

@Reducer
struct Root {
  @ObservableState
  struct State: Equatable {
    var screen = Screen.State.welcome(Welcome.State())
  }

  enum Action {
    case screen(Screen.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.screen, action: \.screen) { Screen.body }
    Reduce { state, action in
      switch action {
      case .screen(.welcome(.signInTapped)):
        guard case .welcome(let welcome) = state.screen else { return .none }
        state.screen = .home(Home.State(name: welcome.name))
        return .none
      case .screen(.home(.signOutTapped)):
        state.screen = .welcome(Welcome.State())
        return .none
      case .screen:
        return .none
      }
    }
  }
}
// end

// snippet: enum-view
struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    switch store.scope(state: \.screen, action: \.screen).case {
    case .welcome(let store): WelcomeView(store: store)
    case .home(let store): HomeView(store: store)
    }
  }
}
// end

@Reducer
enum Phase {
  case running(EggTimer)
  case home(Home)
}

extension Phase.State: Equatable {}

// snippet: presented
@Reducer
struct Timing {
  @ObservableState
  struct State: Equatable {
    @Presents var phase: Phase.State?
  }

  enum Action {
    case phase(PresentationAction<Phase.Action>)
    case stopTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stopTapped:
        state.phase = .home(Home.State(name: "Ada"))
        return .none
      case .phase:
        return .none
      }
    }
    .ifLet(\.$phase, action: \.phase)
  }
}
// end

@Reducer
private struct ScopedTiming {
  @ObservableState
  struct State: Equatable {
    var phase = Phase.State.running(EggTimer.State())
  }

  enum Action {
    case phase(Phase.Action)
    case stopTapped
  }

  var body: some ReducerOf<Self> {
    Scope(\.phase, action: \.phase) { Phase.body }
    Reduce { state, action in
      guard case .stopTapped = action else { return .none }
      state.phase = .home(Home.State(name: "Ada"))
      return .none
    }
  }
}

@MainActor
@Suite struct OptionalAndEnumChildrenTests {
  // snippet: optional-test
  @Test func `the effects of a child end with it`() async {
    let store = TestStore(initialState: Kitchen.State()) {
      Kitchen()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(.timerToggled) { $0.timer = EggTimer.State() }
    await store.send(.timer(.startTapped))
    await store.send(.timerToggled) { $0.timer = nil }
  }
  // end

  // snippet: enum-test
  @Test func `signing in replaces the screen`() async {
    let store = TestStore(initialState: Root.State()) { Root() }

    await store.send(\.screen.welcome.binding.name, "Ada") {
      $0.screen.modify(\.welcome) { $0.name = "Ada" }
    }
    await store.send(\.screen.welcome.signInTapped) {
      $0.screen = .home(Home.State(name: "Ada"))
    }
  }
  // end

  @Test func `replacing a case ends the effects of its child`() async {
    let store = TestStore(initialState: Timing.State(phase: .running(EggTimer.State()))) {
      Timing()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.phase(.presented(.running(.startTapped))))
    await store.send(.stopTapped) { $0.phase = .home(Home.State(name: "Ada")) }
  }

  @Test func `a scope lets the effects of a replaced case run, and reports what they send`() async {
    let clock = TestClock()
    let store = TestStore(initialState: ScopedTiming.State()) {
      ScopedTiming()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    // The issue belongs to the effect, and so to where it was started.
    await withKnownIssue {
      let timer = await store.send(.phase(.running(.startTapped)))
      await store.send(.stopTapped)
      await clock.advance(by: .seconds(1))
      await timer.cancel()
    } matching: {
      $0.description.contains("the state is in another case")
    }
  }

  @Test func `the views follow the states`() {
    let kitchen = ViewHost(KitchenView(store: Store(initialState: Kitchen.State()) { Kitchen() }))
    #expect(kitchen.controls == ["Egg timer"])
    kitchen.button("Egg timer").tap()
    #expect(kitchen.controls == ["Egg timer", "0 s"])

    let root = ViewHost(RootView(store: Store(initialState: Root.State()) { Root() }))
    root.textField("Name").type("Ada")
    root.button("Sign in").tap()
    #expect(root.texts.contains("Hello, Ada!"))
    root.button("Sign out").tap()
    #expect(root.controls == ["Name", "Sign in"])
  }
}
