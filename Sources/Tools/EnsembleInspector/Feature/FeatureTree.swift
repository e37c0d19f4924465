// SPDX-License-Identifier: MIT

import EnsembleInspection

/// The features of a store as a tree, with the totals of each and of those below it.
struct FeatureTree: Equatable, Sendable {
  /// A feature, or what several features have in common.
  struct Row: Equatable, Sendable, Identifiable {
    /// The cases that lead to the actions of the feature, such as `rows.element`; empty for the
    /// root feature.
    let path: String
    /// The part of the path that the row above does not have.
    let name: String
    let depth: Int
    /// The totals of the feature itself; nil if it has no actions.
    let own: FeatureSummary?
    /// The totals of the feature and of those below it.
    let total: Total

    var id: String { path }
  }

  struct Total: Equatable, Sendable {
    var actions = 0
    /// The duration of the reducers' runs, in seconds.
    var duration = 0.0
    var effects = 0
    var fields = 0
    var views = 0

    mutating func add(_ feature: FeatureSummary) {
      actions += feature.count
      duration += feature.duration
      effects += feature.effects
      fields += feature.changedFields
      views += feature.viewUpdates
    }
  }

  /// The rows in the order of the tree; of several features in one, the slowest first.
  private(set) var rows: [Row] = []

  init() {}

  init(_ features: [FeatureSummary]) {
    guard !features.isEmpty else { return }
    var root = Node()
    for feature in features {
      root.add(feature, at: feature.path.split(separator: ".").map(String.init)[...])
    }
    append(root, path: [], name: "", depth: 0)
  }

  private mutating func append(_ node: Node, path: [String], name: String, depth: Int) {
    // A step of a path that is no feature, such as `presented`, needs no row.
    if !path.isEmpty, node.own == nil, node.children.count == 1, let child = node.children.first {
      let longer = "\(name).\(child.key)"
      return append(child.value, path: path + [child.key], name: longer, depth: depth)
    }
    rows.append(
      Row(
        path: path.joined(separator: "."),
        name: name,
        depth: depth,
        own: node.own,
        total: node.total
      )
    )
    let children = node.children.sorted {
      ($1.value.total.duration, $0.key) < ($0.value.total.duration, $1.key)
    }
    for child in children {
      append(child.value, path: path + [child.key], name: child.key, depth: depth + 1)
    }
  }

  private struct Node {
    var own: FeatureSummary?
    var total = Total()
    var children: [String: Node] = [:]

    mutating func add(_ feature: FeatureSummary, at path: ArraySlice<String>) {
      total.add(feature)
      guard let name = path.first else {
        own = feature
        return
      }
      children[name, default: Node()].add(feature, at: path.dropFirst())
    }
  }
}
