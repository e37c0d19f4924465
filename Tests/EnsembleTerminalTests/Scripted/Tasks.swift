// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A feature with a list, an alert, a stack and an effect.
@Reducer
struct Tasks {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var rows: IdentifiedArrayOf<Row> = [Row(id: 0, title: "Milk"), Row(id: 1, title: "Bread")]
    var tip = ""
    @Presents var alert: AlertState<Alert>?
    var path = StackState<Detail.State>()
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addTapped
    case rowTapped(Int)
    case clearTapped
    case tipTapped
    case tipLoaded(String)
    case alert(PresentationAction<Alert>)
    case path(StackActionOf<Detail>)
  }

  @CasePathable
  enum Alert: Equatable { case clear }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.rows.append(Row(id: state.rows.count, title: state.draft))
        state.draft = ""
      case .rowTapped(let id): state.rows[id: id]?.isDone.toggle()
      case .clearTapped:
        state.alert = AlertState {
          TextState("Clear the list?")
        } actions: {
          ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("There is no way back.")
        }
      case .alert(.presented(.clear)): state.rows = []
      case .tipTapped: return .run { send in await send(.tipLoaded("Drink water.")) }
      case .tipLoaded(let tip): state.tip = tip
      case .binding, .alert, .path: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) { Detail() }
  }
}

/// The page of a row.
@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var title: String
  }

  enum Action {
    case shoutTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.title = state.title.uppercased()
      return .none
    }
  }
}

struct TasksView: View {
  @Bindable var store: StoreOf<Tasks>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        TextField("New", text: $store.draft)
          .onSubmit { store.send(.addTapped) }
        ForEach(store.rows) { row in
          HStack {
            Toggle(row.title, isOn: Binding(get: { row.isDone }, set: { _ in toggle(row) }))
            Spacer()
            NavigationLink("Show", state: Detail.State(title: row.title))
          }
        }
        if !store.tip.isEmpty { Text(store.tip) }
      }
      .navigationTitle("Tasks")
      .toolbar {
        Button("Tip") { store.send(.tipTapped) }
        Button("Clear") { store.send(.clearTapped) }
      }
      .alert($store.scope(state: \.$alert, action: \.alert))
    } destination: { store in
      VStack {
        Text(store.title)
        Button("Shout") { store.send(.shoutTapped) }
      }
      .navigationTitle("Task")
    }
  }

  private func toggle(_ row: Tasks.Row) { store.send(.rowTapped(row.id)) }
}
