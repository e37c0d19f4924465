// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation

/// A document that several replicas of a store have.
@Reducer
struct Document {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var lines: [Line] = []
    var count = 0
    var answers = 0
    var ticks = 0
    var isTiming = false
  }

  struct Line: Codable, Equatable, Sendable {
    let id: UUID
    let date: Date
    let text: String
  }

  enum Action: Codable, Sendable {
    case added(String)
    case answered(String)
    case asked(String)
    case cancelled
    case chained(Int)
    case hurried(String)
    case hurriedThenDone(String)
    case sequence
    case ticked
    case timerToggled
    case undecodable(Undecodable)
    case unencodable(Unencodable)
    case waited
  }

  @Dependency(\.answer) var answer
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let text): state.lines.append(Line(id: uuid(), date: now, text: text))
      case .answered(let text):
        state.answers += 1
        state.lines.append(Line(id: uuid(), date: now, text: text))
      case .asked(let question):
        return .run { send in await send(.answered(answer(question))) }
      case .cancelled: return .cancel(id: "wait")
      case .chained(let count):
        guard count > 0 else { return .none }
        state.count += 1
        return .send(.chained(count - 1))
      case .hurried(let text):
        return .merge(
          .send(.added("throttled \(text)"))
            .throttle(id: "throttle", for: .seconds(1), clock: clock, latest: true),
          .send(.added("debounced \(text)"))
            .debounce(id: "debounce", for: .seconds(3), clock: clock)
        )
      case .hurriedThenDone(let text):
        return .concatenate(
          .send(.added(text)).throttle(id: "then", for: .seconds(1), clock: clock, latest: false),
          .send(.added("done"))
        )
      case .sequence:
        return .concatenate(
          .run { send in await send(.answered(answer("run"))) },
          .send(.added("then"))
        )
      case .ticked: state.ticks += 1
      case .timerToggled: state.isTiming.toggle()
      case .undecodable, .unencodable: break
      case .waited:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.added("waited"))
        }
        .cancellable(id: "wait")
      }
      return .none
    }
    .supervise { state in
      if state.isTiming {
        Supervised(id: "timer") { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      }
    }
  }
}

struct Unencodable: Codable, Sendable {
  init() {}
  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(codingPath: [], debugDescription: "It has no text.")
    throw EncodingError.invalidValue(self, context)
  }
}

struct Undecodable: Codable, Sendable {
  init() {}

  init(from decoder: any Decoder) throws {
    let context = DecodingError.Context(codingPath: [], debugDescription: "It cannot be read.")
    throw DecodingError.dataCorrupted(context)
  }

  func encode(to encoder: any Encoder) throws {}
}

struct Answer: Sendable {
  let answer: @Sendable (String) -> String

  func callAsFunction(_ question: String) -> String { answer(question) }
}

extension Answer: DependencyKey {
  static let liveValue = Answer { $0 }
  static let testValue = liveValue
}

extension DependencyValues {
  var answer: Answer {
    get { self[Answer.self] }
    set { self[Answer.self] = newValue }
  }
}

/// A shared journal that fails on demand, before or after it has appended.
final class FlakyJournal: SharedJournal {
  struct Down: Error {}

  enum Failure {
    case before, after
  }

  let failure = LockIsolated<Failure?>(nil)
  /// The number of appends.
  let attempts = LockIsolated(0)
  private let journal: MemoryJournal

  init(_ journal: MemoryJournal) {
    self.journal = journal
  }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await journal.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await journal.stores(beginningWith: prefix, unusedSince: date)
  }

  func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents) {
    let (store, contents) = try await journal.join(id, onAppend: onAppend)
    return (Joined(store: store, failure: failure, attempts: attempts), contents)
  }

  private struct Joined: JoinedJournal {
    let store: any JoinedJournal
    let failure: LockIsolated<Failure?>
    let attempts: LockIsolated<Int>

    func begin(with snapshot: JournalSnapshot) async throws -> JournalContents {
      try await store.begin(with: snapshot)
    }

    func append(_ entries: [JournalEntry]) async throws {
      attempts.withValue { $0 += 1 }
      if failure.value == .before { throw Down() }
      try await store.append(entries)
      if failure.value == .after { throw Down() }
    }

    func entries(after number: UInt64) async throws -> [JournalEntry] {
      if failure.value != nil { throw Down() }
      return try await store.entries(after: number)
    }

    func save(_ snapshot: JournalSnapshot) async throws { try await store.save(snapshot) }
    func leave() async { await store.leave() }
  }
}
