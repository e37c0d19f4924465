// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import IdentifiedCollections
import Models

/// One row of the list.
public struct ErrandRow: ReducerProtocol {
  public struct State: Equatable, Identifiable {
    public var errand: Errand
    public var id: Int { errand.id }
    @BindingState public var note = ""

    public init(errand: Errand) { self.errand = errand }
  }

  public enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case checkTapped
    case renamed(String)
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$note):
        state.note = String(state.note.prefix(20))
        return .none
      case .binding:
        return .none
      case .checkTapped:
        state.errand.isDone.toggle()
        return .none
      case let .renamed(title):
        state.errand.title = title
        return .none
      }
    }
  }
}

/// The list of all errands.
public struct ErrandList: ReducerProtocol {
  public struct State: Equatable {
    public var rows: IdentifiedArrayOf<ErrandRow.State> = []
    public var isLoading = false
    public var failure: String?
    @PresentationState public var alert: AlertState<Action.Alert>?

    public init(rows: IdentifiedArrayOf<ErrandRow.State> = []) { self.rows = rows }

    public var openCount: Int { rows.filter { !$0.errand.isDone }.count }
  }

  public enum Action: Equatable {
    case appeared
    case loaded(TaskResult<[Errand]>)
    case row(id: ErrandRow.State.ID, action: ErrandRow.Action)
    case addTapped
    case deleteTapped(id: Int)
    case sorted
    case alert(PresentationAction<Alert>)

    public enum Alert: Equatable {
      case deleteConfirmed(id: Int)
    }
  }

  private enum CancelID { case save, sort }

  @Dependency(\.errandStorage) var storage
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        // The result is a value, so that a test can compare it.
        return .task {
          await .loaded(TaskResult { try await storage.load() })
        }

      case let .loaded(.success(errands)):
        state.isLoading = false
        state.rows = IdentifiedArray(
          uniqueElements: errands.map { ErrandRow.State(errand: $0) }
        )
        return .none

      case let .loaded(.failure(error)):
        state.isLoading = false
        state.failure = "\(error)"
        return .none

      case let .row(id, .checkTapped):
        guard state.rows[id: id] != nil else { return .none }
        return .merge(
          save(state),
          .task {
            try await mainQueue.sleep(for: .seconds(1))
            return .sorted
          }
          .cancellable(id: CancelID.sort, cancelInFlight: true)
        )

      case .row(id: _, action: .renamed):
        return save(state)

      case .row:
        return .none

      case .addTapped:
        let id = (state.rows.map(\.id).max() ?? 0) + 1
        state.rows.append(ErrandRow.State(errand: Errand(id: id, title: "")))
        return save(state)

      case let .deleteTapped(id):
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .deleteConfirmed(id: id)) {
            TextState("Delete")
          }
          ButtonState(role: .cancel) {
            TextState("Keep")
          }
        }
        return .none

      case .sorted:
        state.rows.sort { !$0.errand.isDone && $1.errand.isDone }
        return .none

      case let .alert(.presented(.deleteConfirmed(id))):
        state.rows.remove(id: id)
        return save(state)

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .forEach(\.rows, action: /Action.row(id:action:)) {
      ErrandRow()
    }
  }

  /// Saves the rows, but not more often than twice a second.
  private func save(_ state: State) -> EffectTask<Action> {
    .fireAndForget { [errands = state.rows.map(\.errand)] in
      try await storage.save(errands)
    }
    .debounce(id: CancelID.save, for: 0.5, scheduler: mainQueue)
  }
}
