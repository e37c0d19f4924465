// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspectTool
import EnsembleInspection
import EnsembleInspector
import EnsembleUI
import EnsembleWeb
import TestTools
import Testing

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  @CasePathable
  enum Action: Equatable {
    case add(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.count += number
        return .none
      }
    }
  }
}

@MainActor
@Suite("Connections to inspectors")
struct InspectorConnectionTests {
  /// The inspector of the stores of these tests, which all servers of this process offer.
  private static let (inspection, key) = {
    let (inspection, key) = (StoreInspection(), Secret())
    WebTools.add(Inspector.app(key, of: inspection, at: "tally-inspector")) { _, _ in }
    return (inspection, key.text)
  }()

  /// A tool that does not answer until the gate is open.
  private static let silentGate = Gate()
  private static let silentKey = {
    let key = Secret()
    var app = WebApp(path: "silent-tool", title: "Silent") { Text("") }
    app.key = key
    app.answer = { [silentGate] _ in
      await silentGate.opened()
      return ""
    }
    WebTools.add(app) { _, _ in }
    return key.text
  }()

  /// A tool whose answers have another form.
  private static let foreignKey = {
    let key = Secret()
    var app = WebApp(path: "foreign-tool", title: "Foreign") { Text("") }
    app.key = key
    app.answer = { _ in #"{"melody": 3}"# }
    WebTools.add(app) { _, _ in }
    return key.text
  }()

  private let server: WebServer

  init() {
    _ = (Self.inspection, Self.silentKey, Self.foreignKey)
    var configuration = WebConfiguration()
    configuration.port = 0
    // A busy machine delays requests.
    configuration.limits.stallTimeout = .seconds(600)
    server = WebServer(configuration: configuration, apps: [])
  }

  private func connection(
    _ port: UInt16,
    _ path: String = "tally-inspector",
    key: String = Self.key,
    timeout: Duration = .ample
  ) throws -> InspectorConnection {
    let address = try InspectorAddress("http://127.0.0.1:\(port)/\(path)")
    return InspectorConnection(to: address, key: key, timeout: timeout)
  }

  @Test func `questions are answered, and commands are carried out`() async throws {
    let store = Store(initialState: Tally.State()) { Tally() }
    let history = try #require(store.record(in: Self.inspection))
    let connection = try connection(try await server.start())
    #expect(
      try await connection.answer(.send(store: history.id, action: ".add(3)")) == .done
    )
    #expect(store.count == 3)
    guard
      case .action(let detail) = try await connection.answer(.action(store: history.id, number: 1))
    else {
      Issue.record("There is no action.")
      return await server.stop()
    }
    #expect(detail.changes == [PartChange(path: "count", old: "0", new: "3")])
    guard case .count(let count) = try await connection.answer(.changeCount) else {
      Issue.record("The changes are not counted.")
      return await server.stop()
    }
    store.send(.add(1))
    #expect(try await connection.answer(.changeCount) == .count(count + 1))
    await server.stop()
  }

  @Test func `another key is not accepted`() async throws {
    let port = try await server.start()
    let connection = try connection(port, key: String(Self.key.reversed()))
    await #expect(throws: InspectorFailure.wrongKey("http://127.0.0.1:\(port)")) {
      try await connection.answer(.stores)
    }
    await server.stop()
  }

  @Test func `a path without an inspector is told apart`() async throws {
    let port = try await server.start()
    let connection = try connection(port, "nothing")
    await #expect(
      throws: InspectorFailure.notInspector("http://127.0.0.1:\(port)/nothing")
    ) {
      try await connection.answer(.stores)
    }
    await server.stop()
  }

  @Test func `an answer of another version is told apart`() async throws {
    let port = try await server.start()
    let connection = try connection(port, "foreign-tool", key: Self.foreignKey)
    await #expect(throws: InspectorFailure.unknownAnswer("http://127.0.0.1:\(port)")) {
      try await connection.answer(.stores)
    }
    await server.stop()
  }

  @Test func `a program that does not answer is given up`() async throws {
    let port = try await server.start()
    let connection = try connection(
      port,
      "silent-tool",
      key: Self.silentKey,
      timeout: .milliseconds(50)
    )
    await #expect(throws: InspectorFailure.silent("http://127.0.0.1:\(port)")) {
      try await connection.answer(.stores)
    }
    Self.silentGate.open()
    await server.stop()
  }

  @Test func `a program that has ended is told apart, and found again when it is back`()
    async throws
  {
    let port = try await server.start()
    let connection = try connection(port)
    _ = try await connection.answer(.stores)
    await server.stop()
    await #expect(throws: InspectorFailure.refused("http://127.0.0.1:\(port)")) {
      try await connection.answer(.stores)
    }
    var configuration = WebConfiguration()
    configuration.port = port
    let next = WebServer(configuration: configuration, apps: [])
    try await next.start()
    _ = try await connection.answer(.stores)
    await next.stop()
  }

  @Test func `each failure says what helps`() {
    let failures: [InspectorFailure] = [
      .refused("a"), .unreachable("a"), .silent("a"), .closed("a"), .wrongKey("a"),
      .notInspector("a"), .unknownAnswer("a"),
    ]
    for failure in failures {
      #expect("\(failure)".contains("a") && "\(failure)".hasSuffix("."))
      #expect(failure.advice.hasSuffix("."))
    }
  }
}
