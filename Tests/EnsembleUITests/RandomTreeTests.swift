// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Changes of random trees")
struct RandomTreeTests {
  @Test(
    "applying the reported changes to the old tree gives the new tree",
    arguments: 0..<40 as Range<UInt64>
  )
  func updates(seed: UInt64) {
    var dice = Dice(seed: seed)
    let spec = Spec.random(depth: 3, &dice)
    let tree = ViewTree(NavigationStack { SpecView(spec: spec) })
    var mirror = ElementMirror(tree)
    for _ in 0..<60 {
      for _ in 0...dice.roll(3) { spec.mutate(&dice) }
      mirror.apply(tree.update(), of: tree)
      #expect(mirror.differences(from: tree) == [])
      if !mirror.problems.isEmpty { break }
    }
    #expect(mirror.problems == [])
    #expect(tree.update().isEmpty)
  }

  @Test(
    "a host that merges several updates reports the same changes",
    arguments: 100..<120 as Range<UInt64>
  )
  func gathered(seed: UInt64) {
    var dice = Dice(seed: seed)
    let spec = Spec.random(depth: 3, &dice)
    let host = ViewHost(NavigationStack { SpecView(spec: spec) })
    var mirror = ElementMirror(host.tree)
    for _ in 0..<30 {
      for _ in 0...dice.roll(4) {
        spec.mutate(&dice)
        _ = host.texts
      }
      mirror.apply(host.changes(), of: host.tree)
      #expect(mirror.differences(from: host.tree) == [])
      if !mirror.problems.isEmpty { break }
    }
    #expect(mirror.problems == [])
  }
}

/// A renderer's copy of a tree, built from the reported changes.
@MainActor
struct ElementMirror {
  private struct Node {
    var element: Element
    var children: [ElementID]
  }

  private var nodes: [ElementID: Node] = [:]
  private(set) var problems: [String] = []

  init(_ tree: ViewTree) {
    add(tree.rootID, of: tree)
  }

  private mutating func add(_ id: ElementID, of tree: ViewTree) {
    guard let element = tree[id] else { return problems.append("\(id) is not there") }
    nodes[id] = Node(element: element, children: element.children)
    for child in element.children { add(child, of: tree) }
  }

  mutating func apply(_ changes: ViewChanges, of tree: ViewTree) {
    for id in changes.removed where nodes.removeValue(forKey: id) == nil {
      problems.append("\(id) was removed, and never there")
    }
    for id in changes.updated {
      guard nodes[id] != nil, let element = tree[id] else {
        problems.append("\(id) was updated, and is not there")
        continue
      }
      nodes[id]?.element = element
    }
    for (id, oldChildren) in changes.restructured {
      if nodes[id]?.children != oldChildren { problems.append("\(id) had other children") }
      let children = tree[id]?.children ?? []
      nodes[id]?.children = children
      for child in children where nodes[child] == nil { add(child, of: tree) }
    }
  }

  /// Returns the differences from a tree.
  func differences(from tree: ViewTree) -> [String] {
    var fresh = ElementMirror(tree)
    var differences = fresh.problems
    for (id, node) in nodes {
      guard let other = fresh.nodes.removeValue(forKey: id) else {
        differences.append("\(id) is too much")
        continue
      }
      let (element, now) = (node.element, other.element)
      if element.content != now.content { differences.append("\(id) says something else") }
      if element.style != now.style { differences.append("\(id) looks different") }
      if element.isDisabled != now.isDisabled { differences.append("\(id) is (not) disabled") }
      if element.parent != now.parent { differences.append("\(id) is elsewhere") }
      if node.children != other.children { differences.append("\(id) has other children") }
    }
    return differences + fresh.nodes.keys.map { "\($0) is missing" }
  }
}
