// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Random sessions")
struct RandomReplayTests {
  /// A recursive feature with children of all kinds, whose reducers return further actions.
  @Reducer
  struct Tree {
    @ObservableState
    struct State: Codable, Equatable, Identifiable, Sendable {
      let id: UUID
      var count = 0
      var note: String?
      var rows: IdentifiedArrayOf<State> = []
      @Presents var sheet: State?
      @Presents var alert: AlertState<Action.Alert>?
      var path = StackState<State>()
    }

    indirect enum Action: BindableAction, Codable, Sendable {
      case binding(BindingAction<State>)
      case rows(IdentifiedAction<UUID, Action>)
      case sheet(PresentationAction<Action>)
      case alert(PresentationAction<Alert>)
      case path(StackAction<State, Action>)
      case addTapped
      case removeTapped
      case presentTapped
      case alertTapped
      case openTapped
      case chainTapped(Int)
      case shuffled
      case delegate(Int)

      enum Alert: Codable, Equatable, Sendable {
        case confirmed(Int)
      }
    }

    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addTapped: state.rows.append(State(id: uuid()))
        case .removeTapped: if !state.rows.isEmpty { state.rows.removeFirst() }
        case .presentTapped: state.sheet = State(id: uuid())
        case .alertTapped:
          state.alert = AlertState {
            TextState("Count \(state.count)")
          } actions: {
            ButtonState(action: .confirmed(state.count)) { TextState("Yes") }
          }
        case .openTapped: state.path.append(State(id: uuid()))
        case .chainTapped(let count):
          state.count += 1
          if count > 0 { return .merge(.send(.chainTapped(count - 1)), .send(.shuffled)) }
        case .shuffled:
          let order = withRandomNumberGenerator { state.rows.ids.shuffled(using: &$0) }
          let rows = state.rows
          state.rows = IdentifiedArray(uniqueElements: order.compactMap { rows[id: $0] })
          return .concatenate(.send(.delegate(state.count)), .run { _ in }, .send(.delegate(1)))
        case .alert(.presented(.confirmed(let count))): state.count += count
        case .delegate(let count), .rows(.element(_, .delegate(let count))):
          state.note = "delegate \(count)"
        case .binding, .rows, .sheet, .alert, .path: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Tree() }
      .ifLet(\.$sheet, action: \.sheet) { Tree() }
      .ifLet(\.$alert, action: \.alert)
      .forEach(\.path, action: \.path) { Tree() }
    }
  }

  /// Returns an action that a person could send to a state.
  static func action(
    for state: Tree.State,
    depth: Int = 0,
    _ random: inout SplitMix
  ) -> Tree.Action {
    if depth < 4 {
      switch random.next(6) {
      case 0:
        if let row = state.rows.randomElement(using: &random) {
          return .rows(.element(id: row.id, action: action(for: row, depth: depth + 1, &random)))
        }
      case 1:
        if let sheet = state.sheet {
          if random.next(4) == 0 { return .sheet(.dismiss) }
          return .sheet(.presented(action(for: sheet, depth: depth + 1, &random)))
        }
      case 2:
        if let id = state.path.ids.randomElement(using: &random), let page = state.path[id: id] {
          if random.next(4) == 0 { return .path(.popFrom(id: id)) }
          return .path(.element(id: id, action: action(for: page, depth: depth + 1, &random)))
        }
      default: break
      }
    }
    if state.alert != nil {
      return .alert(random.next(2) == 0 ? .dismiss : .presented(.confirmed(random.next(9))))
    }
    switch random.next(9) {
    case 0, 1: return .addTapped
    case 2: return .removeTapped
    case 3: return .presentTapped
    case 4: return .alertTapped
    case 5: return .openTapped
    case 6: return .chainTapped(random.next(3))
    case 7: return .binding(.set(\.note, random.next(2) == 0 ? nil : "\(random.next())"))
    default: return .binding(.set(\.count, random.next(1_000)))
    }
  }

  @Test(arguments: 1...40)
  func `a replay is equal to the session`(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    let journal = MemoryJournal()
    let problems = Problems()
    var last: Tree.State?
    for _ in 1...4 {
      let store = try await Store(
        initialState: Tree.State(id: UUID()),
        journal: journal,
        id: "tree",
        options: problems.options(
          entriesPerSnapshot: UInt64(random.next(60)) + 5,
          checksReplay: seed.isMultiple(of: 2)
        )
      ) {
        Tree()
      }
      if let last { try #require(store.state == last) }
      for _ in 0..<random.next(80) {
        await store.send(Self.action(for: store.state, &random)).finish()
        if random.next(10) == 0 { try await store.journal?.commit() }
      }
      try await store.journal?.commit()
      last = store.state
      journal.closeAll()
    }
    // A process may end while it saves a snapshot.
    #expect(problems.all.allSatisfy { $0.contains("The store 'tree' is not open.") })
  }
}
