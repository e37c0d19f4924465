// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI
import Foundation

/// The stores of a process, with the history of the selected one.
struct InspectorView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.isBesideContent) private var isBesideContent

  var body: some View {
    if isBesideContent { content } else { content.navigationTitle("Inspector") }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 12) {
      StoreHeader(store: store)
      if store.store != nil {
        if width == .compact, !isBesideContent {
          DisclosureGroup("Actions") { ActionList(store: store) }
          ActionPane(store: store)
        } else {
          WrappingHStack(alignment: .top, spacing: 16) {
            ActionList(store: store).frame(minWidth: 280, maxWidth: .infinity)
            ActionPane(store: store).frame(minWidth: 280, maxWidth: .infinity)
          }
        }
      } else {
        ContentUnavailableView(
          "No stores yet",
          systemImage: "magnifyingglass",
          description: Text("Stores appear as soon as the program creates them.")
        )
      }
    }
    .onAppear { store.send(.appeared) }
  }
}

/// A picker of stores, with a summary of the selected one.
private struct StoreHeader: View {
  @Bindable var store: StoreOf<InspectorFeature>
  @Environment(\.isBesideContent) private var isBesideContent

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      WrappingHStack {
        Picker(
          "Store",
          selection: Binding(
            get: { store.chosen ?? 0 },
            set: { store.send(.storeTapped($0)) }
          )
        ) {
          ForEach(store.choices) { Text($0.choice).tag($0.id) }
        }
        Spacer()
        if store.stores.contains(where: { !$0.isAlive }) {
          Toggle("Ended stores", isOn: $store.showsEnded)
        }
        Button("Forget ended stores") { store.send(.forgetTapped) }
          .disabled(store.stores.allSatisfy(\.isAlive))
        if !isBesideContent { KeysButton() }
      }
      if let chosen = store.store {
        Text(chosen.numbers).font(.footnote).foregroundStyle(.secondary)
        if let shown = chosen.shownNumber {
          PastBar(store: store, shown: shown, waiting: chosen.waitingCount)
        }
      }
      if let disconnection = store.disconnection {
        Label("\(disconnection) Trying again …", systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
      if let failure = store.failure {
        Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    }
  }
}

/// A button that lists the keys of the inspector.
private struct KeysButton: View {
  @State private var isShown = false

  private static let keys = [
    ("↑ ↓", "the action above or below, in the list"),
    ("Page Up, Page Down", "20 actions on"),
    ("Home, End", "the newest or the oldest action"),
    ("n", "the newest action"),
    ("[  ]", "show the state one action before or after"),
    ("p", "play, or pause"),
    ("m", "pin the action, to compare others with it"),
    ("+  -", "zoom into the effects, or out"),
    ("<  >", "earlier or later effects"),
    ("?", "these keys"),
  ]

  var body: some View {
    Button("Keys") { isShown = true }
      .inspectorKey("?")
      .popover(isPresented: $isShown) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
          ForEach(Self.keys, id: \.0) { keys, meaning in
            GridRow {
              Text(keys).bold()
              Text(meaning).foregroundStyle(.secondary)
            }
          }
        }
        .font(.footnote)
        .padding()
      }
  }
}

/// The commands of a store that shows its past.
private struct PastBar: View {
  let store: StoreOf<InspectorFeature>
  let shown: UInt64
  let waiting: Int

  var body: some View {
    WrappingHStack {
      Text("Shows the state after action \(shown). \(waiting) waiting.").bold()
      Spacer()
      Button("Back to now") { store.send(.presentTapped(.process)) }.buttonStyle(.borderedProminent)
      if waiting > 0 {
        Button("Back to now, dropping what waits") { store.send(.presentTapped(.drop)) }
      }
      Button("Continue from here") { store.send(.continueTapped) }
    }
  }
}

/// The details of the selected action, in tabs.
private struct ActionPane: View {
  @Bindable var store: StoreOf<InspectorFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let number = store.shown { TravelControls(store: store, number: number) }
      if let address = store.fork, let url = URL(string: address) {
        Link("Open the fork as another page", destination: url)
      }
      Picker("Show", selection: $store.tab) {
        ForEach(InspectorFeature.Tab.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      switch store.tab {
      case .changes: ChangesTab(store: store)
      case .state: StateTab(store: store)
      case .effects: EffectsTab(store: store)
      case .features: FeaturesTab(store: store)
      case .send: SendTab(store: store)
      case .test: TestTab(store: store)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
