// SPDX-License-Identifier: MIT

import Ensemble

/// A picture that all visitors of the process paint together.
@Reducer
struct SharedBoard: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    @Shared(.pixelBoard) var board
    /// The color of the next pixel; nil for the eraser.
    var paint: PixelBoard.Paint? = .red
    @Presents var alert: AlertState<AlertAction>?
  }

  @CasePathable
  enum AlertAction: Equatable, Sendable {
    case clearConfirmed
  }

  enum Action: Sendable {
    case alert(PresentationAction<AlertAction>)
    case cellTapped(Int)
    case clearTapped
    case paintTapped(PixelBoard.Paint?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.clearConfirmed)):
        state.$board.withLock { $0 = PixelBoard() }
        return .none

      case .alert:
        return .none

      case .cellTapped(let cell):
        // The same color again erases the pixel.
        let paint = state.board.cells[cell] == state.paint ? nil : state.paint
        state.$board.withLock { $0.paint(paint, at: cell) }
        return .none

      case .clearTapped:
        state.alert = AlertState {
          TextState("Clear the picture?")
        } actions: {
          ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Clear") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("It is cleared for all visitors.")
        }
        return .none

      case .paintTapped(let paint):
        state.paint = paint
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
