// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// Timers in files, each with a store of its own.
struct DocumentsView: View {
  let documents: [Document]

  var body: some View {
    List {
      if documents.isEmpty {
        Text("No timers. Name their files: gallery documents a.timer b.timer")
      }
      ForEach(documents) { document in
        switch document.content {
        case .open(let store): DocumentView(store: store)
        case .broken(let reason):
          Label(
            "\(document.file): cannot be opened: \(reason)",
            systemImage: "exclamationmark.triangle"
          )
          .foregroundStyle(.red)
        }
      }
    }
  }
}

/// One timer in a file.
struct DocumentView: View {
  let store: StoreOf<TimerDocument>

  var body: some View {
    Section(URL(filePath: store.file).lastPathComponent) {
      LonelyTimerView(store: store.scopes.timer)
      if let problem = store.problem { Text(problem).foregroundStyle(.red) }
    }
    .onAppear { store.send(.view(.opened)) }
    .onDisappear { store.send(.view(.closed)) }
  }
}
