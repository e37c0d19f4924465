// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// The inspector of the stores of a process.
@Reducer
struct InspectorFeature: Sendable {
  /// A tab of the details of an action.
  enum Tab: String, CaseIterable, Hashable, Sendable {
    case changes = "Changes"
    case state = "State"
    case effects = "Effects"
    case features = "Features"
    case send = "Send"
    case test = "Test"
  }

  @ObservableState
  struct State: Equatable, Sendable {
    /// The path of the application whose newest store is shown first; nil for any.
    var preferredOwner: String?
    var stores: [StoreSummary] = []
    /// The number of the chosen store.
    var chosen: Int?
    var listing = ActionListing()
    /// The number of the selected action; nil for the newest one.
    var selected: UInt64?
    var tab = Tab.changes
    var playback = Playback()
    /// Whether stores that have ended can be chosen, too.
    var showsEnded = false
    var detail: ActionDetail?
    var tree = StateTree()
    /// The last effects; nil until they are read.
    var effects: [EffectSummary]?
    var window = EffectWindow()
    var features = FeatureTree()
    /// What is slow among the last actions.
    var findings: [Finding] = []
    var comparison = StateComparison()
    var search = ConditionSearch()
    var composer = ActionComposer()
    var test = TestSelection()
    /// The parts of the present state that would be different without the selected action; nil if
    /// not requested.
    var without: [PartChange]?
    /// The address of the page of the requested fork; nil for none.
    var fork: String?
    /// The message about the last command, if it failed.
    var failure: String?
    /// The reason why the program did not answer the last request; nil while it answers.
    var disconnection: String?

    /// The chosen store.
    var store: StoreSummary? { stores.first { $0.id == chosen } }
    /// The stores that can be chosen.
    var choices: [StoreSummary] {
      showsEnded ? stores : stores.filter { $0.isAlive || $0.id == chosen }
    }
    /// The store that is shown first.
    var firstChoice: StoreSummary? {
      stores.last { $0.isAlive && preferredOwner != nil && $0.owner == preferredOwner }
        ?? stores.last(where: \.isAlive) ?? stores.last
    }
    /// The number of the action that is shown.
    var shown: UInt64? { selected ?? store?.lastNumber }
  }

  enum Action: BindableAction, Sendable {
    case appeared
    case changed
    case binding(BindingAction<State>)
    case storesRead([StoreSummary])
    case detailRead(ActionDetail)
    case effectsRead([EffectSummary])
    case window(EffectWindow.Action)
    case featuresRead([FeatureSummary], [Finding])
    case withoutRead([PartChange])
    case failed(String)
    case disconnected(String)
    case storeTapped(Int)
    case actionTapped(UInt64)
    /// Selects the row at a distance below the selected one, or above it for a negative distance.
    case moved(Int)
    case newestTapped
    case listing(ActionListing.Action)
    case forgetTapped
    case travelTapped(UInt64)
    case playback(Playback.Action)
    case presentTapped(WaitingActions)
    case continueTapped
    case withoutTapped
    case forkTapped(UInt64)
    case forked(String)
    case tree(StateTree.Action)
    case comparison(StateComparison.Action)
    case search(ConditionSearch.Action)
    case composer(ActionComposer.Action)
    case test(TestSelection.Action)
  }

  enum CancelID { case changes, detail, reconnection }

  @Dependency(\.inspectionClient) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        return .merge(follow(), readStores())

      case .changed:
        return readStores()

      case .binding(\.tab):
        return readDetail(state)

      case .binding:
        return .none

      case .storesRead(let stores):
        state.stores = stores
        state.disconnection = nil
        if state.store == nil {
          choose(state.firstChoice?.id, in: &state)
        }
        return .merge(.send(.listing(.refresh)), readDetail(state))

      case .detailRead(let detail):
        state.detail = detail
        return .none

      case .effectsRead(let effects):
        state.window.follow(from: state.effects ?? [], to: effects)
        state.effects = effects
        return .none

      case .window(let action):
        state.window.reduce(action, state.effects ?? [])
        return .none

      case .featuresRead(let features, let findings):
        state.features = FeatureTree(features)
        state.findings = findings
        return .none

      case .withoutRead(let changes):
        state.without = changes
        return .none

      case .failed(let message):
        state.failure = message
        return .none

      case .disconnected(let message):
        state.disconnection = message
        return reconnect()

      case .storeTapped(let id):
        choose(id, in: &state)
        return .merge(.send(.listing(.refresh)), readDetail(state))

      case .actionTapped(let number):
        select(number, in: &state)
        return readDetail(state)

      case .moved(let distance):
        guard let number = state.listing.number(distance, below: state.shown) else { return .none }
        // Selecting the newest action keeps the selection at the newest one.
        select(number, in: &state)
        return readDetail(state)

      case .newestTapped:
        select(nil, in: &state)
        return readDetail(state)

      case .listing(.disconnected(let message)):
        return .send(.disconnected(message))

      case .listing(let action):
        return state.listing.reduce(action, state.store, client).map(Action.listing)

      case .forgetTapped:
        return command(.forgetReleased)

      case .travelTapped(let number):
        select(number, in: &state)
        guard let id = state.chosen else { return .none }
        return .merge(command(.travel(store: id, number: number)), readDetail(state))

      case .playback(let action):
        let effect = state.playback.reduce(action, state.store, state.shown, clock)
          .map(Action.playback)
        guard case .showed(let number) = action else { return effect }
        return .merge(.send(.travelTapped(number)), effect)

      case .presentTapped(let waiting):
        guard let id = state.chosen else { return .none }
        state.playback.pause()
        select(nil, in: &state)
        return command(.returnToPresent(store: id, waiting))

      case .continueTapped:
        guard let id = state.chosen else { return .none }
        state.playback.pause()
        select(nil, in: &state)
        return command(.continueFromPast(store: id))

      case .forkTapped(let number):
        return fork(state, number)

      case .forked(let address):
        state.fork = address
        return .none

      case .withoutTapped:
        return readWithout(state)

      case .tree(let action):
        return state.tree.reduce(action, state.chosen, state.shown, client).map(Action.tree)

      case .comparison(let action):
        let effect = state.comparison.reduce(action, state.chosen, state.shown, client)
          .map(Action.comparison)
        guard case .disconnected(let message) = action else { return effect }
        return .merge(effect, .send(.disconnected(message)))

      case .search(let action):
        if case .found(let number?, _) = action { select(number, in: &state) }
        let effect = state.search.reduce(action, state.store, client).map(Action.search)
        return .merge(effect, readDetail(state))

      case .composer(let action):
        return state.composer.reduce(action, state.chosen, client).map(Action.composer)

      case .test(let action):
        return state.test.reduce(action, state.store, state.shown, client).map(Action.test)
      }
    }
  }

  private func choose(_ id: Int?, in state: inout State) {
    state.chosen = id
    state.listing = ActionListing()
    state.playback.pause()
    state.effects = nil
    state.window = EffectWindow()
    state.features = FeatureTree()
    state.findings = []
    state.comparison = StateComparison()
    state.search = ConditionSearch()
    state.composer = ActionComposer()
    state.test = TestSelection()
    select(nil, in: &state)
  }

  private func select(_ number: UInt64?, in state: inout State) {
    state.selected = number
    state.detail = nil
    state.without = nil
    state.fork = nil
    state.failure = nil
    state.tree.close()
  }
}

// MARK: Questions

extension InspectorFeature {
  private func readStores() -> Effect<Action> {
    .run { [client] send in
      if case .stores(let stores) = try await client.answer(.stores) {
        await send(.storesRead(stores))
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
  }

  /// Reads the data that the current tab shows.
  private func readDetail(_ state: State) -> Effect<Action> {
    guard let id = state.chosen, let number = state.shown else { return .none }
    switch state.tab {
    // Before the first action, nothing has changed.
    case .changes where number < (state.store?.firstNumber ?? 0): return .none
    case .changes:
      return .merge(read(.action(store: id, number: number)), .send(.comparison(.refresh)))
    case .state: return .send(.tree(.refresh))
    case .effects: return read(.effects(store: id, limit: 100))
    case .features: return read(.features(store: id))
    case .send: return .send(.composer(.appeared))
    case .test: return .none
    }
  }

  private func read(_ request: InspectionRequest) -> Effect<Action> {
    .run { [client] send in
      switch try await client.answer(request) {
      case .action(let detail): await send(.detailRead(detail))
      case .effects(let effects): await send(.effectsRead(effects))
      case .features(let features, let findings): await send(.featuresRead(features, findings))
      case .failure(let message): await send(.failed(message))
      default: break
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
    .cancellable(id: CancelID.detail, cancelInFlight: true)
  }

  private func readWithout(_ state: State) -> Effect<Action> {
    guard let store = state.store, let number = state.selected else { return .none }
    let request = InspectionRequest.skip(
      store: store.id,
      number: store.lastNumber,
      skipped: [number]
    )
    return .run { [client] send in
      switch try await client.answer(request) {
      case .changes(let changes): await send(.withoutRead(changes))
      case .failure(let message): await send(.failed(message))
      default: break
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
  }

  private func fork(_ state: State, _ number: UInt64) -> Effect<Action> {
    guard let id = state.chosen else { return .none }
    return .run { [client] send in
      switch try await client.answer(.fork(store: id, number: number)) {
      case .texts(let addresses): await send(.forked(addresses.first ?? ""))
      case .failure(let message): await send(.failed(message))
      default: break
      }
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
  }

  /// Performs a command, and shows the reason if it fails.
  private func command(_ request: InspectionRequest) -> Effect<Action> {
    .run { [client] send in
      if case .failure(let message) = try await client.answer(request) {
        await send(.failed(message))
      }
      await send(.changed)
    } catch: { error, send in
      await send(.disconnected("\(error)"))
    }
  }
}
