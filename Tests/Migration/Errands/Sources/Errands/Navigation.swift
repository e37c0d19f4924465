// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import Models

// MARK: - Edit

/// Edits one errand in a sheet.
@Reducer
public struct ErrandEdit {
  @ObservableState
  public struct State: Equatable {
    public var errand: Errand
    public init(errand: Errand) { self.errand = errand }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable {
      case saved(Errand)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .saveTapped:
        return .run { [errand = state.errand] send in
          await send(.delegate(.saved(errand)))
          await dismiss()
        }
      case .cancelTapped:
        return .run { _ in await dismiss() }
      case .delegate:
        return .none
      }
    }
  }
}

// MARK: - Detail

/// Shows one errand on the stack.
@Reducer
public struct ErrandDetail {
  @Reducer(state: .equatable, action: .equatable)
  public enum Destination {
    case edit(ErrandEdit)
    case alert(AlertState<Alert>)

    @CasePathable
    public enum Alert: Equatable {
      case removeConfirmed
    }
  }

  @ObservableState
  public struct State: Equatable {
    public var errand: Errand
    @Presents public var destination: Destination.State?

    public init(errand: Errand) { self.errand = errand }
  }

  public enum Action: Equatable {
    case editTapped
    case removeTapped
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable {
      case removed(id: Int)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editTapped:
        state.destination = .edit(ErrandEdit.State(errand: state.errand))
        return .none

      case .removeTapped:
        state.destination = .alert(
          AlertState {
            TextState("Remove '\(state.errand.title)'?")
          } actions: {
            ButtonState(role: .destructive, action: .removeConfirmed) {
              TextState("Remove")
            }
          }
        )
        return .none

      case let .destination(.presented(.edit(.delegate(.saved(errand))))):
        state.errand = errand
        return .none

      case .destination(.presented(.alert(.removeConfirmed))):
        return .send(.delegate(.removed(id: state.errand.id)))

      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

// MARK: - Root

/// The list with the stack of details above it.
@Reducer
public struct ErrandApp {
  @Reducer(state: .equatable, action: .equatable)
  public enum Path {
    case detail(ErrandDetail)
    case search(PlaceSearch)
  }

  @ObservableState
  public struct State: Equatable {
    public var list = ErrandList.State()
    public var path = StackState<Path.State>()

    public init() {}
  }

  public enum Action: Equatable {
    case list(ErrandList.Action)
    case path(StackActionOf<Path>)
    case detailTapped(id: Int)
    case searchTapped
    case homeTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      ErrandList()
    }
    Reduce { state, action in
      switch action {
      case let .detailTapped(id):
        guard let row = state.list.rows[id: id] else { return .none }
        state.path.append(.detail(ErrandDetail.State(errand: row.errand)))
        return .none

      case .searchTapped:
        state.path.append(.search(PlaceSearch.State()))
        return .none

      case .homeTapped:
        state.path.removeAll()
        return .none

      case let .path(.element(id: stackID, action: .detail(.delegate(.removed(id))))):
        state.list.rows.remove(id: id)
        state.path.pop(from: stackID)
        return .none

      case .list, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
