// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A feature with rows, a stack, bindings, and values from dependencies.
@Reducer
struct Notes {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var notes: IdentifiedArrayOf<Note.State> = []
    var path = StackState<Page.State>()
    var draft = ""
    var settings = Settings()
    var restorations = 0
  }

  /// A type without observed properties.
  struct Settings: Codable, Equatable, Sendable {
    var volume = 1
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case notes(IdentifiedActionOf<Note>)
    case path(StackActionOf<Page>)
    case addTapped(String)
    case openTapped(String)
    case loadTapped
    case loaded(TaskResult<String>)
    case chained
    case identifiersTapped(Report)
    case restored

    static func identifiersTapped(_ report: @escaping @Sendable ([UUID]) -> Void) -> Self {
      .identifiersTapped(Report(report))
    }
  }

  /// A function, which is not encoded.
  struct Report: Codable, Sendable {
    var call: @Sendable ([UUID]) -> Void

    init(_ call: @escaping @Sendable ([UUID]) -> Void) {
      self.call = call
    }

    init(from decoder: any Decoder) throws {
      self.init { _ in }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(true)
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.load) var load
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped(let text):
        state.notes.append(
          Note.State(
            id: uuid(),
            text: text,
            created: date.now,
            color: withRandomNumberGenerator { Int.random(in: 0..<1_000_000, using: &$0) }
          )
        )
        return .none
      case .openTapped(let title):
        state.path.append(Page.State(title: title))
        return .none
      case .loadTapped:
        return .run { send in await send(.loaded(TaskResult { try await load.run() })) }
      case .loaded(.success(let text)):
        state.draft = text
        return .send(.chained)
      case .chained:
        state.draft += ", chained"
        return .none
      case .identifiersTapped(let report):
        return .run { _ in report.call([uuid(), uuid()]) }
      case .restored:
        state.restorations += 1
        return .none
      case .binding, .notes, .path, .loaded: return .none
      }
    }
    .forEach(\.notes, action: \.notes) { Note() }
    .forEach(\.path, action: \.path) { Page() }
  }

  @Reducer
  struct Note {
    @ObservableState
    struct State: Codable, Equatable, Identifiable, Sendable {
      let id: UUID
      var text: String
      var created: Date
      var color: Int
      var isDone = false
    }

    enum Action: Codable, Sendable {
      case doneToggled
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.isDone.toggle()
        return .none
      }
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Codable, Equatable, Sendable {
      var title: String
    }

    enum Action: Codable, Sendable {
      case renamed(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .renamed(let title) = action { state.title = title }
        return .none
      }
    }
  }
}

/// A client that loads a text.
struct Load: Sendable {
  var run: @Sendable () async throws -> String

  init(_ run: @escaping @Sendable () async throws -> String) {
    self.run = run
  }
}

extension DependencyValues {
  var load: Load {
    get { self[LoadKey.self] }
    set { self[LoadKey.self] = newValue }
  }
}

private enum LoadKey: DependencyKey {
  static let liveValue = Load { "" }
  static let testValue = Load { "" }
}
