// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The list of sync-ups.
@ViewAction(for: SyncUpsList.self)
struct SyncUpsListView: View {
  @Bindable var store: StoreOf<SyncUpsList>

  var body: some View {
    VStack {
      if store.syncUps.isEmpty {
        ContentUnavailableView(
          "No sync-ups yet",
          systemImage: "person.3",
          description: Text("Add one to plan a meeting.")
        )
      }
      List {
        if let problem = store.problem {
          Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
        ForEach(store.syncUps) { syncUp in
          Button {
            send(.syncUpTapped(id: syncUp.id))
          } label: {
            SyncUpCard(syncUp: syncUp)
          }
        }
        .onDelete { send(.deleted(offsets: Array($0))) }
      }
    }
    .navigationTitle("Sync-ups")
    .toolbar { Button("Add") { send(.addTapped) } }
    .onAppear { send(.appeared) }
    .alert($store.scopes(\.destination.alert))
    .sheet(item: $store.scopes(\.destination.add)) { form in
      SyncUpFormView(store: form)
        .navigationTitle("New sync-up")
        .toolbar {
          Button("Discard", role: .cancel) { send(.cancelAddTapped) }
          Button("Save") { send(.confirmAddTapped) }.buttonStyle(.borderedProminent)
        }
    }
  }
}

/// A sync-up in the list.
private struct SyncUpCard: View {
  let syncUp: SyncUp

  var body: some View {
    HStack {
      Text(syncUp.title.isEmpty ? "Untitled" : syncUp.title)
        .bold()
        .foregroundStyle(syncUp.theme.color)
      Spacer()
      Label("\(syncUp.attendees.count)", systemImage: "person.3")
      Label(syncUp.duration.clockText, systemImage: "clock")
    }
  }
}

extension Theme {
  var color: Color {
    switch self {
    case .amber: .orange
    case .coral: .pink
    case .indigo: .indigo
    case .moss: .green
    case .plum: .purple
    case .slate: .gray
    case .teal: .teal
    }
  }
}
