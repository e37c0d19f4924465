// SPDX-License-Identifier: MIT

import ComposableArchitecture

#if canImport(SwiftUI)
import SwiftUI

/// The steps of a walk, for a widget.
public struct StepBadge: View {
  let store: StoreOf<Walk>

  public init(store: StoreOf<Walk>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Label("\(viewStore.own.steps)", systemImage: "figure.walk")
    }
    .onTapGesture { store.send(.own(.addTapped)) }
  }
}
#endif

/// The text of the badge where there are no widgets.
public struct StepLabel {
  public let steps: Int

  public init(_ state: Walk.State) {
    steps = state.own.steps + (state.companion?.steps ?? 0)
  }

  public var text: String { steps == 1 ? "1 step" : "\(steps) steps" }
}
