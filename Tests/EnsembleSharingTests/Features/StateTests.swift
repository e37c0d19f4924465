// SPDX-License-Identifier: MIT

import CustomDump
import Ensemble
import EnsembleSharing
import Foundation
import IssueReporting
import TestTools
import Testing

/// Shared fields as parts of states: created, compared, coded, dumped and observed.
@MainActor
@Suite("States with shared fields")
struct SharedStateFieldTests {
  @ObservableState
  struct Settings: Equatable {
    @Shared var theme: String
    @Shared var size: Int
    @SharedReader var language: String
    var count: Int

    /// Creates a field of each kind: with a key, without a key, and passed in by the caller.
    init(theme: String, size: Int, language: SharedReader<String>) {
      _theme = Shared(wrappedValue: theme, .inMemory("theme"))
      _size = Shared(value: size)
      _language = language
      count = 0
    }
  }

  struct Document: Codable, Equatable {
    @Shared(.inMemory("author")) var author = "Blob"
    var title = ""

    enum CodingKeys: CodingKey { case title }
  }

  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
      @Shared(.inMemory("other")) var other = 0
      var log: [Int] = []
    }

    enum Action {
      case tapped
      case otherTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped: state.$count.withLock { $0 += 1 }
        case .otherTapped: state.$other.withLock { $0 += 1 }
        }
        return .none
      }
      .onChange(of: \.count) { old, _ in
        Reduce { state, _ in
          state.log.append(old)
          return .none
        }
      }
    }
  }

  @Test func `an initializer creates fields that are kept, owned and handed over`() {
    let language = Shared(value: "en")
    let first = Settings(theme: "dark", size: 1, language: SharedReader(language))
    let second = Settings(theme: "light", size: 2, language: SharedReader(language))
    #expect(second.theme == "dark")
    #expect((first.size, second.size) == (1, 2))
    language.withLock { $0 = "it" }
    #expect((first.language, second.language) == ("it", "it"))
  }

  @Test func `states are equal if the values of their fields are`() {
    let language = Shared(value: "en")
    let first = Settings(theme: "dark", size: 1, language: SharedReader(language))
    let second = Settings(theme: "dark", size: 1, language: SharedReader(value: "en"))
    #expect(first == second)
    second.$size.withLock { $0 = 2 }
    #expect(first != second)
  }

  @Test func `a coded state leaves out a shared field, which keeps its value`() throws {
    let document = Document(title: "A")
    document.$author.withLock { $0 = "Ada" }
    let data = try JSONEncoder().encode(document)
    #expect(String(decoding: data, as: UTF8.self) == #"{"title":"A"}"#)
    let decoded = try JSONDecoder().decode(Document.self, from: data)
    #expect(decoded.author == "Ada")
    #expect(decoded == document)
  }

  @Test func `a dump shows the values of shared fields`() {
    let settings = Settings(theme: "dark", size: 1, language: SharedReader(value: "en"))
    var text = ""
    customDump(settings, to: &text)
    for value in [#""dark""#, "1", #""en""#] { #expect(text.contains(value)) }
    #expect(!text.contains("Shared<"))
    #expect(Mirror(reflecting: Shared(value: Point(x: 1, y: 2))).children.count == 2)
  }

  private struct Point {
    var x: Int
    var y: Int
  }

  @Test func `a difference of states shows both values of a shared field`() async {
    let reporter = CollectingReporter()
    await withIssueReporters([reporter]) {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.tapped) { $0.log = [0] }
    }
    let message = reporter.reports.first?.message ?? ""
    #expect(reporter.reports.count == 1)
    #expect(message.contains("−") && message.contains("+"))
    #expect(message.contains("count"))
  }

  @Test func `'onChange' sees the change of a shared field`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tapped) {
      $0.$count.withLock { $0 = 1 }
      $0.log = [0]
    }
    await store.send(.otherTapped) { $0.$other.withLock { $0 = 1 } }
  }

  @Test func `'_printChanges' shows each changed shared field, and changes none`() {
    let text = LockIsolated("")
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(.customDump { line in text.withValue { $0 += line } })
    }
    store.send(.tapped)
    #expect(store.count == 1)
    #expect(marks(text.value) == ["_count", "_count"])
    text.setValue("")
    store.send(.otherTapped)
    #expect(store.other == 1)
    #expect(marks(text.value) == ["_other", "_other"])
  }

  /// Returns the names of shared fields in the lines that a difference marks.
  private func marks(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("- ") || $0.contains("+ ") }
      .compactMap { line in ["_count", "_other"].first { line.contains("\($0):") } }
  }

  @Test func `an observer of a shared field is notified of no other field`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.other
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.tapped)
    #expect(changes.value == 0)
    store.send(.otherTapped)
    #expect(changes.value == 1)
  }

  @ObservableState
  enum Screen: Equatable {
    case list(Counter.State)
    case empty
  }

  @Test func `a shared field in a case of an enum is shared`() {
    var screen = Screen.list(Counter.State())
    guard case .list(let state) = screen else { return }
    state.$count.withLock { $0 = 3 }
    #expect(screen != .empty)
    if case .list(let list) = screen { #expect(list.count == 3) }
    screen = .empty
    #expect(Counter.State().count == 3)
  }
}
