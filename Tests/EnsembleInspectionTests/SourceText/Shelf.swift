// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Foundation

/// The values of a feature that keeps books, in all the forms that a state and an action can have.
enum Shelf {
  enum Genre: String, Hashable, CustomStringConvertible {
    case novel, poetry, none, `default`

    var description: String { "a \(rawValue)" }
  }

  struct Book: Hashable, Identifiable, Sendable {
    var id: Int
    var title: String
    var isRead = false
  }

  struct Tag: Hashable, RawRepresentable {
    let rawValue: String
  }

  struct Features: OptionSet, Hashable {
    let rawValue: UInt8
  }

  struct Page<Content: Equatable>: Equatable {
    var content: Content
    var notes: [String: Int] = [:]
  }

  struct Price: Equatable, SourceCodeRepresentable {
    private let cents: Int

    init(cents: Int) { self.cents = cents }

    var sourceCode: String { "Shelf.Price(cents: \(cents))" }
  }

  enum Failure: Error, Hashable {
    case offline
    case status(code: Int)
  }

  indirect enum Outline: Equatable {
    case text(String)
    case section(title: String, Outline?, [Outline] = [])
  }

  @ObservableState
  struct Detail: Equatable, Sendable {
    var title = ""
    var page = 1
  }

  @CasePathable
  @ObservableState
  enum Screen: Equatable, Sendable {
    case detail(Detail)
    case settings(isOn: Bool)
    case empty
  }

  @CasePathable
  enum AlertAction: Equatable, Sendable {
    case deleteConfirmed
  }

  @ObservableState
  struct State: Equatable {
    var count = 0
    var title: String?
    var `default` = false
    var books: IdentifiedArrayOf<Book> = []
    var detail: Detail?
    var tags: Set<String> = []
    var prices: [String: Detail] = [:]
    var pair = Pair()
    @Presents var screen: Screen?
    @Presents var alert: AlertState<AlertAction>?
    var path = StackState<Screen>()
    @Shared(value: 0) var visits: Int
    @Shared(.inMemory("shelf.kept")) var kept = 0
  }

  @ObservableState
  struct Pair: Equatable, Sendable {
    var first = Detail()
    var range = 0..<3
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case tapped
    case entered(String)
    case moved(from: Int, to: Int)
    case response(Result<Int, Failure>)
    case finished(TaskResult<Int>)
    case saved(Result<Never?, Failure>)
    case book(IdentifiedActionOf<BookFeature>)
    case screen(PresentationAction<ScreenAction>)
    case path(StackAction<Screen, ScreenAction>)
    case plain(PresentationAction<Genre>)
  }

  @CasePathable
  enum ScreenAction: Equatable {
    case detail(DetailAction)
  }

  @CasePathable
  enum DetailAction: Equatable {
    case closed
    case turned(by: Int)
  }

  @Reducer
  struct BookFeature {
    typealias State = Book

    enum Action: Equatable { case toggled, renamed(String) }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}
