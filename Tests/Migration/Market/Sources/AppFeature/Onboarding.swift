// SPDX-License-Identifier: MIT

import Foundation
import MarketKit
import SwiftUI

/// Shows newcomers around, page by page.
public struct Onboarding: Reducer {
  public enum State: String, Equatable, CaseIterable {
    case welcome
    case choose
    case fetch

    var next: State? {
      let index = Self.allCases.firstIndex(of: self)! + 1
      return index < Self.allCases.count ? Self.allCases[index] : nil
    }

    var text: String {
      switch self {
      case .welcome: return "Welcome to the market!"
      case .choose: return "Choose what you like at all stalls."
      case .fetch: return "Fetch it when it suits you."
      }
    }
  }

  public enum Action: Equatable {
    case finished
    case nextButtonTapped
    case skipButtonTapped
  }

  @Dependency(\.keyValues) var keyValues

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .finished:
      return .none

    case .nextButtonTapped:
      guard let next = state.next else { return finish() }
      state = next
      return .none

    case .skipButtonTapped:
      return finish()
    }
  }

  private func finish() -> Effect<Action> {
    .run { send in
      await keyValues.set(true, for: "onboarded")
      await send(.finished, animation: .default)
    }
  }
}

struct OnboardingView: View {
  let store: StoreOf<Onboarding>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(spacing: 24) {
        Text(viewStore.text)
          .font(.title2)
          .multilineTextAlignment(.center)
        Button("Go on") { viewStore.send(.nextButtonTapped) }
          .buttonStyle(.borderedProminent)
        Button("Skip") { viewStore.send(.skipButtonTapped) }
      }
      .padding()
    }
  }
}
