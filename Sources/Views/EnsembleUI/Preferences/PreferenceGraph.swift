// SPDX-License-Identifier: MIT

/// The views of a tree that read preferences, and whether they are out of date.
@MainActor
final class PreferenceGraph {
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  private var isDue = false

  private struct WeakNode {
    weak var node: _ViewNode?
  }

  /// Adds a view that reads a preference.
  func insert(_ reader: _ViewNode) {
    readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
    changed(in: reader.graph)
  }

  /// Reads all preferences again after all views are up to date, if a view reads any.
  func changed(in graph: ViewGraph) {
    guard !readers.isEmpty, !isDue else { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      self?.isDue = false
      self?.read()
    }
  }

  // Inner readers come first, so that the outer readers see the preferences of the views that they
  // show.
  private func read() {
    readers = readers.filter { $0.value.node?.isAlive == true }
    let nodes = readers.values.compactMap(\.node).sorted { $0.depth > $1.depth }
    for node in nodes { (node.storage as? any PreferenceReading)?.read(in: node) }
  }
}

/// The storage of a view that reads a preference.
@MainActor
protocol PreferenceReading: AnyObject {
  /// Reads the preference of the views inside a node.
  func read(in node: _ViewNode)
}

/// The storage of a view that reports a preference.
@MainActor
protocol PreferenceReport: AnyObject {
  var key: ObjectIdentifier { get }
  /// Returns the value of the view, given the value of the views inside it.
  func value(of content: () -> Any?) -> Any?
}

extension _ViewNode {
  /// Returns the preference that the node, or else the views inside it, report; nil if none does.
  ///
  /// Presentations and pushed pages are separate, and not searched.
  ///
  /// - Complexity: O(*n*) in the number of views inside.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    reported(ObjectIdentifier(key)) { value, next in
      guard var reduced = value as? Key.Value else { return value }
      Key.reduce(value: &reduced) { next as? Key.Value ?? Key.defaultValue }
      return reduced
    } as? Key.Value
  }

  private func preference(_ key: ObjectIdentifier, _ reduce: (Any, Any) -> Any) -> Any? {
    var value: Any?
    for child in children where !child.isPlaceOfItsOwn {
      guard let next = child.reported(key, reduce) else { continue }
      value = value.map { reduce($0, next) } ?? next
    }
    return value
  }

  private func reported(_ key: ObjectIdentifier, _ reduce: (Any, Any) -> Any) -> Any? {
    guard let report = storage as? any PreferenceReport, report.key == key else {
      return preference(key, reduce)
    }
    return report.value { preference(key, reduce) }
  }

  private var isPlaceOfItsOwn: Bool {
    element?.content.isOverlay == true || holder !== parent
  }
}
