// SPDX-License-Identifier: MIT

// The sample code of the documentation of StackState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: child
@Reducer
struct Chapter {
  @ObservableState
  struct State: Equatable {
    let number: Int
  }

  enum Action {
    case nextTapped
  }
}
// end

// snippet: example
@Reducer
struct Book {
  @Reducer
  enum Path {
    case chapter(Chapter)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case openTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openTapped:
        state.path.append(.chapter(Chapter.State(number: 1)))
        return .none
      case .path(.element(let id, .chapter(.nextTapped))):
        guard let number = state.path[id: id, case: \.chapter]?.number else { return .none }
        state.path.append(.chapter(Chapter.State(number: number + 1)))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Book.Path.State: Equatable {}
// end

@MainActor
@Suite struct StackStateTests {
  // snippet: test
  @Test func `a chapter leads to the next one, and back`() async {
    let store = TestStore(initialState: Book.State()) { Book() }

    await store.send(.openTapped) {
      $0.path[id: 0] = .chapter(Chapter.State(number: 1))
    }
    await store.send(\.path[id: 0].chapter.nextTapped) {
      $0.path[id: 1] = .chapter(Chapter.State(number: 2))
    }
    await store.send(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
    }
  }
  // end
}
