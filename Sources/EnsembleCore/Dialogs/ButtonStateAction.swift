// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// What a button sends, and how.
public struct ButtonStateAction<Action> {
  /// What it sends; nil for nothing.
  public let action: Action?
  /// An animation to send it with. On Apple platforms only those who import SwiftUI can name its type.
  package let animation: AnyHashableSendable?

  package init(action: Action?, animation: AnyHashableSendable?) {
    self.action = action
    self.animation = animation
  }

  /// Sends an action; nothing, if there is none.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, animation: nil)
  }

  /// The same for another action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomReflectable {
  public var customMirror: Mirror {
    let value: Any
    switch (action, animation) {
    case (let action?, nil): value = action
    case (let action?, let animation?): value = (action, animation: animation.base)
    case (nil, _): value = Action?.none as Any
    }
    return Mirror(self, children: ["send": value], displayStyle: .enum)
  }
}
