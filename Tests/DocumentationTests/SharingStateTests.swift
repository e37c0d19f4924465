// SPDX-License-Identifier: MIT

// The sample code of the article SharingState. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

// snippet: named-keys
extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var visits: Self { Self[.inMemory("visits"), default: 0] }
}

struct Report {
  @Shared(.visits) var visits
  @SharedReader(.visits) var visitsToRead
}
// end

// snippet: storage
extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var drafts: Self {
    Self[.fileStorage(.temporaryDirectory.appending(path: "drafts.json")), default: []]
  }
}

struct Preferences {
  @Shared(.appStorage("fontSize")) var fontSize = 12
}
// end

@Suite("Sharing state")
@MainActor
struct SharingStateTests {
  // snippet: feature
  @Reducer
  struct Settings {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("isCompact")) var isCompact = false
    }

    enum Action {
      case compactTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .compactTapped:
          state.$isCompact.withLock { $0.toggle() }
          return .none
        }
      }
    }
  }
  // end

  // snippet: parts
  struct User: Equatable, Sendable {
    var name = ""
    var age = 0
  }

  func rename(_ user: Shared<User>) {
    let name: Shared<String> = user.name
    name.withLock { $0 = "Ada" }
  }
  // end

  // snippet: test
  @Test func `tapping makes the layout compact`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }

    await store.send(.compactTapped) {
      $0.$isCompact.withLock { $0 = true }
    }
  }
  // end

  // snippet: scope
  struct Board {
    @Shared(.inMemory("notes", scope: .process)) var notes: [String] = []
  }
  // end

  @Test("A named key shares with its readers")
  func namedKey() {
    let report = Report()
    report.$visits.withLock { $0 += 1 }
    #expect(report.visitsToRead == 1)
  }

  @Test("A value in a file and a setting are shared")
  func storage() async throws {
    @Shared(.drafts) var drafts
    $drafts.withLock { $0.append("Hello") }
    try await $drafts.save()
    @Shared(.drafts) var again
    #expect(again == ["Hello"])
    Preferences().$fontSize.withLock { $0 = 14 }
    #expect(Preferences().fontSize == 14)
  }

  @Test("A part is written through")
  func part() {
    let user = Shared(value: User())
    rename(user)
    #expect(user.wrappedValue.name == "Ada")
  }
}
