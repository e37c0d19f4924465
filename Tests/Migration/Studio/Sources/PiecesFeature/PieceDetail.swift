// SPDX-License-Identifier: MIT

import SharedModels
import StudioKit

/// A piece with all that is known about it, changed in place.
@Reducer
public struct PieceDetail {
  @ObservableState
  public struct State: Equatable {
    @Shared public var piece: Piece
    @Presents public var alert: AlertState<Action.Alert>?
    public var draft: String
    public var history = History<String>()
    public var isEditing = false

    public init(piece: Shared<Piece>) {
      self._piece = piece
      self.draft = piece.wrappedValue.notes
    }
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case edit(UndoAction)
    case view(View)

    @CasePathable
    public enum Alert: Equatable {
      case remove
    }

    @CasePathable
    public enum Delegate: Equatable {
      case glazesRequested(Piece)
      case removed(Piece.ID)
    }

    @CasePathable
    public enum View: Equatable {
      case advanceTapped
      case doneTapped
      case glazesTapped
      case removeTapped
      case templateTapped(String)
    }
  }

  @Dependency(\.date.now) private var now
  @Dependency(\.haptics) private var haptics

  public init() {}

  public var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      view
    }
    .undoable(\.draft, history: \.history, action: \.edit)
    .ifLet(\.$alert, action: \.alert)
    .haptics(.success, triggerOnChangeOf: \.piece.stage)
  }

  @ReducerBuilder<State, Action>
  private var view: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.remove)):
        return .send(.delegate(.removed(state.piece.id)))

      case .alert, .binding, .delegate, .edit:
        return .none

      case .view(.advanceTapped):
        guard let next = state.piece.stage.next else { return .none }
        state.$piece.withLock {
          $0.stage = next
          $0.changedAt = now
        }
        return .none

      case .view(.doneTapped):
        state.isEditing = false
        state.$piece.notes.withLock { [draft = state.draft] in $0 = draft }
        return .run { _ in await haptics.play(.selection) }

      case .view(.glazesTapped):
        guard state.piece.stage >= .bisque else {
          state.alert = AlertState {
            TextState("Fire it first")
          } message: {
            TextState("Glazes run off clay that is not fired.")
          }
          return .none
        }
        return .send(.delegate(.glazesRequested(state.piece)))

      case .view(.removeTapped):
        state.alert = AlertState {
          TextState("Throw \(state.piece.name) away?")
        } actions: {
          ButtonState(role: .destructive, action: .remove) {
            TextState("Throw away")
          }
        }
        return .none

      case let .view(.templateTapped(template)):
        state.draft += state.draft.isEmpty ? template : "\n\(template)"
        return .none
      }
    }
  }
}

/// The fields of a new piece.
@Reducer
public struct PieceForm {
  @ObservableState
  public struct State: Equatable, Sendable, ValidatedForm {
    public var piece: Piece
    public var errors = FormErrors<State>()

    public init(piece: Piece) {
      self.piece = piece
    }

    public mutating func validate() {
      errors.check(\.piece.name, of: self, .required, .atMost(20))
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    ValidationReducer<State, Action>()
  }
}

/// The glazes of the studio, of which some go on a piece.
@Reducer
public struct GlazePicker {
  @ObservableState
  public struct State: Equatable {
    public let piece: Piece
    public var glazes: Loadable<[Glaze]> = .idle
    public var picked: Set<Glaze.ID>

    public init(piece: Piece) {
      self.piece = piece
      self.picked = Set(piece.glazes)
    }

    /// The glazes that the clay of the piece survives.
    public var suitable: [Glaze] {
      (glazes.value ?? []).filter { $0.temperature <= piece.clay.limit }
    }
  }

  public enum Action {
    case delegate(Delegate)
    case doneTapped
    case glazesLoaded(Result<[Glaze], Error>)
    case task
    case toggled(Glaze.ID)

    @CasePathable
    public enum Delegate {
      case picked([Glaze], piece: Piece.ID)
    }
  }

  @Dependency(\.studioAPI.glazes) var loadGlazes

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .doneTapped:
        let glazes = state.suitable.filter { state.picked.contains($0.id) }
        return .send(.delegate(.picked(glazes, piece: state.piece.id)))
      case let .glazesLoaded(result):
        state.glazes.settle(result)
        return .none
      case .task:
        state.glazes.beginLoading()
        return .run { send in
          await send(.glazesLoaded(Result { try await self.loadGlazes() }))
        }
      case let .toggled(id):
        if state.picked.remove(id) == nil { state.picked.insert(id) }
        return .none
      }
    }
  }
}
