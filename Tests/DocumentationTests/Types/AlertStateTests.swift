// SPDX-License-Identifier: MIT

// The sample code of the documentation of AlertState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: example
@Reducer
struct Draft {
  @ObservableState
  struct State: Equatable {
    var text = ""
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case discardTapped

    @CasePathable
    enum Alert: Equatable {
      case discardConfirmed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .discardTapped:
        state.alert = .discard(letters: state.text.count)
        return .none
      case .alert(.presented(.discardConfirmed)):
        state.text = ""
        return .none
      case .alert(.dismiss):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Draft.Action.Alert> {
  static func discard(letters: Int) -> Self {
    AlertState {
      TextState("Discard the draft?")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It has \(letters) letters.")
    }
  }
}

struct DraftEditor: View {
  @Bindable var store: StoreOf<Draft>

  var body: some View {
    Button("Discard") { store.send(.discardTapped) }
      .alert($store.scope(state: \.$alert, action: \.alert))
  }
}
// end

@MainActor
@Suite struct AlertStateTests {
  // snippet: test
  @Test func `discarding asks first`() async {
    let store = TestStore(initialState: Draft.State(text: "Dear Ada")) { Draft() }

    await store.send(.discardTapped) { $0.alert = .discard(letters: 8) }
    await store.send(\.alert.discardConfirmed) {
      $0.alert = nil
      $0.text = ""
    }
  }
  // end

  @Test func `a view shows the alert`() {
    let store = Store(initialState: Draft.State(text: "Hi")) { Draft() }
    let host = ViewHost(DraftEditor(store: store))
    host.button("Discard").tap()
    #expect(host.dialogTitle == "Discard the draft?")
    host.button("Discard").tap()
    #expect(store.text.isEmpty)
  }
}
