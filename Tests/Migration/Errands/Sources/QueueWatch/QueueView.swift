// SPDX-License-Identifier: MIT

import SwiftUI
import tinyTCA

/// The number of people who wait, and a way to correct it.
public struct QueueView: View {
  @StoreState private var state: QueueCount.State
  private let store: Store<QueueCount>

  public init(store: Store<QueueCount>) {
    self.store = store
    _state = StoreState(store)
  }

  public var body: some View {
    VStack {
      Text("\(state.people) in the queue")
      Stepper("People", value: store.binding.people)
      Button("Next") { $state.send(.nextCalled) }
        .disabled(state.isCalling || state.people == 0)
    }
  }

  /// The view for a preview.
  public static var preview: QueueView {
    QueueView(store: .preview(QueueCount.State(people: 7)))
  }
}

/// The time that a queue takes.
public struct QueueEstimateView: View {
  @StoreState private var state: QueueEstimate.State

  public init(times: WaitingTimes) {
    _state = StoreState(Store(feature: QueueEstimate(times: times)))
  }

  public var body: some View {
    HStack {
      if let minutes = state.minutes {
        Text("\(minutes) minutes")
      }
      Button("How long?") { $state.send(.asked(people: 5)) }
        .disabled(state.isAsking)
    }
  }
}
