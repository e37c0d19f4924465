// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Cases of the standard library's enums")
struct StandardTypeTests {
  @Test("An optional has the cases some and none")
  func optional() {
    let one: Int? = 1
    let nothing: Int? = nil
    #expect(one[case: \.some] == 1)
    #expect(nothing[case: \.some] == nil)
    #expect(nothing.is(\.none))
    #expect(!one.is(\.none))
    #expect((\Int?.Cases.some)(1) == 1)
    #expect((\Int?.Cases.none)() == nil)
  }

  @Test("An optional has the key path of its case, and enumerates both cases")
  func optionalReflection() {
    #expect(Int?.allCasePaths[1] == \Int?.Cases.some)
    #expect(Int?.allCasePaths[nil] == \Int?.Cases.none)
    #expect(Int?.allCaseKeyPaths == [\.none, \.some])
  }

  @Test("An optional of an enum also has the enum's cases")
  func optionalEnum() {
    let row: Row? = .renamed("a")
    #expect(row[case: \.renamed] == "a")
    #expect(row[case: \.some.renamed] == "a")
    #expect(row.is(\.renamed))
    #expect(!row.is(\.tapped))
    #expect((\Row?.Cases.renamed)("b") == .renamed("b"))
  }

  @Test("The layers of a nested optional are distinguished")
  func nestedOptional() {
    let value: Int?? = .some(nil)
    #expect(value.is(\.some))
    #expect(value.is(\.some.none))
    #expect(!value.is(\.some.some))
  }

  @Test("A result has the cases success and failure")
  func result() {
    typealias Outcome = Result<Int, Refusal>
    let success = Outcome.success(1)
    let failure = Outcome.failure(Refusal())
    #expect(success[case: \.success] == 1)
    #expect(success[case: \.failure] == nil)
    #expect(failure[case: \.failure] == Refusal())
    #expect(failure[case: \.success] == nil)
    #expect((\Outcome.Cases.success)(2) == .success(2))
    #expect((\Outcome.Cases.failure)(Refusal()) == failure)
    #expect(Outcome.allCasePaths[success] == \Outcome.Cases.success)
    #expect(Outcome.allCasePaths[failure] == \Outcome.Cases.failure)
    #expect(Outcome.allCaseKeyPaths == [\.success, \.failure])
  }

  @Test("A path continues into the payload of a result")
  func resultOfEnum() {
    let result = Result<Row, Refusal>.success(.renamed("a"))
    #expect(result[case: \.success.renamed] == "a")
    #expect(result.is(\.success.renamed))
  }

  @Test("Never has no cases")
  func never() {
    #expect(Never.allCaseKeyPaths.isEmpty)
  }

  @Test("Any enum has a case that no value is ever in")
  func neverCase() {
    let path = AnyCasePath<Action, Never>(\.never)
    #expect(path.extract(from: .loaded([])) == nil)
    #expect(!Action.loaded([]).is(\.never))
    #expect(!Action.row(.tapped).is(\.row.never))
  }
}
