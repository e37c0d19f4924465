// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DesignSystem
import SharedModels
import SwiftUI

public struct KilnView: View {
  @Bindable var store: StoreOf<KilnReducer>

  public init(store: StoreOf<KilnReducer>) {
    self.store = store
  }

  public var body: some View {
    List {
      Section("Plan") {
        ForEach(store.plan) { firing in
          Button {
            store.send(.firingTapped(firing.id))
          } label: {
            IconRow(
              icon: store.completed.contains(firing.id) ? "checkmark.circle" : "flame",
              title: firing.title,
              subtitle: "\(firing.pieces.count) pieces, \(firing.minutes / 60) h"
            )
          }
          .contextMenu {
            Button("More…") { store.send(.firingLongPressed(firing.id)) }
          }
        }
        .onMove { store.send(.moved($0, $1)) }
      }
      Section {
        ForEach(store.waiting) { piece in
          IconRow(icon: "cup.and.saucer", title: piece.name) {
            StageBadge(piece.stage)
          }
        }
      } header: {
        Text("Waiting")
      } footer: {
        Text("\(store.waiting.count) pieces wait for a firing.")
      }
    }
    .navigationTitle("Kiln")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu("Add") {
          ForEach(KilnReducer.Kind.allCases, id: \.self) { kind in
            Button(kind == .bisque ? "Bisque" : "Glaze") {
              store.send(.addButtonTapped(kind), animation: .default)
            }
          }
        }
      }
    }
    .sheet(item: $store.scope(state: \.destination?.load, action: \.destination.load)) { store in
      NavigationStack {
        LoadView(store: store)
      }
      .presentationDetents([.medium, .large])
    }
    .navigationDestination(
      item: $store.scope(state: \.destination?.firing, action: \.destination.firing)
    ) { store in
      FiringView(store: store)
    }
    .confirmationDialog(
      $store.scope(state: \.destination?.confirm, action: \.destination.confirm)
    )
  }
}

struct FiringView: View {
  @Bindable var store: StoreOf<FiringReducer>

  var body: some View {
    VStack(spacing: 16) {
      Text(store.temperatureText)
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .monospacedDigit()
      ProgressView(value: store.progress)
      switch store.status {
      case .waiting:
        Button("Start") { store.send(.startButtonTapped) }
          .buttonStyle(.primary)
      case .heating:
        Button("Stop", role: .destructive) { store.send(.stopButtonTapped) }
      case let .stopped(temperature):
        Text("Stopped at \(temperature) °C")
      case .finished:
        Label("Finished", systemImage: "checkmark")
      }
      Curve(firing: store.firing, readings: store.readings.map(\.temperature))
        .frame(height: 120)
    }
    .padding()
    .navigationTitle(store.firing.title)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// The curve of a firing, as bars.
private struct Curve: View {
  let firing: Firing
  let readings: [Int]

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(0..<12, id: \.self) { index in
        let minute = firing.minutes * index / 12
        RoundedRectangle(cornerRadius: 2)
          .fill(minute < readings.count ? Color.orange : Color.gray.opacity(0.3))
          .frame(height: CGFloat(firing.target(afterMinutes: minute)) / 12)
      }
    }
    .accessibilityHidden(true)
  }
}

struct LoadView: View {
  @Bindable var store: StoreOf<LoadReducer>
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    Form {
      TextField("Title", text: $store.firing.title)
        .focused($isTitleFocused)
      Section("Pieces") {
        ForEach(store.candidates) { piece in
          Toggle(
            piece.name,
            isOn: Binding(
              get: { store.firing.pieces.contains(piece.id) },
              set: { _ in store.send(.pieceToggled(piece.id)) }
            )
          )
        }
      }
      if let problem = store.problem {
        switch problem {
        case .empty:
          Text("The kiln would be empty.")
        case let .tooHot(ids):
          Text("\(ids.count) pieces would melt.")
            .foregroundStyle(.red)
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.firing.title.isEmpty)
      }
    }
    .onAppear { isTitleFocused = true }
  }
}

#Preview {
  NavigationStack {
    KilnView(
      store: Store(
        initialState: KilnReducer.State(plan: [
          Firing(id: 1, title: "Bisque", steps: [Firing.Step(target: 950, minutes: 420)])
        ])
      ) {
        KilnReducer()
          ._printChanges()
      }
    )
  }
}
