// SPDX-License-Identifier: MIT

// The code of the article Programs, which `.ci/check-snippets` compares with it.

import Ensemble
import EnsembleApp
import EnsembleJournal
import EnsembleWeb
import Foundation

// snippet: program
@MainActor
struct JournalApp: App {
  var body: some Scene {
    WindowGroup("Journal") {
      JournalView(store: Store(initialState: Journal.State()) { Journal() })
    }
    Window("Clock", id: "clock") {
      ClockView()
    }
  }
}
// end

@Reducer
struct Journal {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}

private struct JournalView: View {
  let store: StoreOf<Journal>

  var body: some View { Text("\(store.count) entries") }
}

private struct ClockView: View {
  var body: some View { Text("12:00") }
}

private typealias Todos = DurableStoresTests.Todos

private struct TodosView: View {
  let store: StoreOf<Todos>

  var body: some View { Text("\(store.todos.count) todos") }
}

// snippet: recorded
struct TodosApp: App {
  var body: some Scene {
    WindowGroup("Todos", id: "todos") { session in
      TodosView(store: try await session.store(initialState: Todos.State()) { Todos() })
    }
  }

  static var webConfiguration: WebConfiguration {
    var configuration = WebConfiguration()
    configuration.journal = FileJournal(folder: URL.homeDirectory.appending(path: ".todos"))
    return configuration
  }
}
// end
