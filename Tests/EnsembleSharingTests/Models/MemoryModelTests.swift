// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import IssueReporting
import TestTools
import Testing

/// Random sequences of all operations on values in memory, compared with a model.
@Suite("Random orders in memory", .timeLimit(.minutes(10)))
struct MemoryModelTests {
  @Test(arguments: 0..<20)
  func `properties have the values that a table of names would have`(chunk: Int) async throws {
    for run in 0..<500 {
      let seed = UInt64(chunk * 500 + run)
      let reporter = CollectingReporter()
      try await withIssueReporters([reporter]) {
        var run = MemoryRun(seed: seed)
        try await run.run()
      }
      #expect(reporter.reports.map(\.message) == [], "seed \(seed)")
    }
  }
}

/// A kind of key: one whose storage provides the value, or one that is loaded and notifies of
/// changes.
private enum Place: CaseIterable {
  case memory, otherMemory, stored
}

private struct Name: Hashable {
  var place: Place
  var name: String
}

/// One random order.
private struct MemoryRun {
  private let storage = TestStorage()
  private let memories = [InMemoryStorage(), InMemoryStorage()]
  private let registry = SharedRegistry()
  private var random: SplitMix
  private let seed: UInt64

  /// A property, with the name that it has in the model. Copies of it have the same box.
  private final class Slot {
    let property: Shared<Int>
    let box: Box

    init(_ property: Shared<Int>, _ box: Box) {
      self.property = property
      self.box = box
    }
  }

  private final class Box {
    var name: Name
    init(_ name: Name) { self.name = name }
  }

  private var slots: [Slot?] = Array(repeating: nil, count: 4)
  /// The values that outlive all properties.
  private var kept: [Name: Int] = [:]
  /// The values in use, and the defaults that hold when a stored value is removed.
  private var used: [Name: (value: Int, standard: Int?)] = [:]
  private var log: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(seed: seed)
  }

  mutating func run() async throws {
    for number in 1...Int.random(in: 5...40, using: &random) {
      try await step(number)
      forgetUnused()
      check()
    }
    slots = Array(repeating: nil, count: 4)
    #expect(storage.subscriberCount == 0, trace)
  }

  private mutating func step(_ number: Int) async throws {
    let index = Int.random(in: 0..<4, using: &random)
    let operation = Int.random(in: 0..<9, using: &random)
    let name = randomName()
    log.append("\(operation) \(index) \(name.place) \(name.name) \(number)")
    switch operation {
    case 0, 1: create(index, name, number)
    case 2, 3: write(index, number)
    case 4: slots[index] = nil
    case 5: copy(index)
    case 6: try await slots[index]?.property.load()
    case 7: try await retarget(index, name)
    default: change(name, number)
    }
  }

  private mutating func randomName() -> Name {
    Name(
      place: Place.allCases.randomElement(using: &random)!,
      name: ["a", "b"].randomElement(using: &random)!
    )
  }

  // MARK: Operations

  private mutating func create(_ index: Int, _ name: Name, _ standard: Int) {
    slots[index] = nil
    forgetUnused()
    slots[index] = Slot(property(name, standard), Box(name))
    note(name, standard: standard, shown: standard)
  }

  /// Records that a name is in use.
  private mutating func note(_ name: Name, standard: Int?, shown: Int) {
    if used[name] == nil { used[name] = (kept[name] ?? shown, standard) }
    // A value in memory is there from its first use on.
    if name.place != .stored { kept[name] = used[name]?.value }
  }

  private mutating func write(_ index: Int, _ number: Int) {
    guard let slot = slots[index] else { return }
    slot.property.withLock { $0 = number }
    used[slot.box.name]?.value = number
    kept[slot.box.name] = number
  }

  private mutating func copy(_ index: Int) {
    let copied = slots[index]
    slots[(index + 1) % 4] = copied.map { Slot($0.property, $0.box) }
  }

  private mutating func retarget(_ index: Int, _ name: Name) async throws {
    guard let slot = slots[index] else { return }
    let shown = used[slot.box.name]!.value
    try await load(slot.property, name)
    slot.box.name = name
    forgetUnused()
    note(name, standard: nil, shown: shown)
  }

  /// Changes a stored value outside, or removes it.
  private mutating func change(_ name: Name, _ number: Int) {
    guard name.place == .stored else { return }
    let new: Int? = Bool.random(using: &random) ? number : nil
    storage.put(new, name.name)
    kept[name] = new
    if let old = used[name] { used[name]?.value = new ?? old.standard ?? old.value }
  }

  private mutating func forgetUnused() {
    let names = Set(slots.compactMap { $0?.box.name })
    used = used.filter { names.contains($0.key) }
  }

  // MARK: Properties

  private func key(_ name: Name) -> StoredKey { StoredKey(name: name.name, storage: storage) }

  private func memoryKey(_ name: Name) -> InMemoryKey<Int> {
    withDependencies {
      $0.defaultInMemoryStorage = memories[name.place == .memory ? 0 : 1]
    } operation: {
      .inMemory(name.name)
    }
  }

  private func property(_ name: Name, _ standard: Int) -> Shared<Int> {
    withDependencies {
      $0.sharedRegistry = registry
    } operation: {
      name.place == .stored
        ? Shared(wrappedValue: standard, key(name))
        : Shared(wrappedValue: standard, memoryKey(name))
    }
  }

  private func load(_ property: Shared<Int>, _ name: Name) async throws {
    try await withDependencies {
      $0.sharedRegistry = registry
    } operation: {
      if name.place == .stored {
        try await property.load(key(name))
      } else {
        try await property.load(memoryKey(name))
      }
    }
  }

  // MARK: Checking

  private var trace: Comment { "seed \(seed): \(log)" }

  private func check() {
    for slot in slots {
      guard let slot else { continue }
      #expect(slot.property.wrappedValue == used[slot.box.name]?.value, trace)
      #expect(!slot.property.isLoading && slot.property.loadError == nil, trace)
    }
    for name in ["a", "b"] {
      #expect(storage[name] == kept[Name(place: .stored, name: name)], trace)
    }
  }
}
