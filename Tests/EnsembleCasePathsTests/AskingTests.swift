// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Testing for a case")
struct AskingTests {
  @Test("A value is in its own case and in no other")
  func isCase() {
    let action = Action.loaded([1])
    #expect(action.is(\.loaded))
    #expect(!action.is(\.note))
    #expect(!action.is(\.row))
  }

  @Test("A case without a payload can be tested for")
  func isVoidCase() {
    #expect(Row.tapped.is(\.tapped))
    #expect(!Row.renamed("").is(\.tapped))
  }

  @Test("A path of several steps matches if each step does")
  func isNestedCase() {
    #expect(Action.row(.tapped).is(\.row.tapped))
    #expect(!Action.row(.tapped).is(\.row.renamed))
    #expect(!Action.loaded([]).is(\.row.tapped))
  }

  @Test("A payload that is nil is still a payload")
  func isCaseWithNilPayload() {
    #expect(Action.note(nil).is(\.note))
    #expect(Action.note(nil).is(\.note.none))
    #expect(!Action.note(nil).is(\.note.some))
  }

  @Test("Every value matches the identity path")
  func isSelf() {
    #expect(Row.tapped.is(\.self))
  }

  @Test("A key path that does not end at a case matches no value")
  func isNoCase() {
    #expect(!Row.tapped.is(\.notACase))
  }

  @Test("A type-erased key path can be tested for")
  func isPartial() {
    let keyPaths: [PartialCaseKeyPath<Row>] = [\.tapped, \.renamed]
    #expect(keyPaths.map { Row.renamed("a").is($0) } == [false, true])
  }

  @Test("A key path is a pattern")
  func pattern() {
    func name(_ action: Action) -> String {
      switch action {
      case \.loaded: "loaded"
      case \.row.tapped: "row.tapped"
      case \.row: "row"
      default: "other"
      }
    }
    #expect(name(.loaded([])) == "loaded")
    #expect(name(.row(.tapped)) == "row.tapped")
    #expect(name(.row(.renamed(""))) == "row")
    #expect(name(.note(nil)) == "other")
  }

  @Test("A key path is a pattern for an optional value")
  func optionalPattern() {
    func name(_ action: Action?) -> String {
      switch action {
      case \.loaded: "loaded"
      case \.row.tapped: "row.tapped"
      case \.none: "none"
      default: "other"
      }
    }
    #expect(name(.loaded([])) == "loaded")
    #expect(name(.row(.tapped)) == "row.tapped")
    #expect(name(.row(.renamed(""))) == "other")
    #expect(name(nil) == "none")
  }

  @Test("A value has the key path of its case")
  func currentCase() {
    #expect(Row.moved(from: 1, to: 2).case == \.moved)
    #expect(Row.moved(from: 1, to: 2).case == Row.moved(from: 3, to: 4).case)
    #expect(Row.tapped.case != Row.renamed("").case)
    #expect(Action.allCasePaths[.note(nil)] == \Action.Cases.note)
  }

  @Test("The cases are enumerated in the order of declaration")
  func enumeration() {
    #expect(Row.allCaseKeyPaths == [\.tapped, \.renamed, \.moved])
    let values = [Row.moved(from: 0, to: 0), .tapped, .renamed("")]
    #expect(values.map { value in Row.allCaseKeyPaths.filter { value.is($0) }.count } == [1, 1, 1])
  }
}

extension Row.AllCasePaths {
  fileprivate var notACase: Int { 1 }
}
