// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A todo: a row that asks the list for everything it cannot do itself.
@ComposeReducer(.bindable, .action(.codable, .sendable))
@Composer
public nonisolated struct Todo: Sendable {
  public struct State: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var isDone: Bool

    public init(id: UUID, title: String, isDone: Bool = false) {
      self.id = id
      self.title = title
      self.isDone = isDone
    }
  }

  public enum ViewAction: Codable, Equatable, Sendable {
    case deleteTapped
  }

  @ComposeActionCase
  public enum Delegate: Codable, Equatable, Sendable {
    case delete
    case doneChanged
  }

  @ComposeBodyActionCase
  func view(action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .deleteTapped: .send(.delegate(.delete))
    }
  }

  @ComposeBodyOnChange(of: \State.isDone, attachment: .feature)
  func doneChanged() -> EffectOf<Self> {
    .send(.delegate(.doneChanged))
  }
}
