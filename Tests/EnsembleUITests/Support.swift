// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// Counts the evaluations of views.
@MainActor
final class Counts {
  private var counts: [String: Int] = [:]

  /// Counts one evaluation.
  func add(_ name: String) { counts[name, default: 0] += 1 }

  /// Returns the evaluations since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

/// A log of events, and an operation that waits.
@MainActor
final class Answers {
  var all: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    all.append("refreshing")
    await withCheckedContinuation { waiting = $0 }
    all.append("refreshed")
  }

  func finish() { waiting?.resume() }
}

/// Records events.
@MainActor
final class Log {
  private var all: [String] = []

  func add(_ line: String) { all.append(line) }

  func take() -> [String] {
    defer { all = [] }
    return all
  }
}

/// A list of named items, and a number beside it.
@Reducer
struct Items {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Item.State> = []
    var number = 0
    var path = StackState<Item.State>()
    @Presents var alert: AlertState<AlertAction>?
    @Presents var dialog: ConfirmationDialogState<AlertAction>?
    @Presents var sheet: Item.State?
  }

  enum AlertAction: Equatable {
    case confirmed
  }

  enum Action: BindableAction {
    case alert(PresentationAction<AlertAction>)
    case askTapped
    case binding(BindingAction<State>)
    case change(@Sendable (inout State) -> Void)
    case dialog(PresentationAction<AlertAction>)
    case path(StackAction<Item.State, Item.Action>)
    case rows(IdentifiedActionOf<Item>)
    case sheet(PresentationAction<Item.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmed)), .dialog(.presented(.confirmed)):
        state.number += 100
        return .none
      case .askTapped:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .confirmed) { TextState("Yes") }
          ButtonState(role: .cancel) { TextState("No") }
        } message: {
          TextState("There is no way back.")
        }
        return .none
      case .change(let change):
        change(&state)
        return .none
      case .alert, .binding, .dialog, .path, .rows, .sheet:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$sheet, action: \.sheet) { Item() }
    .forEach(\.rows, action: \.rows) { Item() }
    .forEach(\.path, action: \.path) { Item() }
  }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneTapped
    case toggled
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .doneTapped:
        return .run { _ in await dismiss() }
      case .toggled:
        state.isDone.toggle()
        return .none
      }
    }
  }
}

struct ItemView: View {
  @Bindable var store: StoreOf<Item>
  var counts: Counts?

  var body: some View {
    let _ = counts?.add("row \(store.state.id)")
    HStack {
      Text(store.name)
      Button("Toggle \(store.state.id)") { store.send(.toggled) }
      if store.isDone { Text("done") }
    }
  }
}

struct ItemsView: View {
  @Bindable var store: StoreOf<Items>
  var counts: Counts?

  var body: some View {
    let _ = counts?.add("list")
    Text("\(store.number)")
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { ItemView(store: $0, counts: counts) }
    }
  }
}

@MainActor
func makeStore(rows: Int = 0) -> StoreOf<Items> {
  var state = Items.State()
  state.rows = IdentifiedArray(
    uniqueElements: (0..<rows).map { Item.State(id: $0, name: "Row \($0)") }
  )
  return Store(initialState: state) { Items() }
}
