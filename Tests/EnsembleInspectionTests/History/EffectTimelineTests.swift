// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleCore
@testable import EnsembleInspection

@Suite("Recorded effects")
struct EffectTimelineTests {
  private func effect(_ id: UInt64, isSupervised: Bool = false) -> EngineEffect {
    EngineEffect(
      id: id,
      path: "Ledger",
      fileID: "App/Ledger.swift",
      line: UInt(id),
      cause: id / 2,
      isSupervised: isSupervised,
      names: [.identifier(EffectKey("load")), .identifier(EffectKey(id))]
    )
  }

  @Test func `an effect runs until it ends`() throws {
    let timeline = EffectTimeline(limit: 10)
    timeline.start(effect(4, isSupervised: true))
    #expect(timeline.runningCount == 1)
    var record = try #require(timeline.records.first)
    #expect(record.id == 4 && record.cause == 2 && record.line == 4 && record.isSupervised)
    #expect(record.identifiers == ["load", "4"])
    #expect(record.path == "Ledger" && record.fileID == "App/Ledger.swift")
    #expect(record.ending == nil && record.end == nil && record.endedAfter == nil)
    timeline.end(4, after: 9)
    record = try #require(timeline.records.first)
    #expect(record.ending == .finished && record.endedAfter == 9)
    #expect(try #require(record.end) >= record.start)
    #expect(timeline.runningCount == 0)
  }

  @Test func `a cancelled effect keeps the reason and the time of its cancellation`() throws {
    let timeline = EffectTimeline(limit: 10)
    timeline.start(effect(1))
    timeline.cancel(1, .identifier("timer"), by: 3)
    #expect(timeline.runningCount == 1)
    let end = try #require(timeline.records.first?.end)
    timeline.end(1, after: 5)
    let record = try #require(timeline.records.first)
    #expect(record.ending == .cancelled(.identifier("timer"), by: 3))
    #expect(record.cancelledBy == 3)
    #expect(record.end == end && record.endedAfter == 5)
    #expect(timeline.runningCount == 0)
  }

  @Test func `the oldest records are forgotten at the limit`() {
    let timeline = EffectTimeline(limit: 8)
    for id in 1...100 { timeline.start(effect(UInt64(id))) }
    let ids = timeline.records.map(\.id)
    #expect(ids.count >= 8 && ids.count <= 10)
    #expect(ids == Array((101 - UInt64(ids.count))...100))
    #expect(timeline.runningCount == 100)
  }

  @Test func `an effect that was forgotten ends`() {
    let timeline = EffectTimeline(limit: 4)
    for id in 1...20 { timeline.start(effect(UInt64(id))) }
    let records = timeline.records
    timeline.cancel(1, .feature, by: nil)
    timeline.end(1, after: 2)
    #expect(timeline.records == records)
    #expect(timeline.runningCount == 19)
    timeline.end(20, after: 2)
    #expect(timeline.records.map(\.ending) == records.dropLast().map { _ in nil } + [.finished])
    #expect(timeline.runningCount == 18)
  }

  @Test func `an unknown effect changes nothing`() {
    let timeline = EffectTimeline(limit: 4)
    timeline.start(effect(1))
    timeline.cancel(7, .task, by: nil)
    timeline.end(7, after: 1)
    #expect(timeline.records.map(\.ending) == [nil])
    #expect(timeline.runningCount == 1)
  }

  @Test func `the location of an effect is known until it is forgotten`() {
    let timeline = EffectTimeline(limit: 4)
    for id in [3, 5, 8] { timeline.start(effect(UInt64(id))) }
    #expect(
      [2, 3, 4, 5, 8, 9].map { timeline.location(of: $0) } == [
        nil, "App/Ledger.swift:3", nil, "App/Ledger.swift:5", "App/Ledger.swift:8", nil,
      ]
    )
    timeline.end(5, after: 1)
    #expect(timeline.location(of: 5) == "App/Ledger.swift:5")
    for id in 20..<40 { timeline.start(effect(UInt64(id))) }
    #expect(timeline.location(of: 5) == nil)
    #expect(timeline.location(of: 39) == "App/Ledger.swift:39")
  }

  @Test func `a limit of zero keeps the last effect`() {
    let timeline = EffectTimeline(limit: 0)
    #expect(timeline.records.isEmpty && timeline.location(of: 1) == nil)
    for id in 1...3 { timeline.start(effect(UInt64(id))) }
    #expect(timeline.records.map(\.id) == [3])
  }

  @Test func `effects end on any thread`() async {
    let timeline = EffectTimeline(limit: 1_000)
    for id in 1...500 { timeline.start(effect(UInt64(id))) }
    await withTaskGroup { group in
      for id in 1...500 { group.addTask { timeline.end(UInt64(id), after: 1) } }
    }
    #expect(timeline.runningCount == 0)
    #expect(timeline.records.allSatisfy { $0.ending == .finished })
  }
}
