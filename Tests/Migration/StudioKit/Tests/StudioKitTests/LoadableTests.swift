// SPDX-License-Identifier: MIT

import StudioKit
import XCTest

final class LoadableTests: XCTestCase {
  func testTheValueSurvivesLoadingAndFailures() {
    var clay = Loadable<Int>.loaded(12)
    clay.beginLoading()
    XCTAssertEqual(clay, .loading(previous: 12))
    XCTAssertTrue(clay.isLoading)
    clay.settle(.failure(LoadFailure(message: "No clay.")))
    XCTAssertEqual(clay.value, 12)
    XCTAssertEqual(clay.failure?.message, "No clay.")
    XCTAssertTrue(clay.isSettled)
  }

  func testMapKeepsTheCase() {
    XCTAssertEqual(Loadable.loading(previous: 2).map { $0 * 2 }, .loading(previous: 4))
    XCTAssertEqual(Loadable<Int>.idle.map(String.init), .idle)
    let failure = LoadFailure(message: "Broken", isTransient: true)
    XCTAssertEqual(
      Loadable.failed(failure, previous: 3).map { "\($0)" },
      .failed(failure, previous: "3")
    )
  }

  func testUpdatesChangeTheNewestValue() {
    var glazes = Loadable.loading(previous: ["Celadon"])
    glazes.update { $0.append("Tenmoku") }
    XCTAssertEqual(glazes.value, ["Celadon", "Tenmoku"])
    glazes = .loaded(["Shino"])
    glazes.update { $0.removeAll() }
    XCTAssertEqual(glazes, .loaded([]))
    glazes = .idle
    glazes.update { $0.append("Ash") }
    XCTAssertEqual(glazes, .idle)
  }

  func testCases() {
    let answers: [Loadable<Int>] = [.loaded(1), .idle, .loaded(2), .loading(previous: nil)]
    XCTAssertEqual(answers.compactMap(case: \.loaded), [1, 2])
    XCTAssertEqual(answers.count(of: \.loaded), 2)
    XCTAssertTrue(answers[1].isAny(of: \.idle, \.loading))
    XCTAssertFalse(answers[0].isAny(of: \.idle, \.failed))
    XCTAssertEqual(answers[2].value(of: \.loaded) { $0 > 1 }, 2)
    XCTAssertNil(answers[0].value(of: \.loaded) { $0 > 1 })
    XCTAssertEqual(answers[0].loaded, 1)
    let named = ["b": answers[0], "a": answers[2], "c": answers[1]]
    XCTAssertEqual(named.names(in: \.loaded), ["a", "b"])
  }

  func testChangesInACase() {
    var answer = Loadable.loaded(1)
    XCTAssertTrue(answer.changeIfPresent(\.loaded) { $0 += 41 })
    XCTAssertFalse(answer.changeIfPresent(\.idle) { _ in })
    XCTAssertEqual(answer, .loaded(42))
  }

  func testTheFirstHandlerAnswers() {
    let handlers: [CaseHandler<Loadable<Int>, String>] = [
      CaseHandler(\.idle) { "nothing" },
      CaseHandler(\.loaded) { "the \($0)" },
      CaseHandler(\.loaded) { _ in "too late" },
    ]
    XCTAssertEqual(CaseHandler.first(of: handlers, for: .loaded(3)), "the 3")
    XCTAssertNil(CaseHandler.first(of: handlers, for: .loading(previous: nil)))
  }
}
