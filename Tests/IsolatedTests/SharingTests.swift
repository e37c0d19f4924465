// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

struct Preferences: Equatable {
  var isLoud = false
  var volume = 0.5
}

extension SharedKey where Self == InMemoryKey<Preferences>.Default {
  static var preferences: Self { Self[.inMemory("preferences"), default: Preferences()] }
}

enum Limit: DependencyKey {
  static let liveValue = 10
  static let testValue = 3
}

extension DependencyValues {
  var limit: Int {
    get { self[Limit.self] }
    set { self[Limit.self] = newValue }
  }
}

@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    @Shared(.preferences) var preferences
    @Shared(.appStorage("plays")) var plays = 0
    var query = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case playTapped
    case searched(String)
  }

  enum Wait: Hashable { case search(Int) }

  @Dependency(\.limit) var limit

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .playTapped:
        guard state.plays < limit else { return .none }
        state.$plays.withLock { $0 += 1 }
        state.$preferences.withLock { $0.isLoud = true }
        return .none
      case .binding(\.query):
        return .send(.searched(state.query))
          .debounce(id: Wait.search(1), for: .seconds(1), clock: ImmediateClock())
      case .binding, .searched: return .none
      }
    }
    .onChange(of: \.preferences) { _, _ in
      Reduce { _, _ in .cancel(id: Wait.search(1)) }
    }
  }
}

struct PlayerView: View {
  @Bindable var store: StoreOf<Player>

  var body: some View {
    Toggle("Loud", isOn: Binding(store.$preferences.isLoud))
    TextField("Query", text: $store.query)
    ForEach(["a", "b"], id: \.self) { Text($0) }
  }
}

@MainActor
@Suite("Sharing")
struct SharingTests {
  @Test("shared values are asserted")
  func shared() async {
    let store = TestStore(initialState: Player.State()) { Player() }
    await store.send(.playTapped) {
      $0.$plays.withLock { $0 = 1 }
      $0.$preferences.withLock { $0.isLoud = true }
    }
  }

  @Test("a view of shared values is evaluated")
  func view() {
    let store = Store(initialState: Player.State()) { Player() }
    _ = ViewHost(PlayerView(store: store))
    store.query = "x"
    #expect(store.query == "x")
  }
}
