// SPDX-License-Identifier: MIT

import EnsembleWeb

extension WebShowcase {
  /// The counter, which runs in the index beside the source code of its feature and its view.
  static var counter: WebShowcase {
    WebShowcase(
      app: "counter",
      sources: [
        WebSource(name: "Counter.swift", spans: highlight(feature)),
        WebSource(name: "CounterView.swift", spans: highlight(view)),
      ],
      points: [
        Point(
          "One feature, every screen",
          "The same view is a view of SwiftUI, a screen in a terminal and a page in a browser."
        ),
        Point(
          "State is a value",
          "Each event is an action, and a reducer turns one state into the next."
        ),
        Point(
          "Tests name everything",
          "A change, an action or an effect that a test does not name fails it, with a diff."
        ),
      ]
    )
  }

  private static let feature = """
    @Reducer
    struct Counter {
      @ObservableState
      struct State { var count = 0 }

      enum Action { case decrementTapped, incrementTapped, resetTapped }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .decrementTapped: state.count -= 1
          case .incrementTapped: state.count += 1
          case .resetTapped: state.count = 0
          }
          return .none
        }
      }
    }
    """

  private static let view = """
    struct CounterView: View {
      let store: StoreOf<Counter>

      var body: some View {
        HStack {
          Button("−") { store.send(.decrementTapped) }
          Text("\\(store.count)").font(.title.monospacedDigit())
          Button("+") { store.send(.incrementTapped) }
          Spacer()
          Button("Reset") { store.send(.resetTapped) }
            .disabled(store.count == 0)
        }
      }
    }
    """
}
