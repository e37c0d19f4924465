// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import TestTools
import Testing

@testable import EnsembleCore

/// An identifier with frequent hash collisions.
private struct Colliding: Hashable {
  let value: Int
  func hash(into hasher: inout Hasher) { hasher.combine(value % 2) }
}

private struct Site {}

/// A driver that applies the same events to a registry and its model.
private struct Player {
  var random: SplitMix
  var registry = EffectRegistry()
  var model = RegistryModel()
  /// The works of both, by their number in the model.
  var ids: [EffectWork.ID] = []
  let ended = Recorder<Int>()
  let cancelled = Recorder<Int>()
  var expectedEnded: [Int] = []
  var expectedCancelled: Set<Int> = []

  let features: [[Int]] = [[], [0], [1], [0, 0], [0, 1], [1, 1], [0, 1, 0]]

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func name(_ name: EffectName, adding isAdded: Bool = true) -> EffectRegistry.NameID? {
    var rejected: EffectRegistry.NameID?
    while true {
      switch registry.lookUp(
        hash: name.hashValue,
        after: rejected,
        adding: isAdded ? name : nil
      ) {
      case .found(let id): return id
      case .absent: return nil
      case .candidate(let id, let value):
        if value == name { return id }
        rejected = id
      }
    }
  }

  mutating func perform(_ event: (inout EffectRegistry, inout EffectCommands) -> Void) {
    var commands = EffectCommands()
    event(&registry, &commands)
    for item in commands.list {
      switch item {
      case .cancel(let handle, _, _): handle?.cancel()
      case .proceed(let call), .call(let call): call()
      case .end, .forget, .close: break
      }
    }
  }

  /// Enters a feature for the duration of an event.
  mutating func withScope(
    _ feature: [Int],
    _ body: (inout Player, EffectRegistry.ScopeID) -> Void
  ) {
    var scopes = [registry.root]
    for id in feature {
      let component = EffectPathComponent(site: \Site.self, key: EffectKey(Colliding(value: id)))
      let name = name(.feature(component))!
      let parent = scopes.last!
      var commands = EffectCommands()
      scopes.append(registry.enter(name, in: parent, &commands))
    }
    body(&self, scopes.last!)
    for scope in scopes.dropFirst().reversed() { perform { $0.leave(scope, &$1) } }
  }

  mutating func note(_ id: EffectWork.ID, as number: Int) {
    #expect(number == ids.count)
    ids.append(id)
    let isWaiting = registry.whenFinished(id) { [ended] in ended.record(number) }
    #expect(isWaiting)
  }

  mutating func step() {
    let parent = ids.isEmpty || random.next(4) == 0 ? nil : random.next(ids.count)
    let parentID = parent.map { ids[$0] }
    let feature = features[random.next(features.count)]
    let identifier = random.next(4)
    switch random.next(ids.isEmpty ? 3 : 12) {
    case 0:
      note(registry.open(in: parentID), as: model.open(in: parent))
    case 1:
      withScope(feature) { player, scope in
        player.note(
          player.registry.open(in: parentID, at: scope),
          as: player.model.open(in: parent, feature: feature)
        )
      }
    case 2, 3:
      let inFlight = random.next(2) == 0
      if inFlight {
        expectedCancelled.formUnion(
          model.cancel(except: parent) {
            $0.identifier == identifier && $0.feature?.starts(with: feature) == true
          }
        )
      }
      withScope(feature) { player, scope in
        let name = player.name(.identifier(EffectKey(Colliding(value: identifier))))!
        var id: EffectWork.ID?
        player.perform {
          id = $0.open(
            identifier: name,
            at: scope,
            in: parentID,
            cancelInFlight: inFlight,
            &$1
          )
        }
        player.note(
          id!,
          as: player.model.open(in: parent, feature: feature, identifier: identifier)
        )
      }
    case 4:
      let number = random.next(ids.count)
      let isCancelled = registry.attach(
        .function { [cancelled] in cancelled.record(number) },
        to: ids[number]
      )
      #expect(isCancelled == model.attach(number))
    case 5, 6, 7:
      // Works are closed once, after all their parts have finished.
      let number = random.next(ids.count)
      guard model.works[number].open == 1 else { return }
      expectedEnded += model.finish(number)
      let id = ids[number]
      perform { $0.finish(id, &$1) }
    case 8:
      let reaches: [CancellationScope] = [.exact, .subtree, .ancestors, .store]
      let reach = reaches[random.next(reaches.count)]
      expectedCancelled.formUnion(
        model.cancel { work in
          work.identifier == identifier
            && work.feature.map { reach.covers($0, from: feature) } == true
        }
      )
      withScope(feature) { player, scope in
        let key = EffectName.identifier(EffectKey(Colliding(value: identifier)))
        guard let name = player.name(key, adding: false) else { return }
        player.perform {
          $0.cancel(name, at: scope, reach, &$1)
          $1.release($0.release(name))
        }
      }
    case 9:
      expectedCancelled.formUnion(
        model.cancel(except: parent) { $0.feature?.starts(with: feature) == true }
      )
      withScope(feature) { player, scope in
        player.perform { registry, commands in
          if let parentID {
            registry.cancelEffects(at: scope, except: parentID, &commands)
          } else {
            registry.cancelAll(at: scope, &commands)
          }
        }
      }
    case 10:
      let number = random.next(ids.count)
      expectedCancelled.formUnion(
        model.works[number].isFinished
          ? [] : model.cancel { $0.id == number }
      )
      let id = ids[number]
      perform { $0.cancel(id, &$1) }
    default:
      for (number, work) in model.works.enumerated() {
        #expect(registry.isFinished(ids[number]) == work.isFinished)
        #expect(registry.isCancelled(ids[number]) == (work.isCancelled && !work.isFinished))
      }
      #expect(registry.isIdle == model.isIdle)
    }
  }

  /// Finishes all works, starting with the parts.
  mutating func end() {
    while let work = model.works.last(where: { $0.open == 1 && !$0.isFinished }) {
      let number = work.id
      expectedEnded += model.finish(number)
      let id = ids[number]
      perform { $0.finish(id, &$1) }
    }
  }
}

@Suite("The registry of effects")
struct EffectRegistryTests {
  @Test(arguments: 0..<50)
  func `the registry behaves like the model`(seed: UInt64) {
    var player = Player(seed: seed)
    for _ in 0..<300 { player.step() }
    player.end()
    #expect(player.ended.values == player.expectedEnded)
    #expect(Set(player.cancelled.values) == player.expectedCancelled)
    // Reported once.
    #expect(player.cancelled.count == player.expectedCancelled.count)
    #expect(player.registry.isEmpty)
  }

  @Test func `ending a feature also ends one that only its child has kept`() {
    var player = Player(seed: 0)
    player.withScope([0, 1]) { player, scope in _ = player.registry.lifetime(at: scope) }
    #expect(!player.registry.isEmpty)
    player.perform { $0.cancelAll(at: $0.root, &$1) }
    #expect(player.registry.isEmpty)
  }

  @Test func `slots are reused with different ids`() {
    var slab = Slab(blank: 0)
    let first = slab.insert(1)
    slab.remove(first)
    let second = slab.insert(2)
    #expect(first != second)
    #expect(!slab.contains(first))
    #expect(slab[second] == 2)
    #expect(slab.count == 1)
  }
}
