// SPDX-License-Identifier: MIT

// The sample code of the documentation of Dependency. `.ci/check-snippets` compares the two.

import Ensemble
import Foundation
import Testing

// snippet: example
@Reducer
struct Receipt {
  @ObservableState
  struct State: Equatable {
    var number = ""
    var text = ""
  }

  enum Action {
    case printed
    case printTapped
  }

  @Dependency(\.uuid) var uuid
  @Dependency(Printer.self) var printer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .printTapped:
        state.number = uuid().uuidString
        return .run { [printer, number = state.number] send in
          try await printer.print("Receipt \(number)")
          await send(.printed)
        }
      case .printed:
        state.text = "Printed."
        return .none
      }
    }
  }
}

@DependencyClient
nonisolated struct Printer: Sendable {
  var print: @Sendable (_ text: String) async throws -> Void
}

nonisolated extension Printer: TestDependencyKey {
  static let testValue = Printer()
}
// end

@MainActor
@Suite struct DependencyTests {
  // snippet: test
  @Test func `a receipt has a number`() async {
    let printed = LockIsolated<[String]>([])
    let store = TestStore(initialState: Receipt.State()) {
      Receipt()
    } withDependencies: {
      $0.uuid = .incrementing
      $0[Printer.self].print = { text in printed.withValue { $0.append(text) } }
    }

    await store.send(.printTapped) { $0.number = "00000000-0000-0000-0000-000000000000" }
    await store.receive(\.printed) { $0.text = "Printed." }
    #expect(printed.value == ["Receipt 00000000-0000-0000-0000-000000000000"])
  }
  // end
}
