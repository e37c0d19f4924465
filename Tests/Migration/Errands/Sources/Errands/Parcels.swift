// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import TCAComposer

/// A parcel that waits at the post office.
@Composer
public struct Parcel {
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var sender: String
    public var isSigned = false

    public init(id: Int, sender: String) {
      self.id = id
      self.sender = sender
    }
  }

  public enum ViewAction: Equatable {
    case signTapped
    case refuseTapped
  }

  public enum DelegateAction: Equatable {
    case handedOver
    case refused(sender: String)
  }

  public init() {}

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .signTapped:
      state.isSigned = true
      return .send(.delegate(.handedOver))
    case .refuseTapped:
      return .send(.delegate(.refused(sender: state.sender)))
    }
  }

  @ComposeBodyActionCase
  func delegate(action: DelegateAction) {}
}

/// The counter of the post office, with the parcel that is on it.
@ComposeReducer(
  .bindable,
  children: [
    .reducer("parcel", of: Parcel.self, initialState: Parcel.State(id: 1, sender: "The baker")),
    .presentsAlert(),
  ]
)
@Composer
public struct PostCounter {
  public struct State: Equatable {
    public var identityCard = ""
    public var handedOver = 0
    public var returned: [String] = []

    public init() {}
  }

  public enum ViewAction: Equatable {
    case closeTapped
  }

  @CasePathable
  public enum AlertAction: Equatable {
    case closeConfirmed
  }

  public init() {}

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    state.alert = AlertState {
      TextState("Close the counter?")
    } actions: {
      ButtonState(action: .closeConfirmed) {
        TextState("Close")
      }
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) {
    state.identityCard = ""
  }

  @ComposeBody(action: \Action.Cases.parcel.delegate)
  func parcelSaid(state: inout State, action: Parcel.DelegateAction) {
    switch action {
    case .handedOver: state.handedOver += 1
    case let .refused(sender): state.returned.append(sender)
    }
  }
}

/// A parcel box in the street, which counts how often it was touched.
@ComposeReducer(
  children: [.reducer("parcel", of: Parcel.self, initialState: Parcel.State(id: 2, sender: "Aunt"))]
)
@Composer
public struct ParcelBox {
  public struct State: Equatable {
    public var touches = 0
    public var isOpen = false

    public init() {}
  }

  public init() {}

  @ComposeBody(action: \Action.Cases.parcel.delegate)
  func parcelSaid(state: inout State, action: Parcel.DelegateAction) {
    state.isOpen = true
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.touches += 1
      return .none
    }
  }
}
