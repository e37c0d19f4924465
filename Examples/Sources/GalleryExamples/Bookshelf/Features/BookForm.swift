// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A form that edits a new or an existing book.
@Reducer
struct BookForm: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var book: Book
    /// The book as it was when the form was opened.
    let original: Book
    let isNew: Bool
    /// Whether problems are shown: after the first attempt to save.
    var showsProblems = false
    var focus: Field? = .title

    init(book: Book, isNew: Bool = false) {
      self.book = book
      original = book
      self.isNew = isNew
    }

    /// Whether closing the form loses anything.
    var hasChanges: Bool { book != original }
  }

  enum Field: Hashable, Sendable {
    case author, title
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case cancelTapped
    case delegate(Delegate)
    case saveTapped
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case saved(Book)
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelTapped:
        return .run { _ in await dismiss() }

      case .saveTapped:
        guard state.problem == nil else {
          state.showsProblems = true
          state.focus = state.tidied.title.isEmpty ? .title : .author
          return .none
        }
        return .run { [book = state.tidied] send in
          await send(.delegate(.saved(book)))
          await dismiss()
        }
      }
    }
  }
}

extension BookForm.State {
  /// The book without spaces around its texts, and with the bookmark inside.
  var tidied: Book {
    var book = book
    book.title = book.title.trimmingCharacters(in: .whitespaces)
    book.author = book.author.trimmingCharacters(in: .whitespaces)
    book.page = min(book.page, book.pages)
    return book
  }

  /// The reason why the book cannot be saved.
  var problem: String? {
    if tidied.title.isEmpty { return "A book needs a title." }
    if tidied.author.isEmpty { return "A book needs an author." }
    return nil
  }
}
