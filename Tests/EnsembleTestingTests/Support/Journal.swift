// SPDX-License-Identifier: MIT

import Ensemble

/// An application with the parts of real ones: a list with rows, a destination, a stack and a
/// binding.
@Reducer
struct Journal {
  @Reducer
  enum Destination {
    case edit(Edit)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert { case confirm }
  }

  @Reducer
  enum Path {
    case detail(Detail)
    case settings(Edit)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<Entry.State> = []
    var text = ""
    var sliderValue = 0.0
    var deletions = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Entry>)
    case view(View)
    case response(Result<Int, any Error>)

    @CasePathable
    enum View { case tap, edit, delete, open }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.sliderValue):
        state.text = "\(Int(state.sliderValue))"
        return .none
      case .destination(.presented(.alert(.confirm))):
        state.deletions += 1
        return .none
      case .destination(.presented(.edit(.delegate(.saved(let title))))):
        state.text = title
        state.destination = nil
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.saved(let name))))):
        state.text = name
        return .none
      case .rows(.element(id: let id, action: .delegate(.done))):
        state.rows.remove(id: id)
        return .none
      case .view(.tap):
        return .run { send in await send(.response(.success(42))) }
      case .view(.edit):
        state.destination = .edit(Edit.State(title: state.text))
        return .none
      case .view(.delete):
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
          } message: {
            TextState("It cannot be brought back.")
          }
        )
        return .none
      case .view(.open):
        state.path.append(.detail(Detail.State()))
        return .none
      case .response(.success(let number)):
        state.text = "\(number)"
        return .none
      case .binding, .destination, .path, .rows, .response:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows) { Entry() }
  }
}

extension Journal.Destination.State: Equatable {}
extension Journal.Path.State: Equatable {}

/// A feature that edits a title.
@Reducer
struct Edit {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case save
    case cancel
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case saved(String) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .save:
        return .send(.delegate(.saved(state.title)))
      case .cancel:
        return .run { _ in await dismiss() }
      case .binding, .delegate:
        return .none
      }
    }
  }
}

/// A feature that ticks while it is on the stack.
@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var ticks = 0
  }

  enum Action {
    case task
    case tick
    case close
    case save
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case saved(String) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      case .close:
        return .run { [dismiss] _ in await dismiss() }
      case .save:
        return .send(.delegate(.saved(state.name)))
      case .delegate:
        return .none
      }
    }
  }
}

/// A row.
@Reducer
struct Entry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }

  enum Action {
    case toggle
    case finish
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case done }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle:
        state.isOn.toggle()
        return .none
      case .finish:
        return .send(.delegate(.done))
      case .delegate:
        return .none
      }
    }
  }
}
