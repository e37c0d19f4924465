// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
import EnsembleConcurrency
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension Send {
  /// Sends an action, and animates what it changes, where something can be animated.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }
}

extension Store {
  /// Sends an action, and animates what it changes, where something can be animated.
  ///
  /// What the effects of the action send later is not animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view action, and animates what it changes, where something can be animated.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}

extension ButtonStateAction {
  /// Sends an action, and animates what it changes, where something can be animated.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation.map { AnyHashableSendable($0) })
  }
}

extension DismissEffect {
  /// Asks the parent to dismiss the feature, and animates that, where something can be animated.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withAnimation(animation) {
      dismiss(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
