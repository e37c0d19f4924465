// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
import EnsembleConcurrency
import EnsembleCore
import EnsembleDialogs

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Send {
  /// Sends an action, and animates its changes on platforms with animations.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }
}

extension Store {
  /// Sends an action, and animates its changes on platforms with animations.
  ///
  /// Actions that its effects send later are not animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view action, and animates its changes on platforms with animations.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}

extension ButtonStateAction {
  /// Returns a button action whose changes are animated on platforms with animations.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation.map { AnyHashableSendable($0) })
  }
}

extension DismissEffect {
  /// Asks the parent to dismiss the feature, and animates the change on platforms with animations.
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
