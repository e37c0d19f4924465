// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Task results")
struct TaskResultTests {
  struct Refused: Error, Equatable {
    var code = 0
  }
  struct Mute: Error {}

  @Test func `a returning task succeeds, and a throwing one fails`() async throws {
    let success = await TaskResult { 1 }
    #expect(success == .success(1))
    #expect(try success.value == 1)
    let failure = await TaskResult<Int> { throw Refused() }
    #expect(failure.is(\.failure))
    #expect(throws: Refused()) { try failure.value }
  }

  @Test func `failures are equal if their errors are`() {
    #expect(TaskResult<Int>.failure(Refused()) == .failure(Refused()))
    #expect(TaskResult<Int>.failure(Refused()) != .failure(Refused(code: 1)))
    #expect(TaskResult<Int>.failure(Refused()) != .failure(CancellationError()))
    #expect(TaskResult.failure(Refused()) != .success(1))
  }

  @Test func `comparing errors that are not equatable is reported`() {
    withKnownIssue {
      #expect(TaskResult<Int>.failure(Mute()) != .failure(Mute()))
    } matching: {
      $0.description.contains("'Mute'")
    }
  }

  @Test func `map transforms a value and keeps an error`() {
    #expect(TaskResult.success(1).map { "\($0)" } == .success("1"))
    #expect(TaskResult<Int>.failure(Refused()).map { $0 + 1 } == .failure(Refused()))
    #expect(TaskResult.success(1).flatMap { _ in TaskResult<Int>.failure(Refused()) }.is(\.failure))
  }

  @Test func `a task result converts to and from a result`() throws {
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(TaskResult(Result<Int, Refused>.failure(Refused())) == .failure(Refused()))
  }

  @MainActor
  @Test func `a test store receives cases of task results`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, TaskResult<Int>> { state, action in
        switch action {
        case .success(let number):
          state = number
          return .none
        case .failure:
          return .run { send in await send(TaskResult { 7 }) }
        }
      }
    }
    await store.send(.failure(Refused()))
    await store.receive(\.success, 7) { $0 = 7 }
  }
}
