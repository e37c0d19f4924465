// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Embedding a payload")
struct MakingTests {
  @Test("Calling a case key path embeds a payload")
  func call() {
    let loaded: CaseKeyPath<Action, [Int]> = \.loaded
    #expect(loaded([1]) == .loaded([1]))
    #expect((\Action.Cases.loaded)([1]) == .loaded([1]))
  }

  @Test("Calling the key path of a case without payload takes no argument")
  func callVoid() {
    let tapped: CaseKeyPath<Row, Void> = \.tapped
    #expect(tapped() == .tapped)
    #expect((\Action.Cases.row.tapped)() == .row(.tapped))
  }

  @Test("Calling a path of several steps embeds at each step")
  func callNested() {
    #expect((\Action.Cases.row.renamed)("a") == .row(.renamed("a")))
    #expect((\Action.Cases.maybe.renamed)("a") == .maybe(.renamed("a")))
    #expect((\Action.Cases.row.moved)((from: 1, to: 2)) == .row(.moved(from: 1, to: 2)))
  }

  @Test("A resolved path embeds what it extracts")
  func roundTrip() {
    let path = AnyCasePath<Action, String>(\.row.renamed)
    let action = path.embed("a")
    #expect(action == .row(.renamed("a")))
    #expect(path.extract(from: action) == "a")
  }

  @Test("A key path and a payload can be passed to a generic function")
  func generic() {
    func make<Root: CasePathable, Value>(_ keyPath: CaseKeyPath<Root, Value>, _ value: Value)
      -> Root
    {
      keyPath(value)
    }
    #expect(make(\.loaded, [1]) as Action == .loaded([1]))
  }
}
