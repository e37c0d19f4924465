// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// A form that edits a sync-up.
@ViewAction(for: SyncUpForm.self)
struct SyncUpFormView: View {
  @Bindable var store: StoreOf<SyncUpForm>
  @FocusState private var focus: SyncUpForm.Field?

  var body: some View {
    Form {
      Section("Sync-up") {
        TextField("Title", text: $store.syncUp.title).focused($focus, equals: .title)
        Slider(value: $store.syncUp.duration.inMinutes, in: 1...30, step: 1) {
          Text("Length \(store.syncUp.duration.clockText)")
        }
        Picker("Theme", selection: $store.syncUp.theme) {
          ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      Section("Attendees") {
        ForEach(store.syncUp.attendees) { attendee in
          TextField("Name", text: $store.syncUp.attendees[nameOf: attendee.id])
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { send(.attendeesDeleted(offsets: Array($0))) }
        Button("New attendee") { send(.addAttendeeTapped) }
      }
    }
    .bind($store.focus, to: $focus)
    .interactiveDismissDisabled(store.hasChanges)
  }
}

extension IdentifiedArrayOf<Attendee> {
  /// The name of an attendee; empty if no attendee has the id any more.
  fileprivate subscript(nameOf id: Attendee.ID) -> String {
    get { self[id: id]?.name ?? "" }
    set { self[id: id]?.name = newValue }
  }
}

extension Duration {
  fileprivate var inMinutes: Double {
    get { Double(components.seconds) / 60 }
    set { self = .seconds(newValue * 60) }
  }
}
