// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Composing paths")
struct ComposingTests {
  @Test("Key paths of cases can be appended")
  func appendKeyPaths() {
    let row: CaseKeyPath<Action, Row> = \.row
    let renamed = row.appending(path: \.renamed)
    #expect(renamed("a") == .row(.renamed("a")))
    #expect(Action.row(.renamed("a"))[case: renamed] == "a")
  }

  @Test("An appended key path equals the literal")
  func appendedEquality() {
    let row: CaseKeyPath<Action, Row> = \.row
    let renamed: CaseKeyPath<Action, String> = row.appending(path: \.renamed)
    #expect(renamed == \.row.renamed)
    #expect(Set<PartialCaseKeyPath<Action>>([renamed, \.row.renamed]).count == 1)
  }

  @Test("A key path of the payload's enum can be appended")
  func appendFromPayload() {
    let row: CaseKeyPath<Action, Row> = \.row
    let renamed: CaseKeyPath<Row, String> = \.renamed
    #expect(row.appending(path: renamed)("a") == .row(.renamed("a")))
    #expect(row.appending(path: renamed) == \.row.renamed)
  }

  @Test("Case paths can be appended")
  func appendPaths() {
    let path = AnyCasePath<Action, Row>(\.row).appending(AnyCasePath<Row, String>(\.renamed))
    #expect(path.embed("a") == .row(.renamed("a")))
    #expect(path.extract(from: .row(.renamed("a"))) == "a")
    #expect(path.extract(from: .row(.tapped)) == nil)
    #expect(path.extract(from: .note("a")) == nil)
  }

  @Test("A case path has a member for each case of its payload")
  func pathMember() {
    let path: AnyCasePath<Action, String> = AnyCasePath<Action, Row>(\.row).renamed
    #expect(path.extract(from: .row(.renamed("a"))) == "a")
  }

  @Test("Appending the identity, before or after, has no effect")
  func identity() {
    let path = AnyCasePath<Action, Action>().appending(AnyCasePath(\.loaded))
      .appending(AnyCasePath<[Int], [Int]>())
    #expect(path.embed([1]) == .loaded([1]))
    #expect(path.extract(from: .loaded([1])) == [1])
    #expect(path.extract(from: .note(nil)) == nil)
  }

  @Test("A case path can be created from two closures")
  func closures() {
    let path = AnyCasePath<Int, String>(embed: { $0.count }, extract: { $0 == 0 ? nil : "\($0)" })
    #expect(path.embed("abc") == 3)
    #expect(path.extract(from: 7) == "7")
    #expect(path.extract(from: 0) == nil)
  }

  @Test("Key paths are equal exactly for the same case")
  func equality() {
    let renamed: PartialCaseKeyPath<Row> = \.renamed
    #expect(renamed == \Row.Cases.renamed)
    #expect(renamed != \Row.Cases.tapped)
  }
}
