// SPDX-License-Identifier: MIT

import Ensemble

@Reducer
struct BookDetail {
  @ObservableState
  struct State: Equatable {
    var book: Book
    var blurb: String?
    var isLoading = false
  }

  enum Action {
    case blurbLoaded(String)
    case blurbFailed
    case delegate(Delegate)
    case readTapped
    case task

    @CasePathable
    enum Delegate {
      case changed(Book)
    }
  }

  @Dependency(BlurbClient.self) private var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .blurbLoaded(let blurb):
        state.blurb = blurb
        state.isLoading = false
        return .none

      case .blurbFailed:
        state.blurb = "Nobody knows what this book is about."
        state.isLoading = false
        return .none

      case .delegate:
        return .none

      case .readTapped:
        state.book.isRead.toggle()
        return .send(.delegate(.changed(state.book)))

      case .task:
        state.isLoading = true
        return .run { [client, title = state.book.title] send in
          await send(.blurbLoaded(try await client.blurb(title: title)))
        } catch: { _, send in
          await send(.blurbFailed)
        }
      }
    }
  }
}
