// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

extension Send {
  /// Sends an action with a transaction for its changes, on platforms with animations.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}

extension Store {
  /// Sends an action with a transaction for its changes, on platforms with animations.
  ///
  /// Actions that its effects send later have no transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view action with a transaction for its changes, on platforms with animations.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}

extension DismissEffect {
  /// Asks the parent to dismiss the feature, with a transaction, on platforms with animations.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withTransaction(transaction) {
      dismiss(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
