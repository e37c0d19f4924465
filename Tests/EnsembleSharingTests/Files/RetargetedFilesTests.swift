// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Foundation
import IssueReporting
import TestTools
import Testing

/// Random sequences of all operations on values in real files, whose properties are given other
/// files.
@Suite("Random orders with other files", .timeLimit(.minutes(10)))
struct RetargetedFilesTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a property that gets other files agrees with its file in the end`(seed: UInt64) async throws
  {
    let run = try RetargetedRun(seed: seed)
    let reporter = CollectingReporter()
    try await withIssueReporters([reporter]) { try await run.run() }
    let unexpected = reporter.reports.map(\.message).filter { !$0.contains("outside") }
    #expect(unexpected == [])
  }
}

/// One random order.
private struct RetargetedRun {
  private let seed: UInt64
  private let folder: TemporaryFolder
  private let storage = FileStorage(disk: LocalDisk(), scheduler: QueueScheduler())
  private let registry = SharedRegistry()
  private let names = ["a.json", "b.json", "c.json"]

  init(seed: UInt64) throws {
    self.seed = seed
    folder = try TemporaryFolder()
  }

  func run() async throws {
    var random = SplitMix(seed: seed)
    var properties = [make("a.json"), make("b.json")]
    var files = ["a.json", "b.json"]
    var log: [String] = []
    for number in 1...40 {
      let index = Int.random(in: 0...1, using: &random)
      let name = names.randomElement(using: &random)!
      let operation = Int.random(in: 0..<9, using: &random)
      log.append("\(operation) \(index) \(name) \(number)")
      switch operation {
      case 0, 1: properties[index].withLock { $0 = number }
      case 2: try folder.put("\(number)", at: name)
      case 3: try folder.put("\(number)", at: name, atomically: true)
      case 4: try? folder.delete(name)
      case 5: try? await properties[index].save()
      case 6, 7:
        try await retarget(properties[index], to: name)
        files[index] = name
      default:
        properties[index] = make(name)
        files[index] = name
      }
    }
    await storage.flush()
    try await checkEnd(properties, files, "seed \(seed): \(log)")
  }

  /// Checks that each property follows its file, and writes to no other.
  private func checkEnd(
    _ properties: [Shared<Int>],
    _ files: [String],
    _ trace: Comment
  ) async throws {
    for (index, name) in names.enumerated() { try folder.put("\(1000 + index)", at: name) }
    for (property, file) in zip(properties, files) {
      let number = 1000 + names.firstIndex(of: file)!
      for await current in property.values where current == number { break }
    }
    let last = properties[1]
    last.withLock { $0 = 2000 }
    try await last.save()
    await storage.flush()
    for (index, name) in names.enumerated() {
      let expected = name == files[1] ? "2000" : "\(1000 + index)"
      #expect(folder.text(name) == expected, trace)
    }
    #expect(properties[0].wrappedValue == 2000 || files[0] != files[1], trace)
    #expect(properties.allSatisfy { !$0.isLoading }, trace)
  }

  private func make(_ name: String) -> Shared<Int> {
    inContext { Shared(wrappedValue: 0, .fileStorage(folder.url(name))) }
  }

  private func retarget(_ property: Shared<Int>, to name: String) async throws {
    let key = inContext { FileStorageKey<Int>.fileStorage(folder.url(name)) }
    try await withDependencies {
      $0.sharedRegistry = registry
    } operation: {
      try await property.load(key)
    }
  }

  private func inContext<R>(_ body: () -> R) -> R {
    withDependencies {
      $0.defaultFileStorage = storage
      $0.sharedRegistry = registry
    } operation: {
      body()
    }
  }
}
