// SPDX-License-Identifier: MIT

import EnsembleConcurrency

// MARK: The tree of paths, for whoever holds the lock

extension EffectRuntime {
  func makeNode(_ path: EffectPath) -> EffectPathNode {
    var node = root
    for component in path.components {
      if let child = node.children[component] {
        node = child
      } else {
        let child = EffectPathNode(parent: node, component: component)
        node.children[component] = child
        node = child
      }
    }
    return node
  }

  func findNode(_ path: EffectPath) -> EffectPathNode? {
    var node = root
    for component in path.components {
      guard let child = node.children[component] else { return nil }
      node = child
    }
    return node
  }

  /// The features on the way to a path that have a node, without the last.
  func nodes(above path: EffectPath) -> [EffectPathNode] {
    var node: EffectPathNode? = root
    var found: [EffectPathNode] = []
    for component in path.components {
      guard let here = node else { break }
      found.append(here)
      node = here.children[component]
    }
    return found
  }

  func prune(_ node: EffectPathNode) {
    var node = node
    while node.isEmpty, let parent = node.parent, let component = node.component {
      parent.children[component] = nil
      node = parent
    }
  }

  func visit(_ node: EffectPathNode, _ body: (EffectPathNode) -> Void) {
    var rest = [node]
    while let node = rest.popLast() {
      body(node)
      rest += node.children.values
    }
  }
}

// MARK: What is asked about paths

extension EffectRuntime {
  /// The life of the feature that is presented at a path, from the first time that this is asked to the
  /// end of it.
  func presence(at path: EffectPath) -> Presenter.Presence {
    lock.withLock {
      let node = makeNode(path)
      let presence = node.presence ?? Presenter.Presence()
      node.presence = presence
      return presence
    }
  }

  /// The children in a collection that have effects under way.
  ///
  /// - Complexity: O(*k*) in the number of children of any kind that have.
  func runningChildren(
    at path: EffectPath,
    where isIncluded: (EffectPathComponent) -> Bool
  ) -> [EffectPathComponent] {
    lock.withLock {
      findNode(path)?.children.keys.filter(isIncluded) ?? []
    }
  }

  /// The keys of the children in the collections at a place, wherever in the store those are, that have
  /// effects under way.
  func runningKeys<Key>(at site: AnyKeyPath) -> [Key] {
    lock.withLock {
      var keys: [Key] = []
      visit(root) { node in
        for component in node.children.keys where component.isChild(at: site) {
          if let key = component.key?.value.base as? Key { keys.append(key) }
        }
      }
      return keys
    }
  }

  /// The place, beside a given one, in which effects that an operator has started are still under way.
  func place(of namespace: Namespace, beside component: EffectPathComponent, at path: EffectPath)
    -> EffectPathComponent?
  {
    lock.withLock {
      let old = findNode(path)?.children.first {
        $0.value.namespace === namespace && $0.key != component
      }
      // Told once.
      old?.value.namespace = nil
      return old?.key
    }
  }

  /// Notes the operator that has started what is under way at a path.
  func setNamespace(_ namespace: Namespace, at path: EffectPath) {
    lock.withLock { findNode(path)?.namespace = namespace }
  }

  /// Whether anything is under way; for tests.
  package var isIdle: Bool {
    lock.withLock {
      var isIdle = true
      visit(root) { isIdle = isIdle && $0.isIdle }
      return isIdle
    }
  }
}
