// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Foundation
import IssueReporting
import TestTools
import Testing

/// Random sequences of all operations on a value in a file.
@Suite(.timeLimit(.minutes(10))) struct InterleavingTests {
  /// The last of all changes of a file and its value holds, inside or outside.
  @Test(arguments: 0..<20)
  func lastChangeHolds(chunk: Int) async throws {
    for run in 0..<500 {
      let seed = UInt64(chunk * 500 + run)
      let reporter = CollectingReporter()
      try await withIssueReporters([reporter]) {
        try await Interleaving(seed: seed).run()
      }
      let unexpected = reporter.reports.map(\.message).filter { message in
        !message.contains("outside")
      }
      #expect(unexpected == [], "seed \(seed)")
    }
  }

  /// A value and its file agree in the end, whatever happens to the file.
  @Test(arguments: 0..<40)
  func valueAgreesWithTheFileOfTheComputer(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let storage = FileStorage(disk: LocalDisk(), scheduler: QueueScheduler())
    let registry = SharedRegistry()
    let reporter = CollectingReporter()
    let make = {
      withDependencies {
        $0.defaultFileStorage = storage
        $0.sharedRegistry = registry
      } operation: {
        Shared(wrappedValue: 0, .fileStorage(folder.url("file.json")))
      }
    }
    try await withIssueReporters([reporter]) {
      var random = SplitMix(seed: seed)
      var value: Shared<Int>? = make()
      for number in 1...40 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: value?.withLock { $0 = number }
        case 2: try folder.put("\(number)", at: "file.json")
        case 3: try folder.put("\(number)", at: "file.json", atomically: true)
        case 4: try? folder.delete("file.json")
        case 5: try? folder.move("file.json", to: "moved.json")
        case 6: try? await value?.save()
        default: value = value == nil ? make() : nil
        }
      }
      let last = value ?? make()
      await storage.flush()
      try folder.put("1000", at: "file.json")
      for await current in last.values where current == 1000 { break }
      last.withLock { $0 = 1001 }
      try await last.save()
      #expect(folder.text("file.json") == "1001")
    }
  }
}

/// One random order, in memory and with controlled time.
private struct Interleaving {
  private let seed: UInt64
  private let files = ManualFiles()
  private let registry = SharedRegistry()
  private let names = ["/file.json", "/other.json"]

  init(seed: UInt64) {
    self.seed = seed
  }

  func run() async throws {
    var random = SplitMix(seed: seed)
    var values: [Shared<Int>?] = [make("/file.json"), nil]
    // The last change of each file; nil for its deletion.
    var expected: [Int?] = [nil, nil]
    // The last change by the program, which stays if the later deletion of the file was not
    // noticed.
    var inside: [Int?] = [nil, nil]
    var isUnseen = [false, false]
    var isUnseenDeletion = [false, false]
    var log: [String] = []
    for number in 1...Int.random(in: 5...40, using: &random) {
      files.scheduler.pass(.milliseconds(1))
      let index = Int.random(in: 0...1, using: &random)
      let name = names[index]
      let operation = Int.random(in: 0..<12, using: &random)
      log.append("\(operation) \(name) \(number)")
      switch operation {
      case 0, 1, 2:
        guard let value = values[index] else { continue }
        value.withLock { $0 = number }
        expected[index] = number
        inside[index] = number
      case 3:
        files.put("\(number)", at: name)
        expected[index] = number
        isUnseen[index] = true
      case 4:
        guard files.text(name) != nil else { continue }
        files.disk.delete(name)
        expected[index] = nil
        isUnseenDeletion[index] = isUnseen[index]
      case 5:
        guard files.text(name) != nil else { continue }
        try files.disk.rename(name, to: "/moved.json")
        expected[index] = nil
        isUnseenDeletion[index] = isUnseen[index]
      case 6: values[index] = nil
      case 7:
        values[index] = values[index] ?? make(name)
      case 8: try await values[index]?.load()
      case 9:
        // The value of a deleted file is unchanged, since there is no default.
        guard values[index] != nil, values[1 - index] == nil else { continue }
        guard files.text(names[1 - index]) != nil else { continue }
        try await retarget(values[index]!, to: names[1 - index])
        values.swapAt(0, 1)
      case 10: files.scheduler.step(Int.random(in: 0...2, using: &random))
      default:
        let time = Int.random(in: 1...700, using: &random)
        files.scheduler.advance(by: .milliseconds(time))
        isUnseen = [false, false]
      }
    }
    files.scheduler.advance(by: .seconds(5))
    let trace: Comment = "seed \(seed): \(log)"
    for index in 0...1 {
      let text = files.text(names[index])
      if expected[index] == nil, isUnseenDeletion[index], text != nil {
        expected[index] = inside[index]
      }
      let value = values[index]?.wrappedValue
      #expect(text == expected[index].map { "\($0)" }, trace)
      if let number = expected[index], let value {
        #expect(value == number, trace)
      }
      #expect(values[index]?.isLoading != true && values[index]?.loadError == nil)
    }
    #expect(files.scheduler.workCount == 0)
  }

  private func make(_ name: String) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = files.storage
      $0.sharedRegistry = registry
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(URL(fileURLWithPath: name)))
    }
  }

  private func retarget(_ value: Shared<Int>, to name: String) async throws {
    try await withDependencies {
      $0.defaultFileStorage = files.storage
      $0.sharedRegistry = registry
    } operation: {
      try await value.load(.fileStorage(URL(fileURLWithPath: name)))
    }
  }
}
