// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleUI

/// The bars in the pages and terminals of stores that show their past.
///
/// A tree shows a store if a change of the store's state invalidates one of its views.
@MainActor
final class TravelNotices: TravelObserver {
  private static let shared = TravelNotices()

  /// The stores that show their past, in the order in which they began to.
  private var travels: [Travel] = []

  @MainActor
  private final class Travel {
    let store: any InspectedStore
    let timeline: StoreTimeline
    var trees: [WeakTree] = []
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
    let travel = travels.first { $0.store === store } ?? begin(store)
    for tree in trees where !travel.shows(in: tree) {
      travel.trees.append(WeakTree(tree: tree))
      showBars(in: tree)
    }
  }

  private func begin(_ store: any InspectedStore) -> Travel {
    let travel = Travel(store)
    travel.listener = store.changes.add { [weak self, weak travel] in
      guard let travel, travel.store.shownNumber == nil else { return }
      self?.end(travel)
    }
    travels.append(travel)
    return travel
  }

  private func end(_ travel: Travel) {
    travel.store.changes.remove(travel.listener)
    travels.removeAll { $0 === travel }
    for place in travel.trees { if let tree = place.tree { showBars(in: tree) } }
  }

  private func showBars(in tree: ViewTree) {
    let timelines = travels.filter { $0.shows(in: tree) }.map(\.timeline)
    tree.showBanner(timelines.isEmpty ? nil : AnyView(TravelBars(timelines: timelines)))
  }
}

/// The bars of the stores that a page or a terminal shows, and that show their past.
private struct TravelBars: View {
  let timelines: [StoreTimeline]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(timelines, id: \.identity) { TravelBar(timeline: $0) }
    }
  }
}

/// A bar with the place in the past that a store shows, and the ways out.
private struct TravelBar: View {
  let timeline: StoreTimeline

  var body: some View {
    HStack(spacing: 12) {
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
