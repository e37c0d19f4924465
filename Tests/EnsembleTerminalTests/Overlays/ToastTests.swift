// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleDependencies
import EnsembleUI
import TestTools
import Testing

@testable import EnsembleTerminal

@Reducer
private struct Lines {
  @ObservableState
  struct State: Equatable {
    var count: Int
    @Presents var toast: ToastState<Toast>?
  }

  enum Action: Sendable {
    case removeTapped
    case toast(PresentationAction<Toast>)
  }

  @CasePathable
  enum Toast: Equatable, Sendable {
    case undoTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeTapped:
        state.count -= 1
        state.toast = ToastState {
          TextState("A line is gone.")
        } action: {
          ButtonState(action: .undoTapped) { TextState("Undo") }
        }
      case .toast(.presented(.undoTapped)): state.count += 1
      case .toast(.dismiss): break
      }
      return .none
    }
    .ifLet(\.$toast, action: \.toast)
  }
}

private struct LinesView: View {
  @Bindable var store: StoreOf<Lines>

  var body: some View {
    VStack {
      Button("Remove") { store.send(.removeTapped) }
      ForEach(0..<store.count, id: \.self) { Text("Line \($0)") }
    }
    .toast($store.scope(state: \.toast, action: \.toast))
    .navigationTitle("Lines")
  }
}

@MainActor
@Suite("Toasts in a terminal", .timeLimit(.minutes(10)))
struct ToastTests {
  private let clock = ManualClock()

  private func session(lines: Int, rows: Int = 8) -> TerminalSession {
    let store = Store(initialState: Lines.State(count: lines)) { Lines() }
    return withDependencies { [clock] in
      $0.continuousClock = clock
    } operation: {
      TerminalSession.of(rows: rows, columns: 34) { LinesView(store: store) }
    }
  }

  @Test func `a toast is at the bottom of the screen, above what scrolls`() {
    let session = session(lines: 30)
    session.press(.enter)
    #expect(
      session.text == """
        Lines
        ──────────────────────────────────
        [ Remove ]
        Line 0
        Line 1
        Line 2
        ──────────────────────────────────
        A line is gone.  [ Undo ]
        """
    )
    session.press(.pageDown)
    #expect(session.text.hasSuffix("A line is gone.  [ Undo ]"))
    #expect(!session.text.contains("Line 0"))
  }

  @Test func `the focus stays where it was, and moves to the button by a key`() {
    let session = session(lines: 3)
    session.press(.enter)
    #expect(session.focusedText == "Remove")
    session.press(.enter)
    #expect(session.text.contains("Line 0"))
    #expect(!session.text.contains("Line 1"))
    session.press(.tab)
    #expect(session.focusedText == "Undo")
    session.press(.enter)
    #expect(session.text.contains("Line 1"))
    #expect(!session.text.contains("A line is gone."))
    #expect(session.focusedText == "Remove")
  }

  @Test func `a toast ends by itself, but not while its button has the focus`() async {
    let session = session(lines: 3)
    session.press(.enter)
    #expect(session.text.contains("A line is gone."))
    await clock.sleeping()
    clock.advance(by: .seconds(10))
    #expect(await eventually { !session.text.contains("A line is gone.") })
    session.press(.enter, .tab)
    #expect(session.focusedText == "Undo")
    await clock.sleeping(0)
    clock.advance(by: .seconds(60))
    #expect(session.text.contains("A line is gone."))
    session.press(.tab)
    #expect(session.focusedText == "Remove")
    #expect(session.text.contains("A line is gone."))
    await clock.sleeping()
    clock.advance(by: .seconds(10))
    #expect(await eventually { !session.text.contains("A line is gone.") })
  }

  @Test(arguments: 1...2)
  func `a screen that is as high as its title shows no toast`(rows: Int) {
    let session = session(lines: 30, rows: rows)
    session.press(.enter)
    #expect(session.text.hasPrefix("Lines"))
    #expect(!session.text.contains("A line is gone."))
  }

  @Test func `a screen without room for both shows the toast instead of the content`() {
    let session = session(lines: 30, rows: 3)
    session.press(.enter)
    #expect(
      session.text == """
        Lines
        ──────────────────────────────────
        A line is gone.  [ Undo ]
        """
    )
  }
}
