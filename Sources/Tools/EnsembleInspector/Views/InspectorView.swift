// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI
import Foundation

/// The stores of a process, and what has happened in one of them.
struct InspectorView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      StoreHeader(store: store)
      if store.store != nil {
        if width == .compact {
          DisclosureGroup("Actions") { ActionList(store: store) }
          ActionPane(store: store)
        } else {
          HStack(alignment: .top, spacing: 16) {
            ActionList(store: store).frame(width: 280)
            ActionPane(store: store)
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
    .navigationTitle("Inspector")
    .onAppear { store.send(.appeared) }
  }
}

/// The choice of a store, and what it shows.
private struct StoreHeader: View {
  let store: StoreOf<InspectorFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Picker(
          "Store",
          selection: Binding(
            get: { store.chosen ?? 0 },
            set: { store.send(.storeTapped($0)) }
          )
        ) {
          ForEach(store.stores) { Text($0.name).tag($0.id) }
        }
        Spacer()
        Button("Forget ended stores") { store.send(.forgetTapped) }
          .disabled(store.stores.allSatisfy(\.isAlive))
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

/// The commands of a store that shows its past.
private struct PastBar: View {
  let store: StoreOf<InspectorFeature>
  let shown: UInt64
  let waiting: Int

  var body: some View {
    HStack {
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

/// The actions of the store, the newest first.
private struct ActionList: View {
  @Bindable var store: StoreOf<InspectorFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("Filter actions", text: $store.filter)
      HStack {
        Button("Newest") { store.send(.newestTapped) }
        Button("Older") { store.send(.olderTapped) }.disabled(store.older == nil)
      }
      List {
        ForEach(store.actions) { action in
          Button {
            store.send(.actionTapped(action.number))
          } label: {
            ActionRow(action: action, isSelected: action.number == store.shown)
          }
        }
      }
    }
  }
}

/// An action, with its sender and the duration of its reducer.
private struct ActionRow: View {
  let action: ActionSummary
  let isSelected: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text("\(action.number)").font(.footnote).monospacedDigit().foregroundStyle(.secondary)
        if isSelected {
          Text(action.label).bold().lineLimit(1)
        } else {
          Text(action.label).lineLimit(1)
        }
      }
      Text("\(action.sender.text) · \(action.duration.text)")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The details of the selected action, in tabs.
private struct ActionPane: View {
  @Bindable var store: StoreOf<InspectorFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let number = store.shown { TravelBar(store: store, number: number) }
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
      case .effects: EffectsTab(effects: store.effects)
      case .features: FeaturesTab(store: store)
      case .send: SendTab(store: store)
      case .test: TestTab(store: store)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The steps through the past.
private struct TravelBar: View {
  let store: StoreOf<InspectorFeature>
  let number: UInt64

  var body: some View {
    HStack {
      Button("Step back") { store.send(.travelTapped(number - 1)) }
        .disabled(number + 1 <= (store.store?.firstNumber ?? 1))
      Button("Show after \(number)") { store.send(.travelTapped(number)) }
      Button("Step on") { store.send(.travelTapped(number + 1)) }
        .disabled(number >= (store.store?.lastNumber ?? 0))
      Spacer()
      Button("Fork") { store.send(.forkTapped(number)) }
        .disabled(store.store?.owner == nil)
      Button("Without this action") { store.send(.withoutTapped) }.disabled(store.selected == nil)
    }
  }
}
