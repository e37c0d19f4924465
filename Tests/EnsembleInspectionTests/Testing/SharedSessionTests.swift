// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Tests from sessions with shared values")
struct SharedSessionTests {
  @Test func `a shared value that changes with its neighbours is changed in place`() throws {
    let test = try record(.notedTapped)
    #expect(test.problems.isEmpty)
    #expect(test.code.contains("$0.list.$notes.withLock { $0.append("))
    #expect(test.code.contains("$0.list.draft = nil"))
    #expect(!test.code.contains("$0.list ="))
  }

  @Test func `a shared element is taken from the list that it is an element of`() throws {
    let test = try record(.opened(id: 1))
    #expect(test.problems.isEmpty)
    let list = """
      Shared(wrappedValue: IdentifiedArrayOf<Notebook.Note>([recorded(Notebook.Note.self, ["id": 1, \
      "text": "A"])]), .inMemory("notebook"))
      """
    #expect(test.code.contains(#""note": Shared(\#(list)[dynamicMember: \.[id: 1]])!"#))
  }

  @Test func `a member of a shared value that is no element has to be repeated by hand`() throws {
    let test = try record(.counted)
    let reason = "the value is written apart from '.inMemory(\"notebook\")', of which it is a part."
    #expect(test.problems == ["Any.page.text: \(reason)"])
  }

  @Test func `a file of the application is named without the place of its directory`() throws {
    let directory = FileManager.default.urls(
      for: .applicationSupportDirectory,
      in: .userDomainMask
    )[0]
    func expectSource(_ text: String, of url: URL) {
      withDependencies {
        $0.defaultFileStorage = .inMemory
      } operation: {
        let shared = Shared(wrappedValue: 1, .fileStorage(url))
        #expect(source(shared).contains(".fileStorage(\(text))"))
      }
    }
    let name = "FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]"
    expectSource(
      #"\#(name).appending(path: "an app/a.json")"#,
      of: directory.appending(path: "an app/a.json")
    )
    expectSource(
      #"URL(string: "file:///other/a.json")!"#,
      of: try #require(URL(string: "file:///other/a.json"))
    )
  }

  @Test func `a value that follows something outside is given by the test`() throws {
    let store = Store(initialState: Watching.State()) { Watching() }
    let history = try #require(store.record(in: StoreInspection()))
    store.send(.looked)
    let test = history.test(of: 1...1)
    #expect(test.problems.isEmpty)
    #expect(
      test.code.contains(
        ##""number": Watched(SharedReader(wrappedValue: 7, .inMemory("#watched")))"##
      )
    )
    #expect(test.code.contains("{ $0.sum = 7 }"))
  }

  @Test func `a computed field of a form has the name of the field`() {
    #expect(
      source(BindingAction<Temperature>.set(\.fahrenheit, 50)) == #".set(\.fahrenheit, 50)"#
    )
  }

  private func record(_ action: Notebook.Action) throws -> GeneratedTest {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    store.list.$notes.withLock { $0 = [Notebook.Note(id: 1, text: "A")] }
    let history = try #require(store.record(in: StoreInspection()))
    store.send(action)
    return history.test(of: 1...1)
  }
}

@Reducer
struct Notebook {
  struct Note: Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
  }

  @ObservableState
  struct List: Equatable {
    @Shared(.inMemory("notebook")) var notes: IdentifiedArrayOf<Note> = []
    var draft: String? = "B"
  }

  @ObservableState
  struct Page: Equatable {
    @Shared var note: Note
  }

  @ObservableState
  struct TextPage: Equatable {
    @Shared var text: String
  }

  @ObservableState
  struct State: Equatable {
    var list = List()
    var opened: Page?
    var page: TextPage?
  }

  enum Action {
    case counted
    case notedTapped
    case opened(id: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.page = Shared(state.list.$notes[id: 1]).map { TextPage(text: $0.text) }
      case .notedTapped:
        let text = state.list.draft ?? ""
        state.list.$notes.withLock { _ = $0.append(Note(id: 2, text: text)) }
        state.list.draft = nil
      case .opened(let id):
        state.opened = Shared(state.list.$notes[id: id]).map { Page(note: $0) }
      }
      return .none
    }
  }
}

/// A key of a value that something outside the program determines.
struct WatchedKey: ObservingKey, Hashable, CustomStringConvertible {
  typealias Value = Int

  var description: String { "#watched" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: 7)
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

@propertyWrapper
struct Watched: SharedReaderWrapper, Equatable {
  let sharedReader: SharedReader<Int>

  init(_ sharedReader: SharedReader<Int>) {
    self.sharedReader = sharedReader
  }

  var wrappedValue: Int { sharedReader.wrappedValue }
}

@Reducer
struct Watching {
  struct State: Equatable {
    @Watched(SharedReader(wrappedValue: 0, WatchedKey())) var number: Int
    var sum = 0
  }

  enum Action { case looked }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.sum += state.number
      return .none
    }
  }
}

struct Temperature: Equatable, FormState {
  var celsius = 0

  var fahrenheit: Int {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }

  static var formFields: FormFields<Self> { [FormField("fahrenheit", \.fahrenheit)] }
}
