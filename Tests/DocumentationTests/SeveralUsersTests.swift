// SPDX-License-Identifier: MIT

// The sample code of the article SeveralUsers. `.ci/check-snippets` compares the two.

#if TLS
import Ensemble
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

// snippet: key
nonisolated struct GuestbookEntry: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var text: String
}

extension SharedReaderKey where Self == InMemoryKey<IdentifiedArrayOf<GuestbookEntry>>.Default {
  static var guestbook: Self {
    Self[.inMemory("guestbook", scope: .process), default: []]
  }
}
// end

// snippet: undo
@Reducer
struct Guestbook {
  @ObservableState
  struct State: Equatable {
    @Shared(.guestbook) var entries
    /// What this person has removed, the last one at the end.
    var removed: [GuestbookEntry] = []
  }

  enum Action {
    case deleteTapped(id: Int)
    case undoTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let id):
        if let entry = state.$entries.withLock({ $0.remove(id: id) }) {
          state.removed.append(entry)
        }
        return .none
      case .undoTapped:
        guard let entry = state.removed.popLast() else { return .none }
        state.$entries.withLock { _ = $0.append(entry) }
        return .none
      }
    }
  }
}
// end

private struct GuestbookView: View {
  let store: StoreOf<Guestbook>

  var body: some View { Text("\(store.entries.count) entries") }
}

private typealias Todos = DurableStoresTests.Todos

private struct BoardView: View {
  let store: StoreOf<Todos>

  var body: some View { Text("\(store.todos.count) cards") }
}

@MainActor
private func makeApps() -> [WebApp] {
  // snippet: own
  let guestbook = WebApp(path: "guestbook", title: "Guestbook") {
    GuestbookView(store: Store(initialState: Guestbook.State()) { Guestbook() })
  }
  // end
  // snippet: shared
  let board = WebApp(path: "board", title: "Board", isShared: true) { session in
    BoardView(store: try await session.store(initialState: Todos.State()) { Todos() })
  }
  // end
  return [guestbook, board]
}

@MainActor
@Suite struct SeveralUsersTests {
  // snippet: test
  @Test func `undo restores what the same person removed`() {
    @Shared(.guestbook) var entries
    $entries.withLock {
      $0 = [GuestbookEntry(id: 1, text: "Hello"), GuestbookEntry(id: 2, text: "Hi")]
    }
    let ada = Store(initialState: Guestbook.State()) { Guestbook() }
    let grace = Store(initialState: Guestbook.State()) { Guestbook() }

    ada.send(.deleteTapped(id: 1))
    grace.send(.deleteTapped(id: 2))
    ada.send(.undoTapped)
    #expect(grace.entries.map(\.id) == [1])
  }
  // end

  @Test func `applications share what they are asked to share`() {
    #expect(makeApps().map(\.isShared) == [false, true])
  }
}
#endif
