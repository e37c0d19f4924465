// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// A benchmark of EnsembleWeb: a release build of `web-site`, and simulated browsers, over
/// loopback.
@main
struct WebLoad: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web-load",
    abstract: "Measures pages under load: time, processor time, memory, growth."
  )

  @Option(help: "Sessions under load at the same time.")
  var sessions = 2000

  @Option(help: "Events of each session in a second.")
  var rate = 2

  @Option(help: "Seconds under load.")
  var seconds = 20

  @Option(help: "Connections and sessions that are opened and closed to see whether memory grows.")
  var churn = 10_000

  @Option(help: "Megabits that attackers send in a second, all together.")
  var megabits = 1000

  @Option(help: "With 'attackers' and 'floods': the port of the server that they attack.")
  var port: Int?

  @Option(help: "With 'floods': the number of addresses that they come from.")
  var addresses = 1

  @Argument(
    help: "What is measured: load, rows, memory, growth, left, attack. All without an argument."
  )
  var parts: [String] = []

  func run() async throws {
    if parts == ["attackers"], let port { return await attackers(port) }
    if parts == ["floods"], let port { return await flood(port) }
    let all = parts.isEmpty ? ["load", "rows", "memory", "growth", "left", "attack"] : parts
    for part in all {
      // Each measurement gets its own server, so that the remains of one do not affect the next.
      let site = try Site()
      defer { site.stop() }
      switch part {
      case "load": try await load(site)
      case "rows": try await rows(site)
      case "memory":
        try await memory(site, "/counter", 1000)
        let next = try Site()
        defer { next.stop() }
        try await memory(next, "/rows", 50)
      case "growth": try await growth(site)
      case "left":
        let lasting = try Site(.lasting)
        defer { lasting.stop() }
        try await left(lasting)
      case "attack":
        try await attack(site)
        for addresses in [1, 1000] {
          let guarded = try Site(.guarded)
          defer { guarded.stop() }
          try await flood(guarded, addresses)
        }
      default: throw ValidationError("There is nothing called '\(part)' to measure.")
      }
    }
  }

  private var loop: any EventLoop { MultiThreadedEventLoopGroup.singleton.any() }

  // MARK: Time

  private func load(_ site: Site) async throws {
    let pages = try await open(site, "/counter", sessions)
    // Warm up.
    for page in pages.prefix(200) { _ = try await page.press(0) }
    let used = site.processorSeconds
    let start = ContinuousClock.now
    let times = try await withThrowingTaskGroup(of: [PlayedPage.Times].self) { group in
      for (index, page) in pages.enumerated() {
        group.addTask {
          var times: [PlayedPage.Times] = []
          for step in 0..<(rate * seconds) {
            let part = Double(step) / Double(rate) + Double(index) / Double(pages.count * rate)
            try await Task.sleep(
              until: start + .seconds(part),
              tolerance: .zero,
              clock: .continuous
            )
            times.append(try await page.press(0))
          }
          return times
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let took = (ContinuousClock.now - start) / .seconds(1)
    let processor = site.processorSeconds - used
    print("\(sessions) sessions, \(rate) events a second each, \(seconds) s: \(times.count) events")
    print(
      "  \(Int(Double(times.count) / took)) a second; the server used \(text(processor / took)) cores"
    )
    print("  processor time of an event: \(text(processor / Double(times.count) * 1e3)) ms")
    print("  event to answer: \(percentiles(times.map(\.answer)))")
    print("  event to patch:  \(percentiles(times.map(\.patch)))")
  }

  private func rows(_ site: Site) async throws {
    let page = PlayedPage(port: site.port, on: loop)
    let bytes = try await page.open("/rows")
    for index in 0..<20 { _ = try await page.press(index) }
    var times: [PlayedPage.Times] = []
    for index in 0..<300 {
      times.append(try await page.press((index * 37) % page.buttonCount))
      // The server waits 16 ms between two patches.
      try await Task.sleep(for: .milliseconds(20))
    }
    let sizes = times.map(\.patchBytes)
    print("one row of 1,000 (a page of \(bytes) bytes), 300 presses")
    print("  patch: \(sizes.min() ?? 0) to \(sizes.max() ?? 0) bytes with their framing")
    print("  event to patch: \(percentiles(times.map(\.patch)))")
  }

  // MARK: Attacks

  /// Measures a page alternately with and without attacks, since the machine's other load varies.
  private func attack(_ site: Site) async throws {
    let page = PlayedPage(port: site.port, on: loop)
    _ = try await page.open("/counter")
    for _ in 0..<50 { _ = try await page.press(0) }
    func work() async throws -> (times: [TimeAmount], processor: Double) {
      let used = site.processorSeconds
      var times: [TimeAmount] = []
      let end = ContinuousClock.now + .seconds(10)
      while ContinuousClock.now < end {
        times.append(try await page.press(0).patch)
        try await Task.sleep(for: .milliseconds(30))
      }
      return (times, site.processorSeconds - used)
    }
    var quiet: (times: [TimeAmount], processor: Double) = ([], 0)
    var attacked = quiet
    var outcome = Attackers.Outcome()
    let turns = max(1, seconds / 10)
    for _ in 0..<turns {
      let before = try await work()
      quiet = (quiet.times + before.times, quiet.processor + before.processor)
      let attackers = try Attackers(port: site.port, megabits: megabits)
      let during = try await work()
      attacked = (attacked.times + during.times, attacked.processor + during.processor)
      outcome += try attackers.finish()
    }
    let spent = (attacked.processor - quiet.processor) / Double(outcome.ended) * 1e6
    print(
      "one session, an event each 30 ms, for \(turns * 10) s without and \(turns * 10) s with attacks"
    )
    print("  event to patch: \(percentiles(quiet.times))")
    print("  under attack:   \(percentiles(attacked.times))")
    print(
      "  \(outcome.ended) attacks were answered or closed, \(outcome.late) of them too late;"
        + " each took the server \(Int(spent)) µs"
    )
  }

  /// Attacks until the process is told to end.
  private func attackers(_ port: Int) async {
    let attack = Attack(port: port, megabits: megabits)
    let attacking = Task { await attack.run(connections: 70) }
    // The end of the input is the signal to end.
    _ = try? FileHandle.standardInput.readToEnd()
    attacking.cancel()
    let (ended, late) = attack.outcome
    print(ended, late)
    Self.exit()
  }

  /// Measures a page and newcomers while others open pages without end.
  private func flood(_ site: Site, _ addresses: Int) async throws {
    let page = PlayedPage(port: site.port, from: "203.0.113.1", on: loop)
    _ = try await page.open("/counter")
    for _ in 0..<50 { _ = try await page.press(0) }
    let attackers = try Attackers(port: site.port, addresses: addresses)
    var patches: [TimeAmount] = []
    var admissions: [TimeAmount] = []
    var memory: [Int] = []
    let used = site.processorSeconds
    let start = ContinuousClock.now
    var second = 0
    while ContinuousClock.now < start + .seconds(seconds) {
      patches.append(try await page.press(0).patch)
      if ContinuousClock.now >= start + .seconds(second) {
        second += 1
        admissions.append(try await admission(site, number: second))
        if second % max(1, seconds / 10) == 0 { memory.append(site.residentBytes / 1_048_576) }
      }
      try await Task.sleep(for: .milliseconds(30))
    }
    let cores = (site.processorSeconds - used) / Double(seconds)
    let outcome = try attackers.finish()
    print("pages opened without end from \(addresses) addresses, for \(seconds) s")
    print("  \(outcome.ended) were opened, \(outcome.late) refused; \(text(cores)) cores")
    print("  another's event to patch: \(percentiles(patches))")
    print("  a newcomer each second, until admitted: \(percentiles(admissions))")
    print("  memory in MB, by tenths: \(memory.map(String.init).joined(separator: ", "))")
  }

  /// Returns the time until a newcomer from an address of their own has a page.
  private func admission(_ site: Site, number: Int) async throws -> TimeAmount {
    let start = NIODeadline.now()
    while true {
      let page = PlayedPage(
        port: site.port,
        from: "203.0.\(114 + number / 250).\(number % 250)",
        on: loop
      )
      defer { page.close() }
      do {
        _ = try await page.open("/counter")
        return .now() - start
      } catch is PlayedPage.Refused {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Opens pages until the process is told to end.
  private func flood(_ port: Int) async {
    let flood = PageFlood(port: port, addresses: addresses, on: loop)
    let flooding = Task { await flood.run(connections: 32) }
    // The end of the input is the signal to end.
    _ = try? FileHandle.standardInput.readToEnd()
    flooding.cancel()
    let (opened, refused) = flood.outcome
    print(opened, refused)
    Self.exit()
  }

  // MARK: Memory

  /// Measures the memory after many sessions have ended.
  private func left(_ site: Site) async throws {
    func visit(_ count: Int) async throws {
      let flood = PageFlood(port: site.port, addresses: 1000, on: loop)
      let visits = Task { await flood.run(connections: 8) }
      while flood.outcome.opened < count { try await Task.sleep(for: .milliseconds(10)) }
      visits.cancel()
      await visits.value
    }
    try await visit(2000)
    try await Task.sleep(for: .seconds(40))
    let before = site.residentBytes
    try await visit(20_000)
    let peak = site.residentBytes
    try await Task.sleep(for: .seconds(40))
    let after = site.residentBytes
    print("20,000 sessions that are opened and left, by clients without cookies")
    print(
      "  memory: \(before / 1024) KB before, \(peak / 1024) KB with them, \(after / 1024) KB after"
    )
  }

  private func memory(_ site: Site, _ path: String, _ count: Int) async throws {
    // Warm up the resources that all pages share.
    var pages = try await open(site, path, 5)
    let before = site.residentBytes
    pages += try await open(site, path, count)
    for page in pages { _ = try await page.press(0) }
    let each = Double(site.residentBytes - before) / Double(count)
    print("\(count) sessions of \(path.dropFirst()): \(text(each / 1024)) KB each")
    for page in pages { page.close() }
  }

  private func growth(_ site: Site) async throws {
    func turn() async throws {
      for _ in 0..<(churn / 100) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<100 {
            group.addTask {
              let connection = try await TextConnection(to: site.port, on: loop) { _ in }
              connection.send("GET /-/style.css HTTP/1.1\r\nHost: localhost:\(site.port)\r\n\r\n")
              try await Task.sleep(for: .milliseconds(5))
              connection.close()
            }
          }
          try await group.waitForAll()
        }
      }
    }
    func sessions() async throws {
      for _ in 0..<(churn / 1000) {
        for page in try await open(site, "/counter", 100) { page.close() }
        // Pages end some seconds after they were left.
        try await Task.sleep(for: .seconds(3))
      }
    }
    // The memory after each tenth: a leak grows with each, and a cache does not.
    func curve(_ act: () async throws -> Void) async throws -> String {
      var sizes = [site.residentBytes]
      for _ in 0..<10 {
        try await act()
        sizes.append(site.residentBytes)
      }
      let steps = zip(sizes, sizes.dropFirst()).map { String(($1 - $0) / 1024) }
      return "\(sizes[0] / 1024) KB and then, in KB, " + steps.joined(separator: ", ")
    }
    print("growth, by tenths of what was opened and closed")
    print("  \(churn * 10) connections: \(try await curve(turn))")
    print("  \(churn) sessions: \(try await curve(sessions))")
  }

  // MARK: Helpers

  private func open(_ site: Site, _ path: String, _ count: Int) async throws -> [PlayedPage] {
    var pages: [PlayedPage] = []
    for _ in 0..<count {
      let page = PlayedPage(port: site.port, on: loop)
      _ = try await page.open(path)
      pages.append(page)
    }
    return pages
  }

  private func percentiles(_ times: [TimeAmount]) -> String {
    let sorted = times.sorted()
    return [("median", 0.5), ("p99", 0.99), ("p99.9", 0.999)].map { name, part in
      let time = sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
      return "\(name) \(text(Double(time.nanoseconds) / 1e6)) ms"
    }.joined(separator: "  ")
  }

  private func text(_ value: Double) -> String { String(format: "%.3g", value) }
}
