// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Texts of actions")
struct ActionTextTests {
  private enum Action {
    case tapped
    case renamed(String)
    case moved(from: Int, to: Int)
    case loaded(Result<[Int], any Error>)
    case child(Child)
    case chosen(Int?)
    case signedIn(name: String, password: Sensitive<String>)
    case point(Point)
  }

  private enum Child { case element(id: Int, action: Leaf) }
  private enum Leaf { case toggled }
  private struct Point { var x = 1, y = 2 }

  private indirect enum Nested { case outer(Nested), inner }

  @Test(arguments: [
    (Action.tapped, ".tapped"),
    (.renamed("Milk \"fresh\"\n"), #".renamed("Milk \"fresh\"\n")"#),
    (.moved(from: 1, to: 2), ".moved(from: 1, to: 2)"),
    (.loaded(.success([1, 2])), ".loaded(.success(2 elements))"),
    (.child(.element(id: 3, action: .toggled)), ".child(.element(id: 3, action: .toggled))"),
    (.chosen(nil), ".chosen(nil)"), (.chosen(4), ".chosen(4)"),
    (
      .signedIn(name: "Ada", password: Sensitive("secret")),
      #".signedIn(name: "Ada", password: •••)"#
    ),
    (.point(Point()), ".point(ActionTextTests.Point)"),
  ])
  private func `values are short`(action: Action, text: String) {
    #expect(ActionText.text(of: action) == text)
  }

  @Test func `a long text is cut`() {
    let text = ActionText.text(of: Action.renamed(String(repeating: "a", count: 100_000)))
    #expect(text.hasPrefix(#".renamed("aaa"#))
    #expect(text.hasSuffix("…)"))
    #expect(text.count < 80)
  }

  @Test func `enums in each other end somewhere`() {
    var nested = Nested.inner
    for _ in 0..<1_000 { nested = .outer(nested) }
    #expect(ActionText.text(of: nested).contains(".outer(…)"))
  }
}
