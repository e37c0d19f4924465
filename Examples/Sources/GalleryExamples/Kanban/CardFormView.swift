// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A form that edits a card.
struct CardFormView: View {
  @Bindable var store: StoreOf<CardForm>

  var body: some View {
    Form {
      Section("Card") {
        TextField("Title", text: $store.card.title)
        TextField("Notes", text: $store.card.notes)
      }
      Section("Place") {
        Picker("Column", selection: $store.column) {
          ForEach(KanbanColumn.allCases, id: \.self) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        Picker("Priority", selection: $store.card.priority) {
          ForEach(KanbanCard.Priority.allCases, id: \.self) { Text($0.title) }
        }
      }
      if !store.isNew {
        Button("Delete card", role: .destructive) { store.send(.deleteTapped) }
      }
    }
    .navigationTitle(store.isNew ? "New card" : "Edit card")
    .toolbar {
      Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
      Button("Save") { store.send(.saveTapped) }
        .buttonStyle(.borderedProminent)
        .disabled(!store.isComplete)
    }
  }
}
