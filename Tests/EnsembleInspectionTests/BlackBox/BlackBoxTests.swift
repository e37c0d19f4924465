// SPDX-License-Identifier: MIT

#if !os(Windows) && !os(WASI)
import Ensemble
import EnsembleInspection
import Foundation
import IssueReporting
import Testing

@MainActor
@Suite("The black box", .serialized)
final class BlackBoxTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { folder.appending(path: "box") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func entry(_ number: Int) -> BlackBoxEntry {
    BlackBoxEntry(.action, store: 1, action: UInt64(number), text: "case\(number)")
  }

  @Test func `a full ring keeps the newest entries, whole and in order`() throws {
    let ring = try BlackBoxRing(at: file, capacity: 4096)
    for number in 1...100 { ring.append(entry(number)) }
    let reading = try BlackBoxReading(Data(contentsOf: file))
    #expect(reading.entries.map(\.text) == (86...100).map { "case\($0)" })
    #expect(reading.lostCount == 0)
    #expect(!reading.hasEnded)
  }

  @Test func `a damaged entry is counted, and the others are read`() throws {
    let ring = try BlackBoxRing(at: file, capacity: 4096)
    for number in 1...10 { ring.append(entry(number)) }
    var data = try #require(ring.data)
    data[64 + 5 * 256 + 58] ^= 1
    let reading = try BlackBoxReading(data)
    #expect(reading.entries.map(\.number) == [1, 2, 3, 4, 6, 7, 8, 9, 10])
    #expect(reading.lostCount == 1)
  }

  @Test func `the action of a running reducer is in the file, as one that is not finished`()
    throws
  {
    try BlackBox.start(at: file)
    defer { BlackBox.stop() }
    let (url, seen) = (file, LockIsolated<[BlackBoxEntry]>([]))
    let store = Store(initialState: 0) {
      Reduce<Int, Numbered> { _, _ in
        let data = try? Data(contentsOf: url)
        seen.setValue(data.flatMap { try? BlackBoxReading($0).entries } ?? [])
        return .none
      }
    }
    store.send(.counted(4_711))
    let running = try #require(seen.value.last { $0.text == "counted" })
    #expect(running.kind == .reduction)
    let entries = try BlackBoxReading(Data(contentsOf: file)).entries
    let finished = try #require(entries.first { $0.number == running.number })
    #expect(finished.kind == .action)
    #expect(finished.duration > 0)
    #expect(finished.time == running.time)
  }

  @Test func `a killed process leaves its actions, and no end`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = file.path as String] in
      try await MainActor.run {
        try BlackBox.start(at: URL(fileURLWithPath: path))
        let store = Store(initialState: 0) { Reduce<Int, Numbered> { _, _ in .none } }
        for number in 1...3 { store.send(.counted(number)) }
      }
      kill(getpid(), SIGKILL)
    }
    let reading = try BlackBoxReading(Data(contentsOf: file))
    #expect(
      reading.entries.filter { $0.kind == .action }.map(\.text)
        == Array(repeating: "counted", count: 3)
    )
    #expect(reading.lostCount == 0)
    #expect(!reading.hasEnded)
  }

  @Test func `a process that crashes in a reducer leaves the action as the last one`()
    async throws
  {
    await #expect(processExitsWith: .failure) { [path = file.path as String] in
      try await MainActor.run {
        try BlackBox.start(at: URL(fileURLWithPath: path))
        let store = Store(initialState: 0) {
          Reduce<Int, Numbered> { _, action in
            if case .counted(2) = action { fatalError("crashed") }
            return .none
          }
        }
        store.send(.counted(1))
        store.send(.counted(2))
      }
    }
    let entries = try BlackBoxReading(Data(contentsOf: file)).entries
    #expect(entries.map(\.kind).suffix(2) == [.action, .reduction])
    #expect(entries.last?.text == "counted")
  }

  @Test func `an entry is updated while it is there, and not its successor`() throws {
    let ring = try BlackBoxRing(at: file, capacity: 4096)
    var first = ring.append(entry(1))
    first.text = "updated"
    ring.update(first)
    #expect(try BlackBoxReading(Data(contentsOf: file)).entries.map(\.text) == ["updated"])
    for number in 2...16 { ring.append(entry(number)) }
    ring.update(first)
    let texts = try BlackBoxReading(Data(contentsOf: file)).entries.map(\.text)
    #expect(texts == (2...16).map { "case\($0)" })
  }

  @Test func `an issue is there with its place, without its message`() throws {
    try BlackBox.start(at: file)
    withKnownIssue { reportIssue("hunter2-secret", fileID: "Shop/Cart.swift", line: 12) }
    BlackBox.stop()
    let data = try Data(contentsOf: file)
    let issues = try BlackBoxReading(data).entries.filter { $0.kind == .issue }
    #expect(issues.contains { $0.text == "Shop/Cart.swift" && $0.line == 12 })
    #expect(data.range(of: Data("hunter2".utf8)) == nil)
  }

  @Test func `actions are named, and their values are nowhere in the file`() throws {
    try BlackBox.start(at: file)
    let store = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    store.send(.note("hunter2-secret"))
    store.send(.multiply)
    BlackBox.stop()
    store.send(.note("too late"))
    let data = try Data(contentsOf: file)
    let reading = try BlackBoxReading(data)
    let actions = reading.entries.filter { $0.kind == .action }.map(\.text)
    #expect(actions.starts(with: ["note"]))
    #expect(actions.contains("multiply"))
    #expect(actions.count { $0 == "note" } == 1)
    #expect(reading.hasEnded)
    #expect(data.range(of: Data("hunter2".utf8)) == nil)
  }

  @Test func `the box of an earlier process is kept`() throws {
    do {
      let ring = try BlackBoxRing(at: file, capacity: 4096)
      ring.append(entry(7))
    }
    let ring = try BlackBoxRing(at: file, capacity: 4096)
    let previous = folder.appending(path: "box.previous")
    #expect(try BlackBoxReading(Data(contentsOf: previous)).entries.map(\.text) == ["case7"])
    #expect(try BlackBoxReading(#require(ring.data)).entries.isEmpty)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  #if os(Linux)
  @Test func `a box is released though a child process has its descriptor`() throws {
    var inherited: Int32?
    defer { inherited.map { _ = close($0) } }
    do {
      let ring = try BlackBoxRing(at: file, capacity: 4096)
      ring.append(entry(7))
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      let name = names.first { name in
        let link = "/proc/self/fd/\(name)"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == file.path
      }
      // A child process shares the open file in the same way until it starts its program.
      inherited = dup(try #require(name.flatMap(Int32.init)))
    }
    #expect(throws: Never.self) { try BlackBoxRing(at: file, capacity: 4096) }
  }

  @Test func `a box that cannot be started leaves no open file`() throws {
    let ring = try BlackBoxRing(at: file, capacity: 4096)
    #expect(throws: BlackBoxError.self) { try BlackBoxRing(at: file, capacity: 4096) }
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(open.filter { $0.hasPrefix(folder.path) } == [file.path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["box"])
    withExtendedLifetime(ring) {}
  }
  #endif

  @Test func `misuse gets an error that says what to do`() throws {
    #expect(throws: BlackBoxError.self) { try BlackBox.start(at: file, capacity: 100) }
    #expect(throws: BlackBoxError.self) { try BlackBox.write(to: file) }
    let nowhere = folder.appending(path: "none/box")
    #expect(throws: BlackBoxError.self) { try BlackBox.start(at: nowhere) }
    try BlackBox.start(at: file)
    defer { BlackBox.stop() }
    #expect(throws: BlackBoxError.self) { try BlackBox.start(at: file) }
    #expect(throws: BlackBoxError.self) { try BlackBoxRing(at: file, capacity: 4096) }
    #expect(throws: BlackBoxError.self) { try BlackBoxReading(Data("no box".utf8)) }
  }
}

private enum Numbered: Sendable {
  case counted(Int)
}
#endif
