// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleUI

/// The bars in the pages and terminals of stores that show their past.
///
/// A tree shows a store if a change of the store's state invalidates one of its views. Trees that
/// were already invalid, or are opened later, are found after their next update.
@MainActor
final class TravelNotices: TravelObserver {
  private static let shared = TravelNotices()

  /// The stores that show their past, in the order in which they began to.
  private var travels: [Travel] = []

  @MainActor
  private final class Travel {
    let store: any InspectedStore
    let timeline: StoreTimeline
    /// The trees that show the store.
    var trees: [WeakTree] = []
    /// The trees that were searched for the store after an update, each once.
    var updated: [WeakTree] = []
    var hasRefused = false
    var isSearching = false
    var listener = 0

    init(_ store: any InspectedStore) {
      self.store = store
      timeline = StoreTimeline(of: store)
    }

    func shows(in tree: ViewTree) -> Bool { trees.contains { $0.tree === tree } }
  }

  private struct WeakTree {
    weak var tree: ViewTree?
  }

  /// Begins to show bars, in the whole process.
  static func start() { StoreInspection.travelObserver = shared }

  func store(_ store: any InspectedStore, showsPast replace: () -> Void) {
    let trees = ViewTree.invalidated(by: replace)
    showBars(of: travels.first { $0.store === store } ?? begin(store), in: trees)
  }

  private func begin(_ store: any InspectedStore) -> Travel {
    let travel = Travel(store)
    travel.listener = store.changes.add { [weak self, weak travel] in
      if let travel { self?.follow(travel) }
    }
    travels.append(travel)
    ViewTree.onUpdate = { [weak self] in self?.didUpdate($0) }
    return travel
  }

  private func follow(_ travel: Travel) {
    if travel.store.shownNumber == nil { return end(travel) }
    let hasRefused = travel.store.refusedAction != nil
    if hasRefused, !travel.hasRefused { search(travel) }
    travel.hasRefused = hasRefused
  }

  private func end(_ travel: Travel) {
    travel.store.changes.remove(travel.listener)
    travels.removeAll { $0 === travel }
    if travels.isEmpty { ViewTree.onUpdate = nil }
    for weakTree in travel.trees { if let tree = weakTree.tree { showBars(in: tree) } }
  }

  private func didUpdate(_ tree: ViewTree) {
    for travel in travels where !travel.shows(in: tree) {
      if travel.updated.contains(where: { $0.tree === tree }) { continue }
      travel.updated.removeAll { $0.tree == nil }
      travel.updated.append(WeakTree(tree: tree))
      search(travel)
    }
  }

  /// Looks for the trees that show a store, after the current update or action.
  private func search(_ travel: Travel) {
    if travel.isSearching { return }
    travel.isSearching = true
    Task { [weak self] in
      travel.isSearching = false
      let trees = ViewTree.invalidated { travel.store.showPastAgain() }
      if travel.store.shownNumber != nil { self?.showBars(of: travel, in: trees) }
    }
  }

  private func showBars(of travel: Travel, in trees: [ViewTree]) {
    for tree in trees where !travel.shows(in: tree) {
      travel.trees.removeAll { $0.tree == nil }
      travel.trees.append(WeakTree(tree: tree))
      showBars(in: tree)
    }
  }

  private func showBars(in tree: ViewTree) {
    let timelines = travels.filter { $0.shows(in: tree) }.map(\.timeline)
    tree.showBanner(timelines.isEmpty ? nil : AnyView(TravelBars(timelines: timelines)))
  }
}

/// The bars for all stores of a page or terminal that show their past.
private struct TravelBars: View {
  let timelines: [StoreTimeline]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(timelines, id: \.identity) { TravelBar(timeline: $0) }
    }
  }
}

/// A bar with the position in the past that a store shows, and buttons to leave it.
private struct TravelBar: View {
  let timeline: StoreTimeline

  var body: some View {
    WrappingHStack(spacing: 12) {
      Text("You see action \(timeline.position) of \(timeline.count).").bold().monospacedDigit()
      if let refused = timeline.refusedAction {
        Text("\(refused) was refused.").foregroundStyle(.red)
      }
      Button("Back to now") { timeline.returnToPresent() }.buttonStyle(.borderedProminent)
      Button("Continue from here") { timeline.continueFromPast() }
    }
  }
}

extension StoreTimeline {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
