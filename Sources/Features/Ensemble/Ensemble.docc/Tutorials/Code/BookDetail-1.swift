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
}
