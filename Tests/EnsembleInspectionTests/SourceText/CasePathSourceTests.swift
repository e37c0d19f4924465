// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of case paths")
struct CasePathSourceTests {
  @Test func `a path leads to the innermost case`() {
    expectPath(#"\.tapped"#, nil, of: .tapped, \.tapped)
    expectPath(#"\.entered"#, "a", of: .entered("a"), \.entered)
    expectPath(#"\.response.success"#, 1, of: .response(.success(1)), \.response.success)
    expectPath(
      #"\.response.failure"#,
      Shelf.Failure.offline,
      of: .response(.failure(.offline)),
      \.response.failure
    )
  }

  @Test func `a path leads through an element by its id`() {
    expectPath(
      #"\.book[id: 1].toggled"#,
      nil,
      of: .book(.element(id: 1, action: .toggled)),
      \.book[id: 1].toggled
    )
    expectPath(
      #"\.path[id: 0].detail.turned"#,
      2,
      of: .path(.element(id: 0, action: .detail(.turned(by: 2)))),
      \.path[id: 0].detail.turned
    )
    expectPath(
      #"\.path.popFrom"#,
      StackElementID(integerLiteral: 1),
      of: .path(.popFrom(id: 1)),
      \.path.popFrom
    )
  }

  @Test func `a path leads through a presentation`() {
    expectPath(
      #"\.screen.detail.closed"#,
      nil,
      of: .screen(.presented(.detail(.closed))),
      \.screen.detail.closed
    )
    expectPath(#"\.screen.dismiss"#, nil, of: .screen(.dismiss), \.screen.dismiss)
    expectPath(
      #"\.plain.presented"#,
      Shelf.Genre.novel,
      of: .plain(.presented(.novel)),
      \.plain.presented
    )
  }

  @Test func `a path leads to the field of a write`() {
    expectPath(#"\.binding.count"#, 2, of: .binding(.set(\.count, 2)), \.binding.count)
  }

  @Test func `a payload of several values is a tuple`() throws {
    var writer = SourceWriter()
    let (path, payload) = writer.casePath(of: Shelf.Action.moved(from: 1, to: 2))
    #expect(path == #"\.moved"#)
    let pair = try #require(payload as? (from: Int, to: Int))
    #expect(pair == (1, 2))
  }

  @Test func `an action without case paths is a problem`() {
    var writer = SourceWriter()
    #expect(writer.casePath(of: Shelf.Genre.novel).path == #"\.novel"#)
    #expect(
      writer.problems == ["Shelf.Genre: the type is not 'CasePathable', so it has no case paths."]
    )
  }

  private func expectPath<Value>(
    _ path: String,
    _ payload: AnyHashable?,
    of action: Shelf.Action,
    _ code: CaseKeyPath<Shelf.Action, Value>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var writer = SourceWriter()
    let result = writer.casePath(of: action)
    #expect(result.path == path, sourceLocation: sourceLocation)
    #expect(result.payload as? AnyHashable == payload, sourceLocation: sourceLocation)
    #expect(writer.problems == [], sourceLocation: sourceLocation)
    #expect(action.is(code), sourceLocation: sourceLocation)
  }
}
