// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Sending actions that are written as in Swift")
struct SendingTests {
  private let store = Store(initialState: Remote.State()) { Remote() }
  private let history: StoreHistory<Remote.State, Remote.Action>

  init() throws {
    history = try #require(store.record(in: StoreInspection()))
  }

  /// Returns the last line of the log after an action was sent.
  private func log(_ text: String) throws -> String? {
    try history.send(text)
    return store.log.last
  }

  /// Returns the description of the error with which an action is refused.
  private func problem(_ text: String) -> String {
    do {
      try history.send(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `the store processes the action`() throws {
    try history.send(".set(3)")
    #expect(store.log == ["3"])
    #expect(history.lastNumber == 1)
    #expect(history.action(1) as? Remote.Action == .set(3))
    #expect(history.summary(of: 1)?.sender == .store)
  }

  @Test(arguments: [
    (".set(3)", "3"), ("set(-3)", "-3"), (".set(1_000)", "1000"),
    (#".rename("a \"b\"")"#, "a \"b\""), (#".rename("5")"#, "5"), (#".rename("\"5\"")"#, "\"5\""),
    (".choose(true)", "true"), (".choose(false)", "false"),
    (".scale(2.5)", "2.5"), (".scale(2)", "2.0"),
    (".limit(nil)", "none"), (".limit(.none)", "none"), (".limit(4)", "4"),
    (".limit(.some(5))", "5"),
    (".sort(.descending)", "descending"), (".sort(ascending)", "ascending"),
    (".filter(.all)", "all"), (#".filter(.named("x"))"#, #"named("x")"#),
    (#".resize("{\"width\": 3, \"height\": 4}")"#, "3 4"),
    (#".tag("new")"#, "new"),
    (#".select("00000000-0000-0000-0000-000000000007")"#, "\(UUID(7))"),
  ])
  func `a payload is read`(text: String, line: String) throws {
    #expect(try log(text) == line)
  }

  @Test func `an action without a payload is sent`() throws {
    try history.send(".tap")
    #expect(store.detail != nil)
    try history.send("tap()")
    #expect(store.path.count == 2)
  }

  @Test func `an action of a presented feature is sent`() throws {
    try history.send(".tap")
    try history.send(#".detail(.presented(.rename("new")))"#)
    #expect(store.detail?.name == "new")
    try history.send(".detail(.dismiss)")
    #expect(store.detail == nil)
  }

  @Test func `an action of a row is sent`() throws {
    try history.send(#".rows(.element(id: 2, action: .rename("two")))"#)
    #expect(store.rows[id: 2]?.name == "two")
    #expect(problem(".rows(.clear)") == "Write '.element(id:action:)'.")
  }

  @Test func `an action of a stack is sent`() throws {
    try history.send(".tap")
    let id = try #require(store.path.ids.first)
    let number = "\(id)".dropFirst()
    try history.send(#".path(.element(id: \#(number), action: .rename("top")))"#)
    #expect(store.path[id: id]?.name == "top")
    try history.send(".path(.popFrom(id: \(number)))")
    #expect(store.path.isEmpty)
    #expect(problem(".path(.clear)") == "Write '.element(id:action:)' or '.popFrom(id:)'.")
  }

  @Test func `an unknown case is refused with the cases that there are`() {
    let message = problem(".unknown")
    #expect(message.hasPrefix("'Remote.Action' has no case 'unknown'. It has .tap, .set, .rename,"))
    #expect(message.hasSuffix(".rows, .path."))
    #expect(problem(".filter(.none)") == "'Remote.Filter' has no case 'none'. It has .all, .named.")
  }

  @Test(arguments: [
    (#".set("x")"#, "'\"x\"' is no value of the type 'Int'."),
    (".set(true)", "'true' is no value of the type 'Int'."),
    (".set(2.5)", "'2.5' is no value of the type 'Int'."),
    (".set(.some)", "'.some' is no value of the type 'Int'."),
    (".choose(1)", "'1' is no value of the type 'Bool'."),
    (".rename(5)", "'5' is no value of the type 'String'."),
    (#".select("x")"#, "'\"x\"' is no value of the type 'UUID'."),
    (#".resize("{}")"#, "'\"{}\"' is no value of the type 'Remote.Size'."),
    (".filter(3)", "'3' is no value of the type 'Remote.Filter'."),
    ("3", "'3' is no value of the type 'Remote.Action'."),
  ])
  func `a value of another type is refused`(text: String, message: String) {
    #expect(problem(text) == message)
    #expect(history.lastNumber == 0)
  }

  @Test func `a wrong number of values is refused`() {
    #expect(problem(".set") == "'.set' of 'Remote.Action' takes Int, but 0 values are written.")
    #expect(
      problem(".set(1, 2)") == """
        '.set' of 'Remote.Action' takes Int, but 2 values are written. More than one value cannot \
        be written here.
        """
    )
    #expect(problem(".tap(1)") == "'.tap' of 'Remote.Action' takes (), but 1 values are written.")
  }

  @Test func `a case with two values cannot be written`() {
    let message = problem(".move(from: 1, to: 2)")
    #expect(message.hasPrefix("'.move' of 'Remote.Action' takes (from: "))
    #expect(
      message.hasSuffix("but 2 values are written. More than one value cannot be written here.")
    )
  }

  @Test func `a value that cannot be decoded cannot be written`() {
    #expect(
      problem(".watch(.init)") == "A value of the type 'Remote.Watcher' cannot be written here."
    )
  }

  @Test func `a text with a mistake is refused`() {
    #expect(problem(".set(") == "'.set(' cannot be read: a value is missing at ''.")
    #expect(store.log.isEmpty)
  }

  @Test func `a released store is sent nothing`() throws {
    var store: StoreOf<Remote>? = Store(initialState: Remote.State()) { Remote() }
    let history = try #require(store?.record(in: StoreInspection()))
    store = nil
    #expect(throws: TravelRefusal.released) { try history.send(".tap") }
  }

  @Test func `an action that is sent while the past is shown is refused`() throws {
    try history.send(".set(1)")
    try history.travel(to: 0)
    #expect(throws: TravelRefusal.past) { try history.send(".set(2)") }
    history.returnToPresent(.process)
    #expect(store.log == ["1"])
  }

  @Test func `the forms of all actions are listed`() {
    #expect(
      history.actionForms == [
        ".tap",
        ".set(Int)",
        ".rename(String)",
        ".choose(Bool)",
        ".scale(Double)",
        ".select(UUID)",
        ".limit(.none)",
        ".limit(.some(Int))",
        ".sort(Remote.Order)",
        ".filter(.all)",
        ".filter(.named(String))",
        ".move((from: Swift.Int, to: Swift.Int))",
        ".resize(Remote.Size)",
        ".tag(Remote.Tag)",
        ".watch(Remote.Watcher)",
        ".detail(.dismiss)",
        ".detail(.presented(.clear))",
        ".detail(.presented(.rename(String)))",
        ".rows(.element(id: Int, action: .clear))",
        ".rows(.element(id: Int, action: .rename(String)))",
        ".path(.element(id: Int, action: .clear))",
        ".path(.element(id: Int, action: .rename(String)))",
        ".path(.popFrom(id: Int))",
      ]
    )
  }

  @Test func `forms end at a depth`() {
    #expect(ValueReader.forms(of: Remote.Action.self, depth: 1).contains(".filter(.…)"))
    #expect(ValueReader.forms(of: Remote.Action.self, depth: 1).contains(".set(Int)"))
  }
}
