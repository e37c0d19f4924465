// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Testing

@Reducer
struct Paragraph {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action: Equatable { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .none
      }
    }
  }
}

struct Margin: Hashable { var width = 0 }

@Reducer
struct Page {
  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case alert(AlertState<Alert>)
    case paragraph(Paragraph)
    @ReducerCaseIgnored case margin(Margin)

    enum Alert { case confirmed }
  }

  @Reducer(state: .equatable)
  enum Path {
    case paragraph(Paragraph)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var edits = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }

  /// A part of the feature, which has its state and actions.
  @Reducer
  struct Edits {
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.edits += 1
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Twice(base: Edits())
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}

/// A reducer that runs another one twice.
@Reducer
struct Twice<Base: Reducer> {
  let base: Base

  var body: some ReducerOf<Base> {
    Reduce { state, action in
      .merge(run(&state, action), base.reduce(into: &state, action: action))
    }
  }

  private func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

@MainActor
@Suite("Conformances as arguments")
struct ConformanceArgumentTests {
  @Test("generated states are compared in a destination and in a stack")
  func states() async {
    let store = TestStore(
      initialState: Page.State(destination: .paragraph(Paragraph.State()))
    ) {
      Page()
    }
    await store.send(\.destination.paragraph.typed, "a") {
      $0.destination = .paragraph(Paragraph.State(text: "a"))
      $0.edits = 2
    }
    await store.send(.path(.push(id: 0, state: .paragraph(Paragraph.State())))) {
      $0.path[id: 0] = .paragraph(Paragraph.State())
      $0.edits = 4
    }
  }

  @Test("generated types are compared where the types of the features are")
  func comparison() {
    #expect(Page.Destination.State.margin(Margin()) == .margin(Margin()))
    #expect(Page.Destination.Action.paragraph(.typed("a")) != .alert(.confirmed))
  }
}
