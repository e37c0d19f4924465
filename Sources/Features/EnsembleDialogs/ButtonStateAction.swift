// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore

/// The action of a button, and how it is sent.
public struct ButtonStateAction<Action> {
  /// The action; nil for none.
  public let action: Action?
  /// The animation to send it with. On Apple platforms, its type is only available with SwiftUI.
  package let animation: AnyHashableSendable?

  package init(action: Action?, animation: AnyHashableSendable?) {
    self.action = action
    self.animation = animation
  }

  /// Returns a button action that sends an action, or nothing for nil.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, animation: nil)
  }

  /// Returns the button action with a transformed action.
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
