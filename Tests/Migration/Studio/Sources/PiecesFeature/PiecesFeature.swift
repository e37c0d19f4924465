// SPDX-License-Identifier: MIT

import SharedModels
import StudioAPI
import StudioKit

/// The shelf of a member: everything on its way from clay to a cupboard.
@Reducer
public struct PiecesFeature {
  @Reducer(state: .equatable)
  public enum Path {
    case detail(PieceDetail)
    case glazes(GlazePicker)
  }

  @Reducer(state: .equatable)
  public enum Destination {
    case add(PieceForm)
    case sort(ConfirmationDialogState<SortOrder>)
  }

  @ObservableState
  public struct State: Equatable, ToastPresenting {
    @Shared(.pieces) public var pieces
    @Shared(.appStorage("sortOrder")) public var sortOrder = SortOrder.newest
    @Presents public var destination: Destination.State?
    @Presents public var toast: Toast.State?
    public var path = StackState<Path.State>()
    public var filter: Piece.Stage?
    var lastRemoved: Piece?

    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
    }

    public var visible: [Piece] {
      pieces
        .filter { filter == nil || $0.stage == filter }
        .sorted(by: sortOrder.precedes)
    }
  }

  public enum SortOrder: String, CaseIterable, Equatable, Sendable {
    case newest
    case name
    case stage

    func precedes(_ first: Piece, _ second: Piece) -> Bool {
      switch self {
      case .newest: first.changedAt > second.changedAt
      case .name: first.name.localizedCaseInsensitiveCompare(second.name) == .orderedAscending
      case .stage: first.stage < second.stage
      }
    }
  }

  public enum Action: ViewAction {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case toast(PresentationAction<Toast.Action>)
    case view(View)

    @CasePathable
    public enum View {
      case addTapped
      case addConfirmed
      case deleted(IndexSet)
      case filterSelected(Piece.Stage?)
      case pieceTapped(Piece.ID)
      case sortTapped
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(viewAction):
        return reduce(into: &state, viewAction)

      case let .destination(.presented(.sort(order))):
        state.$sortOrder.withLock { $0 = order }
        return .none

      case let .path(.element(id, .detail(.delegate(delegate)))):
        return reduce(into: &state, id: id, delegate)

      case let .path(.element(_, .glazes(.delegate(.picked(glazes, piece))))):
        state.$pieces.withLock { [now = date.now] in
          $0[id: piece]?.glazes = glazes.map(\.id)
          $0[id: piece]?.changedAt = now
        }
        state.path.removeLast()
        return .none

      case .toast(.presented(.delegate(.undone))):
        guard let piece = state.lastRemoved else { return .none }
        state.$pieces.withLock { _ = $0.append(piece) }
        state.lastRemoved = nil
        return .none

      case .toast(.dismiss):
        state.lastRemoved = nil
        return .none

      case .destination, .path, .toast:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$toast, action: \.toast) { Toast() }
    .forEach(\.path, action: \.path)
    .analytics { _, action in
      switch action {
      case .view(.addConfirmed): "piece_added"
      case let .path(.push(_, state)):
        AnalyticsEvent("screen", ["name": state.is(\.detail) ? "piece" : "glazes"])
      default: nil
      }
    }
  }

  private func reduce(into state: inout State, _ action: Action.View) -> EffectOf<Self> {
    switch action {
    case .addTapped:
      state.destination = .add(PieceForm.State(piece: Piece(id: uuid(), name: "")))
      return .none

    case .addConfirmed:
      guard case var .add(form) = state.destination else { return .none }
      form.validate()
      guard form.errors.isEmpty else {
        state.destination = .add(form)
        return .none
      }
      var piece = form.piece
      piece.changedAt = date()
      state.$pieces.withLock { [piece] in $0.insert(piece, at: 0) }
      state.destination = nil
      return .none

    case let .deleted(offsets):
      let removed = offsets.map { state.visible[$0] }
      state.$pieces.withLock { pieces in
        for piece in removed { pieces.remove(id: piece.id) }
      }
      if let last = removed.last {
        state.lastRemoved = last
        state.show("\(last.name) is gone.", undoTitle: "Undo")
      }
      return .none

    case let .filterSelected(stage):
      state.filter = state.filter == stage ? nil : stage
      return .none

    case let .pieceTapped(id):
      guard let piece = Shared(state.$pieces[id: id]) else { return .none }
      state.path.append(.detail(PieceDetail.State(piece: piece)))
      return .none

    case .sortTapped:
      state.destination = .sort(
        ConfirmationDialogState {
          TextState("Sort by")
        } actions: {
          for order in SortOrder.allCases {
            ButtonState(action: order) { TextState(order.rawValue) }
          }
        }
      )
      return .none
    }
  }

  private func reduce(
    into state: inout State,
    id: StackElementID,
    _ delegate: PieceDetail.Action.Delegate
  ) -> Effect<Action> {
    switch delegate {
    case let .glazesRequested(piece):
      state.path.append(.glazes(GlazePicker.State(piece: piece)))
      return .none
    case let .removed(piece):
      state.path.pop(from: id)
      state.$pieces.withLock { _ = $0.remove(id: piece) }
      return .none
    }
  }
}

extension PiecesFeature.Destination.State: Sendable {}
