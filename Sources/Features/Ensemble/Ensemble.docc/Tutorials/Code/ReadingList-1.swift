// SPDX-License-Identifier: MIT

import Ensemble

@Reducer
struct ReadingList {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var books: IdentifiedArrayOf<Book> = []
  }
}
