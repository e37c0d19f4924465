// SPDX-License-Identifier: MIT

// The sample code of the article Programs. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleApp
import EnsembleJournal
import Foundation

// snippet: program
@MainActor
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup("Diary") {
      DiaryView(store: Store(initialState: Diary.State()) { Diary() })
    }
    Window("Clock", id: "clock") {
      ClockView()
    }
  }
}
// end

@Reducer
struct Diary {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
}

private struct DiaryView: View {
  let store: StoreOf<Diary>

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

  static var journal: (any Journal)? {
    FileJournal(folder: URL.applicationSupportDirectory.appending(path: "todos"))
  }
}
// end
