// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import StudioAPI

/// The plan of the kiln: what is fired, in which order, and with what in it.
@Reducer
public struct KilnReducer {
  @Reducer(state: .equatable, action: .sendable)
  public enum Destination {
    case firing(FiringReducer)
    case load(LoadReducer)
    @ReducerCaseEphemeral
    case confirm(ConfirmationDialogState<Dialog>)

    @CasePathable
    public enum Dialog: Equatable, Sendable {
      case remove(Firing.ID)
      case repeatFiring(Firing.ID)
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Presents public var destination: Destination.State?
    public var plan: IdentifiedArrayOf<Firing> = []
    public var completed: [Firing.ID] = []
    @Shared(.pieces) public var pieces

    public init(plan: IdentifiedArrayOf<Firing> = []) {
      self.plan = plan
    }

    var next: Firing? { plan.first { !completed.contains($0.id) } }

    /// The pieces that wait for a firing.
    var waiting: IdentifiedArrayOf<Piece> {
      pieces.filter { piece in
        (piece.stage == .trimmed || piece.stage == .glazed)
          && !plan.contains { $0.pieces.contains(piece.id) && !completed.contains($0.id) }
      }
    }
  }

  public enum Action: Sendable {
    case addButtonTapped(Kind)
    case destination(PresentationAction<Destination.Action>)
    case firingTapped(Firing.ID)
    case firingLongPressed(Firing.ID)
    case moved(IndexSet, Int)
  }

  public enum Kind: CaseIterable, Sendable {
    case bisque
    case glaze
  }

  @Dependency(\.date.now) var now

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case let .addButtonTapped(kind):
        let id = (state.plan.ids.max() ?? 0) + 1
        state.destination = .load(
          LoadReducer.State(firing: .standard(kind, id: id), candidates: state.waiting)
        )
        return .none

      case let .firingTapped(id):
        guard let firing = state.plan[id: id] else { return .none }
        state.destination = .firing(FiringReducer.State(firing: firing))
        return .none

      case let .firingLongPressed(id):
        guard let firing = state.plan[id: id] else { return .none }
        state.destination = .confirm(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState(firing.title)
          } actions: {
            ButtonState(role: .destructive, action: .remove(id)) { TextState("Remove") }
            ButtonState(action: .repeatFiring(id)) { TextState("Repeat") }
          }
        )
        return .none

      case let .moved(source, destination):
        state.plan.move(fromOffsets: source, toOffset: destination)
        return .none

      case .destination(.presented(.confirm(.remove(let id)))):
        state.plan.remove(id: id)
        return .none

      case .destination(.presented(.confirm(.repeatFiring(let id)))):
        guard let firing = state.plan[id: id], let last = state.plan.ids.max() else {
          return .none
        }
        state.plan.append(Firing(id: last + 1, title: firing.title, steps: firing.steps))
        return .none

      case .destination(.presented(.load(.delegate(.saved(let firing))))):
        state.plan.updateOrAppend(firing)
        return .none

      case let .destination(.presented(.firing(.delegate(.ended(id, isComplete))))):
        guard isComplete, let firing = state.plan[id: id] else { return .none }
        state.completed.append(id)
        state.$pieces.withLock { [now] pieces in
          for id in firing.pieces {
            if let next = pieces[id: id]?.stage.next {
              pieces[id: id]?.stage = next
              pieces[id: id]?.changedAt = now
            }
          }
        }
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Firing {
  /// The curves that are used nearly always.
  static func standard(_ kind: KilnReducer.Kind, id: Int) -> Firing {
    switch kind {
    case .bisque:
      Firing(
        id: id,
        title: "Bisque",
        steps: [Step(target: 200, minutes: 120), Step(target: 950, minutes: 300)]
      )
    case .glaze:
      Firing(
        id: id,
        title: "Glaze",
        steps: [
          Step(target: 600, minutes: 150), Step(target: 1_240, minutes: 240),
          Step(target: 1_240, minutes: 15),
        ]
      )
    }
  }
}

/// What goes into a firing.
@Reducer
public struct LoadReducer {
  @ObservableState
  public struct State: Equatable {
    public var firing: Firing
    public let candidates: IdentifiedArrayOf<Piece>
    public var problem: Problem?

    public enum Problem: Equatable, Sendable {
      case empty
      case tooHot([Piece.ID])
    }

    public init(firing: Firing, candidates: IdentifiedArrayOf<Piece>) {
      self.firing = firing
      self.candidates = candidates
    }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case pieceToggled(Piece.ID)
    case saveButtonTapped

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case saved(Firing)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.firing.steps) { _, _ in
        Reduce { state, _ in
          state.problem = nil
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.firing.title):
        state.firing.title = String(state.firing.title.prefix(24))
        return .none

      case .binding, .delegate:
        return .none

      case let .pieceToggled(id):
        if let index = state.firing.pieces.firstIndex(of: id) {
          state.firing.pieces.remove(at: index)
        } else {
          state.firing.pieces.append(id)
        }
        state.problem = nil
        return .none

      case .saveButtonTapped:
        let peak = state.firing.peak
        let melting = state.firing.pieces.filter { id in
          state.candidates[id: id].map { $0.clay.limit < peak } ?? false
        }
        guard !state.firing.pieces.isEmpty else {
          state.problem = .empty
          return .none
        }
        guard melting.isEmpty else {
          state.problem = .tooHot(melting)
          return .none
        }
        return .run { [firing = state.firing] send in
          await send(.delegate(.saved(firing)))
          await dismiss()
        }
      }
    }
  }
}
