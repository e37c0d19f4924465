// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// One sync-up.
@ViewAction(for: SyncUpDetail.self)
struct SyncUpDetailView: View {
  @Bindable var store: StoreOf<SyncUpDetail>

  var body: some View {
    let syncUp = store.syncUp
    let isDeleted = store.isDeleted
    List {
      if isDeleted {
        Section {
          Label("This sync-up was deleted elsewhere.", systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
          Button("Restore") { send(.restoreTapped) }
        }
      }
      Section("Sync-up") {
        Button("Start meeting") { send(.startTapped) }.disabled(isDeleted)
        LabeledContent("Length", value: syncUp.duration.clockText)
        LabeledContent("Theme") { Text(syncUp.theme.rawValue).foregroundStyle(syncUp.theme.color) }
      }
      if !syncUp.meetings.isEmpty {
        Section("Past meetings") {
          ForEach(syncUp.meetings) { meeting in
            Button(meeting.date.dayAndTime()) { send(.meetingTapped(id: meeting.id)) }
          }
          .onDelete { send(.meetingsDeleted(offsets: Array($0))) }
        }
      }
      Section("Attendees") {
        ForEach(syncUp.attendees) { Label($0.name, systemImage: "person") }
      }
      Button("Delete", role: .destructive) { send(.deleteTapped) }.disabled(isDeleted)
    }
    .navigationTitle(syncUp.title)
    .toolbar { Button("Edit") { send(.editTapped) }.disabled(isDeleted) }
    .alert($store.scopes(\.destination.alert))
    .sheet(item: $store.scopes(\.destination.edit)) { form in
      SyncUpFormView(store: form)
        .navigationTitle("Edit \(syncUp.title)")
        .toolbar {
          Button("Discard", role: .cancel) { send(.cancelEditTapped) }
          Button("Save") { send(.confirmEditTapped) }.buttonStyle(.borderedProminent)
        }
    }
  }
}

/// A past meeting.
struct MeetingView: View {
  let meeting: Meeting
  let syncUp: SyncUp

  var body: some View {
    List {
      Section("Attendees") {
        ForEach(syncUp.attendees) { Text($0.name) }
      }
      Section("Transcript") {
        Text(meeting.transcript.isEmpty ? "The transcript is empty." : meeting.transcript)
      }
    }
    .navigationTitle("\(syncUp.title), \(meeting.date.dayAndTime())")
  }
}
