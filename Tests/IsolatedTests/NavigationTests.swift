// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

struct SyncUp: Equatable, Identifiable {
  let id: Int
  var title = ""
  var attendees: IdentifiedArrayOf<Attendee> = []
}

struct Attendee: Equatable, Identifiable {
  let id: Int
  var name = ""
}

@Reducer
struct SyncUpForm {
  @ObservableState
  struct State: Equatable {
    var syncUp: SyncUp
    var focus: Field?

    enum Field: Hashable {
      case title
      case attendee(Attendee.ID)
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case titleChanged
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.syncUp) { _, _ in
        Reduce { _, _ in .send(.titleChanged) }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.syncUp): return .none
      case .binding, .titleChanged: return .none
      }
    }
  }
}

struct SyncUpFormView: View {
  @Bindable var store: StoreOf<SyncUpForm>
  @FocusState var focus: SyncUpForm.State.Field?

  var body: some View {
    Form {
      TextField("Title", text: $store.syncUp.title)
        .focused($focus, equals: .title)
      ForEach($store.syncUp.attendees) { $attendee in
        TextField("Name", text: $attendee.name)
      }
    }
    .bind($store.focus, to: $focus)
  }
}

@Reducer
struct SyncUpDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var syncUp: SyncUp
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case deleteButtonTapped
    case editButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case deleted(SyncUp.ID) }
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(SyncUpForm)

    @CasePathable
    enum Alert { case confirmDeletion }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        state.destination = .alert(.confirmDeletion)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.syncUp.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }
      case .editButtonTapped:
        state.destination = .edit(SyncUpForm.State(syncUp: state.syncUp))
        return .none
      case .destination, .delegate: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension SyncUpDetail.Destination.State: Equatable {}

extension AlertState where Action == SyncUpDetail.Destination.Alert {
  static let confirmDeletion = AlertState {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
  }
}

struct SyncUpDetailView: View {
  @Bindable var store: StoreOf<SyncUpDetail>

  var body: some View {
    Text(store.syncUp.title)
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
        SyncUpFormView(store: store)
      }
  }
}

@Reducer
struct AppFeature {
  @Reducer
  enum Path {
    case detail(SyncUpDetail)
    @ReducerCaseIgnored
    case meeting(SyncUp)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Row>)
    case open(SyncUp)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let syncUp):
        state.path.append(.detail(SyncUpDetail.State(syncUp: syncUp)))
        return .none
      case .path(.element(_, action: .detail(.delegate(.deleted(let id))))):
        state.rows.remove(id: id)
        return .none
      case .path, .rows: return .none
      }
    }
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

extension AppFeature.Path.State: Equatable {}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }

  enum Action { case toggled }

  var body: some Reducer<State, Action> {
    Reduce(reduceRow)
  }

  func reduceRow(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          Button("Row \(row.id)") { row.send(.toggled) }
        }
      }
    } destination: { store in
      switch store.case {
      case .detail(let store): SyncUpDetailView(store: store)
      case .meeting(let syncUp): Text(syncUp.title)
      }
    }
  }
}

@MainActor
@Suite("Navigation")
struct NavigationTests {
  @Test("a destination is presented, and dismissed by its alert")
  func destination() async {
    let store = TestStore(
      initialState: AppFeature.State(rows: [Row.State(id: 1)])
    ) {
      AppFeature()
    }
    await store.send(.rows(.element(id: 1, action: .toggled))) { $0.rows[id: 1]?.isOn = true }
    await store.send(.open(SyncUp(id: 1))) {
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: SyncUp(id: 1)))
    }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.confirmDeletion)
    }
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate.deleted, 1) { $0.rows = [] }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test("a form is bound to a plain value")
  func form() async {
    let store = TestStore(initialState: SyncUpForm.State(syncUp: SyncUp(id: 1))) { SyncUpForm() }
    await store.send(\.binding.syncUp, SyncUp(id: 1, title: "A")) { $0.syncUp.title = "A" }
    await store.receive(\.titleChanged)
    await store.send(.binding(.set(\.syncUp, SyncUp(id: 1)))) { $0.syncUp.title = "" }
    await store.receive(\.titleChanged)
  }

  @Test("views are evaluated")
  func views() {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    let host = ViewHost(AppView(store: store))
    store.send(.open(SyncUp(id: 1, title: "One")))
    _ = host
    #expect(store.path.count == 1)
  }
}
