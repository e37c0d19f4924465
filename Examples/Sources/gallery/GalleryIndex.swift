// SPDX-License-Identifier: MIT

import EnsembleInspector
import EnsembleUI
import Foundation
import GalleryExamples

/// The first page of the gallery: an application as a page and in a terminal, a counter with its
/// source, and a card for each example.
struct GalleryIndex<Counter: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  let examples: [GalleryExample]
  let demonstration: Demonstration
  /// The example that runs beside its source.
  let counter: Counter

  var body: some View {
    VStack(alignment: .leading, spacing: 36) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Applications from small features")
          .font(width == .compact ? .largeTitle.bold() : .system(size: 44).bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text(
          """
          State, actions and reducers in Swift, with views that run in SwiftUI, in a terminal and in a browser.
          """
        )
        .font(.title3).foregroundStyle(.secondary)
      }
      demonstration
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 300), spacing: 28, alignment: .topLeading)],
        alignment: .leading
      ) {
        ForEach(points, id: \.title) { point in
          VStack(alignment: .leading) {
            Text(point.title).bold()
            Text(point.text).foregroundStyle(.secondary)
          }
        }
      }
      showcase
      ForEach(GalleryExample.groups.map(\.name), id: \.self) { group in
        let members = examples.filter { $0.group == group }
        if !members.isEmpty {
          VStack(alignment: .leading, spacing: 14) {
            Text(group).font(.title2.bold())
              .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            LazyVGrid(
              columns: [GridItem(.adaptive(minimum: 230), spacing: 16, alignment: .top)],
              spacing: 16
            ) {
              ForEach(members, id: \.name) { ExampleCard(example: $0) }
            }
          }
        }
      }
    }
  }

  private var showcase: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 32) {
        Link(destination: .example("counter")) { Text("Counter").font(.headline) }
        counter
      }
      WrappingHStack(alignment: .top, spacing: 16) {
        SwiftSourceText(Self.feature).frame(minWidth: 240, maxWidth: .infinity)
        SwiftSourceText(Self.view).frame(minWidth: 240, maxWidth: .infinity)
      }
    }
    .padding()
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.3)) }
  }

  private var points: [(title: String, text: String)] {
    [
      (
        "One feature, every screen",
        "The same view is a view of SwiftUI, a screen in a terminal and a page in a browser."
      ),
      (
        "State is a value",
        "Each event is an action, and a reducer turns one state into the next."
      ),
      (
        "Tests name everything",
        "A change, an action or an effect that a test does not name fails it, with a diff."
      ),
    ]
  }

  private static var feature: String {
    """
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
  }

  private static var view: String {
    """
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
}

/// A picture, the title and the summary of an example, which lead to it.
private struct ExampleCard: View {
  let example: GalleryExample

  var body: some View {
    Link(destination: .example(example.name)) {
      VStack(alignment: .leading, spacing: 6) {
        if example.hasPicture {
          Image(decorative: example.name, bundle: .module).resizable().scaledToFit()
            .frame(maxWidth: .infinity)
            .frame(height: 92)
        }
        Text(example.title).font(.headline).foregroundStyle(Color.primary)
        Text(example.summary).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .background(Color.secondary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

extension GalleryExample {
  /// Whether there is a picture of the example.
  fileprivate var hasPicture: Bool {
    Bundle.module.url(forResource: name, withExtension: "svg") != nil
  }
}

extension URL {
  /// The address of an example on the server of the gallery.
  fileprivate static func example(_ name: String) -> URL { URL(string: "/\(name)")! }
}
